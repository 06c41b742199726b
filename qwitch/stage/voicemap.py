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


CARD_CLIPS = tuple(letter + number for letter in "ABCDEFGH" for number in "12345678")
"""The clip of each card (R3), by card: A1 is 0 … H8 is 63."""

CLIPS = (*CARD_CLIPS, *(word.value for word in Word))
"""Every clip that a whole voice has."""

SEAT_VOICES: Mapping[str, tuple[str, ...]] = {
    "en": ("heart", "george", "emma", "fenrir", "lewis"),
    "es": ("dora", "alex", "ema", "santa", "luis"),
}
"""Language -> the shipped voices, in the order in which seats take them: neighbours sound unlike each other."""

FALLBACK = "en"
"""The language of the calls where the game's own has no voices."""

ANNOUNCER = "announcer"
"""The voice of each language that belongs to no seat: Go, directions, lessons."""
