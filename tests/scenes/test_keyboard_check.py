"""The keyboard check: keys light up as they arrive, swallowed ones are found, others are proposed."""

from collections.abc import Iterable
from typing import Literal

import pygame
import pytest
from pygame.event import Event

from qwitch.controls.commands import MenuMove, Move, RawKeys
from qwitch.controls.keysets import key_sets
from qwitch.controls.trial import first_combinations
from qwitch.scenes.keyboard_check import KeyboardCheckScene
from qwitch.scenes.keys import KeysScene
from qwitch.store import Settings
from tests.controls.scancodes import key
from tests.scenes.sitting import Sitting, note, reachable

NAMES = {
    getattr(pygame, name): name.removeprefix("KSCAN_")
    for name in vars(pygame)
    if name.startswith("KSCAN_") and name not in ("KSCAN_UNKNOWN", "KSCAN_PRINT")
}


def at_check(people: int = 3, lang: str = "en", settings: Settings | None = None) -> tuple[Sitting, KeyboardCheckScene]:
    """Sit down at the check of the keys of so many people."""
    sitting = Sitting(settings, lang=lang)
    scene = KeyboardCheckScene(sitting.desk, people)
    sitting.open(scene)
    return sitting, scene


def hold_all(sitting: Sitting, scene: KeyboardCheckScene, swallows: Iterable[frozenset[int]] = ()) -> None:
    """Do what the test asks for on a keyboard that swallows these combinations, until it is over."""
    while scene.trial is not None:
        down: list[str] = []
        for scancode in sorted(scene.trial.asked):
            if not any(bad <= {scancode, *map(key, down)} for bad in swallows):
                down.append(NAMES[scancode])
                sitting.down(down[-1])
        sitting.up(*down)


def test_the_keys_lead_to_the_check_of_as_many_people() -> None:
    sitting = Sitting()
    keys = KeysScene(sitting.desk)
    sitting.open(keys)
    keys.panel.widget("people").nudge(2)
    keys.changed("people")
    keys.panel.focus = [widget.word for widget in keys.panel.widgets].index("check")
    sitting.press("RETURN")
    top = sitting.top
    assert isinstance(top, KeyboardCheckScene)
    assert top.sets == key_sets(3)
    sitting.press("ESCAPE")
    assert sitting.is_at(keys)


def test_keys_light_up_while_they_are_down() -> None:
    sitting, scene = at_check()
    before = pygame.image.tobytes(sitting.sees(), "RGB")
    sitting.down("H", "F3", "LSHIFT")
    assert list(scene.down) == [key("H"), key("F3"), key("LSHIFT")]
    assert pygame.image.tobytes(sitting.sees(), "RGB") != before
    sitting.up("F3")
    assert list(scene.down) == [key("H"), key("LSHIFT")]
    assert {key("H"), key("F3")} <= scene.seen


def test_keys_with_modifiers_light_up_as_well() -> None:
    """AltGr arrives as Ctrl and Alt: both can be seen [SDL 9201]."""
    sitting, scene = at_check()
    sitting.mod = pygame.KMOD_LCTRL | pygame.KMOD_RALT
    sitting.down("LCTRL", "RALT", "E")
    assert list(scene.down) == [key("LCTRL"), key("RALT"), key("E")]


def test_false_key_ups_do_no_harm() -> None:
    """Shift with the numpad sends them [SDL 1917]."""
    sitting, scene = at_check()
    sitting.up("KP_5", "LSHIFT")
    sitting.down("KP_5")
    sitting.up("KP_5", "KP_5")
    assert list(scene.down) == []
    assert key("KP_5") in scene.seen


def test_nothing_stays_down_when_the_window_loses_the_keyboard() -> None:
    sitting, scene = at_check()
    sitting.down("H")
    sitting.does(Event(pygame.WINDOWFOCUSLOST))
    assert list(scene.down) == []


def test_menu_keys_still_move_in_free_play() -> None:
    sitting, scene = at_check()
    assert sitting.wants_raw_keys() is RawKeys.ALSO
    assert scene.panel.focused.word == "start"
    sitting.press("DOWN")
    assert scene.panel.focused.word == "back"
    sitting.press("RETURN")
    assert not sitting.is_at(scene)


def test_the_caps_are_those_of_the_own_layout() -> None:
    """[pygame-ce 2745, Mindustry 1151]."""
    sitting, _ = at_check()
    sitting.types_on({"Q": "a"})
    before = pygame.image.tobytes(sitting.sees((1280, 720)), "RGB")
    sitting.press("Q")
    assert sitting.devices.labels.of(key("Q")) == "A"
    assert pygame.image.tobytes(sitting.sees((1280, 720)), "RGB") != before


@pytest.mark.parametrize("people", range(1, 6))
def test_a_good_keyboard_passes(people: int) -> None:
    sitting, scene = at_check(people)
    sitting.press("RETURN")
    assert sitting.wants_raw_keys() is RawKeys.ONLY
    hold_all(sitting, scene)
    assert scene.answer == "Your keyboard brings all of these keys together."
    assert scene.swallowed == []
    assert [widget.word for widget in scene.panel.widgets] == ["people", "start", "back"]
    assert sitting.wants_raw_keys() is RawKeys.ALSO


