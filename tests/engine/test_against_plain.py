"""The engine and the plain implementation agree on every event and every table, whatever is tried.

The plain implementation counts the 64 cards and 12 direction cards after every single event.
"""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.engine.game import Game
from qwitch.engine.setup import MAX_SEATS, Setup
from tests.reference.pair import Action, Pair
from tests.reference.strategies import SEEDS, effort, setups, stacked_games

MOST_ACTIONS = 1500
"""More legal actions than any game takes: 63 plays, at most 4 passes and 24 direction cards before each."""

ACTIONS = st.lists(
    st.builds(Action, st.sampled_from(("turn", "play", "pass")), st.integers(0, MAX_SEATS - 1), st.integers(0, 4)),
    max_size=12,
)


def play_to_the_end(pair: Pair, random: Random, wild: float = 0.15) -> None:
    """Act until somebody is out, a share of the actions allowed or not."""
    for _ in range(MOST_ACTIONS):
        if pair.over:
            return
        if random.random() < wild:
            pair.act_anyhow(random)
        else:
            pair.act_legally(random)
    pytest.fail(f"the game did not end after {MOST_ACTIONS} actions")


@given(setup=setups(), seed=SEEDS)
@effort(120)
def test_whole_games_agree_from_deal_to_end(setup: Setup, seed: int) -> None:
    pair = Pair(Game(setup))
    play_to_the_end(pair, Random(seed))
    assert pair.seen["out"] == pair.seen["end"] == 1


@given(game=stacked_games(), seed=SEEDS)
@effort(80)
def test_games_full_of_dead_positions_agree(game: Game, seed: int) -> None:
    play_to_the_end(Pair(game), Random(seed))


@given(setup=setups(), warm_up=st.integers(0, 60), seed=SEEDS, actions=ACTIONS)
@effort(200)
def test_any_actions_at_any_moment_agree(setup: Setup, warm_up: int, seed: int, actions: list[Action]) -> None:
    pair, random = Pair(Game(setup)), Random(seed)
    for _ in range(warm_up):
        if not pair.over:
            pair.act_legally(random)
    for action in actions:
        pair.act(action._replace(seat=action.seat % setup.seats))


@given(setup=setups(), seed=SEEDS)
@effort(30)
def test_nothing_happens_after_the_end(setup: Setup, seed: int) -> None:
    pair, random = Pair(Game(setup)), Random(seed)
    play_to_the_end(pair, random, wild=0)
    for seat in range(setup.seats):
        for action in (
            Action("turn", seat),
            Action("pass", seat),
            *(Action("play", seat, slot) for slot in range(5)),
        ):
            assert pair.act(action) is None


def test_every_kind_of_event_was_compared() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        for setup in Setup("solo", "boxed", 1, seed=seed), Setup("turns", "tin", 3, seed=seed):
            pair = Pair(Game(setup))
            play_to_the_end(pair, Random(seed), wild=0)
            seen.update(pair.seen)
    assert set(seen) == {
        "turn",
        "play",
        "pass",
        "stop",
        "refill",
        "rotate",
        "reshuffle",
        "redraw",
        "out",
        "end",
    }
