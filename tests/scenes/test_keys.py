"""The keys screen: whose keys are whose, choosing others, and what cannot be had."""

import pygame
import pytest
from pygame.event import Event

from qwitch.controls.commands import MenuMove, Move, RawKeys
from qwitch.controls.keysets import key_sets
from qwitch.scenes.keys import KeysScene
from qwitch.scenes.options import OptionsScene
from qwitch.stage.soundmap import SoundName
from qwitch.store import KeyChoices, Keys, LastSetup, LastSetups, SeatChoice, Settings
from tests.controls.scancodes import key, keys
from tests.scenes.key_screens import at_keys, caps, focus, kept
from tests.scenes.sitting import Sitting, reachable


def test_options_lead_to_the_keys_and_back() -> None:
    sitting = Sitting()
    options = OptionsScene(sitting.desk)
    sitting.open(options)
    options.panel.focus = [widget.word for widget in options.panel.widgets].index("keys")
    sitting.press("RETURN")
    assert sitting.is_at(KeysScene)
    sitting.press("ESCAPE")
    assert sitting.is_at(options)


@pytest.mark.parametrize("people", range(1, 6))
def test_everybody_has_six_keys_on_the_screen(people: int) -> None:
    sitting, scene = at_keys(people)
    assert caps(scene) == [sitting.desk.key_labels(keys, None)[slot] for keys in key_sets(people) for slot in range(6)]
    sitting.sees()


def test_the_number_of_people_of_the_last_game_is_shown_first() -> None:
    seats = LastSetup(tuple(map(SeatChoice, ("me", "easy", "me2", "me3"))))
    assert KeysScene(Sitting(Settings(last=LastSetups("race", race=seats))).desk).people == 3
    assert KeysScene(Sitting().desk).people == 1


@pytest.mark.parametrize("calling", [False, True])
@pytest.mark.parametrize("people", range(1, 6))
def test_arrow_keys_reach_everything(people: int, calling: bool) -> None:
    _, scene = at_keys(people, Settings(calling=calling))
    assert reachable(scene.panel) == {widget.word for widget in scene.panel.widgets}


def test_a_key_is_exchanged_by_enter_and_the_new_key() -> None:
    sitting, scene = at_keys(2)
    focus(scene, "key 0 2")
    sitting.press("RETURN")
    assert sitting.wants_raw_keys() is RawKeys.ONLY
    sitting.press("G")
    assert sitting.wants_raw_keys() is RawKeys.OFF
    assert kept(sitting, 2)[0].slots == keys("Q W G R T")
    assert sitting.kept[-1].keys.two == (
        Keys((20, 26, 10, 21, 23), 4),
        Keys((17, 16, 54, 55, 56), 15),
    )
    assert scene.panel.focused.word == "key 0 2"
    assert "G" in caps(scene)


def test_what_is_set_holds_at_once_and_the_next_time() -> None:
    sitting, scene = at_keys(2)
    focus(scene, "key 1 5")
    sitting.press("RETURN", "K")
    assert sitting.desk.key_sets(2)[1].action == key("K")
    assert KeysScene(Sitting(sitting.kept[-1]).desk).desk.key_sets(2)[1].action == key("K")
    assert sitting.desk.key_sets(3) == key_sets(3)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("N", "N is taken: Coral, card 1."),
        ("SLASH", "/ is taken: Coral, card 5."),
        ("L", "L is taken: Coral passes with it."),
        ("RETURN", "Enter is needed for menus and pause."),
        ("UP", "Arrow up is needed for menus and pause."),
        ("SPACE", "Space is needed for menus and pause."),
        ("F11", "F11 switches to the whole screen."),
        ("LSHIFT", "Shift is held together with other keys: it cannot play."),
        ("RCTRL", "Ctrl is held together with other keys: it cannot play."),
        ("CAPSLOCK", "Caps switches something on and off: it cannot play."),
        ("PRINTSCREEN", "PrtSc belongs to the system."),
    ],
)
def test_a_key_with_another_use_is_refused_by_its_name(name: str, answer: str) -> None:
    """No key twice, none of menus and pause [panel-pop 1], no Shift five times [hawkthorne-journey 191]."""
    sitting, scene = at_keys(2)
    focus(scene, "key 0 0")
    sitting.press("RETURN", name)
    assert scene.answer == answer
    assert sitting.ear.heard[-1] is SoundName.HINT
    assert sitting.kept == []
    assert sitting.wants_raw_keys() is RawKeys.ONLY, "another key is waited for"
    sitting.press("J")
    assert kept(sitting, 2)[0].slots[0] == key("J")


