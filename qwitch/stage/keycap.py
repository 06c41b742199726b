"""Key caps: the key that plays a slot, drawn as a key, up or pressed."""

import pygame

from qwitch.stage.paint import clear, cut, gradient, rounded
from qwitch.stage.theme import Theme


def draw_keycap(theme: Theme, label: pygame.Surface, size: tuple[int, int], pressed: bool = False) -> pygame.Surface:
    """A key of `size` pixels with the written `label` in the middle of its top; a pressed one sits lower."""
    palette, (width, height) = theme.palette, size
    radius, skirt = round(height * 0.20), max(2, round(height * 0.11))
    sink = skirt - max(1, skirt // 3) if pressed else 0
    key = clear(size, palette.key_side)
    key.blit(rounded((width, height - sink), radius, palette.key_side), (0, sink))
    side = max(1, round(height * 0.035))
    top = pygame.Rect(side, sink + side // 2, width - 2 * side, height - skirt - side // 2)
    face = cut(gradient(top.size, (255, 255, 255), palette.key), rounded(top.size, radius - side, (255, 255, 255)))
    key.blit(face, top)
    key.blit(label, label.get_rect(center=top.center))
    return key
