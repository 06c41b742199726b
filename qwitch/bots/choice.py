"""Which card a computer player takes: any fitting one, or the one that starts the longest chain through its hand."""

from collections.abc import Sequence

from qwitch.bots.levels import Level
from qwitch.engine.cards import mask_of
from qwitch.engine.dice import Dice
from qwitch.engine.directions import FITS
from qwitch.engine.game import EMPTY
from qwitch.engine.view import SeatView


def fitting_slots(view: SeatView) -> list[int]:
    """The slots whose card fits the top card now, as this seat sees it (M1 to M4)."""
    if view.top is None or view.direction is None:
        return []
    fitting = FITS[view.direction][view.top]
    return [slot for slot, card in enumerate(view.hand) if card != EMPTY and fitting >> card & 1]


def chain_length(card: int, others: int, direction: int) -> int:
    """The most cards this seat could play in a row, this one first, the rest from the mask `others`."""
    follow = others & FITS[direction][card]
    longest = 0
    while follow:
        lowest = follow & -follow
        follow ^= lowest
        longest = max(longest, chain_length(lowest.bit_length() - 1, others ^ lowest, direction))
    return 1 + longest


def choose_slot(view: SeatView, slots: Sequence[int], level: Level, dice: Dice) -> int:
    """One of the slots: at random, or the start of the longest chain for a level that looks ahead."""
    if len(slots) > 1 and level.looks_ahead and view.direction is not None:
        hand = mask_of(card for card in view.hand if card != EMPTY)
        lengths = [chain_length(view.hand[slot], hand ^ 1 << view.hand[slot], view.direction) for slot in slots]
        slots = [slot for slot, length in zip(slots, lengths, strict=True) if length == max(lengths)]
    return slots[dice.below(len(slots))]


def wrong_slot(view: SeatView, slots: Sequence[int], dice: Dice) -> int | None:
    """A slot whose card does not fit, for a slip of the eye; None where every card fits."""
    wrong = [slot for slot, card in enumerate(view.hand) if card != EMPTY and slot not in slots]
    return wrong[dice.below(len(wrong))] if wrong else None
