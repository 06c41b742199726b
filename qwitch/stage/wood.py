"""The wooden rim round the felt: four mitred planks with grain, a bevel, a brass line and an inner shadow."""

from math import sin
from random import Random

import pygame

from qwitch.stage.noise import grey_noise
from qwitch.stage.paint import RAMP, mix, ramp
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour, Theme
from qwitch.stage.viewport import Viewport

RINGS = (160, 12)
"""Points along and across a plank at which its rings are worked out."""
PORES = ((80, 1.8, 178), (22, 1.1, 206), (6, 0.7, 222))
"""Layers of pores: length and thickness of a pore in logical units, and how dark it is at most (0 to 255)."""
SHADE = 26
"""How far the rim's shadow reaches, in logical units."""
PROFILE = (120, 235, 255, 240, 224, 208, 188, 160, 116)
"""Brightness across a plank from its outer to its inner edge (0 to 255)."""


def rim_edges(theme: Theme, viewport: Viewport) -> list[pygame.Rect]:
    """The four parts of the window, in pixels, on which the rim and its shadow lie."""
    (width, height), deep = viewport.window, viewport.px(theme.sizes.rim) + viewport.px(SHADE) + 1
    beside = max(0, height - 2 * deep)
    return [
        pygame.Rect(0, 0, width, deep),
        pygame.Rect(0, height - deep, width, deep),
        pygame.Rect(0, deep, deep, beside),
        pygame.Rect(width - deep, deep, deep, beside),
    ]


class Rim:
    """The rim of one window, for as long as it takes to paint its edges."""

    def __init__(self, theme: Theme, viewport: Viewport) -> None:
        """Saw the planks and draw the shadow that they throw on the felt."""
        self._theme, self._viewport = theme, viewport
        (width, height), thick = viewport.window, viewport.px(theme.sizes.rim)
        self._blits = _inner_shadow(viewport.window, theme.palette.shadow, thick, viewport.px(SHADE))
        for seed, length in enumerate((width, height)):
            plank = _plank(theme, (length, thick), viewport.scale, seed)
            _mitre(plank)
            near, far = ((0, 180), (90, -90))[seed]
            self._blits.append((pygame.transform.rotate(plank, near), (0, 0)))
            self._blits.append((pygame.transform.rotate(plank, far), ((0, height - thick), (width - thick, 0))[seed]))

    def paint(self, part: pygame.Surface, corner: tuple[int, int]) -> None:
        """Put it over a part of the felt whose top left pixel is this one of the window."""
        left, top = corner
        part.fblits([(picture, (x - left, y - top)) for picture, (x, y) in self._blits])
        _brass(part, self._theme, corner, self._viewport)


def _plank(theme: Theme, size: tuple[int, int], scale: float, seed: int) -> pygame.Surface:
    """A plank lying along, its outer edge on top: wavy rings, drawn-out pores, a rounded profile."""
    palette = theme.palette
    plank = pygame.transform.smoothscale(_rings(palette.wood_light, palette.wood_dark, seed), size)
    for stretch, thread, low in PORES:
        points = (max(2, round(size[0] / (stretch * scale))), max(2, round(size[1] / (thread * scale))))
        pores = pygame.transform.smoothscale(grey_noise(points, seed + stretch, low, 255), size)
        plank.blit(pores, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    plank.blit(_profile(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return plank


def _rings(light: Colour, dark: Colour, seed: int) -> pygame.Surface:
    """The year rings of a plank, a few points wide: bands that wander from edge to edge."""
    random = Random(seed)
    first, second, third = (random.uniform(0, 6.3) for _ in range(3))
    along, across = RINGS
    points, shades = pygame.Surface(RINGS, pygame.SRCALPHA), ramp(light, dark)
    for column in range(along):
        x = column / along
        wave = 0.5 * sin(x * 11 + first) + 0.28 * sin(x * 31 + second)
        for row in range(across):
            ring = sin((row / across * 1.9 + wave) * 6.3 + third)
            points.set_at((column, row), shades[round((0.42 + 0.30 * ring) * (RAMP - 1))])
    return points


def _profile(size: tuple[int, int]) -> pygame.Surface:
    """The light on a rounded bar, to be multiplied: dim outer edge, bright shoulder, dark inner edge."""
    column = pygame.Surface((1, len(PROFILE)), pygame.SRCALPHA)
    for step, shade in enumerate(PROFILE):
        column.set_at((0, step), (shade, shade, shade))
    return pygame.transform.smoothscale(column, size)


def _mitre(plank: pygame.Surface) -> None:
    """Cut both ends at 45 degrees, so that four planks meet in the corners."""
    length, thick = plank.get_size()
    pygame.draw.polygon(plank, (0, 0, 0, 0), [(0, 0), (0, thick), (thick - 1, thick)])
    pygame.draw.polygon(plank, (0, 0, 0, 0), [(length, 0), (length, thick), (length - thick, thick)])


def _inner_shadow(window: tuple[int, int], colour: Colour, thick: int, reach: int) -> list[Blit]:
    """The rim's shadow on the felt, darkest where felt and wood meet."""
    width, height = window
    fall = pygame.Surface((1, reach), pygame.SRCALPHA)
    for step in range(reach):
        fall.set_at((0, step), (*colour, round(150 * (1 - step / reach) ** 2)))
    corners = ((0, thick), (width - thick - reach, 0), (0, height - thick - reach), (thick, 0))
    return [
        (pygame.transform.rotate(pygame.transform.scale(fall, (length, reach)), turn), corner)
        for turn, length, corner in zip((0, -90, 180, 90), (width, height, width, height), corners, strict=True)
    ]


def _brass(part: pygame.Surface, theme: Theme, corner: tuple[int, int], viewport: Viewport) -> None:
    """A thin inlaid line of brass near the rim's inner edge, and the dark joint between wood and felt."""
    window, thick = pygame.Rect((-corner[0], -corner[1]), viewport.window), viewport.px(theme.sizes.rim)
    inset, line = round(thick * 0.70), viewport.px(1.6)
    colour = mix(theme.palette.brass, theme.palette.wood_dark, 0.25)
    pygame.draw.rect(part, colour, window.inflate(-2 * inset, -2 * inset), line)
    joint = window.inflate(2 - 2 * thick, 2 - 2 * thick)
    pygame.draw.rect(part, theme.palette.shadow, joint, viewport.px(1.5))
