"""The table of all sounds: how each file is made and how loud it is."""

from collections.abc import Callable
from dataclasses import dataclass

from numpy.random import RandomState

from scripts._sounds import cards, signals
from scripts._sounds.matter import Wave
from scripts._sounds.scale import A4, A5, B4, D4, D5, E5

PAPER, TOUCH, MARK, SIGNAL, FANFARE = -28.5, -24.0, -23.0, -20.5, -18.5
"""The classes with their loudness in dB: rustling cards, answers to a touch, what befell a seat, what all must hear."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a file's sound is made, and its loudness in dB."""

    cook: Callable[[RandomState], Wave]
    loudness: float


RECIPES = {
    **{f"deal_{n}": Recipe(cards.deal, PAPER) for n in range(4)},
    **{f"lift_{n}": Recipe(cards.lift, PAPER) for n in range(2)},
    **{f"land_{n}": Recipe(cards.land(n), TOUCH) for n in range(len(cards.STREAK))},
    "beaten": Recipe(cards.beaten, MARK),
    "misplay": Recipe(cards.misplay, MARK),
    "thaw": Recipe(signals.thaw, MARK),
    "stop": Recipe(signals.stop, SIGNAL),
    "standstill": Recipe(signals.standstill, MARK),
    "up": Recipe(signals.direction(A4, E5), SIGNAL),
    "down": Recipe(signals.direction(E5, A4), SIGNAL),
    "equal": Recipe(signals.direction(B4, B4), SIGNAL),
    "tick": Recipe(signals.tick, MARK),
    "go": Recipe(signals.go, SIGNAL),
    "pass": Recipe(cards.pass_, MARK),
    **{f"refill_{n}": Recipe(cards.refill, PAPER) for n in range(2)},
    "rotate": Recipe(cards.rotate, TOUCH),
    "reshuffle": Recipe(cards.reshuffle, TOUCH),
    "win": Recipe(signals.win, FANFARE),
    "hint": Recipe(signals.hint, TOUCH),
    "move": Recipe(signals.move, PAPER),
    "accept": Recipe(signals.two(D5, A5), TOUCH),
    "back": Recipe(signals.two(A4, D4), TOUCH),
}
"""File name without its ending -> recipe."""
