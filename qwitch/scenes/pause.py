"""Pause: the cards are hidden, clock and computer players stand still."""

from collections.abc import Callable

from qwitch.controls.commands import Command, PadBack
from qwitch.scenes.desk import Desk
from qwitch.scenes.menu_scene import MenuScene
from qwitch.scenes.scene import Change, Pop, Push, Reset, Scene
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.menu import Entry, Menu
from qwitch.stage.painter import Picture
from qwitch.stage.theme import FeltName
from qwitch.table import Box

WIDTH = 460


class PauseScene(MenuScene):
    """Lies over a table and shows none of its cards."""

    def __init__(
        self, desk: Desk, felt: FeltName, restart: Callable[[], Scene], leave: Callable[[], Scene], why: str = ""
    ) -> None:
        """`restart` deals the same seats anew, `leave` goes to the title; `why` tells what stopped the game."""
        self._felt, self._restart, self._leave, self._why = felt, restart, leave, why
        super().__init__(desk)

    def build(self) -> Menu:
        """Go on, start anew (a solo run with the same deal), change something, or leave."""
        tr = self._desk.tr
        entries = [
            Entry("resume", tr("Resume")),
            Entry("restart", tr("Start over") if self._felt == "solo" else tr("Deal anew")),
            Entry("options", tr("Options")),
            Entry("title", tr("Title screen")),
        ]
        return Menu(entries, 800 - WIDTH / 2, 400, WIDTH)

    def handle(self, command: Command) -> Change:
        """A pad that is back goes on with the game by itself."""
        return Pop() if isinstance(command, PadBack) else super().handle(command)

    def choose(self, word: str) -> Change:
        """Go on, start anew, or leave."""
        match word:
            case "restart":
                return Reset(self._restart())
            case "options":
                return Push(self._desk.open.options())
            case "title":
                return Reset(self._leave())
        return Pop()

    def back(self) -> Change:
        """Escape goes on with the game."""
        return Pop()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The empty table, dimmed, and the menu."""
        self.sees(kit)
        tr, palette = self._desk.tr, kit.palette
        word = kit.lettering.outlined(tr("Pause"), Typeface.DISPLAY, 110, palette.accent, palette.plate, 7)
        line = kit.line(
            self._why or tr("The cards are hidden, the clock stands still."),
            Typeface.TEXT,
            kit.theme.text.body,
            palette.text,
            Box(400, 330, 800, 40),
        )
        still = [*kit.veil(120), kit.centred(word, (800, 262)), line, *self.menu.blits(kit)]
        return Picture(kit.table(self._felt), still)
