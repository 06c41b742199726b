"""A sign of the cards to press: a letter or a number on paper, in its own colour."""

from collections.abc import Iterator

import pygame

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.paint import rounded
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.widget import Pressed
from qwitch.table import Box

RIM = 5
"""Logical units of yellow round a sign in focus."""


class SignButton(Pressed):
    """A small paper tile; pressed, it is chosen."""

    def __init__(self, word: str, box: Box, sign: str) -> None:
        """Show this letter or number."""
        self.word, self.box, self.sign = word, box, sign
        self.is_enabled = True

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """The tile, in a yellow frame when in focus."""
        if press is not Press.NORMAL:
            around = self.box.inset(-RIM)
            size, radius = kit.px_size(around), kit.viewport.px(14)

            def draw() -> pygame.Surface:
                return rounded(size, radius, kit.palette.accent)

            yield kit.at(around, kit.cache.get(("field", size), draw))
        yield from sign_tile(kit, self.box.moved(0, 2) if press is Press.DOWN else self.box, self.sign)


def sign_tile(kit: Kit, box: Box, sign: str) -> Iterator[Blit]:
    """A letter or number on paper; without a sign, an empty place for one."""
    palette = kit.palette
    if not sign:
        yield kit.dent(box)
        return
    half, line = (palette.letter_half, palette.letter) if sign.isalpha() else (palette.number_half, palette.number)
    yield kit.block(box, palette.paper, half)
    yield kit.line(sign, Typeface.DISPLAY, box.h * 0.72, line, box)
