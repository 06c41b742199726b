"""What the rows of a list consist of: columns, and cells of words with a seat's shape before them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.medal import medal_sign
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import ink as inked
from qwitch.stage.widgets.body import quiet_ink
from qwitch.table import Box


@dataclass(frozen=True, slots=True)
class Column:
    """One column: the share of the width that it takes, its heading, and where its words stand."""

    share: float
    heading: str = ""
    align: str = "left"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its words, and whether they are said quietly.

    Before them may stand the shape and colour of a seat, or a medal: 0 gold, 1 silver, 2 bronze (None: nothing).
    """

    text: str
    style: int | None = None
    is_quiet: bool = False
    medal: int | None = None


Row = Sequence[Cell | str]


def cell_blits(kit: Kit, cell: Cell, box: Box, align: str, press: Press) -> Iterator[Blit]:
    """Shape and words of a cell in its box."""
    colour = quiet_ink(kit, press) if cell.is_quiet else inked(kit, press)
    if cell.style is not None:
        size = min(30.0, box.h * 0.56)
        yield kit.symbol(cell.style, size, (box.x + size / 2, box.centre[1]))
        box = Box(box.x + size + 12, box.y, max(10.0, box.w - size - 12), box.h)
    if cell.medal is not None:
        size = min(34.0, box.h * 0.62)
        yield medal_sign(kit, cell.medal, size, (box.x + size / 2, box.centre[1]))
        box = Box(box.x + size + 12, box.y, max(10.0, box.w - size - 12), box.h)
    if cell.text:
        face = Typeface.TEXT if cell.is_quiet else Typeface.BOLD
        yield kit.line(cell.text, face, min(kit.theme.text.body, box.h * 0.5), colour, box, align)
