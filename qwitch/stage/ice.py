"""Frost over the hand of a seat that misplayed: a cracked sheet of ice one can still read through."""

from math import cos, pi, sin
from random import Random

import pygame

from qwitch.stage.paint import clear, cut, faded, frame, rounded
from qwitch.stage.theme import Colour

CRACKS = 7
"""Cracks that run out from where the wrong card was."""

JOINTS = 5
"""Bends of one crack."""


def draw_ice(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    """A sheet of `size` pixels, always cracked the same way."""
    sheet = rounded(size, radius, colour, 118)
    sheet.blit(_cracks(size, radius), (0, 0))
    width = max(2, round(size[1] * 0.018))
    sheet.blit(faded(frame(size, radius, width, (255, 255, 255)), 200), (0, 0))
    return sheet


def _cracks(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Bent lines from two points to the edges, thinner the further they run, cut to the sheet's shape."""
    chance = Random(3)
    cracks = clear(size, (255, 255, 255))
    for middle in (0.3, 0.72):
        start = (size[0] * middle, size[1] * chance.uniform(0.35, 0.65))
        for crack in range(CRACKS):
            _run(cracks, chance, start, 2 * pi * crack / CRACKS + chance.uniform(-0.3, 0.3), size[1])
    return cut(cracks, rounded(size, radius, (255, 255, 255)))


def _run(cracks: pygame.Surface, chance: Random, start: tuple[float, float], turn: float, height: int) -> None:
    x, y = start
    for joint in range(JOINTS):
        length = height * chance.uniform(0.10, 0.24)
        turn += chance.uniform(-0.5, 0.5)
        x, y, from_x, from_y = x + cos(turn) * length, y + sin(turn) * length, x, y
        width = max(1, round(height * 0.012 * (JOINTS - joint) / JOINTS))
        strength = 230 - 34 * joint
        pygame.draw.line(cracks, (255, 255, 255, strength), (from_x, from_y), (x, y), width)
