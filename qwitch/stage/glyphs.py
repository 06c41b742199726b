"""Single big letters, digits and words in the display face, measured by their capital height."""

from dataclasses import dataclass

import pygame

from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.paint import clear, cut
from qwitch.stage.theme import Colour

CAP_SHARE = 0.70
"""Capital height of the display face as a part of its font size."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Where a glyph's capital box lies in its picture, and its optical middle, in pixels of the picture."""

    cap_top: int
    cap_bottom: int
    centre_x: float


@dataclass(frozen=True, slots=True)
class Glyph:
    """A drawn glyph with its measure."""

    picture: pygame.Surface
    measure: Measure

    def blit(self, target: pygame.Surface, centre: tuple[float, float]) -> None:
        """Draw it with its optical middle at `centre` and its capital box centred there vertically."""
        measure = self.measure
        x = round(centre[0] - measure.centre_x)
        y = round(centre[1] - (measure.cap_top + measure.cap_bottom) / 2)
        target.blit(self.picture, (x, y))


def draw_glyph(
    fonts: Fonts, text: str, cap: float, colour: Colour, halo: Colour | None = None, halo_width: float = 0
) -> Glyph:
    """One or more characters `cap` pixels tall at capitals, with a halo of `halo_width` pixels round them.

    Drawn large without a grid fit and scaled down: every capital and digit comes out equally tall.
    """
    factor = 4 if cap <= 90 else 2 if cap <= 170 else 1
    font = fonts.get(Typeface.DISPLAY, round(cap * factor / CAP_SHARE))
    ink = font.render(text, True, colour)
    box, baseline = ink.get_bounding_rect(), font.get_ascent()
    rim = round(halo_width * factor) if halo else 0
    if halo and rim:
        ink, colour = _haloed(font, text, ink, halo, rim), halo
        box, baseline = box.inflate(2 * rim, 2 * rim).move(rim, rim), baseline + rim
    picture = _scaled(ink, box, baseline, factor, colour)
    bottom = _blocks(baseline - box.top, factor)
    return Glyph(picture, Measure(bottom - round(cap), bottom, _optical_middle(picture)))


def _haloed(font: pygame.font.Font, text: str, ink: pygame.Surface, halo: Colour, rim: int) -> pygame.Surface:
    """The ink on a halo `rim` pixels wide; the hidden colours are the halo's, so that it scales cleanly."""
    reach = clear((ink.get_width() + 2 * rim, ink.get_height() + 2 * rim), (255, 255, 255))
    font.outline = rim
    reach.blit(font.render(text, True, (255, 255, 255)), (0, 0))
    font.outline = 0
    white = ink.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    reach.blit(white, (rim, rim))

    picture = pygame.Surface(reach.get_size(), pygame.SRCALPHA)
    picture.fill((*halo, 255))
    picture.blit(ink, (rim, rim))
    return cut(picture, reach)


def _scaled(large: pygame.Surface, box: pygame.Rect, baseline: int, factor: int, ground: Colour) -> pygame.Surface:
    """The inked `box` scaled down by `factor`, padded so that the baseline falls between two pixels."""
    above, below = _blocks(baseline - box.top, factor), _blocks(box.bottom - baseline, factor)
    size = (_blocks(box.width, factor), above + below)
    padded = clear((size[0] * factor, size[1] * factor), ground)
    padded.blit(large, (0, above * factor - (baseline - box.top)), box)
    return pygame.transform.smoothscale(padded, size)


def _blocks(length: int, factor: int) -> int:
    """How many final pixels a length of the large picture needs, none if it is negative."""
    return max(0, -(-length // factor))


def _optical_middle(picture: pygame.Surface) -> float:
    """Halfway between the middle of the picture and the centre of its ink, in pixels."""
    return (picture.get_width() / 2 + pygame.mask.from_surface(picture).centroid()[0]) / 2
