"""Key sets: five people fit on a laptop's keyboard without getting in each other's way."""

import pygame
import pytest

from qwitch.controls.devices import MENU_KEYS
from qwitch.controls.keysets import ALONE, TOGETHER, KeySet, key_sets

# Keys that a laptop may lack or hide behind Fn, and keys that the system listens to as well.
MODIFIERS = {getattr(pygame, f"KSCAN_{side}{name}") for side in "LR" for name in ("CTRL", "SHIFT", "ALT", "GUI")}
LOCKS = {pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCKCLEAR, pygame.KSCAN_SCROLLLOCK}
NOT_ON_LAPTOPS = {
    scancode for name, scancode in vars(pygame).items() if name.startswith("KSCAN_KP") or name == "KSCAN_APPLICATION"
} | {pygame.KSCAN_INSERT, pygame.KSCAN_HOME, pygame.KSCAN_END, pygame.KSCAN_PAGEUP, pygame.KSCAN_PAGEDOWN}
OF_THE_PROGRAM = {pygame.KSCAN_ESCAPE, pygame.KSCAN_RETURN, pygame.KSCAN_F11} | (
    MENU_KEYS.keys() - {pygame.KSCAN_SPACE}
)


def all_keys(sets: tuple[KeySet, ...]) -> list[int]:
    return [key for keys in sets for key in (*keys.slots, keys.action)]


@pytest.mark.parametrize("people", range(6))
def test_everybody_has_six_keys_of_their_own(people: int) -> None:
    keys = all_keys(key_sets(people))
    assert len(keys) == len(set(keys)) == 6 * people


@pytest.mark.parametrize("people", range(6))
def test_no_set_needs_a_modifier_a_numpad_or_a_key_of_the_program(people: int) -> None:
    assert set(all_keys(key_sets(people))) & (MODIFIERS | LOCKS | NOT_ON_LAPTOPS | OF_THE_PROGRAM) == set()


def test_one_person_plays_on_the_numbers_row() -> None:
    assert key_sets(1) == (ALONE,)
    assert ALONE.slots == tuple(getattr(pygame, f"KSCAN_{number}") for number in range(1, 6))


def test_two_people_sit_on_different_sides_of_the_keyboard() -> None:
    left, right = key_sets(2)
    assert {left, right} <= set(TOGETHER)
    left_half = {getattr(pygame, f"KSCAN_{letter}") for letter in "QWERTASDFGZXCVB"}
    assert set(left.slots) <= left_half
    assert not set(right.slots) & left_half
