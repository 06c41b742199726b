"""A list: rows of words in columns, one of them in focus; what has no room is scrolled to."""

from collections.abc import Iterator, Sequence

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import body, inner, sheet
from qwitch.stage.widgets.cells import Cell as Cell
from qwitch.stage.widgets.cells import Column as Column
from qwitch.stage.widgets.cells import Row as Row
from qwitch.stage.widgets.cells import cell_blits
from qwitch.stage.widgets.scroll_bar import ScrollBar
from qwitch.stage.widgets.widget import Answer, Chosen, Point
from qwitch.table import Box

RIM, HEADING, BAR = 12, 40, 30
"""Logical units: round the rows, the height of the headings, the width of the scroll bar with its gaps."""

BETWEEN = 16
"""Logical units between two columns."""


class ListWidget:
    """Rows that can be chosen: `place` is the one in focus, `top` the first one shown. Without rows it says so."""

    def __init__(
        self,
        word: str,
        box: Box,
        columns: Sequence[Column],
        rows: Sequence[Row],
        empty: str = "",
        row_height: float = 54,
    ) -> None:
        """Show rows of a cell a column; the box is filled with as many as have room. `empty` is said without any."""
        self.word, self.box, self.columns, self.empty = word, box, tuple(columns), empty
        self.rows = tuple(rows)
        self.is_enabled = bool(self.rows)
        self._row_height = row_height
        self.place = self.top = 0
        self._grabbed: tuple[Point, int] | None = None
        self._was_moved = False

    @property
    def shown(self) -> int:
        """How many rows have room."""
        return max(1, int(self._inside().h // self._row_height))

    @property
    def row_height(self) -> float:
        """How tall a row is: as was wished, or a little more where rows fill the whole list."""
        return self._row_height if len(self.rows) < self.shown else self._inside().h / self.shown

    def look_at(self, place: int) -> None:
        """Give this row the focus, or the nearest there is, and scroll as far as it takes to see it."""
        self.place = min(max(place, 0), max(0, len(self.rows) - 1))
        self.top = min(max(self.top, self.place - self.shown + 1), self.place)
        self._stay()

    def step(self, down: int) -> bool:
        """One row up (-1) or down (1): whether there was one, else the focus leaves the list."""
        if not 0 <= self.place + down < len(self.rows):
            return False
        self.look_at(self.place + down)
        return True

    def scroll(self, rows: int, pages: bool = False) -> None:
        """Move all by so many rows, or whole pages; the focus stays among those that are seen."""
        by = rows * self.shown if pages else rows
        self.top += by
        self._stay()
        place = self.place + by if pages else self.place
        self.place = min(max(place, self.top), min(self.top + self.shown, len(self.rows)) - 1, len(self.rows) - 1)

    # What every control does

    def accept(self) -> Answer:
        """The row in focus is chosen."""
        return Chosen(self.word) if self.rows else None

    def nudge(self, by: int) -> Answer:
        """Left and right leave the list."""
        return None

    def hover(self, point: Point) -> None:
        """The focus follows the pointer from row to row."""
        row = self._row_at(point)
        if row is not None:
            self.place = row

    def grab(self, point: Point) -> None:
        """The pointer goes down here: on the bar it scrolls there, on a row it may choose it or pull the list."""
        self._grabbed, self._was_moved = (point, self.top), False
        self.hover(point)
        self.drag(point)

    def drag(self, point: Point) -> Answer:
        """The pointer moves while it is down."""
        if self._grabbed is None:
            return None
        (x, y), top = self._grabbed
        bar = self._bar()
        if bar is not None and x >= bar.box.x - RIM:
            self.top = bar.top_at(point[1])
            self._was_moved = True
        elif rows := round((y - point[1]) / self.row_height):
            self.top = top + rows
            self._was_moved = True
        self.scroll(0)
        return None

    def press_at(self, point: Point) -> Answer:
        """Let go here: the row is chosen, unless the list was pulled."""
        self._grabbed = None
        if self._was_moved or self._row_at(point) is None:
            return None
        self.hover(point)
        return self.accept()

    # How it looks

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Sheet, headings, rows, scroll bar."""
        yield sheet(kit, self.box)
        if not self.rows:
            yield kit.line(self.empty, Typeface.TEXT, kit.theme.text.body, kit.palette.text_quiet, self.box.inset(40))
            return
        yield from self._headings(kit)
        for place in range(self.top, min(self.top + self.shown, len(self.rows))):
            yield from self._row(kit, place, press if place == self.place else Press.NORMAL)
        if (bar := self._bar()) is not None:
            yield from bar.blits(kit)

    def _headings(self, kit: Kit) -> Iterator[Blit]:
        if self._heading_height():
            row = Box(self.box.x + RIM, self.box.y + RIM, self._inside().w, HEADING)
            for column, box in zip(self.columns, self._cells(row.inset(30, 0)), strict=True):
                text, colour = kit.theme.text, kit.palette.text_quiet
                yield kit.line(column.heading, Typeface.TEXT, text.small, colour, box, column.align)

    def _row(self, kit: Kit, place: int, press: Press) -> Iterator[Blit]:
        box = self._row_box(place)
        if press is not Press.NORMAL:
            yield body(kit, box.inset(0, 2), press)
        room = inner(kit, box, press)
        for column, cell, space in zip(self.columns, self.rows[place], self._cells(room), strict=True):
            yield from cell_blits(kit, cell if isinstance(cell, Cell) else Cell(cell), space, column.align, press)

    # Where it is

    def _heading_height(self) -> float:
        return HEADING if any(column.heading for column in self.columns) else 0

    def _inside(self) -> Box:
        """Where the rows lie."""
        down = self._heading_height()
        height = self.box.h - 2 * RIM - down
        bar = BAR if len(self.rows) * self._row_height > height else 0
        return Box(self.box.x + RIM, self.box.y + RIM + down, self.box.w - 2 * RIM - bar, height)

    def _row_box(self, place: int) -> Box:
        inside = self._inside()
        return Box(inside.x, inside.y + (place - self.top) * self.row_height, inside.w, self.row_height)

    def _row_at(self, point: Point) -> int | None:
        inside = self._inside()
        row = self.top + int((point[1] - inside.y) // self.row_height)
        is_on_one = inside.contains(point) and row < min(len(self.rows), self.top + self.shown)
        return row if is_on_one else None

    def _cells(self, room: Box) -> Iterator[Box]:
        """The room of each column."""
        total, x = sum(column.share for column in self.columns), room.x
        width = room.w - BETWEEN * (len(self.columns) - 1)
        for column in self.columns:
            wide = width * column.share / total
            yield Box(x, room.y, wide, room.h)
            x += wide + BETWEEN

    def _bar(self) -> ScrollBar | None:
        inside = self._inside()
        if len(self.rows) <= self.shown:
            return None
        box = Box(inside.right + BAR / 2 - 2, inside.y + 6, BAR / 2, self.shown * self.row_height - 12)
        return ScrollBar(box, len(self.rows), self.shown, self.top)

    def _stay(self) -> None:
        self.top = min(max(self.top, 0), max(0, len(self.rows) - self.shown))
