"""Card art: which sides a card can show, and the Qwitch face. Every size is drawn anew, none is scaled."""

from dataclasses import dataclass
from typing import Self

import pygame

from qwitch.stage.cache import ArtCache
from qwitch.stage.fonts import Fonts
from qwitch.stage.glyphs import Glyph, Measure, draw_glyph
from qwitch.stage.paint import cut, frame, mix, rimmed, rounded, supersampled
from qwitch.stage.theme import Colour, Theme


@dataclass(frozen=True, slots=True)
class Face:
    """The front of a Qwitch card: its letter A to H and its number 1 to 8 (C1)."""

    letter: str
    number: str

    @classmethod
    def of(cls, card: int) -> Self:
        """The face of card 0..63, letter by letter: 0 is A1, 7 A8, 8 B1, 63 H8."""
        return cls("ABCDEFGH"[card // 8], "12345678"[card % 8])


@dataclass(frozen=True, slots=True)
class DirectionFace:
    """The front of a direction card (C2): its sign "+", "-" or "=" and the word below it."""

    sign: str
    word: str


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a Qwitch card (blue) or of a direction card (red)."""

    red: bool = False


HIDES_EDGES = 250
"""From this height in pixels on, the seam of a card's panel is about three pixels wide."""

Side = Face | DirectionFace | Back


def card_size(theme: Theme, height: int) -> tuple[int, int]:
    """Width and height in pixels of a card this many pixels tall."""
    return (round(height * theme.card.width), height)


@dataclass(frozen=True, slots=True)
class Panel:
    """The printed area of a card inside its paper margin, in pixels of the card."""

    box: pygame.Rect
    corner: int


def blank(theme: Theme, height: int) -> tuple[pygame.Surface, Panel]:
    """Bare cream paper with a lit top edge and a darker lower one, and where to print on it."""
    palette, (width, _) = theme.palette, card_size(theme, height)
    radius = max(3, round(height * theme.card.corner))
    edge, thick = max(1, round(height * 0.003)), max(1, round(height * 0.007))
    card = rounded((width, height), radius, palette.paper_edge)
    card.blit(rounded((width - 2 * edge, height - edge - thick), radius - edge, (255, 255, 255)), (edge, edge))
    card.blit(rounded((width - 2 * edge, height - 2 * edge - thick), radius - edge, palette.paper), (edge, 2 * edge))
    return card, Panel(panel_box(theme, height), round(height * theme.card.panel_corner))


def panel_box(theme: Theme, height: int) -> pygame.Rect:
    """Where the printed area lies on a card this many pixels tall."""
    width, _ = card_size(theme, height)
    margin = max(3, round(height * theme.card.margin))
    return pygame.Rect(margin, margin, width - 2 * margin, height - 2 * margin)


class FacePress:
    """Prints Qwitch faces of one height: the paper and each glyph are drawn once, then put together."""

    def __init__(self, theme: Theme, fonts: Fonts, cache: ArtCache, height: int) -> None:
        """Print cards `height` pixels tall; paper and glyphs are kept in the cache."""
        self._theme, self._fonts, self._cache, self._height = theme, fonts, cache, height
        self._measures: dict[tuple[str, bool], Measure] = {}

    def face(self, face: Face, rim: int = 0) -> pygame.Surface:
        """The front of one card, with a transparent rim so many pixels wide."""
        sheet = self._cache.get(("paper", self._height, rim), lambda: self._paper(rim)).copy()
        width, height = card_size(self._theme, self._height)
        card = sheet.subsurface((rim, rim, width, height))
        self._corners(card, face)
        shape = self._theme.card
        x, y = shape.glyph_x * height, shape.glyph_y * height
        self._glyph(face.letter, big=True).blit(card, (x, y))
        self._glyph(face.number, big=True).blit(card, (width - x, height - y))
        return sheet

    def _corners(self, card: pygame.Surface, face: Face) -> None:
        index = self._index(face)
        inset = round(self._height * 0.03)
        at = panel_box(self._theme, self._height).inflate(-2 * inset, -2 * inset)
        card.blit(index, index.get_rect(topright=at.topright))
        card.blit(pygame.transform.rotate(index, 180), index.get_rect(bottomleft=at.bottomleft))

    def _index(self, face: Face) -> pygame.Surface:
        """Letter and number side by side on one baseline."""
        letter, number = self._glyph(face.letter, big=False), self._glyph(face.number, big=False)
        baseline = max(letter.measure.cap_bottom, number.measure.cap_bottom)
        right = letter.picture.get_width() + max(1, round(self._height * 0.006))
        drops = (baseline - glyph.measure.cap_bottom + glyph.picture.get_height() for glyph in (letter, number))
        index = pygame.Surface((right + number.picture.get_width(), max(drops)), pygame.SRCALPHA)
        index.blit(letter.picture, (0, baseline - letter.measure.cap_bottom))
        index.blit(number.picture, (right, baseline - number.measure.cap_bottom))
        return index

    def _paper(self, rim: int) -> pygame.Surface:
        card, panel = blank(self._theme, self._height)
        card.blit(_halves(self._theme, panel), panel.box)
        return rimmed(card, rim, self._theme.palette.paper_edge) if rim else card

    def _glyph(self, char: str, big: bool) -> Glyph:
        picture = self._cache.get(("glyph", char, big, self._height), lambda: self._draw(char, big))
        return Glyph(picture, self._measures[char, big])

    def _draw(self, char: str, big: bool) -> pygame.Surface:
        palette, shape, height = self._theme.palette, self._theme.card, self._height
        colour = palette.letter if char.isalpha() else palette.number
        if big:
            glyph = draw_glyph(self._fonts, char, height * shape.cap, colour, palette.paper, height * shape.halo)
        else:
            glyph = draw_glyph(self._fonts, char, height * shape.index_cap, colour)
        self._measures[char, big] = glyph.measure
        return glyph.picture


def _halves(theme: Theme, panel: Panel) -> pygame.Surface:
    """The panel parted from its lower left to its upper right corner, with a keyline in each half's hue."""
    palette, size = theme.palette, panel.box.size
    halves = _parted(size, palette.letter_half, palette.number_half, theme.card.seam)

    def draw_seam(large: pygame.Surface, factor: int) -> None:
        half = size[1] * 0.006 * factor
        width, low, high = (
            size[0] * factor,
            size[1] * factor * (1 - theme.card.seam),
            size[1] * factor * theme.card.seam,
        )
        stripe = [(0, low - half), (width, high - half), (width, high + half), (0, low + half)]
        pygame.draw.polygon(large, palette.paper, stripe)

    seam = supersampled(size, palette.paper, draw_seam)
    line = _parted(size, palette.letter_line, palette.number_line, theme.card.seam)
    width = max(1, round(size[1] * 0.006))
    halves.blit(cut(line, frame(size, panel.corner, width, (255, 255, 255))), (0, 0))
    halves.blit(seam, (0, 0))
    return cut(halves, rounded(size, panel.corner, (255, 255, 255)))


def _parted(size: tuple[int, int], upper: Colour, lower: Colour, rise: float) -> pygame.Surface:
    """Two colours, parted where the seam will lie; on a large card it is wide enough to hide a rough edge."""

    def draw(large: pygame.Surface, factor: int) -> None:
        width, height = size[0] * factor, size[1] * factor
        large.fill(upper)
        low, high = height * (1 - rise), height * rise
        pygame.draw.polygon(large, lower, [(0, low), (width, high), (width, height), (0, height)])

    if size[1] < HIDES_EDGES:
        return supersampled(size, mix(upper, lower, 0.5), draw)
    rough = pygame.Surface(size, pygame.SRCALPHA)
    draw(rough, 1)
    return rough
