"""The strips of letters and numbers: where the top card stands, which way it goes, what fits. Logical units."""

from collections.abc import Iterator

import pygame

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.paint import rounded, supersampled
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour
from qwitch.table import Box


def strip(
    kit: Kit, box: Box, signs: str, here: int, step: int, wanted: int | None, colours: tuple[Colour, Colour]
) -> Iterator[Blit]:
    """One row of signs: the place `here` is white, `wanted` yellow (None: not told); an arrow points along step.

    colours are those of the signs on the dark strip and on the marked places.
    """
    on_dark, on_mark = colours
    yield _ground(kit, box, kit.palette.plate, 150)
    room = box.w / len(signs)
    for place, sign in enumerate(signs):
        cell = Box(box.x + room * place, box.y, room, box.h)
        colour = on_dark
        if place in (here, wanted):
            yield _ground(kit, cell.inset(4, 5), kit.palette.accent if place == wanted else kit.palette.key, 255)
            colour = on_mark
        yield kit.line(sign, Typeface.DISPLAY, box.h * 0.62, colour, cell)
    if step and 0 <= here + step < len(signs):
        edge = box.x + room * (here + (1 if step > 0 else 0))
        yield _arrow(kit, (edge, box.y + box.h / 2), step)


def _ground(kit: Kit, box: Box, colour: Colour, alpha: int) -> Blit:
    size = kit.px_size(box)

    def draw() -> pygame.Surface:
        return rounded(size, size[1] // 4, colour, alpha)

    return kit.at(box, kit.cache.get(("strip", size, colour, alpha), draw))


def _arrow(kit: Kit, middle: tuple[float, float], step: int) -> Blit:
    """A small arrow between two places."""
    pixels = kit.viewport.px(20)
    colour = kit.palette.accent

    def shape(large: pygame.Surface, factor: int) -> None:
        side = pixels * factor
        tip, back = (side, 0) if step > 0 else (0, side)
        pygame.draw.polygon(large, colour, [(back, 0), (tip, side / 2), (back, side)])

    def draw() -> pygame.Surface:
        return supersampled((pixels, pixels), colour, shape)

    return kit.centred(kit.cache.get(("arrow", pixels, step, colour), draw), middle)