@pytest.mark.parametrize("people", range(2, 6))
def test_swallowed_keys_are_found_and_others_proposed_tried_and_taken(people: int) -> None:
    """[stk-code 2998, pygame-ce 2611]."""
    sitting, scene = at_check(people)
    swallows = [frozenset(sorted(next(first_combinations(key_sets(people))))[:3])]
    sitting.press("RETURN")
    hold_all(sitting, scene, swallows)
    assert scene.swallowed == swallows
    assert scene.answer == "Your keyboard swallows some keys. Test the keys shown now."
    assert scene.sets != key_sets(people)
    assert sitting.kept == []

    sitting.press("RETURN")
    hold_all(sitting, scene, swallows)
    assert scene.answer == "Your keyboard brings all of these keys together."
    assert scene.panel.focused.word == "use"
    sitting.press("RETURN")
    assert sitting.desk.key_sets(people) == scene.sets
    assert sitting.kept[-1].keys.of(people) is not None
    assert scene.panel.focused.word != "use"


def test_arrow_keys_reach_everything() -> None:
    _, scene = at_check()
    assert reachable(scene.panel) == {"people", "start", "back"}
    scene.sets = scene.passed = key_sets(3)[::-1]
    scene.refresh()
    assert reachable(scene.panel) == {"people", "start", "use", "back"}


def test_a_keyboard_that_swallows_everything_is_told_so() -> None:
    sitting, scene = at_check(2)
    for _ in range(60):
        sitting.press("RETURN")
        hold_all(sitting, scene, [frozenset({one, two}) for one in range(4, 57) for two in range(one)])
        if "gamepad" in scene.answer:
            break
    assert scene.answer == "No keys are left that all arrive together. A gamepad helps."
    sitting.sees()


@pytest.mark.parametrize("how", ["escape", "pointer", "pad"])
def test_the_test_can_be_stopped(how: str) -> None:
    sitting, scene = at_check()
    sitting.sees()
    sitting.press("RETURN", NAMES[key_sets(3)[0].slots[0]])
    match how:
        case "escape":
            sitting.press("ESCAPE")
        case "pointer":
            sitting.does(Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1, touch=False))
        case _:
            sitting.wants(MenuMove(Move.BACK, sitting.now_s, pad=0))
    assert scene.trial is None
    assert sitting.is_at(scene)


def test_during_the_test_menu_keys_mean_nothing() -> None:
    sitting, scene = at_check()
    sitting.press("RETURN", "RIGHT", "RETURN", "F11")
    assert scene.trial is not None
    assert scene.panel.focused.word == "start"
    sitting.wants(MenuMove(Move.DOWN, sitting.now_s, pad=0))
    assert scene.panel.focused.word == "start"


def test_losing_the_keyboard_costs_no_attempt() -> None:
    sitting, scene = at_check()
    sitting.press("RETURN")
    asked = [NAMES[scancode] for scancode in sorted(scene.trial.asked if scene.trial else ())]
    sitting.down(asked[0])
    sitting.does(Event(pygame.WINDOWFOCUSLOST))
    sitting.up(asked[0])
    assert scene.answer == ""
    sitting.press(asked[0])
    assert scene.answer.startswith("Not all at once.")


def test_another_number_of_people_starts_anew() -> None:
    sitting, scene = at_check(2)
    scene.swallowed = [frozenset({4, 5})]
    scene.panel.focus = 0
    sitting.press("RIGHT")
    assert (scene.people, scene.sets, scene.swallowed) == (3, key_sets(3), [])


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("size", "text_size"), [((800, 500), "normal"), ((1280, 720), "largest")])
def test_no_text_is_cut_off(
    lang: str, size: tuple[int, int], text_size: Literal["normal", "largest"], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    monkeypatch.setattr("qwitch.stage.text.shortened", lambda font, string, room: note(cut, string))
    sitting, scene = at_check(5, lang, Settings(text_size=text_size))
    sitting.sees(size)
    sitting.down("SPACE", "BACKSPACE", "PAGEDOWN", "KP_5")
    sitting.sees(size)
    sitting.up("SPACE", "BACKSPACE", "PAGEDOWN", "KP_5")
    scene.chosen("start")
    sitting.press(NAMES[key_sets(5)[0].slots[0]])
    sitting.sees(size)
    swallows = [frozenset(sorted(combination)[:3]) for combination in first_combinations(key_sets(5))]
    sitting.wants(MenuMove(Move.BACK, sitting.now_s))
    sitting.press("RETURN")
    hold_all(sitting, scene, swallows)
    assert len(scene.swallowed) > 6
    sitting.sees(size)
    assert cut == []


def test_no_accents_pop_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Held letters must not open accent menus: text input stays off [SpaceCadetPinball 259]."""
    started: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: started.append("check"))
    sitting, scene = at_check()
    sitting.press("RETURN")
    hold_all(sitting, scene)
    assert started == []
