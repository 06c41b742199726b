"""The seats' symbols and the round gauge that drains while a seat is frozen."""

from math import cos, pi, sin, tau

import pygame

from qwitch.stage.paint import supersampled
from qwitch.stage.theme import Colour, SeatStyle, ShapeName

Points = list[tuple[float, float]]

OUTLINES: dict[ShapeName, Points] = {
    "square": [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)],
    "triangle": [(0, -0.98), (1.06, 0.82), (-1.06, 0.82)],
    "diamond": [(0, -1.08), (0.92, 0), (0, 1.08), (-0.92, 0)],
    "star": [
        (radius * sin(corner * pi / 5), -radius * cos(corner * pi / 5) + 0.07)
        for corner in range(10)
        for radius in ((1.12, 0.58)[corner % 2],)
    ],
}
"""Corners of each symbol round (0, 0); all cover about the area of a circle with radius 0.92."""
REACH = 1.06
"""How far a symbol reaches at most, in units of OUTLINES."""


def draw_symbol(style: SeatStyle, size: int) -> pygame.Surface:
    """A seat's symbol in its colour, in a square of `size` pixels."""

    def draw(large: pygame.Surface, factor: int) -> None:
        middle = size * factor / 2
        unit = middle / REACH
        if style.shape == "circle":
            pygame.draw.circle(large, style.colour, (middle, middle), unit * 0.94)
            return
        corners = [(middle + x * unit * 0.94, middle + y * unit * 0.94) for x, y in OUTLINES[style.shape]]
        _soft_polygon(large, style.colour, corners, unit * 0.10)

    return supersampled((size, size), style.colour, draw)


def _soft_polygon(target: pygame.Surface, colour: Colour, corners: Points, radius: float) -> None:
    """A polygon whose corners are rounded by drawing its outline with a round pen."""
    pygame.draw.polygon(target, colour, corners)
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        pygame.draw.line(target, colour, start, end, max(1, round(radius * 2)))
        pygame.draw.circle(target, colour, start, radius)


def draw_gauge(diameter: int, share: float, thick: int, colour: Colour) -> pygame.Surface:
    """A ring of which `share` (0 to 1) is left, draining clockwise from the top."""

    def draw(large: pygame.Surface, factor: int) -> None:
        middle, outer = diameter * factor / 2, diameter * factor / 2
        inner = outer - thick * factor
        steps = max(2, round(90 * share))
        turns = [tau * (1 - share + share * step / steps) for step in range(steps + 1)]
        rim = [(middle + outer * sin(turn), middle - outer * cos(turn)) for turn in turns]
        hole = [(middle + inner * sin(turn), middle - inner * cos(turn)) for turn in reversed(turns)]
        pygame.draw.polygon(large, colour, rim + hole)

    if share <= 0:
        return pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    return supersampled((diameter, diameter), colour, draw)
