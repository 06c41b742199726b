"""The 12 direction cards (C2) and the one legality table of every mode (M1 to M5)."""

from enum import IntEnum

from qwitch.engine.cards import CARDS, letter_of, mask_of, number_of


class Direction(IntEnum):
    """What a direction card says."""

    UP = 0
    DOWN = 1
    EQUAL = 2

    @property
    def sign(self) -> str:
        """The printed sign: "+", "-" or "="."""
        return SIGNS[self]


SIGNS = "+-="
"""The signs by direction."""

STEPS = {Direction.UP: 1, Direction.DOWN: -1, Direction.EQUAL: 0}
"""How far a fitting letter or number lies from the top card's (M1, M2, M3)."""

DIRECTION_CARDS = tuple(direction for direction in Direction for _ in range(4))
"""The twelve direction cards: four of each (C2)."""


def direction_signed(sign: str) -> Direction:
    """The direction with this sign; raises ValueError for anything but "+", "-" and "="."""
    if len(sign) != 1 or sign not in SIGNS:
        raise ValueError(f"{sign!r} is no direction: one of + - = is expected")
    return Direction(SIGNS.index(sign))


def _steps_onto(card: int, top: int, step: int) -> bool:
    """Whether letter or number lies exactly `step` from the top's; there is no wraparound (M4)."""
    return letter_of(card) - letter_of(top) == step or number_of(card) - number_of(top) == step


FITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(mask_of(card for card in CARDS if card != top and _steps_onto(card, top, STEPS[direction])) for top in CARDS)
    for direction in Direction
)
"""FITS[direction][top] is the mask of all cards that fit on that top card: legality is one AND (M1 to M4)."""

FITS_ANY: tuple[int, ...] = tuple(FITS[0][top] | FITS[1][top] | FITS[2][top] for top in CARDS)
"""FITS_ANY[top] is the mask of all cards that fit under at least one direction (N1)."""


def fits(card: int, top: int, direction: int) -> bool:
    """Whether the card may be played on the top card under the direction (M1 to M5)."""
    return bool(FITS[direction][top] >> card & 1)
