"""The rules to read, page by page."""

from collections.abc import Iterator

from qwitch.controls.commands import Command, MenuMove, Move
from qwitch.scenes.desk import Desk
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.rules_text import Page, rules
from qwitch.scenes.scene import Change, Pop
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.soundmap import SoundName
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.panel import Panel
from qwitch.table import Box

SHEET = Box(200, 170, 1200, 560)
MARGIN, LEADING, BETWEEN = 56, 1.36, 12


class RulesScene(PanelScene):
    """One page at a time; left and right turn them."""

    def __init__(self, desk: Desk, edition: str) -> None:
        """Open the rules of an edition at their first page."""
        self._edition, self._page = edition, 0
        super().__init__(desk)

    def build(self) -> Panel:
        """Back a page, on a page, out."""
        tr = self.desk.tr
        return Panel(
            [
                Button("on", Box(1100, 766, 300, 66), tr("Next page")),
                Button("before", Box(200, 766, 300, 66), tr("Page before")),
                Button("back", Box(650, 766, 300, 66), tr("Back")),
            ]
        )

    def handle(self, command: Command) -> Change:
        """Left and right turn the pages, whatever has the focus."""
        match command:
            case MenuMove(Move.LEFT | Move.RIGHT as move):
                self._turn(1 if move is Move.RIGHT else -1)
                return None
        return super().handle(command)

    def chosen(self, word: str) -> Change:
        """Turn a page, or close the rules."""
        if word == "back":
            return Pop()
        self._turn(1 if word == "on" else -1)
        return None

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """A sheet of paper with the page on it."""
        self.sees(kit)
        pages = rules(self._edition, self.desk.tr)
        palette = kit.palette
        heading = kit.heading(pages[self._page].heading, 104, 76)
        still = [
            *kit.veil(80),
            heading,
            kit.block(SHEET, palette.paper, palette.paper_side[0]),
            *self._paragraphs(kit, pages[self._page]),
            *self.panel.blits(kit),
        ]
        return Picture(kit.table("kids"), still)

    def _turn(self, by: int) -> None:
        self.desk.speaker.play(SoundName.MOVE)
        self._page = (self._page + by) % len(rules(self._edition, self.desk.tr))

    def _paragraphs(self, kit: Kit, page: Page) -> Iterator[Blit]:
        """Printed rules in ink, house rules below them, marked."""
        size = kit.theme.text.body * 1.12
        y = SHEET.y + 44
        for text in page.printed:
            yield kit.dot(10, (SHEET.x + MARGIN - 22, y + size * 0.62), kit.palette.letter)
            for line in kit.lettering.wrapped(text, Typeface.TEXT, size, SHEET.w - 2 * MARGIN):
                yield self._line(kit, line, Typeface.TEXT, size, y)
                y += size * LEADING
            y += BETWEEN
        for text in page.house:
            yield kit.dot(10, (SHEET.x + MARGIN - 22, y + size * 0.62), kit.palette.number)
            marked = self.desk.tr("House rule: {text}", text=text)
            for line in kit.lettering.wrapped(marked, Typeface.BOLD, size, SHEET.w - 2 * MARGIN):
                yield self._line(kit, line, Typeface.BOLD, size, y)
                y += size * LEADING
            y += BETWEEN

    def _line(self, kit: Kit, text: str, face: Typeface, size: float, y: float) -> Blit:
        box = Box(SHEET.x + MARGIN, y, SHEET.w - 2 * MARGIN, size * 1.25)
        return kit.line(text, face, size, kit.palette.text_dark, box, "left")
