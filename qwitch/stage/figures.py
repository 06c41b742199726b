"""Figures that change all the time, as a running clock: put together from characters, so that nothing is drawn anew."""

from collections.abc import Iterator

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour
from qwitch.table import Box

DIGITS = "0123456789"


def figures(kit: Kit, text: str, size: float, colour: Colour, box: Box, align: str = "centre") -> Iterator[Blit]:
    """The characters of a text side by side in a box; all digits are equally wide, so that none of them jumps.

    align is "left", "centre" or "right".
    """
    pictures = [kit.lettering.text(sign, Typeface.DISPLAY, size, colour) for sign in text]
    wide = max(kit.lettering.text(digit, Typeface.DISPLAY, size, colour).get_width() for digit in DIGITS)
    widths = [wide if sign in DIGITS else picture.get_width() for sign, picture in zip(text, pictures, strict=True)]
    room = kit.viewport.box_to_px((box.x, box.y, box.w, box.h))
    spare = room.w - sum(widths)
    x = room.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
    for picture, width in zip(pictures, widths, strict=True):
        yield picture, (x + (width - picture.get_width()) // 2, room.centery - picture.get_height() // 2)
        x += width
