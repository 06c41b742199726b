"""The signs on the controls of a replay: play, pause, steps, back, the photographer's camera."""

from enum import Enum, auto

import pygame

from qwitch.stage.paint import supersampled
from qwitch.stage.theme import Colour


class Sign(Enum):
    """What is drawn on a control."""

    PLAY = auto()
    PAUSE = auto()
    FORTH = auto()
    BACK = auto()
    LEAVE = auto()
    CAMERA = auto()


Points = list[tuple[float, float]]

SHAPES: dict[Sign, list[Points]] = {
    Sign.PLAY: [[(0.24, 0.12), (0.88, 0.5), (0.24, 0.88)]],
    Sign.PAUSE: [
        [(0.20, 0.14), (0.42, 0.14), (0.42, 0.86), (0.20, 0.86)],
        [(0.58, 0.14), (0.80, 0.14), (0.80, 0.86), (0.58, 0.86)],
    ],
    Sign.FORTH: [
        [(0.14, 0.16), (0.66, 0.5), (0.14, 0.84)],
        [(0.70, 0.16), (0.86, 0.16), (0.86, 0.84), (0.70, 0.84)],
    ],
    Sign.BACK: [
        [(0.86, 0.16), (0.34, 0.5), (0.86, 0.84)],
        [(0.30, 0.16), (0.14, 0.16), (0.14, 0.84), (0.30, 0.84)],
    ],
    Sign.LEAVE: [
        [(0.10, 0.5), (0.48, 0.14), (0.58, 0.26), (0.34, 0.5), (0.58, 0.74), (0.48, 0.86)],
        [(0.26, 0.42), (0.90, 0.42), (0.90, 0.58), (0.26, 0.58)],
    ],
    Sign.CAMERA: [
        [(0.06, 0.28), (0.30, 0.28), (0.38, 0.14), (0.62, 0.14), (0.70, 0.28), (0.94, 0.28), (0.94, 0.84), (0.06, 0.84)]
    ],
}
"""The corners of each sign in a square of side 1."""

LENS = (0.5, 0.55, 0.19, 0.11)
"""The camera's lens: its middle, and the radii of its rim and its glass."""


def draw_film_sign(sign: Sign, size: int, ink: Colour) -> pygame.Surface:
    """A sign in this ink, in a square of so many pixels."""

    def draw(large: pygame.Surface, factor: int) -> None:
        side = size * factor
        for corners in SHAPES[sign]:
            pygame.draw.polygon(large, ink, [(x * side, y * side) for x, y in corners])
        if sign is Sign.CAMERA:
            x, y, rim, glass = (part * side for part in LENS)
            pygame.draw.circle(large, (*ink, 0), (x, y), rim)
            pygame.draw.circle(large, ink, (x, y), glass)

    return supersampled((size, size), ink, draw)


def chequered_flag(size: tuple[int, int], dark: Colour, light: Colour) -> pygame.Surface:
    """A chequered flag on its pole, in so many pixels: the sign of a photo finish."""

    def draw(large: pygame.Surface, factor: int) -> None:
        width, height = size[0] * factor, size[1] * factor
        pole, tall = width // 7, height * 2 // 3
        field = (width - pole) // 3
        pygame.draw.rect(large, light, (0, 0, pole, height))
        for column in range(3):
            for row in range(2):
                colour = light if (column + row) % 2 else dark
                pygame.draw.rect(large, colour, (pole + field * column, tall // 2 * row, field, tall // 2))

    return supersampled(size, light, draw)
