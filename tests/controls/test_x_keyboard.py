"""What an X server knows of the keys stands on their caps from the beginning, dead accents as well [pygame-ce 2745]."""

import pygame
import pytest
from pygame.event import Event

from qwitch.controls.commands import WindowChanged
from qwitch.controls.devices import Devices
from qwitch.controls.labels import KeyLabels
from qwitch.controls.x_keyboard import DEAD, KEYCODES, printed_keys, signs_of
from tests.controls.keys import meant

DEAD_KEYSYMS = {sign: keysym for keysym, sign in DEAD.items()}

FRENCH = {"Q": "a", "W": "z", "A": "q", "SEMICOLON": "m", "M": ",", "APOSTROPHE": "ù", "1": "&", "2": "é", "MINUS": ")"}
SPANISH = {"SEMICOLON": "ñ", "EQUALS": "¡", "BACKSLASH": "ç", "GRAVE": "º", "1": "1"}


def scancode(name: str) -> int:
    code: int = getattr(pygame, f"KSCAN_{name}")
    return code


def told(layout: dict[str, str], dead: dict[str, str]) -> dict[int, str]:
    """What a server tells that has these signs on its keys, and these dead accents; by scancode."""
    keysyms = {KEYCODES[scancode(name)]: ord(sign) for name, sign in layout.items()}
    keysyms |= {KEYCODES[scancode(name)]: DEAD_KEYSYMS[sign] for name, sign in dead.items()}
    return signs_of(lambda keycode: keysyms.get(keycode, 0))


@pytest.mark.parametrize(
    ("layout", "dead"),
    [(FRENCH, {"LEFTBRACKET": "^"}), (SPANISH, {"LEFTBRACKET": "`", "APOSTROPHE": "´"})],
    ids=["French", "Spanish"],
)
def test_caps_show_signs_and_dead_accents_before_any_key_was_pressed(
    layout: dict[str, str], dead: dict[str, str]
) -> None:
    labels = KeyLabels(lambda: told(layout, dead))
    for name, sign in (layout | dead).items():
        if name != "1" and not (layout is FRENCH and name == "2"):
            assert labels.of(scancode(name)) == sign.upper(), name


def test_keys_whose_figures_need_shift_are_called_by_their_figures() -> None:
    """As SDL itself does when they are pressed: the cap does not change with the first press."""
    labels = KeyLabels(lambda: told(FRENCH, {}))
    assert [labels.of(scancode(figure)) for figure in "12"] == ["1", "2"]
    assert not labels.learn(scancode("1"), pygame.K_1)


def test_a_dead_accent_that_is_pressed_stays_on_its_cap() -> None:
    """It reports a number that stands for no sign."""
    labels = KeyLabels(lambda: told(SPANISH, {"LEFTBRACKET": "`"}))
    for nothing in (pygame.K_UNKNOWN, 0x40000000):
        assert not labels.learn(scancode("LEFTBRACKET"), nothing)
        assert labels.of(scancode("LEFTBRACKET")) == "`"


def test_characters_by_their_own_number_are_known_and_those_of_old_sets_are_not() -> None:
    keysyms = {KEYCODES[scancode("A")]: 0x0100_0444, KEYCODES[scancode("B")]: 0x06C1, KEYCODES[scancode("C")]: 0xFF0D}
    assert signs_of(lambda keycode: keysyms.get(keycode, 0)) == {scancode("A"): "ф"}


def test_a_layout_that_changes_while_the_game_runs_changes_the_caps() -> None:
    layout = {scancode("Q"): "q"}
    devices = Devices()
    devices.labels = KeyLabels(lambda: layout)
    changed = Event(pygame.KEYMAPCHANGED)
    assert meant(devices, changed) == []
    layout[scancode("Q")] = "a"
    assert meant(devices, changed) == [WindowChanged()]
    assert devices.labels.of(scancode("Q")) == "A"


def test_without_a_server_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    assert printed_keys() == {}
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    assert printed_keys() == {}
    pygame.display.quit()
