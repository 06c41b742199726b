"""The one place for the looks of controls: bodies, inks, labels."""

from collections.abc import Iterator

import pygame

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.paint import rounded
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.theme import Colour
from qwitch.table import Box

INSET = 30
"""Logical units between a control's edge and what it says."""


def body(kit: Kit, box: Box, press: Press) -> Blit:
    """The pill of a control: dark, or yellow in focus and when held down."""
    size, margin = kit.px_size(box), kit.plates.margin
    x, y = kit.viewport.to_px((box.x, box.y))
    return kit.cache.get(("button", size, press), lambda: kit.plates.button(size, press)), (x - margin, y - margin)


def sheet(kit: Kit, box: Box, alpha: int = 205) -> Blit:
    """A dark sheet with round corners: the ground of lists and charts."""
    size, radius = kit.px_size(box), kit.viewport.px(22)

    def draw() -> pygame.Surface:
        return rounded(size, radius, kit.palette.plate, alpha)

    return kit.at(box, kit.cache.get(("sheet", size, alpha), draw))


def ink(kit: Kit, press: Press) -> Colour:
    """The colour of words on a control."""
    return kit.palette.text if press is Press.NORMAL else kit.palette.text_dark


def quiet_ink(kit: Kit, press: Press) -> Colour:
    """The colour of explanations on a control."""
    return kit.palette.text_quiet if press is Press.NORMAL else kit.palette.text_dark


def inner(kit: Kit, box: Box, press: Press) -> Box:
    """Where words stand: inside, and sunk with the control when it is held down."""
    drop = kit.plates.text_drop(press) / kit.viewport.scale
    return box.inset(min(INSET, box.w / 6), 0).moved(0, drop)


def label(kit: Kit, text: str, box: Box, press: Press, align: str = "left", size: float = 0.0) -> Blit:
    """What a control is called."""
    return kit.line(
        text, Typeface.DISPLAY, size or min(kit.theme.text.button, box.h * 0.5), ink(kit, press), box, align
    )


def arrows(kit: Kit, left: Box, right: Box, press: Press) -> Iterator[Blit]:
    """The two arrows of a control whose value goes left and right."""
    size = min(left.h * 0.42, 26)
    for text, box in (("‹", left), ("›", right)):
        # The sign sits low in its line: it is lifted to the middle of the letters beside it.
        yield kit.line(text, Typeface.BOLD, size * 1.7, ink(kit, press), box.moved(0, -size * 0.16))
