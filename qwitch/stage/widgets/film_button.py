"""A button of a film: a sign, or a sign and a word."""

from collections.abc import Iterator

from qwitch.stage.film_signs import Sign, draw_film_sign
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import body, ink
from qwitch.stage.widgets.widget import Pressed
from qwitch.table import Box

SIGN_SHARE = 0.5
"""How large a sign is, as a part of its button's height."""

ASIDE = 16
"""Logical units between the edge, the sign and the word."""


class FilmButton(Pressed):
    """Says by a sign what it does, and where there is room, by a word."""

    def __init__(self, word: str, box: Box, sign: Sign | None, text: str = "") -> None:
        """Lie in this box; without a sign the text stands alone."""
        self.word, self.box, self.sign, self.text = word, box, sign, text
        self.is_enabled = True

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Its body, its sign, its word."""
        yield body(kit, self.box, press)
        box = self.box.moved(0, kit.plates.text_drop(press) / kit.viewport.scale)
        size, colour = self.box.h * SIGN_SHARE, ink(kit, press)
        text_size = min(kit.theme.text.name, self.box.h * 0.46)
        if self.sign is None:
            yield kit.line(self.text, Typeface.DISPLAY, text_size, colour, box.inset(8, 0))
            return
        x = box.x + ASIDE + size / 2 if self.text else box.centre[0]
        pixels, sign = kit.viewport.px(size), self.sign
        picture = kit.cache.get(("film sign", sign, pixels, colour), lambda: draw_film_sign(sign, pixels, colour))
        yield kit.centred(picture, (x, box.centre[1]))
        if self.text:
            left = x + size / 2 + ASIDE / 2
            yield kit.line(
                self.text, Typeface.DISPLAY, text_size, colour, Box(left, box.y, box.right - ASIDE - left, box.h)
            )
