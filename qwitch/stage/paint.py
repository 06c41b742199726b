"""Antialiased shapes on transparent surfaces: drawn large, scaled down, never with a dark fringe."""

from collections.abc import Callable

import pygame

from qwitch.stage.theme import Colour

Size = tuple[int, int]


def clear(size: Size, colour: Colour) -> pygame.Surface:
    """A transparent surface whose hidden colour is `colour`, so that softened edges keep their hue."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def oversample(longest: int) -> int:
    """How many times larger than needed a shape of this many pixels is drawn: 4, or 2 where it is big.

    Only powers of two: scaling down by three loses up to two shades.
    """
    return 4 if longest <= 420 else 2


def supersampled(size: Size, ground: Colour, draw: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """What `draw(surface, factor)` paints on a surface `factor` times larger, scaled down to `size`."""
    factor = oversample(max(size))
    large = clear((size[0] * factor, size[1] * factor), ground)
    draw(large, factor)
    return pygame.transform.smoothscale(large, size)


def disc(diameter: int, colour: Colour) -> pygame.Surface:
    """A filled circle."""

    def draw(large: pygame.Surface, factor: int) -> None:
        pygame.draw.circle(large, colour, (diameter * factor / 2, diameter * factor / 2), diameter * factor / 2)

    return supersampled((diameter, diameter), colour, draw)


def rounded(size: Size, radius: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """A filled rectangle with round corners; the radius is cut to half of the shorter side."""
    width, height = size
    radius = max(0, min(radius, width // 2, height // 2))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, 255))
    if radius:
        _round_corners(surface, radius, colour)
    return faded(surface, alpha) if alpha < 255 else surface


def _round_corners(surface: pygame.Surface, radius: int, colour: Colour) -> None:
    width, height = surface.get_size()
    circle = disc(2 * radius, colour)
    for left, x in ((0, 0), (radius, width - radius)):
        for top, y in ((0, 0), (radius, height - radius)):
            corner = pygame.Rect(x, y, radius, radius)
            surface.fill((*colour, 0), corner)
            surface.blit(circle, corner, (left, top, radius, radius))


def frame(size: Size, radius: int, width: int, colour: Colour) -> pygame.Surface:
    """A rectangle with round corners, its outline only, `width` pixels thick inwards."""
    surface = rounded(size, radius, colour)
    hole = (size[0] - 2 * width, size[1] - 2 * width)
    if min(hole) > 0:
        cut = rounded(hole, max(radius - width, 0), (0, 0, 0))
        surface.blit(cut, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return surface


def faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    """The surface itself, its opacity multiplied by alpha / 255."""
    surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def cut(surface: pygame.Surface, shape: pygame.Surface) -> pygame.Surface:
    """The surface itself, left only where the white `shape` is opaque."""
    surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def gradient(size: Size, top: Colour, bottom: Colour) -> pygame.Surface:
    """A rectangle that runs from one colour at the top to another at the bottom."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    last = max(size[1] - 1, 1)
    for y in range(size[1]):
        column.set_at((0, y), mix(top, bottom, y / last))
    return pygame.transform.scale(column, size)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour `share` (0 to 1) of the way from the first to the second."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


def soft_shadow(size: Size, radius: int, blur: int, colour: Colour, alpha: int) -> pygame.Surface:
    """The blurred shadow of a rounded rectangle; it is 2 x `blur` larger than `size` on every side."""
    pad = 2 * blur
    surface = clear((size[0] + 2 * pad, size[1] + 2 * pad), colour)
    surface.blit(rounded(size, radius, colour), (pad, pad))
    for _ in range(2 if blur else 0):
        surface = pygame.transform.box_blur(surface, max(blur // 2, 1))
    return faded(surface, alpha)


def inner_shadow(size: Size, radius: int, blur: int, colour: Colour, alpha: int) -> pygame.Surface:
    """The blurred shadow that the edge of a sunken rounded rectangle throws inwards, deeper at its top."""
    pad = 2 * blur
    around = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    around.fill((*colour, 255))
    around.blit(rounded(size, radius, (0, 0, 0)), (pad, pad + blur // 2), special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(2 if blur else 0):
        around = pygame.transform.box_blur(around, max(blur // 2, 1))
    inside = clear(size, colour)
    inside.blit(around, (-pad, -pad))
    return faded(cut(inside, rounded(size, radius, (255, 255, 255))), alpha)
