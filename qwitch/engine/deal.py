"""The deal (S1 to S6): shuffled by the setup's seed, nothing else."""

from qwitch.engine.cards import CARDS
from qwitch.engine.dice import Dice
from qwitch.engine.directions import DIRECTION_CARDS
from qwitch.engine.events import Dealt
from qwitch.engine.setup import Setup

HAND = 5
"""Slots of a hand (S6)."""


def deal(setup: Setup, dice: Dice) -> tuple[int, Dealt]:
    """The first dealer and the cards of this setup.

    A dealer who is named does not change the cards: the seed's own choice is thrown all the same (S1, L3).
    """
    chosen = dice.below(setup.seats)
    directions = list(DIRECTION_CARDS)
    dice.shuffle(directions)
    deck = list(CARDS)
    dice.shuffle(deck)

    each = (len(deck) - 1) // setup.seats
    piles = [deck[1 + seat * each : 1 + (seat + 1) * each] for seat in range(setup.seats)]
    return chosen if setup.dealer is None else setup.dealer, Dealt(
        centre=deck[0],
        hands=tuple(tuple(pile[:HAND]) for pile in piles),
        draw=tuple(tuple(pile[HAND:]) for pile in piles),
        spare=tuple(deck[1 + setup.seats * each :]),
        directions=tuple(directions),
    )
