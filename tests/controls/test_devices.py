"""From events to commands: what a press, a click and a change of the window mean."""

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame.event import Event

from qwitch.controls.commands import (
    ActionPress,
    CloseWanted,
    Command,
    FocusLost,
    FullscreenToggled,
    MenuMove,
    Move,
    Pointed,
    Scrolled,
    SlotPress,
    WindowChanged,
)
from qwitch.controls.devices import Devices
from qwitch.controls.keysets import ALONE, key_sets
from tests.controls.keys import button, down, meant, up

ONE = pygame.KSCAN_1


@pytest.fixture
def devices() -> Devices:
    """Devices of one person at the table."""
    return assigned(1)


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give pygame's own queue, without a screen."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.display.quit()


def assigned(people: int) -> Devices:
    devices = Devices()
    devices.assign(key_sets(people))
    return devices


# Keys that play


def test_the_five_keys_play_the_five_slots(devices: Devices) -> None:
    presses = meant(devices, *map(down, ALONE.slots), at_s=2.5)
    assert presses == [SlotPress(0, slot, 2.5) for slot in range(5)]


def test_space_acts_and_is_a_menu_key_as_well(devices: Devices) -> None:
    assert meant(devices, down(pygame.KSCAN_SPACE)) == [ActionPress(0, 1.0), MenuMove(Move.ACCEPT, 1.0)]


@pytest.mark.parametrize("people", range(2, 6))
def test_every_person_has_keys(people: int) -> None:
    devices = assigned(people)
    for player, keys in enumerate(key_sets(people)):
        wanted = [SlotPress(player, slot, 1.0) for slot in range(5)]
        assert meant(devices, *map(down, keys.slots)) == wanted
        assert ActionPress(player, 1.0) in meant(devices, down(keys.action))


def test_in_menus_no_key_plays() -> None:
    devices = assigned(1)
    devices.assign(())
    assert meant(devices, *map(down, ALONE.slots)) == []
    assert meant(devices, down(ALONE.action)) == [MenuMove(Move.ACCEPT, 1.0)]


def test_keys_go_by_place_and_caps_by_what_is_printed(devices: Devices) -> None:
    """On AZERTY the key left of é prints &: it plays slot 0 [pygame-ce 2745, Mindustry 1151]."""
    event = down(ONE, key=pygame.K_AMPERSAND)
    assert meant(devices, event) == [WindowChanged(), SlotPress(0, 0, 1.0)]
    assert devices.labels.of(ONE) == "&"
    assert meant(devices, event) == [SlotPress(0, 0, 1.0)]


@pytest.mark.parametrize(
    "mod",
    [
        pygame.KMOD_LCTRL,
        pygame.KMOD_RCTRL,
        pygame.KMOD_LALT,
        pygame.KMOD_RALT,
        pygame.KMOD_LMETA,
        pygame.KMOD_MODE,
        pygame.KMOD_LCTRL | pygame.KMOD_RALT,
    ],
    ids=["Ctrl", "right Ctrl", "Alt", "right Alt", "Super", "AltGr", "AltGr as Ctrl+Alt"],
)
def test_with_a_modifier_no_key_plays_or_teaches(devices: Devices, mod: int) -> None:
    """AltGr may arrive as Ctrl+Alt [SDL 9201]; what it prints is not what the key prints alone."""
    assert meant(devices, *(down(key, pygame.K_AT, mod) for key in (*ALONE.slots, ALONE.action))) == []
    assert devices.labels.of(ONE) == "1"


@pytest.mark.parametrize(
    "held",
    [pygame.KMOD_CAPS, pygame.KMOD_NUM, pygame.KMOD_LSHIFT, pygame.KMOD_RSHIFT, pygame.KMOD_SHIFT | pygame.KMOD_CAPS],
    ids=["Caps Lock", "Num Lock", "Shift", "right Shift", "both Shifts and Caps Lock"],
)
def test_shift_and_locks_stop_nobody(devices: Devices, held: int) -> None:
    """A child leans on Shift, or has pressed Caps Lock: every key plays as before, whatever it would print."""
    keys = [down(key, mod=held) for key in (*ALONE.slots, ALONE.action)]
    assert meant(devices, *keys)[:6] == [*(SlotPress(0, slot, 1.0) for slot in range(5)), ActionPress(0, 1.0)]


@pytest.mark.parametrize("beside", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA, pygame.KMOD_MODE])
def test_shift_makes_no_other_combination_play(devices: Devices, beside: int) -> None:
    """Ctrl+Shift+key belongs to the system as Ctrl+key does."""
    assert meant(devices, *(down(key, mod=beside | pygame.KMOD_LSHIFT) for key in ALONE.slots)) == []


def test_shift_five_times_means_nothing(devices: Devices) -> None:
    """Sticky keys must not be all that a player gets from it [hawkthorne-journey 191]."""
    shift = pygame.KSCAN_LSHIFT
    tapped = [down(shift, pygame.K_LSHIFT, pygame.KMOD_LSHIFT), up(shift, pygame.K_LSHIFT)]
    assert meant(devices, *tapped * 5) == []


