"""Medals, told apart by their stars as well as by their metal."""

import pygame

from qwitch.stage.kit import Kit, Point
from qwitch.stage.paint import mix, supersampled
from qwitch.stage.painter import Blit
from qwitch.stage.shapes import OUTLINES
from qwitch.stage.theme import Colour

METALS: tuple[Colour, ...] = ((255, 205, 84), (206, 214, 222), (206, 138, 92))
"""Gold, silver, bronze."""

STARS = ((0.0, -0.34), (-0.34, 0.2), (0.34, 0.2)), ((-0.3, 0.0), (0.3, 0.0)), ((0.0, 0.0),)
"""Where the stars of each stand, in parts of its radius: three on gold, two on silver, one on bronze."""


def medal_sign(kit: Kit, place: int, size: float, centre: Point) -> Blit:
    """The medal of this place: 0 gold, 1 silver, 2 bronze; `size` logical units large."""
    pixels, ink = kit.viewport.px(size), kit.palette.text_dark
    return kit.centred(kit.cache.get(("medal", place, pixels), lambda: _draw(place, pixels, ink)), centre)


def _draw(place: int, pixels: int, ink: Colour) -> pygame.Surface:
    metal = METALS[place]

    def draw(large: pygame.Surface, factor: int) -> None:
        radius = pixels * factor / 2
        middle = (radius, radius)
        pygame.draw.circle(large, mix(metal, ink, 0.45), middle, radius)
        pygame.draw.circle(large, metal, middle, radius * 0.88)
        pygame.draw.circle(large, mix(metal, (255, 255, 255), 0.4), middle, radius * 0.74, max(1, round(radius * 0.06)))
        for x, y in STARS[place]:
            star = [(radius * (1 + x + a * 0.24), radius * (1 + y + b * 0.24)) for a, b in OUTLINES["star"]]
            pygame.draw.polygon(large, ink, star)

    return supersampled((pixels, pixels), metal, draw)
