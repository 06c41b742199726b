"""Fronts of direction cards: one huge sign on red, the word below, ghost chevrons that point the way."""

import pygame

from qwitch.stage.cards import DirectionFace, blank
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.glyphs import draw_glyph
from qwitch.stage.paint import WHITE, cut, frame, gradient, mix, rounded, supersampled, tinted
from qwitch.stage.theme import Colour, Theme

Rects = list[tuple[float, float, float, float]]

ARM = 0.43
"""Length of a sign's bars as a part of the card's height."""
BAR = 0.125
"""Thickness of a sign's bars as a part of the card's height."""
SIGN_Y = 0.42
"""Middle of the sign as a part of the card's height."""


def draw_direction(theme: Theme, fonts: Fonts, direction: DirectionFace, height: int) -> pygame.Surface:
    """The front of a direction card `height` pixels tall. Refuses (ValueError) an unknown sign."""
    palette = theme.palette
    card, panel = blank(theme, height)
    size = panel.box.size
    red = gradient(size, palette.direction_top, palette.direction_bottom)
    red.blit(_ghost(direction.sign, size, mix(palette.direction_top, (255, 255, 255), 0.16)), (0, 0))
    inset, line = round(height * 0.016), max(1, round(height * 0.006))
    keyline = frame(
        (size[0] - 2 * inset, size[1] - 2 * inset),
        max(panel.corner - inset, 1),
        line,
        mix(palette.direction_top, palette.paper, 0.55),
    )
    red.blit(keyline, (inset, inset))
    card.blit(cut(red, rounded(size, panel.corner, (255, 255, 255))), panel.box)
    _sign(card, theme, direction.sign)
    _word(card, theme, fonts, direction.word)
    return card


def _bars(sign: str) -> Rects:
    """The bars of a sign round (0, 0), as x, y, width, height in parts of the card's height."""
    lying = (-ARM / 2, -BAR / 2, ARM, BAR)
    match sign:
        case "+":
            return [lying, (-BAR / 2, -ARM / 2, BAR, ARM)]
        case "-":
            return [lying]
        case "=":
            apart = BAR * 0.86
            return [(-ARM / 2, y - BAR / 2, ARM, BAR) for y in (-apart, apart)]
    raise ValueError(f"direction sign: expected '+', '-' or '=', got {sign!r}")


def _sign(card: pygame.Surface, theme: Theme, sign: str) -> None:
    height = card.get_height()
    drop = max(1, round(height * 0.014))
    shape = _sign_shape(card.get_size(), sign)
    card.blit(tinted(shape, theme.palette.direction_shadow), (drop, drop))
    card.blit(tinted(shape, theme.palette.paper), (0, 0))


def _sign_shape(size: tuple[int, int], sign: str) -> pygame.Surface:
    """The sign in white, where it lies on a card of this size."""
    width, height = size

    def draw(large: pygame.Surface, factor: int) -> None:
        unit = height * factor
        for x, y, across, down in _bars(sign):
            bar = pygame.FRect(width * factor / 2 + x * unit, (SIGN_Y + y) * unit, across * unit, down * unit)
            pygame.draw.rect(large, WHITE, bar, border_radius=round(unit * 0.026))

    return supersampled(size, WHITE, draw)


def _word(card: pygame.Surface, theme: Theme, fonts: Fonts, word: str) -> None:
    """The word in capitals, smaller if it would leave the card's middle 78 %."""
    width, height = card.get_size()
    text, cap = word.upper(), height * 0.098
    font = fonts.get(Typeface.DISPLAY, 100)
    natural = font.size(text)[0] / 100 / 0.70 * cap
    cap *= min(1.0, width * 0.78 / max(natural, 1))
    drop = max(1, round(height * 0.007))
    middle = (width / 2, height * 0.80)
    shade = theme.palette.direction_shadow
    draw_glyph(fonts, text, cap, shade).blit(card, (middle[0] + drop, middle[1] + drop))
    draw_glyph(fonts, text, cap, theme.palette.paper).blit(card, middle)


def _ghost(sign: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Faint chevrons that climb for up and sink for down, level bands for equal."""
    lift = {"+": -1, "-": 1, "=": 0}[sign] if sign in "+-=" else 0

    def draw(large: pygame.Surface, factor: int) -> None:
        width, height = size[0] * factor, size[1] * factor
        band, step, tip = height * 0.07, height * 0.16, height * 0.16 * lift
        for row in range(-2, 9):
            y = row * step + height * 0.02
            top = [(0, y), (width / 2, y + tip), (width, y)]
            pygame.draw.polygon(large, colour, top + [(px, py + band) for px, py in reversed(top)])

    ghost = supersampled(size, colour, draw)
    ghost.fill((255, 255, 255, 40), special_flags=pygame.BLEND_RGBA_MULT)
    return ghost
