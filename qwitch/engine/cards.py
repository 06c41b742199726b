"""The 64 Qwitch cards (C1) as small ints, and sets of cards as 64-bit masks."""

from collections.abc import Iterable, Iterator

LETTERS = "ABCDEFGH"
"""The eight letters, lowest first."""

NUMBERS = "12345678"
"""The eight numbers, lowest first."""

CARDS = range(64)
"""Every card: A1 is 0, A2 is 1, … H8 is 63 (C1)."""

NAMES = tuple(letter + number for letter in LETTERS for number in NUMBERS)
"""The name of each card as it is called out, by card (R3)."""

_BY_NAME = {name: card for card, name in enumerate(NAMES)}


def letter_of(card: int) -> int:
    """The place of the card's letter: 0 for A … 7 for H."""
    return card >> 3


def number_of(card: int) -> int:
    """The place of the card's number: 0 for 1 … 7 for 8."""
    return card & 7


def card_named(name: str) -> int:
    """The card called "B2"; raises ValueError for anything that is not one of the 64 names."""
    card = _BY_NAME.get(name)
    if card is None:
        raise ValueError(f"{name!r} is no card: a letter A to H and a number 1 to 8 are expected, such as B2")
    return card


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards as a mask: bit n stands for card n."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> Iterator[int]:
    """The cards of a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
