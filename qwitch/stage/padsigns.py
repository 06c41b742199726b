"""The four signs of PlayStation pads, drawn: no font of the game has them."""

import pygame

from qwitch.stage.paint import supersampled
from qwitch.stage.theme import Colour

SIGNS = "□✕△○"
"""Left, bottom, top and right face button."""


def draw_sign(sign: str, pixels: int, colour: Colour) -> pygame.Surface:
    """One of SIGNS as an outline in a square of this many pixels."""

    def draw(large: pygame.Surface, factor: int) -> None:
        side, thick = pixels * factor, max(2, round(pixels * factor * 0.14))
        low, high, middle = thick, side - thick, side / 2
        match sign:
            case "□":
                pygame.draw.rect(large, colour, (low, low, high - low, high - low), thick)
            case "○":
                pygame.draw.circle(large, colour, (middle, middle), middle - thick / 2, thick)
            case "△":
                corners = [(middle, low), (high, high - thick / 2), (low, high - thick / 2)]
                pygame.draw.lines(large, colour, True, corners, thick)
            case _:
                pygame.draw.line(large, colour, (low, low), (high, high), thick)
                pygame.draw.line(large, colour, (low, high), (high, low), thick)

    return supersampled((pixels, pixels), colour, draw)
