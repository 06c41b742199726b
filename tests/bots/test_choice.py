"""Which card is chosen: any fitting one, or the start of the longest chain through the own hand."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.bots.choice import chain_length, choose_slot, fitting_slots, wrong_slot
from qwitch.bots.levels import LEVELS, Level
from qwitch.engine.cards import CARDS, card_named, mask_of
from qwitch.engine.dice import Dice
from qwitch.engine.directions import Direction, direction_signed, fits
from qwitch.engine.game import EMPTY
from qwitch.engine.view import SeatView

HANDS = st.lists(st.sampled_from(CARDS), min_size=1, max_size=5, unique=True)
DIRECTIONS = st.sampled_from(Direction)


def view(top: str, sign: str, hand: str) -> SeatView:
    """What a seat sees that holds these five cards or --, in the middle of a race."""
    cards = tuple(EMPTY if name == "--" else card_named(name) for name in hand.split())
    return SeatView(0, cards, card_named(top), direction_signed(sign), True, True, False, False, (9, 9))


def longest_by_trying(card: int, others: list[int], direction: Direction) -> int:
    """The longest chain, by trying every order of every card."""
    best = 1
    for order in permutations(others):
        last, length = card, 1
        for following in order:
            if not fits(following, last, direction):
                break
            last, length = following, length + 1
        best = max(best, length)
    return best


@given(hand=HANDS, direction=DIRECTIONS)
def test_the_longest_chain_is_found(hand: list[int], direction: Direction) -> None:
    card, *others = hand
    assert chain_length(card, mask_of(others), direction) == longest_by_trying(card, others, direction)


def test_fitting_slots_are_those_that_fit() -> None:
    assert fitting_slots(view("B2", "+", "C3 H4 -- A3 E5")) == [0, 3]
    assert fitting_slots(view("H8", "+", "C3 H4 -- A3 E5")) == []
    hidden = view("B2", "+", "C3 H4 -- A3 E5")
    hidden.top = None
    assert fitting_slots(hidden) == []


def chosen(level: Level, seen: SeatView) -> Counter[int]:
    slots, dice = fitting_slots(seen), Dice(4)
    return Counter(choose_slot(seen, slots, level, dice) for _ in range(400))


def test_looking_ahead_starts_the_longest_chain() -> None:
    seen = view("B2", "+", "C8 A3 F4 G5 --")  # A3, F4, G5 are a chain of three; after C8 nothing fits
    assert chosen(LEVELS["hard"], seen) == {1: 400}


@pytest.mark.parametrize("name", ["relaxed", "easy", "normal"])
def test_the_others_take_any_fitting_card(name: str) -> None:
    counts = chosen(LEVELS[name], view("B2", "+", "C8 A3 F4 G5 --"))
    assert set(counts) == {0, 1}
    assert 140 < counts[0] < 260  # 200 ± 6 standard deviations


def test_chains_of_equal_length_are_chosen_alike() -> None:
    counts = chosen(LEVELS["lightning"], view("B2", "+", "C8 C6 A1 -- --"))
    assert set(counts) == {0, 1}
    assert 140 < counts[0] < 260


def test_a_wrong_slot_holds_a_card_that_does_not_fit() -> None:
    seen = view("B2", "+", "C3 H4 -- A3 E5")
    dice = Dice(1)
    assert {wrong_slot(seen, [0, 3], dice) for _ in range(100)} == {1, 4}
    assert wrong_slot(view("B2", "+", "C3 -- -- A3 --"), [0, 3], dice) is None
