"""Key sets: five slot keys and one action key a person, by scancode, that is by place on the keyboard.

No set needs a numpad, Fn or a modifier, so that five people fit on a laptop. Only places are used whose sign shows at
once in most languages: letters, figures and , . / - but none that carries a dead accent somewhere.
"""

from dataclasses import dataclass

import pygame

SLOTS = 5


@dataclass(frozen=True, slots=True)
class KeySet:
    """The scancodes of one person: slots left to right, and the action key (pass, turn the direction card)."""

    slots: tuple[int, int, int, int, int]
    action: int

    @property
    def keys(self) -> tuple[int, ...]:
        """All six, the action key last."""
        return *self.slots, self.action

    def clashes_with(self, other: "KeySet") -> bool:
        """Whether the two sets share a key."""
        return not set(self.keys).isdisjoint(other.keys)


def _keys(names: str, action: int) -> KeySet:
    one, two, three, four, five = (getattr(pygame, f"KSCAN_{name}") for name in names.split())
    return KeySet((one, two, three, four, five), action)


ALONE = _keys("1 2 3 4 5", pygame.KSCAN_SPACE)
"""One person: the numbers row, and the space bar."""

LEFT_HOME = _keys("A S D F G", pygame.KSCAN_SPACE)
RIGHT_HOME = _keys("H J K L SEMICOLON", pygame.KSCAN_SPACE)
"""One person: where the left or the right hand rests, and the space bar."""

PAIR = (
    _keys("Q W E R T", pygame.KSCAN_A),
    _keys("N M COMMA PERIOD SLASH", pygame.KSCAN_L),
)
"""Two people: one at the left, one at the right end of the keyboard, two rows apart as well."""

THREE = (
    _keys("A S D F G", pygame.KSCAN_Z),
    _keys("4 5 6 7 8", pygame.KSCAN_9),
    _keys("N M COMMA PERIOD SLASH", pygame.KSCAN_L),
)
"""Three people: left, in the middle of the numbers row, right; between any two lies a key or a row of nobody's."""

TOGETHER = (
    _keys("Z X C V B", pygame.KSCAN_A),
    _keys("1 2 3 4 5", pygame.KSCAN_Q),
    _keys("R T Y U I", pygame.KSCAN_H),
    _keys("7 8 9 0 MINUS", pygame.KSCAN_P),
    _keys("N M COMMA PERIOD SLASH", pygame.KSCAN_L),
)
"""Five people, as they sit on the screen: bottom left and on clockwise; four leave out the one in the middle."""

ALL_SETS = TOGETHER
"""Every set that somebody can join with; no two share a key."""


def key_sets(people: int) -> tuple[KeySet, ...]:
    """The game's own key sets for so many people, 0 to 5, by their seats on the screen."""
    match people:
        case 0 | 1:
            return (ALONE,)[:people]
        case 2:
            return PAIR
        case 3:
            return THREE
        case 4:
            return TOGETHER[0], TOGETHER[1], TOGETHER[3], TOGETHER[4]
    return TOGETHER[:people]
