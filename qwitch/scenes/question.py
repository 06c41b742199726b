"""A question before something that cannot be undone. Whoever presses Enter without reading says no."""

from collections.abc import Callable, Sequence

from qwitch.scenes.desk import Desk
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change, Pop
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.body import sheet
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.panel import Panel
from qwitch.table import Box

SHEET = Box(250, 250, 1100, 420)


class QuestionScene(PanelScene):
    """Asks; `done` is called for a yes, and the screen below decides what comes of it."""

    def __init__(self, desk: Desk, question: str, lines: Sequence[str], yes: str, done: Callable[[], None]) -> None:
        """Ask this, with lines that tell what a yes would do."""
        self._question, self._lines, self._yes, self._done = question, tuple(lines), yes, done
        super().__init__(desk)

    def build(self) -> Panel:
        """No, in focus, and yes."""
        y, wide = SHEET.bottom - 110, 480
        no = Button("no", Box(SHEET.x + 50, y, wide, 68), self.desk.tr("No"))
        return Panel([no, Button("yes", Box(SHEET.right - 50 - wide, y, wide, 68), self._yes)], focus="no")

    def chosen(self, word: str) -> Change:
        """Do it, or leave all as it is."""
        if word == "yes":
            self._done()
        return Pop()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The question on a sheet."""
        self.sees(kit)
        palette, text = kit.palette, kit.theme.text
        size = kit.lettering.fitting(self._question, Typeface.DISPLAY, (60, 52, 44, 38), SHEET.w - 100)
        still = [*kit.veil(110), sheet(kit, SHEET)]
        still.append(
            kit.line(self._question, Typeface.DISPLAY, size, palette.accent, Box(SHEET.x + 40, 280, SHEET.w - 80, 80))
        )
        still += [
            kit.line(line, Typeface.TEXT, text.body, palette.text, Box(SHEET.x + 40, 376 + 42 * row, SHEET.w - 80, 38))
            for row, line in enumerate(self._lines)
        ]
        return Picture(kit.table("solo"), [*still, *self.panel.blits(kit)])
