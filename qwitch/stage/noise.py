"""Seeded noise in shades of grey, for grain and fibres; the same seed always gives the same picture."""

from random import Random

import pygame


def grey_noise(size: tuple[int, int], seed: int, low: int, high: int) -> pygame.Surface:
    """Every pixel an independent grey between `low` and `high` (0 to 255): multiply it over a picture."""
    width, height = size
    dots = pygame.image.frombuffer(Random(seed).randbytes(width * height), size, "P")
    shades = (low + (high - low) * shade // 255 for shade in range(256))
    dots.set_palette([(shade, shade, shade) for shade in shades])
    grey = pygame.Surface(size, pygame.SRCALPHA)
    grey.blit(dots, (0, 0))
    return grey


def fibres(side: int, seed: int, low: int) -> pygame.Surface:
    """A square tile of short fibres that run across and down, between `low` and 255 bright."""
    tile = grey_noise((side, side), seed, low, 255)
    for step, stretched in enumerate(((side // 3, side), (side, side // 3))):
        drawn = pygame.transform.smoothscale(grey_noise(stretched, seed + step + 1, low, 255), (side, side))
        drawn.set_alpha(110)
        tile.blit(drawn, (0, 0))
    return tile
