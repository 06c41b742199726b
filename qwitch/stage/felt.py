"""The table: felt under a lamp with fine noise and dark edges, a wooden rim, the mat and dents for cards.

The felt fills the whole window, letterbox included; the lamp hangs over the middle of the canvas.
"""

from random import Random

import pygame

from qwitch.stage.noise import fibres
from qwitch.stage.paint import faded, frame, inner_shadow, mix, rounded
from qwitch.stage.theme import Colour, Felt, Theme
from qwitch.stage.viewport import Viewport
from qwitch.stage.wood import draw_rim

WEAVE = 256
"""Side of the tile of fibres in pixels; it is not scaled with the window, threads stay fine."""
LAMP = (56, 32)
"""Points at which the light is worked out; between them it is smooth."""


def draw_table(theme: Theme, viewport: Viewport, felt: Felt) -> pygame.Surface:
    """The bare table of one window: an opaque picture of its full size, ready to put cards on."""
    table = _lamp_light(viewport, felt)
    _weave(table)
    draw_rim(table, theme, viewport)
    return table


def _lamp_light(viewport: Viewport, felt: Felt) -> pygame.Surface:
    """The felt's light: brightest a little above the canvas' middle, down to the dark corners."""
    width, height = viewport.window
    across, down = LAMP
    points = pygame.Surface(LAMP, 0, 32)
    middle, reach = viewport.to_px((800, 430)), (viewport.canvas.width * 0.62, viewport.canvas.height * 0.74)
    cloud = Random(2)
    for row in range(down):
        dy = ((row + 0.5) / down * height - middle[1]) / reach[1]
        for column in range(across):
            dx = ((column + 0.5) / across * width - middle[0]) / reach[0]
            points.set_at((column, row), _lit(felt, (dx * dx + dy * dy) ** 0.5, cloud.uniform(-0.012, 0.012)))
    return pygame.transform.smoothscale(points, (width, height))


def _lit(felt: Felt, distance: float, cloud: float) -> Colour:
    """The colour at a distance from the lamp (1: where darkness is full), with a breath of unevenness."""
    away = min(distance, 1.2) / 1.2
    return mix(felt.light, felt.dark, min(1.0, max(0.0, away * away * (3 - 2 * away) + cloud)))


def _weave(table: pygame.Surface) -> None:
    """Multiply a small tile of seeded fibres over the whole felt."""
    tile = fibres(WEAVE, seed=1, low=204)
    width, height = table.get_size()
    places = [(x, y) for y in range(0, height, WEAVE) for x in range(0, width, WEAVE)]
    table.fblits([(tile, place) for place in places], pygame.BLEND_RGB_MULT)


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