@given(held=st.lists(st.sampled_from(range(5)), unique=True), tapped=st.sampled_from(range(5)))
@settings(deadline=None)
def test_held_keys_and_false_key_ups_swallow_nothing(held: list[int], tapped: int) -> None:
    """Every action is one tap, whatever else is down [stk-code 2998] or said to be up [SDL 1917]."""
    devices, sets = assigned(5), key_sets(5)
    for player in held:
        assert meant(devices, down(sets[player].slots[0])) == [SlotPress(player, 0, 1.0)]
    tap = sets[tapped].slots[4]
    assert meant(devices, up(tap), down(tap), up(tap), up(tap), down(tap)) == [SlotPress(tapped, 4, 1.0)] * 2


# Menu keys, the pointer, the window


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("UP", Move.UP),
        ("DOWN", Move.DOWN),
        ("LEFT", Move.LEFT),
        ("RIGHT", Move.RIGHT),
        ("RETURN", Move.ACCEPT),
        ("KP_ENTER", Move.ACCEPT),
        ("SPACE", Move.ACCEPT),
        ("ESCAPE", Move.BACK),
    ],
)
def test_menu_keys(name: str, move: Move) -> None:
    assert meant(Devices(), down(getattr(pygame, f"KSCAN_{name}"))) == [MenuMove(move, 1.0)]


@pytest.mark.parametrize(
    "event", [down(pygame.KSCAN_F11, pygame.K_F11), down(pygame.KSCAN_RETURN, pygame.K_RETURN, pygame.KMOD_LALT)]
)
def test_f11_and_alt_enter_toggle_the_whole_screen(devices: Devices, event: Event) -> None:
    assert meant(devices, event) == [FullscreenToggled()]


def test_the_left_button_points(devices: Devices) -> None:
    pressed, released = button((30, 40)), button((31, 40), going=pygame.MOUSEBUTTONUP)
    assert meant(devices, pressed, released) == [
        Pointed((30, 40), True, False, 1.0),
        Pointed((31, 40), False, True, 1.0),
    ]


@pytest.mark.parametrize("number", [pygame.BUTTON_RIGHT, pygame.BUTTON_MIDDLE, pygame.BUTTON_WHEELUP])
def test_other_buttons_mean_nothing(devices: Devices, number: int) -> None:
    assert meant(devices, button((30, 40), number), button((30, 40), number, pygame.MOUSEBUTTONUP)) == []


def test_the_mouse_hovers_and_a_finger_does_not(devices: Devices) -> None:
    moved = [Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(1, 1), buttons=(0, 0, 0), touch=by) for by in (False, True)]
    assert meant(devices, *moved) == [Pointed((5, 6), False, False, 1.0)]


def test_a_pointer_that_lies_where_the_window_opens_chooses_nothing(devices: Devices) -> None:
    """It is reported without having been moved; the focus is to stay where Enter starts the game."""
    assert meant(devices, Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(0, 0), buttons=(0, 0, 0), touch=False)) == []


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (pygame.WINDOWSIZECHANGED, [WindowChanged()]),
        (pygame.WINDOWEXPOSED, [WindowChanged()]),
        (pygame.WINDOWRESTORED, [WindowChanged()]),
        (pygame.WINDOWSHOWN, [WindowChanged()]),
        (pygame.WINDOWFOCUSLOST, [FocusLost()]),
        (pygame.WINDOWMINIMIZED, [FocusLost()]),
        (pygame.WINDOWFOCUSGAINED, []),
        (pygame.QUIT, [CloseWanted()]),
        (pygame.NOEVENT, []),
    ],
)
def test_what_happens_to_the_window(devices: Devices, kind: int, wanted: list[object]) -> None:
    assert meant(devices, Event(kind)) == wanted


# Order


KINDS: dict[str, tuple[Event, list[Command]]] = {
    "slot": (down(ONE), [SlotPress(0, 0, 1.0)]),
    "escape": (down(pygame.KSCAN_ESCAPE), [MenuMove(Move.BACK, 1.0)]),
    "click": (button((7, 8)), [Pointed((7, 8), True, False, 1.0)]),
    "focus": (Event(pygame.WINDOWFOCUSLOST), [FocusLost()]),
    "close": (Event(pygame.QUIT), [CloseWanted()]),
}


@pytest.mark.usefixtures("queue")
@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("second", KINDS)
def test_the_order_of_arrival_is_kept_across_devices(first: str, second: str) -> None:
    """One queue, read as a whole: a filtered read sorts by kind [pygame-ce 3305]."""
    order = [first, second, first, first, second]
    for name in order:
        pygame.event.post(KINDS[name][0])
    assert meant(assigned(1), *pygame.event.get()) == [command for name in order for command in KINDS[name][1]]


def test_the_wheel_and_the_page_keys_scroll(devices: Devices) -> None:
    turned = [Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False) for y in (1, -2, 0)]
    assert meant(devices, *turned) == [Scrolled(-2), Scrolled(4)]
    pages = meant(devices, down(pygame.KSCAN_PAGEDOWN), down(pygame.KSCAN_PAGEUP))
    assert pages == [Scrolled(1, pages=True), Scrolled(-1, pages=True)]
