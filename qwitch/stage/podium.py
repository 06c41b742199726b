"""The podium: one column a seat, the higher the better, equal ranks equally high. Logical units."""

from collections.abc import Iterator
from dataclasses import dataclass

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour
from qwitch.table import Box

COLUMN = 196
GAP = 22
STEP = 52
"""How much lower each further rank stands."""

TALLEST = 268
"""How high the first stands."""

ORDER = {1: (0,), 2: (0, 1), 3: (1, 0, 2), 4: (1, 0, 2, 3), 5: (3, 1, 0, 2, 4)}
"""Which place stands where, left to right: the first in the middle."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat at the end: rank from 0, its name, its style (colour and shape), and the line below its name."""

    rank: int
    name: str
    style: int
    line: str


def podium(kit: Kit, standings: list[Standing], floor: float) -> Iterator[Blit]:
    """The columns of these standings, best first, on a floor at this y."""
    count = len(standings)
    left = 800 - (count * COLUMN + (count - 1) * GAP) / 2
    for place, who in enumerate(ORDER[count]):
        standing = standings[who]
        height = max(70, TALLEST - STEP * standing.rank)
        yield from _column(kit, standing, Box(left + place * (COLUMN + GAP), floor - height, COLUMN, height))


def _column(kit: Kit, standing: Standing, block: Box) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    first = standing.rank == 0
    yield kit.block(
        block,
        palette.accent if first else palette.plate_light,
        palette.accent_dark if first else palette.plate,
    )
    ink: Colour = palette.text_dark if first else palette.text
    number = Box(block.x, block.y + 6, block.w, min(104, block.h - 46))
    yield kit.line(str(standing.rank + 1), Typeface.DISPLAY, min(84.0, number.h), ink, number)
    yield kit.line(
        standing.line, Typeface.TEXT, text.small, ink, Box(block.x + 10, block.bottom - 36, block.w - 20, 28)
    )
    middle = block.x + block.w / 2
    yield kit.line(standing.name, Typeface.BOLD, text.name, palette.text, Box(block.x, block.y - 44, block.w, 34))
    yield kit.symbol(standing.style, 78 if first else 58, (middle, block.y - 92))
