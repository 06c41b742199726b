"""The icon as a picture of any size: two cards where there is room for them, one bold tile where there is not."""

import pygame

from qwitch.stage.backs import draw_back
from qwitch.stage.cards import Back
from qwitch.stage.fonts import Fonts
from qwitch.stage.glyphs import draw_glyph
from qwitch.stage.paint import rounded
from qwitch.stage.theme import Theme

SMALLEST_CARDS = 48
"""Below so many pixels a card's pattern is noise: the tile is drawn instead."""

LARGE = 1024
"""The cards are drawn at this size and scaled down, so that all sizes show the same picture."""

UNDER, OVER = (14.0, 0.76, (-0.115, 0.0)), (-9.0, 0.84, (0.085, 0.01))
"""The red card below and the blue one above: degrees, height and distance from the middle in parts of the icon."""


class IconArt:
    """Draws the icon, of any size on nothing; the cards once, at their largest. pygame.font must be initialised."""

    def __init__(self) -> None:
        """Draw nothing yet."""
        self._large: pygame.Surface | None = None

    def draw(self, size: int) -> pygame.Surface:
        """The icon, `size` pixels wide and tall."""
        if size < SMALLEST_CARDS:
            return _tile(size)
        self._large = self._large or _cards()
        return pygame.transform.smoothscale(self._large, (size, size))


def _cards() -> pygame.Surface:
    """Two backs: the red one of a direction card peeks out from under the blue one with its Q."""
    theme, fonts = Theme(), Fonts()
    large = pygame.Surface((LARGE, LARGE), pygame.SRCALPHA)
    for red, (degrees, share, (right, down)) in ((True, UNDER), (False, OVER)):
        card = draw_back(theme, fonts, Back(red), round(LARGE * share))
        _put(large, _shadow_of(card), degrees, (right, down + 0.012))
        _put(large, card, degrees, (right, down))
    return large


def _put(large: pygame.Surface, card: pygame.Surface, degrees: float, offset: tuple[float, float]) -> None:
    """Lay a card down, turned, so far from the middle."""
    turned = pygame.transform.rotozoom(card, degrees, 1)
    middle = (round(LARGE * (0.5 + offset[0])), round(LARGE * (0.5 + offset[1])))
    large.blit(turned, turned.get_rect(center=middle))


def _shadow_of(card: pygame.Surface) -> pygame.Surface:
    """The card's shape in half-dark, a little larger, to part it from what lies below."""
    shape = pygame.mask.from_surface(card).to_surface(setcolor=(10, 14, 30, 110), unsetcolor=(10, 14, 30, 0))
    width, height = shape.get_size()
    return pygame.transform.smoothscale(shape, (width + LARGE // 64, height + LARGE // 64))


def _tile(size: int) -> pygame.Surface:
    """A blue tile with a paper rim and the Q as large as it can be, drawn at this very size."""
    palette = Theme().palette
    rim, corner = max(1, round(size / 16)), max(2, round(size * 0.2))
    tile = rounded((size, size), corner, palette.paper)
    tile.blit(rounded((size - 2 * rim, size - 2 * rim), max(1, corner - rim), palette.back), (rim, rim))
    glyph = draw_glyph(Fonts(), "Q", size * 0.58, palette.paper)
    glyph.blit(tile, (size / 2, size / 2 - size * 0.05))
    return tile
