"""Antialiased shapes on transparent surfaces: drawn large, scaled down, never with a dark fringe."""

from collections.abc import Callable
from functools import lru_cache

import pygame

from qwitch.stage.theme import Colour

Size = tuple[int, int]

WHITE: Colour = (255, 255, 255)
"""The colour of shapes that others are cut out with, or that are tinted."""

FINE_BLUR = 8
"""A blur of twice as many pixels or more is made on a smaller picture."""

RAMP = 256
"""Colours of a ramp, as many as an eye could tell apart."""


def clear(size: Size, colour: Colour) -> pygame.Surface:
    """A transparent surface whose hidden colour is `colour`, so that softened edges keep their hue."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def oversample(longest: int) -> int:
    """How many times larger than needed a shape of this many pixels is drawn: 4, or 2 where it is big.

    Only powers of two: scaling down by three loses up to two shades.
    """
    return 4 if longest <= 260 else 2


def supersampled(size: Size, ground: Colour, draw: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """What `draw(surface, factor)` paints on a surface `factor` times larger, scaled down to `size`."""
    factor = oversample(max(size))
    large = clear((size[0] * factor, size[1] * factor), ground)
    draw(large, factor)
    return pygame.transform.smoothscale(large, size)


def quartered(size: Size, ground: Colour, draw: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """As `supersampled`, for a picture that is mirrored about both of its middles: only a quarter of it is drawn."""
    (width, height), factor = size, oversample(max(size))
    wide, tall = (width + 1) // 2, (height + 1) // 2
    large = clear((wide * factor, tall * factor), ground)
    draw(large, factor)
    quarter, picture = pygame.transform.smoothscale(large, (wide, tall)), pygame.Surface(size, pygame.SRCALPHA)
    for turned, left in ((False, 0), (True, wide)):
        for upset, top in ((False, 0), (True, tall)):
            part = (width % 2 if turned else 0, height % 2 if upset else 0, wide, tall)
            # Added to nothing, the picture comes through as it is, also in its hidden colours.
            picture.blit(pygame.transform.flip(quarter, turned, upset), (left, top), part, pygame.BLEND_RGBA_ADD)
    return picture


def tinted(mask: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A white shape in another colour; the mask stays as it is."""
    picture = mask.copy()
    picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def disc(diameter: int, colour: Colour) -> pygame.Surface:
    """A filled circle."""
    return tinted(_white_disc(diameter), colour)


@lru_cache(maxsize=24)
def _white_disc(diameter: int) -> pygame.Surface:
    """Kept for a while: every round corner is a part of one, and most corners of a window are alike."""

    def draw(large: pygame.Surface, factor: int) -> None:
        pygame.draw.circle(large, WHITE, (diameter * factor / 2, diameter * factor / 2), diameter * factor / 2)

    return quartered((diameter, diameter), WHITE, draw)


def rounded(size: Size, radius: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """A filled rectangle with round corners; the radius is cut to half of the shorter side."""
    radius = _cut_radius(size, radius)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, 255))
    if radius:
        _round_corners(surface, radius, colour)
    return faded(surface, alpha) if alpha < 255 else surface


def _cut_radius(size: Size, radius: int) -> int:
    """The radius, at most half of the shorter side."""
    return max(0, min(radius, size[0] // 2, size[1] // 2))


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


def rimmed(picture: pygame.Surface, rim: int, colour: Colour) -> pygame.Surface:
    """The picture with a transparent rim, so many pixels wide, that hides this colour: turned edges stay clean."""
    width, height = picture.get_size()
    larger = clear((width + 2 * rim, height + 2 * rim), colour)
    larger.blit(picture, (rim, rim))
    return larger


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


def ramp(first: Colour, second: Colour) -> list[Colour]:
    """RAMP colours from the first to the second, for pictures of many points: mixing each would take long."""
    return [mix(first, second, step / (RAMP - 1)) for step in range(RAMP)]


def soft_shadow(size: Size, radius: int, blur: int, colour: Colour, alpha: int) -> pygame.Surface:
    """The blurred shadow of a rounded rectangle; it is 2 x `blur` larger than `size` on every side."""
    radius, pad = _cut_radius(size, radius), 2 * blur

    def draw(small: Size) -> pygame.Surface:
        surface = clear((small[0] + 2 * pad, small[1] + 2 * pad), colour)
        surface.blit(rounded(small, radius, colour), (pad, pad))
        return faded(_blurred(surface, blur), alpha)

    return _drawn_small(size, pad, radius + pad, draw)


def inner_shadow(size: Size, radius: int, blur: int, colour: Colour, alpha: int) -> pygame.Surface:
    """The blurred shadow that the edge of a sunken rounded rectangle throws inwards, deeper at its top."""
    radius, pad = _cut_radius(size, radius), 2 * blur

    def draw(small: Size) -> pygame.Surface:
        around = pygame.Surface((small[0] + 2 * pad, small[1] + 2 * pad), pygame.SRCALPHA)
        around.fill((*colour, 255))
        hole = rounded(small, radius, (0, 0, 0))
        around.blit(hole, (pad, pad + blur // 2), special_flags=pygame.BLEND_RGBA_SUB)
        inside = clear(small, colour)
        inside.blit(_blurred(around, blur), (-pad, -pad))
        return faded(cut(inside, rounded(small, radius, (255, 255, 255))), alpha)

    return _drawn_small(size, 0, radius + pad + blur, draw)


def _blurred(surface: pygame.Surface, blur: int) -> pygame.Surface:
    size, coarse = surface.get_size(), blur // FINE_BLUR
    if coarse > 1:
        # What is very soft is blurred small: nobody sees it, and it is much quicker.
        surface = pygame.transform.smoothscale(surface, (size[0] // coarse, size[1] // coarse))
        blur //= coarse
    for _ in range(2 if blur else 0):
        surface = pygame.transform.box_blur(surface, max(blur // 2, 1))
    return pygame.transform.smoothscale(surface, size) if coarse > 1 else surface


def _drawn_small(size: Size, rim: int, corner: int, draw: Callable[[Size], pygame.Surface]) -> pygame.Surface:
    """What `draw(size)` draws, `rim` wider on every side, worked out for the corners alone: blurring is slow.

    Beyond `corner` pixels from its corners nothing may change along a straight side: there it is stretched.
    """
    core = 2 * corner + 1
    picture = draw((min(size[0], core), min(size[1], core)))
    return _stretched(picture, (size[0] + 2 * rim, size[1] + 2 * rim))


def _stretched(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """The picture with its middle row and column repeated until it has this size."""
    (width, height), (across, down) = picture.get_size(), size
    if (width, height) == size:
        return picture
    left, top = width // 2, height // 2
    columns = ((0, 0, left), (left, left, across - width + 1), (left + 1, left + across - width + 1, width - left - 1))
    rows = ((0, 0, top), (top, top, down - height + 1), (top + 1, top + down - height + 1, height - top - 1))
    stretched = pygame.Surface(size, pygame.SRCALPHA)
    for from_x, to_x, wide in columns:
        for from_y, to_y, tall in rows:
            part = (from_x, from_y, 1 if from_x == left else wide, 1 if from_y == top else tall)
            piece = pygame.transform.scale(picture.subsurface(part), (wide, tall))
            stretched.blit(piece, (to_x, to_y), special_flags=pygame.BLEND_RGBA_ADD)
    return stretched
