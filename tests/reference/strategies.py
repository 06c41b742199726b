"""What Hypothesis draws games from. QWITCH_EFFORT=50 in the environment makes fifty times as many."""

import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from qwitch.engine.cards import CARDS, letter_of, number_of
from qwitch.engine.deal import HAND
from qwitch.engine.dice import Dice
from qwitch.engine.directions import DIRECTION_CARDS
from qwitch.engine.events import Dealt
from qwitch.engine.game import Game
from qwitch.engine.setup import EDITIONS, MAX_SEATS, MAX_SEED, MODES, Setup

SEEDS = st.integers(0, MAX_SEED)


def effort(usual: int) -> settings:
    """Hypothesis settings with this many examples, times QWITCH_EFFORT."""
    times = int(os.environ.get("QWITCH_EFFORT", "1"))
    return settings(max_examples=usual * times, deadline=None, suppress_health_check=[HealthCheck.too_slow])


TABLES = [(mode, seats) for mode in MODES for seats in range(1, MAX_SEATS + 1) if mode != "solo" or seats == 1]
"""Every mode with every number of seats it can be played with."""


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any game that can be set up."""
    mode, seats = draw(st.sampled_from(TABLES))
    dealer = draw(st.none() | st.integers(0, seats - 1))
    return Setup(mode, draw(st.sampled_from(EDITIONS)), seats, dealer, draw(SEEDS))


@st.composite
def stacked_games(draw: st.DrawFn) -> Game:
    """A game whose deck was more or less sorted: hands that fit nothing, so that N1 and N3 are common.

    Low cards lie in the hands and high ones in the centre and deep in the draw piles.
    """
    setup = draw(setups())
    dice = Dice(setup.seed)
    disorder = draw(st.sampled_from((0, 1, 2, 4, 8)))
    height = {card: letter_of(card) + number_of(card) + dice.below(disorder + 1) for card in CARDS}
    deck = sorted(CARDS, key=lambda card: (height[card], dice.below(64)))
    directions = list(DIRECTION_CARDS)
    dice.shuffle(directions)

    each = (len(deck) - 1) // setup.seats
    spare = [deck.pop() for _ in range(63 - each * setup.seats)]
    centre = deck.pop()
    lowest, rest = deck[: HAND * setup.seats], deck[HAND * setup.seats :]
    dealt = Dealt(
        centre=centre,
        hands=tuple(tuple(lowest[seat :: setup.seats]) for seat in range(setup.seats)),
        draw=tuple(tuple(rest[seat :: setup.seats]) for seat in range(setup.seats)),
        spare=tuple(spare),
        directions=tuple(directions),
    )
    return Game.of_deal(setup, setup.dealer or 0, dealt, dice)
