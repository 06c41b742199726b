"""The ghost of an earlier run: its sign, its see-through cards, and the bar that tells who is ahead."""

from collections.abc import Iterator

import pygame

from qwitch.stage.cards import Side
from qwitch.stage.kit import Kit
from qwitch.stage.paint import cut, faded, frame, rounded, supersampled
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour
from qwitch.table import Box

MOST_MS = 9000
"""A lead this long, in milliseconds, fills half of the bar; the bar grows with its square root: 1 s, 4 s, 9 s."""

TICKS = 3
"""The marks on either half of the bar: 1 s, 4 s and 9 s lie evenly."""

STEPS = 60
"""The lengths that half a bar may have."""

SEEN = 120
"""How much of a ghost's card can be seen, of 255."""


def ghost_sign(kit: Kit, size: float, centre: tuple[float, float]) -> Blit:
    """A small ghost, `size` logical units large."""
    pixels = kit.viewport.px(size)
    palette = kit.palette
    return kit.centred(
        kit.cache.get(("ghost", pixels), lambda: _draw_ghost(pixels, palette.text, palette.text_dark)), centre
    )


def _draw_ghost(pixels: int, colour: Colour, eyes: Colour) -> pygame.Surface:
    """A round head, a hem of three waves, two eyes."""

    def draw(large: pygame.Surface, factor: int) -> None:
        unit = pixels * factor / 100
        pygame.draw.circle(large, colour, (50 * unit, 44 * unit), 36 * unit)
        pygame.draw.rect(large, colour, (14 * unit, 44 * unit, 72 * unit, 38 * unit))
        for wave in (26, 50, 74):
            pygame.draw.circle(large, colour, (wave * unit, 82 * unit), 12 * unit)
        for eye in (38, 62):
            pygame.draw.ellipse(large, eyes, ((eye - 6) * unit, 32 * unit, 12 * unit, 18 * unit))

    return supersampled((pixels, pixels), colour, draw)


def ghost_card(kit: Kit, side: Side, box: Box) -> Blit:
    """A card of the ghost's, as tall as the box; one can see through it."""
    height = kit.viewport.px(box.h)
    return kit.at(
        box, kit.cache.get(("ghost card", side, height), lambda: faded(kit.art.side(side, height).copy(), SEEN))
    )


def lead_bar(kit: Kit, box: Box, lead_ms: int) -> Iterator[Blit]:
    """A bar that grows up from its middle where the run is ahead, and striped down from it where it is behind."""
    yield kit.at(box, _track(kit, box))
    steps = round(STEPS * min(1.0, (abs(lead_ms) / MOST_MS) ** 0.5))
    if steps == 0:
        return
    width, height = kit.px_size(box)
    tall = max(1, (height // 2) * steps // STEPS)
    ahead = lead_ms > 0
    key = ("lead", width, height, tall, ahead)
    part = pygame.Rect(0, height // 2 - tall if ahead else height // 2, width, tall)
    x, y = kit.viewport.to_px((box.x, box.y))
    yield kit.cache.get(key, lambda: _full(kit, (width, height)).subsurface(part)), (x, y + part.y)


def _track(kit: Kit, box: Box) -> pygame.Surface:
    """The empty bar: a dark groove with marks, the middle one across."""
    size, palette = kit.px_size(box), kit.palette

    def draw() -> pygame.Surface:
        groove = rounded(size, size[0] // 2, palette.plate, 210)
        groove.blit(faded(frame(size, size[0] // 2, max(1, size[0] // 18), (255, 255, 255)), 60), (0, 0))
        for tick in range(-TICKS + 1, TICKS):
            y = size[1] // 2 - tick * (size[1] // 2) // TICKS
            inset = 0 if tick == 0 else size[0] // 3
            groove.fill((*palette.text, 230 if tick == 0 else 90), (inset, y - 1, size[0] - 2 * inset, 2))
        return groove

    return kit.cache.get(("lead track", size), draw)


def _full(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Both halves as long as they can be: the upper one plain, the lower one striped."""
    palette = kit.palette

    def draw() -> pygame.Surface:
        full = pygame.Surface(size, pygame.SRCALPHA)
        middle = size[1] // 2
        full.fill(palette.accent, (0, 0, size[0], middle))
        full.fill(palette.number_on_dark, (0, middle, size[0], size[1] - middle))
        thick = max(3, size[0] // 5)
        for y in range(middle + thick, size[1] + size[0], 2 * thick):
            corners = [(0, y), (size[0], y - size[0] // 2), (size[0], y - size[0] // 2 + thick), (0, y + thick)]
            if corners[1][1] > middle:
                pygame.draw.polygon(full, palette.plate, corners)
        return cut(full, rounded(size, size[0] // 2, (255, 255, 255)))

    return kit.cache.get(("lead full", size), draw)
