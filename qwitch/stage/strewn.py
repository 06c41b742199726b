"""The title's picture: real cards strewn round a calm middle, and the game's name in big letters."""

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random

from qwitch.stage.cards import Back, Face, Side
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit

NAME = "QWITCH"
TILTS = (-5, 3, -2, 4, -3, 5)
DROPS = (6, -4, 4, -6, 3, -2)
"""How the letters of the name stand: degrees, and logical units below the line."""


def strewn_cards(kit: Kit, seed: int = 20) -> Iterator[Blit]:
    """A ring of cards round the middle of the canvas, always the same for a seed."""
    chance = Random(seed)
    height = kit.viewport.px(190)
    count = 26
    for place in range(count):
        turn = 2 * pi * place / count
        x = 800 + cos(turn) * (690 + chance.uniform(-60, 60))
        y = 450 + sin(turn) * (405 + chance.uniform(-40, 40))
        side: Side = Back() if place % 3 == 2 else Face.of(chance.randrange(64))
        angle = chance.uniform(-40, 40)
        shadow = kit.art.shadow(height, 0.1, angle)
        yield kit.centred(shadow, (x + 3, y + 6))
        yield kit.centred(kit.art.turned(side, height, angle), (x, y))


def name_letters(kit: Kit, middle_y: float) -> Iterator[Blit]:
    """The name, its letters in the two card colours with a cream outline, each a little askew."""
    palette = kit.palette
    colours = (palette.letter, palette.number)
    pictures = [kit.sticker(letter, 180, colours[place % 2], TILTS[place]) for place, letter in enumerate(NAME)]
    widths = [picture.get_width() / kit.viewport.scale - 16 for picture in pictures]
    x = 800 - sum(widths) / 2
    for place, (picture, width) in enumerate(zip(pictures, widths, strict=True)):
        yield kit.centred(picture, (x + width / 2, middle_y + DROPS[place]))
        x += width