def test_altgr_and_what_is_pressed_with_it_are_not_taken() -> None:
    """AltGr arrives as Ctrl and Alt, and then a key with both of them held [SDL 9201]."""
    sitting, scene = at_keys(2)
    focus(scene, "key 0 0")
    sitting.press("RETURN")
    sitting.mod = pygame.KMOD_LCTRL | pygame.KMOD_RALT
    sitting.down("LCTRL", "RALT", "E")
    assert scene.answer == "AltGr is held together with other keys: it cannot play."
    assert sitting.kept == []


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("F5", "F5 it is. On many laptops it works only together with Fn."),
        ("KP_5", "Num 5 it is. Many laptops have no such key."),
        ("HOME", "Home it is. Many laptops have no such key."),
        ("J", ""),
    ],
)
def test_keys_that_laptops_lack_are_taken_with_a_word_about_it(name: str, answer: str) -> None:
    """[TIC-80 196]."""
    sitting, scene = at_keys(2)
    focus(scene, "key 0 0")
    sitting.press("RETURN", name)
    assert scene.answer == answer
    assert kept(sitting, 2)[0].slots[0] == key(name)


def test_own_keys_change_places() -> None:
    sitting, scene = at_keys(2)
    focus(scene, "key 0 0")
    sitting.press("RETURN", "A")
    assert scene.answer == "A and Q have changed places."
    assert kept(sitting, 2)[0].keys == keys("A W E R T Q")


def test_six_keys_in_a_row() -> None:
    sitting, scene = at_keys(2)
    focus(scene, "all 0")
    sitting.press("RETURN", "A", "S", "D", "F")
    assert sitting.kept == []
    assert caps(scene)[:4] == ["A", "S", "D", "F"]
    sitting.press("N")
    assert scene.answer == "N is taken: Coral, card 1."
    sitting.press("A")
    assert scene.answer == "A is taken: Blue, card 1."
    sitting.press("G", "Z")
    assert kept(sitting, 2)[0].keys == keys("A S D F G Z")
    assert sitting.wants_raw_keys() is RawKeys.OFF


@pytest.mark.parametrize("word", ["key 0 1", "all 0"])
@pytest.mark.parametrize("how", ["escape", "focus", "pointer", "pad"])
def test_giving_up_leaves_everything_as_it_was(word: str, how: str) -> None:
    sitting, scene = at_keys(2)
    sitting.sees()
    focus(scene, word)
    sitting.press("RETURN")
    if word == "all 0":
        sitting.press("D")
    match how:
        case "escape":
            sitting.press("ESCAPE")
        case "focus":
            sitting.does(Event(pygame.WINDOWFOCUSLOST))
        case "pointer":
            sitting.does(Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1, touch=False))
        case _:
            sitting.wants(MenuMove(Move.BACK, sitting.now_s, pad=0))
    assert sitting.is_at(scene)
    assert scene.rebinding.wanted is None
    assert sitting.kept == []
    sitting.press("ESCAPE")
    assert not sitting.is_at(scene)


def test_a_pad_moves_nothing_while_a_key_is_waited_for() -> None:
    sitting, scene = at_keys(2)
    focus(scene, "key 0 1")
    sitting.press("RETURN")
    for move in (Move.DOWN, Move.ACCEPT):
        sitting.wants(MenuMove(move, sitting.now_s, pad=0))
    assert scene.rebinding.wanted is not None
    assert scene.panel.focused.word == "key 0 1"


def test_the_usual_keys_come_back() -> None:
    own = Keys((4, 5, 6, 7, 8), 9), Keys((14, 15, 16, 17, 18), 19)
    sitting, scene = at_keys(2, Settings(keys=KeyChoices(two=own)))
    assert scene.rebinding.sets[0].slots == own[0].slots
    focus(scene, "usual")
    sitting.press("RETURN")
    assert scene.rebinding.sets == key_sets(2)
    assert sitting.kept[-1].keys.two is None
