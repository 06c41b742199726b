"""Call it out: the letter and the number of a card, typed, name the card."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.controls.calling import LETTERS, NUMBERS, Calling, sign_of
from qwitch.controls.labels import KeyLabels
from tests.controls.scancodes import key

PATIENCE_S = 2.0


@pytest.fixture
def calling() -> Calling:
    return Calling(PATIENCE_S)


def typed(calling: Calling, signs: str, every_s: float = 0.1) -> list[str]:
    """What comes of each sign."""
    return [calling.hear(sign.strip(), place * every_s) for place, sign in enumerate(signs)]


@pytest.mark.parametrize(
    ("signs", "cards"),
    [
        ("B2", ["", "B2"]),
        ("B2C3", ["", "B2", "", "C3"]),
        ("BC3", ["", "", "C3"]),
        ("2", [""]),
        ("2B", ["", ""]),
        ("B22", ["", "B2", ""]),
        ("B 2", ["", "", "B2"]),
        ("BB8", ["", "", "B8"]),
    ],
)
def test_what_is_typed_is_called(calling: Calling, signs: str, cards: list[str]) -> None:
    assert typed(calling, signs) == cards


@pytest.mark.parametrize(("wait_s", "card"), [(1.99, "B2"), (2.0, "B2"), (2.01, "")])
def test_a_letter_waits_only_so_long(calling: Calling, wait_s: float, card: str) -> None:
    calling.hear("B", 10.0)
    assert calling.hear("2", 10.0 + wait_s) == card


def test_the_waiting_letter_can_be_seen(calling: Calling) -> None:
    assert calling.letter(0.0) == ""
    calling.hear("F", 1.0)
    assert calling.letter(2.9) == "F"
    assert calling.letter(3.1) == ""


def test_a_letter_can_be_forgotten(calling: Calling) -> None:
    calling.hear("F", 1.0)
    calling.forget()
    assert calling.hear("1", 1.1) == ""


@given(signs=st.text(alphabet=LETTERS + NUMBERS), every_s=st.floats(0, 1))
def test_only_a_letter_with_the_number_right_after_it_is_a_card(signs: str, every_s: float) -> None:
    wanted = [
        before + sign if before in LETTERS and before and sign in NUMBERS else ""
        for before, sign in zip(["", *signs], signs, strict=False)
    ]
    assert typed(Calling(PATIENCE_S), signs, every_s) == wanted


# Keys


def test_letters_and_numbers_of_an_english_keyboard() -> None:
    labels = KeyLabels()
    assert [sign_of(key(sign), labels) for sign in LETTERS + NUMBERS] == list(LETTERS + NUMBERS)


@pytest.mark.parametrize("name", ["I", "Z", "9", "0", "SPACE", "COMMA", "F1", "LSHIFT", "KP_9"])
def test_other_keys_type_nothing(name: str) -> None:
    assert sign_of(key(name), KeyLabels()) == ""


@pytest.mark.parametrize("number", NUMBERS)
def test_the_numpad_types_as_well(number: str) -> None:
    assert sign_of(key(f"KP_{number}"), KeyLabels()) == number


def test_letters_go_by_what_is_printed() -> None:
    """On AZERTY the A lies where an English Q is [pygame-ce 2745, Mindustry 1151]."""
    labels = KeyLabels()
    labels.learn(pygame.KSCAN_Q, pygame.K_a)
    labels.learn(pygame.KSCAN_A, pygame.K_q)
    assert sign_of(pygame.KSCAN_Q, labels) == "A"
    assert sign_of(pygame.KSCAN_A, labels) == ""


def test_numbers_go_by_place() -> None:
    """On AZERTY the key of the 2 prints é, and the 2 needs Shift [pygame-ce 2745]."""
    labels = KeyLabels()
    labels.learn(pygame.KSCAN_2, ord("é"))
    assert sign_of(pygame.KSCAN_2, labels) == "2"


@pytest.mark.parametrize("sign", ["ф", "α", "ש"])
def test_without_our_letters_they_go_by_place(sign: str) -> None:
    """Russian, Greek and Hebrew keys print no A: it lies where the English one does [Mindustry 1151]."""
    labels = KeyLabels()
    labels.learn(pygame.KSCAN_A, ord(sign))
    assert sign_of(pygame.KSCAN_A, labels) == "A"


def test_a_latin_letter_of_another_language_is_none_of_ours() -> None:
    labels = KeyLabels()
    labels.learn(pygame.KSCAN_E, ord("ğ"))
    assert sign_of(pygame.KSCAN_E, labels) == ""
