"""Which keys may play: no key twice, none that does something else, and a word about those that laptops lack."""

import pygame
import pytest

from qwitch.controls.binding import (
    ACTION,
    LOCKS,
    MODIFIERS,
    Doubt,
    Reserved,
    Taken,
    bound,
    doubt,
    owner,
    refusal,
    reserved,
    with_keys,
)
from qwitch.controls.devices import MENU_KEYS
from qwitch.controls.keysets import key_sets
from tests.controls.scancodes import ONE, OTHER, key, keys

SETS = (ONE, OTHER)


@pytest.mark.parametrize(
    ("name", "whose"), [("Z", Taken(0, 0)), ("B", Taken(0, 4)), ("A", Taken(0, ACTION)), ("SLASH", Taken(1, 4))]
)
def test_a_key_of_somebody_else_is_refused_with_its_use(name: str, whose: Taken) -> None:
    """Two seats must never have the same key [panel-pop 1]."""
    assert owner(SETS, key(name)) == whose
    assert refusal(SETS, 1 - whose.person, key(name)) == whose
    assert refusal(SETS, whose.person, key(name)) is None


@pytest.mark.parametrize("scancode", MENU_KEYS.keys() - {pygame.KSCAN_SPACE})
@pytest.mark.parametrize("people", [1, 2])
def test_menu_and_pause_keys_are_refused(scancode: int, people: int) -> None:
    """Escape would pause, Enter choose: neither can play a card as well [panel-pop 1]."""
    assert refusal(key_sets(people), 0, scancode) is Reserved.MENU


def test_the_space_bar_is_free_for_one_person_alone() -> None:
    assert reserved(pygame.KSCAN_SPACE, people=1) is None
    assert reserved(pygame.KSCAN_SPACE, people=2) is Reserved.MENU


def test_f11_is_refused() -> None:
    assert refusal(SETS, 0, pygame.KSCAN_F11) is Reserved.FULLSCREEN


@pytest.mark.parametrize("scancode", MODIFIERS)
def test_modifiers_are_refused(scancode: int) -> None:
    """Shift opens Sticky Keys [hawkthorne-journey 191], AltGr arrives as Ctrl and Alt [SDL 9201]."""
    assert refusal(SETS, 0, scancode) is Reserved.MODIFIER


@pytest.mark.parametrize("scancode", LOCKS)
def test_locks_are_refused(scancode: int) -> None:
    assert refusal(SETS, 0, scancode) is Reserved.LOCK


@pytest.mark.parametrize("name", ["PRINTSCREEN", "PAUSE", "POWER", "HELP", "EURO", "AC_BACK"])
def test_keys_of_the_system_are_refused(name: str) -> None:
    assert refusal(SETS, 0, key(name)) is Reserved.SYSTEM


@pytest.mark.parametrize("name", ["F1", "F10", "F12"])
def test_f_keys_need_fn_on_laptops(name: str) -> None:
    """What needs Fn is taken, and told of [TIC-80 196]."""
    assert refusal(SETS, 0, key(name)) is None
    assert doubt(key(name)) is Doubt.NEEDS_FN


@pytest.mark.parametrize("name", ["KP_5", "KP_PLUS", "INSERT", "HOME", "PAGEUP", "NONUSBACKSLASH", "INTERNATIONAL1"])
def test_many_laptops_lack_these(name: str) -> None:
    """The numpad, which sends false key-ups with Shift as well [TIC-80 196, SDL 1917]."""
    assert refusal(SETS, 0, key(name)) is None
    assert doubt(key(name)) is Doubt.NOT_ON_LAPTOPS


@pytest.mark.parametrize("name", ["Q", "1", "MINUS", "SEMICOLON", "TAB", "BACKSPACE", "SPACE"])
def test_nothing_speaks_against_the_main_block(name: str) -> None:
    assert doubt(key(name)) is None


def test_a_free_key_takes_the_place_of_the_old_one() -> None:
    changed = bound(SETS, 0, 2, key("Q"))
    assert changed[0].slots == keys("Z X Q V B")
    assert changed[1] == OTHER


def test_the_action_key_can_be_exchanged_as_well() -> None:
    assert bound(SETS, 1, ACTION, key("K"))[1].action == key("K")


def test_an_own_key_changes_places_with_the_old_one() -> None:
    assert bound(SETS, 0, 0, key("B"))[0].slots == keys("B X C V Z")
    assert bound(SETS, 0, 0, key("A"))[0].keys == keys("A X C V B Z")
    assert bound(SETS, 0, 0, key("Z")) == SETS


def test_a_whole_set_takes_the_place_of_another() -> None:
    changed = with_keys(SETS, 1, keys("U I O P LEFTBRACKET 0"))
    assert changed[0] == ONE
    assert changed[1].keys == keys("U I O P LEFTBRACKET 0")
