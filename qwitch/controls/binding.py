"""Which keys may play: a new key is held against everybody's keys and against what else keys do."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

import pygame

from qwitch.controls.board import EXTRA_KEY, board
from qwitch.controls.devices import FULLSCREEN_KEY, MENU_KEYS
from qwitch.controls.keysets import SLOTS, KeySet

ACTION = SLOTS
"""Stands for the action key, after the slots 0 to 4."""


class Reserved(Enum):
    """What keys do that can play no card."""

    MENU = auto()
    FULLSCREEN = auto()
    MODIFIER = auto()
    LOCK = auto()
    SYSTEM = auto()


class Doubt(Enum):
    """Why a key that may play is no good choice everywhere."""

    NEEDS_FN = auto()
    NOT_ON_LAPTOPS = auto()


@dataclass(frozen=True, slots=True)
class Taken:
    """The key is another person's: person 0 is the first, slot 0 to 4 or ACTION."""

    person: int
    slot: int


Refusal = Reserved | Taken
"""Why a key cannot be had."""


def _keys(names: str) -> frozenset[int]:
    return frozenset(getattr(pygame, f"KSCAN_{name}") for name in names.split())


MODIFIERS = _keys("LSHIFT RSHIFT LCTRL RCTRL LALT RALT LGUI RGUI MODE")
"""Keys that are held together with others; five times Shift opens Sticky Keys, AltGr arrives as Ctrl and Alt."""

LOCKS = _keys("CAPSLOCK NUMLOCKCLEAR SCROLLLOCK")
"""Keys that switch something on and off."""

SYSTEM = _keys("PRINTSCREEN PAUSE POWER") | {101}
"""Keys that the system listens to; 101 opens a menu of its own and has no name here."""

LAST_KEY = pygame.KSCAN_KP_EQUALS
"""Beyond this one come keys for volume, help, the web and the like, and those of BEYOND."""

BEYOND = _keys("INTERNATIONAL1 INTERNATIONAL3")
"""Keys with signs on them that only Brazilian and Japanese keyboards have."""

F_KEYS = _keys("F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F12")
"""Many laptops give these only together with Fn."""

MAIN_BLOCK = frozenset(board(european=True)) - {EXTRA_KEY}
"""What every keyboard has."""


def reserved(scancode: int, people: int) -> Reserved | None:
    """What else the key does, so that it can play no card; the space bar is free where one person plays alone."""
    if scancode == FULLSCREEN_KEY:
        return Reserved.FULLSCREEN
    if scancode in MODIFIERS:
        return Reserved.MODIFIER
    if scancode in LOCKS:
        return Reserved.LOCK
    if scancode in SYSTEM or (scancode > LAST_KEY and scancode not in BEYOND):
        return Reserved.SYSTEM
    if scancode in MENU_KEYS and not (people == 1 and scancode == pygame.KSCAN_SPACE):
        return Reserved.MENU
    return None


def doubt(scancode: int) -> Doubt | None:
    """What speaks against a key that may play; None for most."""
    if scancode in F_KEYS:
        return Doubt.NEEDS_FN
    return None if scancode in MAIN_BLOCK else Doubt.NOT_ON_LAPTOPS


def owner(sets: Sequence[KeySet], scancode: int) -> Taken | None:
    """Whose key it is, and for what; None where it is nobody's."""
    for person, keys in enumerate(sets):
        if scancode in keys.keys:
            return Taken(person, keys.keys.index(scancode))
    return None


def refusal(sets: Sequence[KeySet], person: int, scancode: int) -> Refusal | None:
    """Why this person cannot have the key: it does something else, or is another's. Own keys are no hindrance."""
    other = owner(sets, scancode)
    if other is not None and other.person != person:
        return other
    return reserved(scancode, len(sets))


def bound(sets: Sequence[KeySet], person: int, slot: int, scancode: int) -> tuple[KeySet, ...]:
    """The sets once this key plays the slot, or ACTION; where it was an own key, the two change places.

    Ask `refusal` first: keys of others are not looked at here.
    """
    keys = list(sets[person].keys)
    if scancode in keys:
        keys[keys.index(scancode)] = keys[slot]
    keys[slot] = scancode
    return with_keys(sets, person, keys)


def with_keys(sets: Sequence[KeySet], person: int, keys: Sequence[int]) -> tuple[KeySet, ...]:
    """The sets once this person has these six keys, the action key last."""
    one, two, three, four, five, action = keys
    changed = replace(sets[person], slots=(one, two, three, four, five), action=action)
    return *sets[:person], changed, *sets[person + 1 :]
