"""Where keys lie on a keyboard without a numpad, as laptops have it: in key widths from the top left corner.

Scancodes name places, so this holds for every language. European keyboards have one key more, left of the bottom row.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot

import pygame

WIDTH, HEIGHT = 15.0, 6.0
"""The size of a keyboard, in key widths."""

ROWS = (
    "ESCAPE F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 DELETE",
    "GRAVE 1 2 3 4 5 6 7 8 9 0 MINUS EQUALS BACKSPACE*2",
    "TAB*1.5 Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET BACKSLASH*1.5",
    "CAPSLOCK*1.75 A S D F G H J K L SEMICOLON APOSTROPHE RETURN*2.25",
    "LSHIFT*2.25 Z X C V B N M COMMA PERIOD SLASH RSHIFT*2.75",
    "LCTRL*1.25 LGUI*1.25 LALT*1.25 SPACE*5.75 RALT*1.25 RCTRL*1.25 LEFT UP RIGHT",
)
"""The rows from the back to the front; a star tells how many key widths a key takes."""

EXTRA_KEY = pygame.KSCAN_NONUSBACKSLASH
"""The key that only European keyboards have."""


@dataclass(frozen=True, slots=True)
class KeyPlace:
    """A key's top left corner and its size, in key widths."""

    x: float
    y: float
    w: float = 1.0
    h: float = 1.0

    def distance(self, other: "KeyPlace") -> float:
        """How far the middles of two keys lie apart; neighbours in a row have 1."""
        across = self.x + self.w / 2 - other.x - other.w / 2
        return hypot(across, self.y + self.h / 2 - other.y - other.h / 2)


def board(european: bool = False) -> dict[int, KeyPlace]:
    """The place of every key, row by row from the left."""
    places = {scancode: place for y, row in enumerate(ROWS) for scancode, place in _row(row, y)}
    up = places[pygame.KSCAN_UP]
    places[pygame.KSCAN_UP] = KeyPlace(up.x, up.y, h=0.5)
    places[pygame.KSCAN_DOWN] = KeyPlace(up.x, up.y + 0.5, h=0.5)
    return places | _european(places) if european else places


def _row(row: str, y: float) -> Iterator[tuple[int, KeyPlace]]:
    keys = [(name, float(width or 1)) for name, _, width in (key.partition("*") for key in row.split())]
    stretch = WIDTH / sum(width for _, width in keys)  # the narrow keys at the back fill the whole width
    x = 0.0
    for name, width in keys:
        yield getattr(pygame, f"KSCAN_{name}"), KeyPlace(x, y, width * stretch)
        x += width * stretch


def _european(places: dict[int, KeyPlace]) -> dict[int, KeyPlace]:
    """What lies elsewhere on a European keyboard: a short shift, one key more, Enter over two rows."""
    shift, z = places[pygame.KSCAN_LSHIFT], places[pygame.KSCAN_Z]
    enter, quote = places[pygame.KSCAN_RETURN], places[pygame.KSCAN_APOSTROPHE]
    return {
        pygame.KSCAN_LSHIFT: KeyPlace(shift.x, shift.y, shift.w - z.w),
        EXTRA_KEY: KeyPlace(z.x - z.w, z.y),
        pygame.KSCAN_BACKSLASH: KeyPlace(quote.x + 1, quote.y),
        pygame.KSCAN_RETURN: KeyPlace(enter.x + 1, enter.y - 1, enter.w - 1, 2),
    }
