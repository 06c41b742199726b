"""Key sets: five people fit on a laptop's keyboard without getting in each other's way."""

from itertools import combinations

import pygame
import pytest

from qwitch.controls.arrangements import gap
from qwitch.controls.binding import F_KEYS, LOCKS, MAIN_BLOCK, MODIFIERS, reserved
from qwitch.controls.board import board
from qwitch.controls.keysets import ALL_SETS, ALONE, LEFT_HOME, RIGHT_HOME, KeySet, key_sets
from qwitch.controls.sharing import crossings

EVERY = [*(sets for people in range(6) for sets in key_sets(people)), LEFT_HOME, RIGHT_HOME]


def all_keys(sets: tuple[KeySet, ...]) -> list[int]:
    return [key for keys in sets for key in keys.keys]


@pytest.mark.parametrize("people", range(6))
def test_everybody_has_six_keys_of_their_own(people: int) -> None:
    keys = all_keys(key_sets(people))
    assert len(keys) == len(set(keys)) == 6 * people


def test_five_people_fit_without_a_numpad_fn_or_what_laptops_lack() -> None:
    """Key sets that need a numpad, Fn or right Ctrl exclude laptops [TIC-80 196]."""
    assert set(all_keys(tuple(EVERY))) <= MAIN_BLOCK - F_KEYS


def test_no_set_needs_a_modifier_or_a_lock() -> None:
    """Shift five times opens Sticky Keys [hawkthorne-journey 191], AltGr arrives as Ctrl and Alt [SDL 9201]."""
    assert set(all_keys(tuple(EVERY))) & (MODIFIERS | LOCKS) == set()


@pytest.mark.parametrize("people", range(1, 6))
def test_no_set_needs_a_key_of_the_program(people: int) -> None:
    assert [key for key in all_keys(key_sets(people)) if reserved(key, people) is not None] == []


def test_no_key_carries_a_dead_accent_in_a_common_layout() -> None:
    """A dead key reports no letter, so that its cap could not show what is printed there [pygame-ce 2745]."""
    dead = {
        getattr(pygame, f"KSCAN_{name}") for name in ("GRAVE", "LEFTBRACKET", "RIGHTBRACKET", "APOSTROPHE", "EQUALS")
    }
    assert set(all_keys(tuple(EVERY))) & dead == set()


@pytest.mark.parametrize(("people", "apart"), [(2, 2.5), (3, 1.75), (4, 1.0), (5, 1.0)])
def test_two_and_three_people_sit_far_apart(people: int, apart: float) -> None:
    """In key widths: two have two keys and two rows between them, three a key or a row."""
    assert min(gap(one.keys, other.keys) for one, other in combinations(key_sets(people), 2)) >= apart


@pytest.mark.parametrize("people", range(2, 6))
def test_hands_lie_as_the_seats_do_on_the_screen(people: int) -> None:
    """Seat 0 is bottom left, the others follow clockwise: from left to right, and the left and right ones in front."""
    sets, places = key_sets(people), board()
    assert crossings(sets) == 0
    rows = [places[keys.slots[0]].y for keys in sets]
    if people > 2:
        assert min(rows[0], rows[-1]) > max(rows[1:-1])


def test_an_action_key_lies_beside_its_slots() -> None:
    assert max(gap([keys.action], keys.slots) for people in range(2, 6) for keys in key_sets(people)) < 1.25


def test_one_person_has_the_numbers_row_or_either_hand() -> None:
    assert key_sets(1) == (ALONE,)
    assert ALONE.slots == tuple(getattr(pygame, f"KSCAN_{number}") for number in range(1, 6))
    rows = {board()[key].y for keys in (LEFT_HOME, RIGHT_HOME) for key in keys.slots}
    assert rows == {board()[pygame.KSCAN_A].y}


def test_sets_to_join_with_share_no_key() -> None:
    keys = all_keys(ALL_SETS)
    assert len(keys) == len(set(keys))


def test_whether_sets_share_a_key() -> None:
    assert ALONE.clashes_with(LEFT_HOME)
    assert not key_sets(2)[0].clashes_with(key_sets(2)[1])
