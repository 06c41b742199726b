"""The figures page of the results: how each seat played, and what held it back."""

from collections.abc import Iterator

from qwitch.match.statistics import SeatStatistics
from qwitch.scenes.names import Translate, seconds
from qwitch.scenes.outcome import Outcome
from qwitch.scenes.outcome_words import held_back_line, names_of
from qwitch.scenes.six_kinds import six_kinds
from qwitch.scenes.solo_words import SoloStory
from qwitch.stage.cards import Face
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.widgets.body import sheet
from qwitch.table import Box

HEADING, ROW = 44, 96
COLUMNS = ((28, 312), (350, 200), (570, 260), (850, 180), (1040, 180), (1230, 170))
"""Where each column begins in the sheet, and how wide it is."""

NOTHING = "–"


def figures_page(kit: Kit, outcome: Outcome, story: SoloStory | None, tr: Translate, page: Box) -> Iterator[Blit]:
    """A row a seat; where there is one seat alone, its six kinds of cards and the times to beat below it."""
    seats = len(outcome.statistics)
    table = page.resized(page.w, HEADING + ROW * seats + 14)
    yield sheet(kit, table)
    yield from _headings(kit, table, tr)
    for seat, figures in enumerate(outcome.statistics):
        row = Box(table.x, table.y + HEADING + ROW * seat, table.w, ROW)
        yield from _row(kit, outcome, figures, names_of(outcome, tr)[seat], row, tr)
    if seats == 1:
        below = Box(page.x, table.bottom + 18, page.w, page.bottom - table.bottom - 18)
        half = (page.w - 20) / 2
        yield from six_kinds(kit, outcome.statistics[0].kinds, tr, below.resized(half, below.h))
        if story is not None:
            yield from story.best_times(kit, tr, Box(page.x + half + 20, below.y, half, below.h))


def _headings(kit: Kit, table: Box, tr: Translate) -> Iterator[Blit]:
    texts = ("", tr("median"), tr("fastest card"), tr("longest streak"), tr("wrong cards"), tr("beaten"))
    for (x, width), text in zip(COLUMNS, texts, strict=True):
        box = Box(table.x + x, table.y + 10, width, 32)
        yield kit.line(text, Typeface.TEXT, kit.theme.text.small, kit.palette.text_quiet, box)


def _row(kit: Kit, outcome: Outcome, figures: SeatStatistics, name: str, row: Box, tr: Translate) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    upper = row.resized(row.w, 56)
    x, width = COLUMNS[0]
    yield kit.symbol(outcome.styles[figures.seat], 36, (row.x + x + 18, upper.centre[1]))
    box = Box(row.x + x + 50, upper.y, width - 50, upper.h)
    yield kit.line(name, Typeface.BOLD, text.name, palette.text, box, "left")

    median = NOTHING if figures.reaction_ms is None else seconds(figures.reaction_ms, tr) + " s"
    values = (median, "", str(figures.longest_streak), str(figures.misplays), str(figures.beaten))
    for (x, width), value in zip(COLUMNS[1:], values, strict=True):
        cell = Box(row.x + x, upper.y, width, upper.h)
        yield kit.line(value, Typeface.DISPLAY, 30, palette.text, cell)
    yield from _fastest(kit, figures, Box(row.x + COLUMNS[2][0], upper.y, COLUMNS[2][1], upper.h), tr)
    if figures.held_back is not None:
        line = Box(row.x + COLUMNS[0][0] + 50, row.y + 54, row.w - 100, 30)
        words = held_back_line(figures.held_back, tr)
        yield kit.line(words, Typeface.TEXT, text.small, palette.text_quiet, line, "left")


def _fastest(kit: Kit, figures: SeatStatistics, cell: Box, tr: Translate) -> Iterator[Blit]:
    """The time of the fastest card, and the card itself."""
    if figures.fastest is None:
        yield kit.line(NOTHING, Typeface.DISPLAY, 30, kit.palette.text, cell)
        return
    words = Box(cell.x, cell.y, cell.w * 0.58, cell.h)
    yield kit.line(seconds(figures.fastest.ms, tr) + " s", Typeface.DISPLAY, 30, kit.palette.text, words, "right")
    card = kit.art.turned(Face.of(figures.fastest.card), kit.viewport.px(58), 0)
    yield kit.centred(card, (words.right + 44, cell.centre[1]))
