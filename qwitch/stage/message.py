"""One line that says what to do or what happened, in a dark pill as wide as its text."""

from collections.abc import Iterator

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.table import Box

SIDE = 30
"""Logical units between the text and the pill's ends."""


def message(kit: Kit, text: str, box: Box, is_answer: bool = False) -> Iterator[Blit]:
    """The text in the middle of the box, at most as wide; an answer to what was just done has a ring."""
    if not text:
        return
    colour = kit.palette.accent if is_answer else kit.palette.text
    line = kit.line(text, Typeface.BOLD, kit.theme.text.body, colour, box.inset(SIDE, 0))
    width = line[0].get_width() / kit.viewport.scale + 2 * SIDE
    yield kit.pill(Box(box.centre[0] - width / 2, box.y, width, box.h), ring=kit.palette.accent if is_answer else None)
    yield line
