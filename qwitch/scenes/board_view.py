"""The player's keyboard on a screen: every key at its place, with the sign of the own layout."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from qwitch.controls.binding import ACTION
from qwitch.controls.board import EXTRA_KEY, HEIGHT, WIDTH, KeyPlace, board
from qwitch.controls.keysets import KeySet
from qwitch.controls.labels import KeyLabels
from qwitch.scenes.key_words import key_name
from qwitch.stage.board import PLAIN, KeyLook, board_ground, board_key
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.table import Box

BOARD = Box(524, 160, 988, 366)
"""Where the keyboard lies on the screens of keys."""

MESSAGE = Box(110, 768, 1380, 46)
"""Where one line tells what to do."""

GAP = 4
"""Logical units between two keys."""

WORDLESS = frozenset({pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT})
"""Keys that are known by their place; words would not fit them."""


def control_box(row: int) -> Box:
    """The place of a control: one below the other, left of the keyboard."""
    return Box(84, 148 + 99 * row, 400, 66)


class BoardView:
    """A keyboard with the signs of these labels."""

    def __init__(self, labels: KeyLabels, tr: Callable[..., str], box: Box = BOARD) -> None:
        """Draw into this box, as wide as 15 keys and as high as 6 rows."""
        self.box, self._labels, self._tr = box, labels, tr

    def places(self, looks: Mapping[int, KeyLook]) -> dict[int, KeyPlace]:
        """The keys to draw; the one that only European keyboards have, where it was met or is somebody's."""
        met = len(self._labels.of(EXTRA_KEY)) == 1
        return board(european=met or EXTRA_KEY in looks)

    def blits(self, kit: Kit, looks: Mapping[int, KeyLook]) -> Iterator[Blit]:
        """The keyboard; keys without a look are nobody's."""
        yield board_ground(kit, self.box)
        for scancode, place in self.places(looks).items():
            label = "" if scancode in WORDLESS else key_name(scancode, self._labels, self._tr)
            yield from board_key(kit, self._key_box(place), label, looks.get(scancode, PLAIN))

    def _key_box(self, place: KeyPlace) -> Box:
        across, down = self.box.w / WIDTH, self.box.h / HEIGHT
        x, y = self.box.x + place.x * across, self.box.y + place.y * down
        return Box(x + GAP / 2, y + GAP / 2, place.w * across - GAP, place.h * down - GAP)


def looks_of(sets: Sequence[KeySet]) -> dict[int, KeyLook]:
    """How the keys look that belong to somebody."""
    return {
        key: KeyLook(seat=person, is_action=place == ACTION)
        for person, keys in enumerate(sets)
        for place, key in enumerate(keys.keys)
    }
