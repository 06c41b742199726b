"""Pictures turned and made narrower, as a card is seen that turns or flips."""

import pygame

SQUASH_STEPS = 24
"""Steps of a card's apparent width while it flips."""


def squash_steps(squash: float) -> int:
    """The step, 1 to SQUASH_STEPS, of an apparent width of 0 to 1."""
    return max(1, min(SQUASH_STEPS, round(squash * SQUASH_STEPS)))


def spun(picture: pygame.Surface, degrees: int, steps: int, scale: float) -> pygame.Surface:
    """The picture made narrower by steps / SQUASH_STEPS, then turned anticlockwise and scaled."""
    if degrees == 0:
        across, down = picture.get_size()
        size = (max(2, round(across * scale * steps / SQUASH_STEPS)), round(down * scale))
        return pygame.transform.smoothscale(picture, size)
    if steps < SQUASH_STEPS:
        width = max(2, round(picture.get_width() * steps / SQUASH_STEPS))
        picture = pygame.transform.smoothscale(picture, (width, picture.get_height()))
    return pygame.transform.rotozoom(picture, degrees, scale)
