"""What all menus share: moving through a column of buttons by keys, pads and pointer."""

from qwitch.controls.commands import Command, MenuMove, Move, Pointed
from qwitch.controls.keysets import KeySet
from qwitch.scenes.desk import Desk
from qwitch.scenes.scene import IDLE_MS, Change
from qwitch.stage.kit import Kit
from qwitch.stage.menu import Menu
from qwitch.stage.soundmap import SoundName
from qwitch.stage.viewport import Viewport


class MenuScene:
    """A screen with one menu. Whoever inherits says what choosing and going back do, and draws."""

    is_lively = False
    asks_before_closing = False
    key_sets: tuple[KeySet | None, ...] = ()

    def __init__(self, desk: Desk) -> None:
        """Show the menu that `build` makes."""
        self._desk = desk
        self.menu = self.build()
        self._viewport: Viewport | None = None

    @property
    def rest_ms(self) -> int:
        """Nothing moves in a menu."""
        return IDLE_MS

    def build(self) -> Menu:
        """The menu in the desk's language."""
        raise AssertionError(f"{type(self).__name__} has no menu")

    def enter(self, now_s: float) -> None:
        """Nothing happens by itself in a menu."""

    def refresh(self) -> None:
        """The language is another one: write the menu anew, the focus stays."""
        focus = self.menu.focus
        self.menu = self.build()
        self.menu.focus = focus

    def handle(self, command: Command) -> Change:
        """Move the focus, choose, or go back."""
        match command:
            case MenuMove(Move.UP | Move.LEFT):
                self._move(-1)
            case MenuMove(Move.DOWN | Move.RIGHT):
                self._move(1)
            case MenuMove(Move.ACCEPT):
                return self._accept(self.menu.word)
            case MenuMove(Move.BACK):
                self._desk.speaker.play(SoundName.BACK)
                return self.back()
            case Pointed(pixel, down, up) if self._viewport is not None:
                before = self.menu.focus
                word = self.menu.point(self._viewport.to_logical(pixel), down, up)
                if self.menu.focus != before:
                    self._desk.speaker.play(SoundName.MOVE)
                return None if word is None else self._accept(word)
        return None

    def _move(self, by: int) -> None:
        self.menu.move(by)
        self._desk.speaker.play(SoundName.MOVE)

    def _accept(self, word: str) -> Change:
        self._desk.speaker.play(SoundName.ACCEPT)
        return self.choose(word)

    def choose(self, word: str) -> Change:
        """The entry of this word was chosen."""
        raise AssertionError(f"nobody handles {word}")

    def back(self) -> Change:
        """Escape was pressed."""
        return None

    def tick(self, now_s: float) -> Change:
        """Time does nothing to a menu."""
        return None

    def step(self) -> None:
        """Nothing moves by itself."""

    def sees(self, kit: Kit) -> None:
        """Remember the scale that the pointer is read by."""
        self._viewport = kit.viewport
