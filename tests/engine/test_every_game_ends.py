"""Nobody can move and nothing happens [FreeBoardGames 763]: that never lasts. Every game comes to its end.

Three thousand seeds for every mode and number of seats, half of them of each edition; docs/SIMULATION.md has more.
"""

from random import Random

import pytest

from qwitch.engine.game import Game, Phase
from qwitch.engine.setup import EDITIONS, MAX_SEATS, Setup

SEEDS = 3_000

MOST_ACTIONS = 1500
"""More than any game takes: 63 plays, at most 4 passes and some direction cards before each."""

KINDS = [("solo", 1), *((mode, seats) for mode in ("race", "turns") for seats in range(1, MAX_SEATS + 1))]


def played(setup: Setup) -> Game:
    """A game in which everybody does what can be done, by chance, until it is over or much too long."""
    game, chance = Game(setup), Random(setup.seed)
    for _ in range(MOST_ACTIONS):
        if game.phase is Phase.OVER:
            break
        if game.phase is Phase.WAITING:
            game.turn_direction(game.turner)
        elif plays := game.legal_plays():
            game.play(*plays[int(chance.random() * len(plays))])
        else:
            game.pass_turn(game.to_act if game.to_act is not None else 0)
    return game


@pytest.mark.parametrize(("mode", "seats"), KINDS)
def test_every_game_ends_with_somebody_out(mode: str, seats: int) -> None:
    for seed in range(SEEDS):
        setup = Setup(mode, EDITIONS[seed % len(EDITIONS)], seats, seed=seed)
        game = played(setup)
        assert game.phase is Phase.OVER, f"{setup}: nobody can end it"
        assert 0 in [game.cards_left(seat) for seat in range(seats)], setup
