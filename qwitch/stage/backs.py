"""Backs of cards: a pattern of lozenges with a Q in a ring, blue for Qwitch cards and red for directions."""

import pygame

from qwitch.stage.cards import Back, blank
from qwitch.stage.fonts import Fonts
from qwitch.stage.glyphs import draw_glyph
from qwitch.stage.paint import clear, cut, disc, frame, quartered, rounded
from qwitch.stage.theme import Colour, Palette, Theme

ROWS = 9
COLUMNS = 6


def draw_back(theme: Theme, fonts: Fonts, back: Back, height: int) -> pygame.Surface:
    """A back `height` pixels tall."""
    card, panel = blank(theme, height)
    ground, dark, light = _inks(theme.palette, back)
    print_ = _lozenges(panel.box.size, ground, dark, light)
    line = max(1, round(height * 0.007))
    inset = round(height * 0.014)
    print_.blit(frame(panel.box.size, panel.corner, inset + line, ground), (0, 0))
    inner = (panel.box.width - 2 * inset, panel.box.height - 2 * inset)
    print_.blit(frame(inner, max(panel.corner - inset, 1), line, theme.palette.paper), (inset, inset))
    cut(print_, rounded(panel.box.size, panel.corner, (255, 255, 255)))
    card.blit(print_, panel.box)
    _medal(card, theme, fonts, dark, ground)
    return card


def _inks(palette: Palette, back: Back) -> tuple[Colour, Colour, Colour]:
    if back.red:
        return palette.direction_back, palette.direction_back_dark, palette.direction_back_light
    return palette.back, palette.back_dark, palette.back_light


def _lozenges(size: tuple[int, int], ground: Colour, dark: Colour, light: Colour) -> pygame.Surface:
    """Rows of lozenges with a small bright one at the heart of each, mirrored about both middles."""

    def draw(large: pygame.Surface, factor: int) -> None:
        large.fill(ground)
        wide, tall = size[0] * factor / COLUMNS, size[1] * factor / ROWS
        for row in range(2 * ROWS + 1):
            for column in range(row % 2, 2 * COLUMNS + 1, 2):
                middle = (column * wide / 2, row * tall / 2)
                _lozenge(large, middle, wide * 0.40, tall * 0.40, dark)
                _lozenge(large, middle, wide * 0.13, tall * 0.13, light)

    return quartered(size, ground, draw)


def _lozenge(target: pygame.Surface, middle: tuple[float, float], across: float, down: float, colour: Colour) -> None:
    x, y = middle
    pygame.draw.polygon(target, colour, [(x - across, y), (x, y - down), (x + across, y), (x, y + down)])


def _medal(card: pygame.Surface, theme: Theme, fonts: Fonts, dark: Colour, ground: Colour) -> None:
    """The ring in the middle of the back and the cream Q inside it, with a small hard shadow."""
    width, height = card.get_size()
    size = round(height * 0.44)
    ring, gap = max(1, round(height * 0.012)), max(1, round(height * 0.012))
    medal = clear((size, size), ground)
    medal.blit(disc(size, ground), (0, 0))
    for inset, colour in ((gap, theme.palette.paper), (gap + ring, dark)):
        medal.blit(disc(size - 2 * inset, colour), (inset, inset))
    card.blit(medal, ((width - size) // 2, (height - size) // 2))

    cap = height * 0.235
    drop = max(1, round(height * 0.009))
    middle = (width / 2, height / 2 - height * 0.008)
    shade = _deep(dark)
    draw_glyph(fonts, "Q", cap, shade, shade, height * 0.006).blit(card, (middle[0] + drop, middle[1] + drop))
    draw_glyph(fonts, "Q", cap, theme.palette.paper).blit(card, middle)


def _deep(colour: Colour) -> Colour:
    return (colour[0] * 6 // 10, colour[1] * 6 // 10, colour[2] * 6 // 10)
