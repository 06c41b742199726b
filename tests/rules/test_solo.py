"""Solo: L2 and L3; the clock of L1 belongs to the match."""

from random import Random

import pytest

from qwitch.engine.game import Game, Phase
from qwitch.engine.notation import read_position
from qwitch.engine.setup import EDITIONS, Setup
from tests.reference.pair import Pair
from tests.reference.pictures import told


@pytest.mark.parametrize("edition", EDITIONS)
def test_L2_race_rules_with_one_seat(edition: str) -> None:
    game = read_position(f"""
        solo {edition} running
        pile B2
        direction +
        0  C3 D1 A1 H8 G8 | B5 F1
    """)
    assert told(game.play(0, 2)) == ["refused: the card does not fit"]
    assert told(game.pass_turn(0)) == ["refused: nobody takes turns in this mode"]
    assert told(game.play(0, 0)) == ["0 plays C3"]
    assert game.to_act is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_L2_a_standstill_refills_and_the_next_direction_card_is_due(edition: str) -> None:
    game = read_position(f"""
        solo {edition} running
        pile C3
        direction + next = -
        0  -- D1 A1 H8 G8 | B5 F1
    """)
    assert told(game.play(0, 1)) == ["0 plays D1", "stop: standstill", "0 refills 0:B5 1:F1"]
    assert (game.phase, game.turner) == (Phase.WAITING, 0)
    assert told(game.turn_direction(0)) == ["0 turns ="]


@pytest.mark.parametrize("edition", EDITIONS)
def test_L2_the_game_ends_with_the_last_of_63_cards(edition: str) -> None:
    pair, random, cards = Pair(Game(Setup("solo", edition, 1, seed=2))), Random(2), 0
    while not pair.over:
        assert pair.engine.cards_left(0) == 63 - pair.seen.get("play", 0)
        pair.act_legally(random)
        cards = pair.seen.get("play", 0)
    assert cards == 63


@pytest.mark.parametrize("edition", EDITIONS)
def test_L3_the_same_seed_gives_the_same_cards(edition: str) -> None:
    deals = [Game(Setup("solo", edition, 1, seed=seed)).dealt for seed in range(20)]
    assert deals == [Game(Setup("solo", edition, 1, seed=seed)).dealt for seed in range(20)]
    assert all(deals[one] != deals[other] for one in range(20) for other in range(one))


def test_L3_the_same_plays_meet_the_same_later_shuffles() -> None:
    told_of: list[list[str]] = []
    for _ in range(2):
        game, random, lines = Game(Setup("solo", "boxed", 1, seed=3)), Random(3), []
        while game.phase is not Phase.OVER:
            if game.phase is Phase.WAITING:
                lines += told(game.turn_direction(0))
            else:
                lines += told(game.play(0, random.randrange(5)))
        told_of.append(lines)
    assert any(line.startswith("new stack") for line in told_of[0])
    assert told_of[0] == told_of[1]
