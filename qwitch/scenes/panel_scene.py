"""What screens with several controls share: inputs go to the panel, what comes of them to the screen."""

from qwitch.controls.commands import Command, MenuMove, Move, Pointed, Scrolled
from qwitch.controls.keysets import KeySet
from qwitch.scenes.desk import Desk
from qwitch.scenes.scene import IDLE_MS, Change, Pop
from qwitch.stage.kit import Kit
from qwitch.stage.soundmap import SoundName
from qwitch.stage.viewport import Viewport
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.widget import Answer, Changed, Chosen

WAYS = {Move.UP: (0, -1), Move.DOWN: (0, 1), Move.LEFT: (-1, 0), Move.RIGHT: (1, 0)}
"""Menu moves as steps to the right and down."""


class PanelScene:
    """A screen of controls. Whoever inherits builds the panel, says what changes and choices do, and draws."""

    is_lively = False
    asks_before_closing = False

    def __init__(self, desk: Desk) -> None:
        """Build the panel in the desk's language."""
        self.desk = desk
        self.panel = self.build()
        self._viewport: Viewport | None = None

    @property
    def key_sets(self) -> tuple[KeySet | None, ...]:
        """No key plays a card here."""
        return ()

    @property
    def rest_ms(self) -> int:
        """Nothing moves by itself."""
        return IDLE_MS

    def build(self) -> Panel:
        """The controls, with their present values."""
        raise AssertionError(f"{type(self).__name__} has no panel")

    def changed(self, word: str) -> Change:
        """The control of this word has another value."""
        return None

    def chosen(self, word: str) -> Change:
        """The button of this word was pressed."""
        return self.back()

    def back(self) -> Change:
        """Escape was pressed."""
        return Pop()

    def enter(self, now_s: float) -> None:
        """Show the present values."""
        self.refresh()

    def refresh(self) -> None:
        """Language, look or values are others: build the panel anew, the focus stays."""
        before, self.panel = self.panel, self.build()
        self.panel.go_on_from(before)

    def handle(self, command: Command) -> Change:
        """Move the focus, change values, press buttons."""
        match command:
            case MenuMove(Move.BACK):
                self.desk.speaker.play(SoundName.BACK)
                return self.back()
            case MenuMove(Move.ACCEPT):
                return self._answer(self.panel.accept())
            case MenuMove(move):
                answer = self.panel.move(*WAYS[move])
                if answer is None:
                    self.desk.speaker.play(SoundName.MOVE)
                return self._answer(answer)
            case Scrolled(by, pages):
                self.panel.scroll(by, pages)
            case Pointed(pixel, down, up) if self._viewport is not None:
                return self._answer(self.panel.point(self._viewport.to_logical(pixel), down, up))
        return None

    def tick(self, now_s: float) -> Change:
        """Nothing happens by itself."""
        return None

    def step(self) -> None:
        """Nothing moves by itself."""

    def sees(self, kit: Kit) -> None:
        """Remember the scale that the pointer is read by."""
        self._viewport = kit.viewport

    def _answer(self, answer: Answer) -> Change:
        match answer:
            case Chosen(word):
                self.desk.speaker.play(SoundName.ACCEPT)
                return self.chosen(word)
            case Changed(word):
                self.desk.speaker.play(SoundName.MOVE)
                return self.changed(word)
        return None
