"""Other key sets for keyboards that swallow some: every way to lay out hands on the rows, the farthest apart first."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

import pygame

from qwitch.controls.board import board
from qwitch.controls.holding import Combination
from qwitch.controls.keysets import LEFT_HOME, RIGHT_HOME, KeySet, key_sets

Hand = tuple[int, int, int, int, int]
"""The slot keys of one person, left to right."""

Hands = tuple[Hand, ...]
"""The hands of all people, by their seats on the screen: bottom left and on clockwise."""


def _hand(names: str) -> Hand:
    one, two, three, four, five = (getattr(pygame, f"KSCAN_{name}") for name in names.split())
    return one, two, three, four, five


LEFT = tuple(map(_hand, ("1 2 3 4 5", "Q W E R T", "A S D F G", "Z X C V B")))
MIDDLE = tuple(map(_hand, ("4 5 6 7 8", "R T Y U I", "F G H J K")))
RIGHT = tuple(map(_hand, ("7 8 9 0 MINUS", "Y U I O P", "H J K L SEMICOLON", "N M COMMA PERIOD SLASH")))
"""Where a hand may lie, from the back of the keyboard to the front."""

KEYS = tuple(dict.fromkeys(key for hand in (*LEFT, *RIGHT, *MIDDLE) for key in hand))
"""All keys whose sign shows at once in most languages."""

NEAR = 1.25
"""An action key lies at most this far from a slot key of its person, in key widths."""

PLACES = board()


@cache
def arrangements(people: int) -> tuple[tuple[KeySet, ...], ...]:
    """Key sets for 1 to 5 people: first the game's own, then the farthest apart."""
    if people == 1:
        return key_sets(1), (LEFT_HOME,), (RIGHT_HOME,)
    apart = [hands for hands in _hands(people) if len({key for hand in hands for key in hand}) == 5 * people]
    apart.sort(key=lambda hands: -min(gap(*pair) for pair in combinations(hands, 2)))
    return key_sets(people), *(sets for sets in map(_with_actions, apart) if sets != key_sets(people))


def proposal(people: int, swallowed: Sequence[Combination]) -> tuple[KeySet, ...] | None:
    """The first key sets that hold none of these combinations; None where all do."""
    for sets in arrangements(people):
        keys = {key for person in sets for key in person.keys}
        if not any(bad <= keys for bad in swallowed):
            return sets
    return None


def gap(one: Sequence[int], other: Sequence[int]) -> float:
    """How far the two nearest keys of two hands lie apart, in key widths."""
    return min(PLACES[key].distance(PLACES[there]) for key in one for there in other)


def _hands(people: int) -> Iterator[Hands]:
    """Every way to lay out so many hands, two or more; at one side, the seat at the bottom has the front row."""
    match people:
        case 2:
            yield from product(LEFT, RIGHT)
        case 3:
            yield from product(LEFT, MIDDLE, RIGHT)
        case 4:
            for (back, front), (far, near) in product(combinations(LEFT, 2), combinations(RIGHT, 2)):
                yield front, back, far, near
        case _:
            for (front, back, far, near), middle in product(_hands(4), MIDDLE):
                yield front, back, middle, far, near


def _with_actions(hands: Hands) -> tuple[KeySet, ...]:
    """Each hand with an action key: near it, and as far from everybody else's keys as can be."""
    sets: list[KeySet] = []
    for hand in hands:
        others = [key for other in hands if other != hand for key in other]
        sets.append(KeySet(hand, _action(hand, [*others, *(keys.action for keys in sets)])))
    return tuple(sets)


def _action(hand: Hand, taken: Sequence[int]) -> int:
    free = [key for key in KEYS if key not in taken and key not in hand]
    return max(free, key=lambda key: (gap([key], hand) <= NEAR, gap([key], taken)))
