"""The soft shadows of cards, all from one blurred shape a height and lift."""

import pygame

from qwitch.stage.cache import ArtCache
from qwitch.stage.cards import card_size
from qwitch.stage.paint import soft_shadow
from qwitch.stage.spin import SQUASH_STEPS, spun, squash_steps
from qwitch.stage.theme import Theme

LIFT_STEPS = 8
"""Steps of a shadow's softness between lying and fully lifted."""
SHADOW_ANGLE = 2
"""Degrees between two cached rotations of a shadow."""
FAINTEST = 3
"""What is fainter in a shadow than this, of 255, is left away all round."""
MOST_COARSE = 4
"""How much smaller, at most, a shadow is turned."""

Drop = tuple[int, int]
"""How far right and down something lies, in pixels."""


class Shadows:
    """Draws and remembers shadows; pictures are shared, callers only blit them."""

    def __init__(self, theme: Theme, cache: ArtCache) -> None:
        """Draw with this theme into this cache."""
        self._theme, self._cache = theme, cache

    def of(
        self, height: int, lift: float = 0.0, angle: float = 0.0, squash: float = 1.0, brief: bool = False
    ) -> pygame.Surface:
        """The shadow of a card so many pixels tall, held `lift` (0 lying to 1 fully lifted) above the table.

        Blit it with its centre at the card's centre plus shadow_drop(height, lift). It turns and flips as the card.
        A brief one is needed for a moment only.
        """
        step = max(0, min(LIFT_STEPS, round(lift * LIFT_STEPS)))
        degrees, steps = round(angle / SHADOW_ANGLE) * SHADOW_ANGLE % 180, squash_steps(squash)
        if degrees == 0 and steps == SQUASH_STEPS:
            return self._cache.get(("shadow", height, step), lambda: self._shade(height, step))
        key = ("shadow", height, step, degrees, steps)
        return self._cache.get(key, lambda: self._turn(height, step, degrees, steps), brief or step > 0)

    def _shade(self, height: int, step: int) -> pygame.Surface:
        radius = round(height * self._theme.card.corner)
        alpha = round(150 - 60 * step / LIFT_STEPS)
        size, colour = card_size(self._theme, height), self._theme.palette.shadow
        return _trimmed(soft_shadow(size, radius, _blur(height, step), colour, alpha))

    def _turn(self, height: int, step: int, degrees: int, steps: int) -> pygame.Surface:
        """A turned shadow: so soft that it is turned small, then made large again, which is much quicker."""
        shade = self._cache.get(("shadow", height, step), lambda: self._shade(height, step))
        coarse = max(1, min(MOST_COARSE, _blur(height, step) // 2))
        small = pygame.transform.smoothscale(shade, _size_over(shade.get_size(), coarse))
        turned = spun(small, degrees, steps, 1)
        return pygame.transform.smoothscale(turned, _size_over(turned.get_size(), 1 / coarse))


def _blur(height: int, step: int) -> int:
    return max(1, round(height * (0.018 + 0.06 * step / LIFT_STEPS)))


def _trimmed(picture: pygame.Surface) -> pygame.Surface:
    """The picture without what nobody can see all round; its middle stays its middle."""
    seen, (width, height) = picture.get_bounding_rect(min_alpha=FAINTEST), picture.get_size()
    aside = min(seen.left, width - seen.right)
    above = min(seen.top, height - seen.bottom)
    return picture.subsurface((aside, above, width - 2 * aside, height - 2 * above)).copy()


def _size_over(size: tuple[int, int], divisor: float) -> tuple[int, int]:
    return max(2, round(size[0] / divisor)), max(2, round(size[1] / divisor))


def shadow_drop(height: int, lift: float) -> Drop:
    """How far right and down of the card's centre its shadow falls, in pixels: further when it is lifted."""
    return (round(height * 0.05 * lift), round(height * (0.014 + 0.10 * lift)))


def shadow_height(height: int) -> int:
    """The height of the card whose shadow serves a card in motion: shadows are soft, one does for many heights."""
    return max(8, round(height / 8) * 8)


def fall(height: int, lift: float) -> Drop:
    """How far right and down of the card's middle its shadow's lies, when the card is drawn raised by its lift."""
    aside, down = shadow_drop(height, lift)
    return aside, down + round(down * lift)
