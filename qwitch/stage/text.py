"""Written text: sizes in logical units, pictures remembered, nothing ever wider than its box."""

from collections.abc import Sequence

import pygame

from qwitch.stage.cache import ArtCache
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.paint import clear
from qwitch.stage.theme import Colour
from qwitch.stage.viewport import Viewport

SHRINK = 0.72
"""How small a text may become, as a part of the wanted size, before it is shortened instead."""
MOST_FITTED = 1000
"""How many lines the lettering remembers the fitting size of."""
MORE = "…"
"""What ends a shortened text."""


class Lettering:
    """Writes text for one window; pictures are shared, callers only blit them."""

    def __init__(self, fonts: Fonts, viewport: Viewport, cache: ArtCache) -> None:
        """Write with these fonts at this window's scale into this cache."""
        self._fonts, self._viewport, self._cache = fonts, viewport, cache
        self._fitted: dict[tuple[str, Typeface, int, int], tuple[str, int]] = {}

    def text(self, string: str, face: Typeface, size: float, colour: Colour) -> pygame.Surface:
        """One line of text, `size` logical units tall as a font."""
        return self._line(string, face, self._viewport.px(size), colour)

    def width(self, string: str, face: Typeface, size: float) -> int:
        """How many pixels wide the line would be."""
        return self._fonts.get(face, self._viewport.px(size)).size(string)[0]

    def face_for(self, string: str, wanted: Typeface) -> Typeface:
        """The wanted face, or, where it lacks a character, the bold one, which has more of Europe's letters."""
        return Typeface.BOLD if self._fonts.missing(wanted, string) else wanted

    def fit(self, string: str, face: Typeface, size: float, colour: Colour, max_width: float) -> pygame.Surface:
        """The line, at most `max_width` logical units wide: made smaller first, then shortened with "…"."""
        key = string, face, self._viewport.px(size), int(max_width * self._viewport.scale)
        fitted = self._fitted.get(key)
        if fitted is None:
            if len(self._fitted) >= MOST_FITTED:
                self._fitted.clear()
            fitted = self._fitted[key] = self._fit(*key)
        return self._line(fitted[0], face, fitted[1], colour)

    def _fit(self, string: str, face: Typeface, pixels: int, room: int) -> tuple[str, int]:
        """What of the line is written, and how large in pixels, so that it fits the room."""
        smallest = max(1, round(pixels * SHRINK))
        for smaller in range(pixels, smallest - 1, -1):
            if self._fonts.get(face, smaller).size(string)[0] <= room:
                return string, smaller
        return shortened(self._fonts.get(face, smallest), string, room), smallest

    def wrapped(self, string: str, face: Typeface, size: float, max_width: float) -> list[str]:
        """The text as lines of at most max_width logical units, broken between words; a longer word stands alone."""
        lines: list[str] = []
        for word in string.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(longer, face, size) <= max_width * self._viewport.scale:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def fitting(self, string: str, face: Typeface, sizes: Sequence[float], max_width: float) -> float:
        """The first of these sizes at which the line is no wider than `max_width` logical units, or the last one."""
        room = int(max_width * self._viewport.scale)
        return next((size for size in sizes if self.width(string, face, size) <= room), sizes[-1])

    def outlined(
        self,
        string: str,
        face: Typeface,
        size: float,
        colour: Colour,
        outline: Colour,
        width: float,
        brief: bool = False,
    ) -> pygame.Surface:
        """A line with an outline `width` logical units thick all round; a brief one is needed for a moment only."""
        pixels, rim = self._viewport.px(size), self._viewport.px(width)
        key = ("outlined", string, face, pixels, colour, outline, rim)
        font = self._fonts.get(face, pixels)
        return self._cache.get(key, lambda: _outlined(font, string, colour, outline, rim), brief)

    def _line(self, string: str, face: Typeface, pixels: int, colour: Colour) -> pygame.Surface:
        key = ("text", string, face, pixels, colour)
        return self._cache.get(key, lambda: self._fonts.get(face, pixels).render(string, True, colour))


def shortened(font: pygame.font.Font, string: str, room: int) -> str:
    """The longest beginning of the string that fits `room` pixels together with "…"; empty if none does."""
    if font.size(string)[0] <= room:
        return string
    for length in range(len(string) - 1, -1, -1):
        shorter = string[:length].rstrip() + MORE
        if font.size(shorter)[0] <= room:
            return shorter
    return ""


def _outlined(font: pygame.font.Font, string: str, colour: Colour, outline: Colour, rim: int) -> pygame.Surface:
    ink = font.render(string, True, colour)
    picture = clear((ink.get_width() + 2 * rim, ink.get_height() + 2 * rim), outline)
    font.outline = rim
    picture.blit(font.render(string, True, outline), (0, 0))
    font.outline = 0
    picture.blit(ink, (rim, rim))
    return picture
