"""What can be called out: 64 cards and a few words, each a clip of every voice, and which voices a language has."""

from collections.abc import Mapping
from enum import Enum


class Word(Enum):
    """What is called besides cards; the value is the clip's name."""

    GO = "go"
    """Play starts (R1)."""
    STOP = "stop"
    """A hand is empty (R7)."""
    PASS = "pass"
    """A seat passes (T2)."""
    UP = "up"
    """The direction card turns to up (M1)."""
    DOWN = "down"
    """The direction card turns to down (M2)."""
    EQUAL = "equal"
    """The direction card turns to equal (M3)."""
    WIN = "win"
    """A seat is out (R11): said by a seat "I win!", by the announcer that there is a winner."""
    TURN = "turn"
    """A seat's turn has come (T2): said by a seat "My turn!", by the announcer "Your turn!"."""


CARD_CLIPS = tuple(letter + number for letter in "ABCDEFGH" for number in "12345678")
"""The clip of each card (R3), by card: A1 is 0 … H8 is 63."""

CLIPS = (*CARD_CLIPS, *(word.value for word in Word))
"""Every clip that a whole voice has."""

HELP_CLIPS = (
    *(f"need-{sign}" for sign in "ABCDEFGH12345678"),
    *(f"or-{number}" for number in "12345678"),
)
"""What the announcer has besides: "You need a C", "or a 3"; need-3 is for where no letter would do (M1, M2)."""


def need_clips(letter: str, number: str) -> tuple[str, ...]:
    """The clips that say which letter or which number is needed, one after the other; empty where there is none."""
    if letter and number:
        return f"need-{letter}", f"or-{number}"
    return tuple(f"need-{sign}" for sign in (letter, number) if sign)


SEAT_VOICES: Mapping[str, tuple[str, ...]] = {
    "en": ("heart", "george", "emma", "fenrir", "lewis"),
    "es": ("dora", "alex", "ema", "santa", "luis"),
}
"""Language -> the shipped voices, in the order in which seats take them: neighbours sound unlike each other."""

FALLBACK = "en"
"""The language of the calls where the game's own has no voices."""

ANNOUNCER = "announcer"
"""The voice of each language that belongs to no seat: Go, directions, lessons."""
