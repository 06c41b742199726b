"""Lines of steps in patterns of dashes, one for each seat style, so that no line is known by its colour alone."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from qwitch.stage.theme import Colour

Pixel = tuple[int, int]

DASHES: tuple[tuple[float, ...], ...] = ((), (5.0, 2.2), (1.3, 1.7), (6.0, 1.8, 1.3, 1.8), (2.6, 2.6))
"""The pattern of each seat style: dash, gap, dash, … in widths of the line; without any it is drawn through."""


def draw_steps(
    target: pygame.Surface, corners: Sequence[Pixel], width: int, colour: Colour, dashes: Sequence[float] = ()
) -> None:
    """A line through these corners, each level with the one before or straight below it, `width` pixels thick."""
    half = width // 2
    for (x, y), (to_x, to_y) in pieces(corners, [share * width for share in dashes]):
        left, top, right, bottom = min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y)
        if y == to_y:
            pygame.draw.rect(target, colour, (left - half, top - half, right - left + width, width))
        else:
            pygame.draw.rect(target, colour, (left - half, top - half, width, bottom - top + width))


def pieces(corners: Sequence[Pixel], dashes: Sequence[float]) -> Iterator[tuple[Pixel, Pixel]]:
    """The parts of a line of steps that are drawn; the pattern runs on round its corners."""
    pattern = list(dashes) or [float("inf")]
    place, left, is_on = 0, pattern[0], True
    for start, end in pairwise(corners):
        length, at = abs(end[0] - start[0]) + abs(end[1] - start[1]), 0.0
        while at < length:
            step = min(left, length - at)
            if is_on:
                yield _along(start, end, at / length), _along(start, end, (at + step) / length)
            at, left = at + step, left - step
            if left <= 0:
                place = (place + 1) % len(pattern)
                left, is_on = pattern[place], place % 2 == 0


def _along(start: Pixel, end: Pixel, share: float) -> Pixel:
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
