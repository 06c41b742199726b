"""Key sets: five slot keys and one action key a person, by scancode, that is by place on the keyboard.

No set needs a numpad, Fn or a modifier, so that five people fit on a laptop.
"""

from dataclasses import dataclass

import pygame

SLOTS = 5


@dataclass(frozen=True, slots=True)
class KeySet:
    """The scancodes of one person: slots left to right, and the action key (pass, turn the direction card)."""

    slots: tuple[int, int, int, int, int]
    action: int


def _keys(names: str, action: int) -> KeySet:
    one, two, three, four, five = (getattr(pygame, f"KSCAN_{name}") for name in names.split())
    return KeySet((one, two, three, four, five), action)


ALONE = _keys("1 2 3 4 5", pygame.KSCAN_SPACE)
"""One person: the numbers row, and the space bar."""

TOGETHER = (
    _keys("Z X C V B", pygame.KSCAN_A),
    _keys("Q W E R T", pygame.KSCAN_1),
    _keys("U I O P LEFTBRACKET", pygame.KSCAN_0),
    _keys("N M COMMA PERIOD SLASH", pygame.KSCAN_L),
    _keys("F5 F6 F7 F8 F9", pygame.KSCAN_F10),
)
"""Several people: one block of keys a corner of the keyboard, in the order in which seats lie on the screen."""


ALL_SETS = (*TOGETHER[:4], ALONE)
"""Every set that somebody can join with."""


def key_sets(people: int) -> tuple[KeySet, ...]:
    """The key sets for so many people, 0 to 5; two sit far apart."""
    if people <= 1:
        return (ALONE,)[:people]
    return (TOGETHER[0], TOGETHER[3]) if people == 2 else TOGETHER[:people]
