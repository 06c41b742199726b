"""Small marks on charts: direction cards and standstills."""

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.paint import supersampled
from qwitch.stage.painter import Blit

BARS: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "+": ((0.2, 0.43, 0.6, 0.14), (0.43, 0.2, 0.14, 0.6)),
    "-": ((0.2, 0.43, 0.6, 0.14),),
    "=": ((0.2, 0.29, 0.6, 0.14), (0.2, 0.57, 0.6, 0.14)),
}
"""The bars of each sign, as parts of the mark: x, y, width, height."""


def direction_mark(kit: Kit, sign: str, size: float, centre: tuple[float, float]) -> Blit:
    """A small red card with the sign of a direction: "+", "-" or "="."""
    pixels, palette = kit.viewport.px(size), kit.palette

    def paint(large: pygame.Surface, factor: int) -> None:
        wide = pixels * factor
        pygame.draw.rect(large, palette.paper, (0, 0, wide, wide), border_radius=wide // 5)
        rim = max(1, wide // 14)
        pygame.draw.rect(
            large, palette.direction_top, (rim, rim, wide - 2 * rim, wide - 2 * rim), border_radius=wide // 6
        )
        for x, y, w, h in BARS[sign]:
            pygame.draw.rect(large, palette.paper, (x * wide, y * wide, w * wide, h * wide))

    key = "direction mark", sign, pixels
    return kit.centred(kit.cache.get(key, lambda: supersampled((pixels, pixels), palette.paper, paint)), centre)


def standstill_mark(kit: Kit, size: float, centre: tuple[float, float]) -> Blit:
    """A ring with a bar across it: nobody can play."""
    pixels, colour = kit.viewport.px(size), kit.palette.text

    def paint(large: pygame.Surface, factor: int) -> None:
        wide = pixels * factor
        pygame.draw.circle(large, colour, (wide / 2, wide / 2), wide / 2, max(1, wide // 7))
        pygame.draw.rect(large, colour, (wide * 0.24, wide * 0.42, wide * 0.52, wide * 0.16))

    key = "standstill mark", pixels
    return kit.centred(kit.cache.get(key, lambda: supersampled((pixels, pixels), colour, paint)), centre)
