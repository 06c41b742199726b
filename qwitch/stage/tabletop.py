"""The bare table: felt under a lamp with fine fibres and dark corners, and a wooden rim.

The felt fills the whole window, letterbox included; the lamp hangs over the middle of the canvas. No picture of the
whole table is kept, which would be as large as the window: the light is smooth and kept small, fibres are a tile, and
only the edges are kept as they are.
"""

from copy import copy
from random import Random
from typing import Self

import pygame

from qwitch.stage.cache import weight
from qwitch.stage.noise import fibres
from qwitch.stage.paint import RAMP, ramp, soft_shadow
from qwitch.stage.theme import Felt, FeltName, Theme
from qwitch.stage.viewport import Viewport
from qwitch.stage.wood import Rim, rim_edges

WEAVE = 256
"""Side of the tile of fibres in pixels; it is not scaled with the window, threads stay fine."""
LAMP = (56, 32)
"""Points at which the light is worked out; between them it is smooth."""
GRAIN = 4
"""The light is kept so many times smaller than the window: it changes by one shade over more pixels than that."""
BAND = 8
"""Rows of the light that are made large at a time: few enough to stay in the processor's cache."""
CLOUD = (251, 58, 1098, 762)
"""Where the felt is darker below a title's words, in logical units."""


class TableTop:
    """The bare table of one window. It paints parts of itself; a part looks the same every time."""

    def __init__(self, theme: Theme, viewport: Viewport, felt: FeltName) -> None:
        """Draw what it is painted with."""
        self.size = viewport.window
        self._theme, self._viewport = theme, viewport
        self._light = _lamp_light(viewport, theme.palette.felts[felt])
        self._weave = fibres(WEAVE, seed=1, low=204)
        rim, self._edges = Rim(theme, viewport), list[tuple[pygame.Surface, pygame.Rect]]()
        for box in rim_edges(theme, viewport):
            edge = pygame.Surface(box.size, 0, 32)
            self._felt(edge, box, box.topleft)
            rim.paint(edge, box.topleft)
            self._edges.append((edge, box))
        self._own = [self._light, self._weave, *(edge for edge, _ in self._edges)]

    @property
    def weight(self) -> int:
        """Bytes of pixels held."""
        return sum(map(weight, self._own))

    def clouded(self) -> Self:
        """This table, darker in its middle, where a title's words stand; it shares the rest."""
        other = copy(self)
        other._light = self._light.copy()
        other._own = [other._light]
        x, y, wide, tall = self._viewport.box_to_px(CLOUD)
        # Without the rim of a shadow, in which nothing can be seen.
        soft = soft_shadow((60, 44), 22, 16, self._theme.palette.shadow, 120).subsurface((16, 16, 92, 76))
        cloud = pygame.transform.smoothscale(soft, (wide // GRAIN, tall // GRAIN))
        other._light.blit(cloud, (x // GRAIN, y // GRAIN))
        return other

    def lay(self, target: pygame.Surface, part: pygame.Rect) -> None:
        """Paint this part of the table, in pixels, on a surface as large as the window; the rest stays as it is."""
        before = target.get_clip()
        target.set_clip(part.clip(before))
        self._felt(target, part, (0, 0))
        target.fblits([(edge, box.topleft) for edge, box in self._edges if box.colliderect(part)])
        target.set_clip(before)

    def whole(self) -> pygame.Surface:
        """All of it, as a picture of the window's size."""
        picture = pygame.Surface(self.size, 0, 32)
        self.lay(picture, picture.get_rect())
        return picture

    def _felt(self, target: pygame.Surface, part: pygame.Rect, corner: tuple[int, int]) -> None:
        """The felt of a part of the window, on a surface whose top left pixel is this one of the window."""
        left, right = part.left // GRAIN, -(-part.right // GRAIN)
        for top in range(part.top // GRAIN, -(-part.bottom // GRAIN), BAND):
            points = pygame.Rect(left, top, right - left, BAND).clip(self._light.get_rect())
            if points:
                light = pygame.transform.scale_by(self._light.subsurface(points), GRAIN)
                target.blit(light, (points.x * GRAIN - corner[0], points.y * GRAIN - corner[1]))
        tiles = [
            (self._weave, (x - corner[0], y - corner[1]))
            for y in range(part.top // WEAVE * WEAVE, part.bottom, WEAVE)
            for x in range(part.left // WEAVE * WEAVE, part.right, WEAVE)
        ]
        target.fblits(tiles, pygame.BLEND_RGB_MULT)


def _lamp_light(viewport: Viewport, felt: Felt) -> pygame.Surface:
    """The felt's light, GRAIN times smaller than the window: brightest a little above the canvas' middle."""
    width, height = viewport.window
    across, down = LAMP
    points = pygame.Surface(LAMP, 0, 32)
    middle, reach = viewport.to_px((800, 430)), (viewport.canvas.width * 0.62, viewport.canvas.height * 0.74)
    shades, breath = ramp(felt.light, felt.dark), Random(2)
    for row in range(down):
        dy = ((row + 0.5) / down * height - middle[1]) / reach[1]
        for column in range(across):
            dx = ((column + 0.5) / across * width - middle[0]) / reach[0]
            dark = _darkness((dx * dx + dy * dy) ** 0.5) + breath.uniform(-0.012, 0.012)
            points.set_at((column, row), shades[round(min(1.0, max(0.0, dark)) * (RAMP - 1))])
    return pygame.transform.smoothscale(points, (-(-width // GRAIN), -(-height // GRAIN)))


def _darkness(distance: float) -> float:
    """How dark it is, 0 to 1, at a distance from the lamp (1: where darkness is nearly full)."""
    away = min(distance, 1.2) / 1.2
    return away * away * (3 - 2 * away)
