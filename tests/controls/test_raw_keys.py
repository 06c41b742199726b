"""Bare keys: reported only to screens that ask, in the order of arrival, besides or instead of what they mean."""

import pygame
import pytest

from qwitch.controls.commands import (
    Command,
    FullscreenToggled,
    KeyPressed,
    KeyReleased,
    MenuMove,
    Move,
    RawKeys,
    SlotPress,
    WindowChanged,
)
from qwitch.controls.devices import Devices
from qwitch.controls.keysets import ALONE
from tests.controls.keys import down, meant, up

ENTER, ONE = pygame.KSCAN_RETURN, pygame.KSCAN_1


def devices(raw_keys: RawKeys) -> Devices:
    devices = Devices()
    devices.assign([ALONE])
    devices.raw_keys = raw_keys
    return devices


def test_usually_no_bare_key_is_reported() -> None:
    assert meant(devices(RawKeys.OFF), down(ONE), up(ONE)) == [SlotPress(0, 0, 1.0)]


def test_besides_their_meaning() -> None:
    assert meant(devices(RawKeys.ALSO), down(ONE), up(ONE), down(ENTER)) == [
        KeyPressed(ONE, 1.0),
        SlotPress(0, 0, 1.0),
        KeyReleased(ONE, 1.0),
        KeyPressed(ENTER, 1.0),
        MenuMove(Move.ACCEPT, 1.0),
    ]


@pytest.mark.parametrize("name", ["1", "RETURN", "ESCAPE", "F11", "UP", "LSHIFT", "KP_5"])
def test_instead_of_their_meaning(name: str) -> None:
    scancode = getattr(pygame, f"KSCAN_{name}")
    pressed = [KeyPressed(scancode, 1.0), KeyReleased(scancode, 1.0)]
    assert meant(devices(RawKeys.ONLY), down(scancode), up(scancode)) == pressed


def test_f11_still_does_what_it_does_besides() -> None:
    assert meant(devices(RawKeys.ALSO), down(pygame.KSCAN_F11)) == [KeyPressed(68, 1.0), FullscreenToggled()]


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LALT])
@pytest.mark.parametrize("raw_keys", [RawKeys.ALSO, RawKeys.ONLY])
def test_a_key_with_a_modifier_says_so_and_teaches_nothing(raw_keys: RawKeys, mod: int) -> None:
    """AltGr arrives as Ctrl and Alt; what it prints is not what the key prints [SDL 9201]."""
    read = devices(raw_keys)
    assert meant(read, down(ONE, pygame.K_AT, mod)) == [KeyPressed(ONE, 1.0, combined=True)]
    assert read.labels.of(ONE) == "1"


def test_the_cap_is_learned_before_the_key_is_told_of() -> None:
    """[pygame-ce 2745, Mindustry 1151]."""
    read = devices(RawKeys.ONLY)
    assert meant(read, down(ONE, pygame.K_AMPERSAND)) == [WindowChanged(), KeyPressed(ONE, 1.0)]
    assert read.labels.of(ONE) == "&"


def test_what_a_key_means_is_settled_when_it_arrives() -> None:
    """A screen that stops wanting bare keys at this one does not get it a second time, as Enter."""
    read, told = devices(RawKeys.ONLY), list[Command]()
    for command in read.commands(down(ENTER), 1.0):
        told.append(command)
        read.raw_keys = RawKeys.OFF
    assert told == [KeyPressed(ENTER, 1.0)]
    assert meant(read, down(ENTER)) == [MenuMove(Move.ACCEPT, 1.0)]
