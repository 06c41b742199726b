"""What lies on the felt: the mat, and dents for cards."""

import pygame

from qwitch.stage.paint import faded, frame, inner_shadow, rounded
from qwitch.stage.theme import Colour, Theme
from qwitch.stage.viewport import Viewport


def draw_mat(theme: Theme, viewport: Viewport, size: tuple[int, int]) -> pygame.Surface:
    """The darker mat for the centre pile and the direction card, `size` pixels, with a stitched seam."""
    radius = viewport.px(theme.sizes.mat_corner)
    mat = rounded(size, radius, theme.palette.shadow, 78)
    mat.blit(inner_shadow(size, radius, viewport.px(14), theme.palette.shadow, 90), (0, 0))
    _stitches(mat, radius, viewport.px(10), viewport.px(9), max(1, viewport.px(1.6)))
    return mat


def _stitches(mat: pygame.Surface, radius: int, inset: int, length: int, thick: int) -> None:
    """Light dashes along the straight sides of the mat, evenly spread between its corners."""
    thread: Colour = (255, 255, 255)
    width, height = mat.get_size()
    for total, place in ((width, 0), (height, 1)):
        room = total - 2 * radius
        count = max(1, room // (2 * length))
        for dash in range(count):
            along = radius + round((dash + 0.5) * room / count - length / 2)
            for across in (inset, (height, width)[place] - inset - thick):
                box = (along, across, length, thick) if place == 0 else (across, along, thick, length)
                mat.fill((*thread, 40), box)


def draw_dent(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The dent of an empty slot or pile, for a card of `size` pixels: dark, shaded above, lit below."""
    radius = round(size[1] * theme.card.corner)
    dent = rounded(size, radius, theme.palette.shadow, 70)
    deep = max(3, round(size[1] * 0.05))
    dent.blit(inner_shadow(size, radius, deep, theme.palette.shadow, 150), (0, 0))
    line = max(1, round(size[1] * 0.006))
    dent.blit(faded(frame(size, radius, line, (255, 255, 255)), 26), (0, 0))
    return dent
