"""Choosing keys: one by one, or six in a row; what cannot be had is refused and waited for anew."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.controls.binding import ACTION, Doubt, Reserved, Taken, reserved
from qwitch.controls.board import board
from qwitch.controls.keysets import key_sets
from qwitch.controls.rebinding import Got, Rebinding, Refused, Wanted
from tests.controls.scancodes import ONE, OTHER, key, keys


@pytest.fixture
def rebinding() -> Rebinding:
    return Rebinding([ONE, OTHER])


def test_one_key_for_one_slot(rebinding: Rebinding) -> None:
    rebinding.ask(0, 3)
    assert rebinding.press(key("Q")) == Got(key("Q"))
    assert rebinding.sets[0].slots == keys("Z X C Q B")
    assert rebinding.wanted is None


def test_a_refused_key_changes_nothing_and_another_one_is_waited_for(rebinding: Rebinding) -> None:
    """[panel-pop 1]."""
    rebinding.ask(0, 3)
    assert rebinding.press(key("M")) == Refused(key("M"), Taken(1, 1))
    assert rebinding.press(pygame.KSCAN_LSHIFT) == Refused(pygame.KSCAN_LSHIFT, Reserved.MODIFIER)
    assert rebinding.sets == (ONE, OTHER)
    assert rebinding.wanted == Wanted(0, 3)
    assert rebinding.press(key("KP_7")) == Got(key("KP_7"), Doubt.NOT_ON_LAPTOPS)


def test_an_own_key_changes_places(rebinding: Rebinding) -> None:
    rebinding.ask(1, ACTION)
    assert rebinding.press(key("N")) == Got(key("N"), swapped=key("L"))
    assert rebinding.sets[1].keys == keys("L M COMMA PERIOD SLASH N")


def test_the_same_key_again_is_no_change(rebinding: Rebinding) -> None:
    rebinding.ask(0, 0)
    assert rebinding.press(key("Z")) == Got(key("Z"))
    assert rebinding.sets == (ONE, OTHER)


def test_six_keys_in_a_row(rebinding: Rebinding) -> None:
    rebinding.ask_all(0)
    *five, last = keys("W E R T B A")
    assert [rebinding.press(scancode) for scancode in five] == [Got(scancode, is_done=False) for scancode in five]
    assert rebinding.sets[0] == ONE
    assert rebinding.wanted == Wanted(0, ACTION, is_whole=True)
    assert rebinding.press(last) == Got(last)
    assert rebinding.sets[0].keys == keys("W E R T B A")


def test_six_keys_in_a_row_take_no_key_twice(rebinding: Rebinding) -> None:
    """[panel-pop 1]."""
    rebinding.ask_all(0)
    rebinding.press(key("W"))
    assert rebinding.press(key("W")) == Refused(key("W"), Taken(0, 0))
    assert rebinding.press(key("N")) == Refused(key("N"), Taken(1, 0))
    assert rebinding.pressed == [key("W")]


def test_giving_up_leaves_everything_as_it_was(rebinding: Rebinding) -> None:
    rebinding.ask_all(1)
    rebinding.press(key("W"))
    rebinding.cancel()
    assert (rebinding.wanted, rebinding.pressed, rebinding.sets) == (None, [], (ONE, OTHER))


@given(
    people=st.integers(1, 5),
    presses=st.lists(st.tuples(st.integers(0, 4), st.integers(-1, 5), st.sampled_from(sorted(board(european=True))))),
)
def test_whatever_is_pressed_no_key_has_two_uses(people: int, presses: list[tuple[int, int, int]]) -> None:
    """[panel-pop 1]."""
    rebinding = Rebinding(key_sets(people))
    for person, slot, scancode in presses:
        if rebinding.wanted is None and slot < 0:
            rebinding.ask_all(person % people)
        elif rebinding.wanted is None:
            rebinding.ask(person % people, slot)
        rebinding.press(scancode)
    used = [scancode for sets in rebinding.sets for scancode in sets.keys]
    assert len(used) == len(set(used)) == 6 * people
    assert [scancode for scancode in used if reserved(scancode, people)] == []
