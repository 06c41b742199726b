"""Key caps show what is printed on the player's own keys, whatever the layout."""

import pygame
import pytest

from qwitch.controls.keysets import ALONE, TOGETHER
from qwitch.controls.labels import KeyLabels


def test_at_first_the_caps_are_those_of_an_english_keyboard() -> None:
    labels = KeyLabels()
    assert [labels.of(key) for key in ALONE.slots] == ["1", "2", "3", "4", "5"]
    assert [labels.of(key) for key in TOGETHER[0].slots] == ["Z", "X", "C", "V", "B"]
    assert labels.of(pygame.KSCAN_LEFTBRACKET) == "["
    assert labels.of(pygame.KSCAN_F5) == "F5"


def test_a_key_nobody_knows_still_has_a_cap() -> None:
    assert KeyLabels().of(9999) == "?"


@pytest.mark.parametrize(
    ("scancode", "sign", "cap"),
    [
        (pygame.KSCAN_1, "&", "&"),
        (pygame.KSCAN_2, "é", "É"),
        (pygame.KSCAN_Q, "a", "A"),
        (pygame.KSCAN_Z, "y", "Y"),
        (pygame.KSCAN_MINUS, "ß", "ß"),
        (pygame.KSCAN_SEMICOLON, "ñ", "Ñ"),
        (pygame.KSCAN_R, "к", "К"),
    ],
    ids=["AZERTY 1", "AZERTY 2", "AZERTY Q", "QWERTZ Z", "German ß", "Spanish ñ", "Russian R"],
)
def test_a_pressed_key_tells_its_own_sign(scancode: int, sign: str, cap: str) -> None:
    labels = KeyLabels()
    assert labels.learn(scancode, ord(sign))
    assert labels.of(scancode) == cap


def test_what_is_known_already_is_no_news() -> None:
    labels = KeyLabels()
    assert not labels.learn(pygame.KSCAN_A, pygame.K_a)
    assert labels.learn(pygame.KSCAN_Q, pygame.K_a)
    assert not labels.learn(pygame.KSCAN_Q, pygame.K_a)


@pytest.mark.parametrize(
    "key",
    [pygame.K_UNKNOWN, pygame.K_SPACE, pygame.K_RETURN, pygame.K_DELETE, pygame.K_F5, pygame.K_LSHIFT, 0x7FFF_FFFF],
)
def test_a_key_without_a_sign_keeps_its_name(key: int) -> None:
    labels = KeyLabels()
    assert not labels.learn(pygame.KSCAN_F5, key)
    assert labels.of(pygame.KSCAN_F5) == "F5"
