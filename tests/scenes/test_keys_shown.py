"""The keys screen for one person, in other layouts and languages, and at every size."""

from typing import Literal

import pygame
import pytest

from qwitch.controls.keysets import ALONE, LEFT_HOME, RIGHT_HOME, KeySet
from qwitch.scenes.scene import Push
from qwitch.store import Settings
from tests.controls.scancodes import key
from tests.scenes.key_screens import at_keys, caps, focus, kept
from tests.scenes.sitting import note

# One person


@pytest.mark.parametrize(("steps", "wanted"), [(0, ALONE), (1, LEFT_HOME), (2, RIGHT_HOME)])
def test_one_person_has_ready_made_keys(steps: int, wanted: KeySet) -> None:
    sitting, scene = at_keys(1)
    focus(scene, "way")
    sitting.press(*["RIGHT"] * steps)
    assert kept(sitting, 1) == (wanted,)
    assert not sitting.desk.settings.calling


def test_one_person_may_call_cards_out() -> None:
    sitting, scene = at_keys(1)
    focus(scene, "way")
    sitting.press("LEFT")
    assert caps(scene) == []
    sitting.sees()
    sitting.press("RIGHT")
    assert [settings.calling for settings in sitting.kept] == [True, False, False]
    assert kept(sitting, 1) == (ALONE,)


def test_own_keys_of_one_person_are_a_way_of_their_own() -> None:
    sitting, scene = at_keys(1)
    focus(scene, "key 0 0")
    sitting.press("RETURN", "Q")
    assert scene.panel.value("way") == "own"
    focus(scene, "way")
    sitting.press("RIGHT")
    assert kept(sitting, 1) == (ALONE,)
    assert scene.panel.value("way") == "numbers"


# Layouts and languages


AZERTY = {"Q": "a", "W": "z", "A": "q", "Z": "w", "SEMICOLON": "m", "M": ",", "COMMA": ";", "2": "é"}


def test_caps_show_the_letters_of_the_own_layout_and_places_are_kept() -> None:
    """[pygame-ce 2745, Mindustry 1151]."""
    sitting, scene = at_keys(2)
    sitting.types_on(AZERTY)
    sitting.press("Q", "W", "A", "M", "COMMA")
    scene.refresh()
    assert caps(scene)[:6] == ["A", "Z", "E", "R", "T", "Q"]
    assert caps(scene)[6:9] == ["N", ",", ";"]
    focus(scene, "key 0 1")
    sitting.press("RETURN", "2")
    assert caps(scene)[1] == "É"
    assert kept(sitting, 2)[0].slots[1] == key("2")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("size", "text_size"), [((800, 500), "normal"), ((1280, 720), "largest")])
def test_no_text_is_cut_off(
    lang: str, size: tuple[int, int], text_size: Literal["normal", "largest"], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    monkeypatch.setattr("qwitch.stage.text.shortened", lambda font, string, room: note(cut, string))
    sitting, scene = at_keys(1, Settings(text_size=text_size), lang)
    sitting.sees(size)
    for people in (2, 3, 5):
        scene.panel.widget("people").nudge(people - scene.people)
        scene.changed("people")
        for word in ("key 0 1", "key 0 5", "all 0"):
            focus(scene, word)
            sitting.press("RETURN")
            for name in ("F11", "LSHIFT", "CAPSLOCK", "PRINTSCREEN", "UP", "L"):
                sitting.press(name)
                sitting.sees(size)
            sitting.press("ESCAPE")
        focus(scene, "key 0 0")
        for name in ("F5", "KP_5", "F6"):
            sitting.press("RETURN", name)
            sitting.sees(size)
    assert cut == []


def test_no_accents_pop_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Text input, with which held letters open accent menus, stays off [SpaceCadetPinball 259]."""
    started: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: started.append("keys"))
    sitting, scene = at_keys(2)
    for word in ("key 0 1", "all 1"):
        focus(scene, word)
        sitting.press("RETURN", "E", "ESCAPE")
    assert isinstance(scene.chosen("check"), Push)
    assert started == []
