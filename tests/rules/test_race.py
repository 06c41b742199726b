"""Race: R1 to R12, as far as they are the engine's."""

from random import Random

import pytest

from qwitch.engine.game import Game, Phase
from qwitch.engine.notation import read_position, write_position
from qwitch.engine.setup import EDITIONS, Setup
from tests.reference.pair import Pair
from tests.reference.pictures import draw_pile, hand, told


@pytest.mark.parametrize("edition", EDITIONS)
def test_R1_the_dealer_turns_the_first_direction_card_and_play_starts(edition: str) -> None:
    game = Game(Setup("race", edition, 4, dealer=2, seed=1))
    assert told(game.play(0, 0)) == ["refused: play is stopped"]
    for seat in (0, 1, 3):
        assert told(game.turn_direction(seat)) == ["refused: another seat turns the direction card"]

    assert told(game.turn_direction(2)) == [f"2 turns {game.dealt.directions[0].sign}"]
    assert game.phase is Phase.RUNNING
    assert told(game.turn_direction(2)) == ["refused: no direction card is due"]


OPEN_RACE = """
    race tin running
    pile B2
    direction +
    0  C3 H8 -- A4 B8 | D4
    1  D6 H7 D1 -- -- | G7
    2  E2 -- C8 -- F8 | A6
"""

REFILLS = ["0 refills 0:D4", "1 refills 0:G7", "2 refills 0:A6"]
"""The refill when seat 1 has played its hand."""


def test_R2_anybody_plays_any_fitting_card_at_any_moment() -> None:
    game = read_position(OPEN_RACE)
    assert told(game.play(2, 2)) == ["2 plays C8"]
    assert told(game.play(1, 2)) == ["1 plays D1"]
    assert told(game.play(2, 0)) == ["2 plays E2"]
    assert told(game.play(0, 0)) == ["0 plays C3"]
    assert told(game.play(1, 0)) == ["1 plays D6"]
    assert told(game.play(1, 1)) == ["1 plays H7", "stop: empty hand of 1", *REFILLS]


def test_R2_a_card_that_does_not_fit_stays_in_the_hand() -> None:
    game = read_position(OPEN_RACE)
    before = write_position(game)
    assert told(game.play(0, 3)) == ["refused: the card does not fit"]
    assert told(game.play(0, 2)) == ["refused: no card lies in that slot"]
    assert told(game.pass_turn(0)) == ["refused: nobody takes turns in this mode"]
    assert write_position(game) == before


def test_R4_hands_are_not_refilled_while_play_runs() -> None:
    game = read_position(OPEN_RACE)
    game.play(2, 2)
    game.play(1, 2)
    game.play(2, 0)
    assert [hand(game, seat) for seat in range(3)] == ["C3 H8 -- A4 B8", "D6 H7 -- -- --", "-- -- -- -- F8"]
    assert [draw_pile(game, seat) for seat in range(3)] == ["D4", "G7", "A6"]


def test_R7_play_stops_when_a_hand_with_a_draw_pile_is_empty() -> None:
    game = read_position("""
        race tin running
        pile B2
        direction +
        0  -- -- C3 -- -- | D4 G7
        1  D6 A4 D1 -- E8 | G8
    """)
    assert told(game.play(0, 2)) == [
        "0 plays C3",
        "stop: empty hand of 0",
        "0 refills 0:D4 1:G7",
        "1 refills 3:G8",
    ]
    assert game.phase is Phase.WAITING


def test_R7_later_cards_do_not_count() -> None:
    game = read_position("""
        race tin running
        pile B2
        direction +
        0  -- -- C3 -- -- | D4 G7
        1  D6 A4 D1 -- E8 | G8
    """)
    game.play(0, 2)
    before = write_position(game)
    assert told(game.play(1, 0)) == ["refused: play is stopped"]
    assert write_position(game) == before


def test_R8_play_stops_when_nobody_holds_a_fitting_card() -> None:
    game = read_position("""
        race tin running
        pile B2
        direction +
        0  C3 A1 H8 -- -- | B5
        1  A8 G7 H6 -- -- |
    """)
    assert told(game.play(0, 0)) == ["0 plays C3", "stop: standstill", "0 refills 0:B5"]
    assert game.phase is Phase.WAITING


def test_R8_a_direction_card_that_suits_nobody_is_a_standstill_at_once() -> None:
    game = read_position("""
        race tin waiting turner=0
        pile B2
        direction . next + -
        0  A1 H8 B4 F1 B1 | C3
        1  A8 G7 H6 E4 D5 | D1
    """)
    assert told(game.turn_direction(0)) == ["0 turns +", "stop: standstill"]
    assert told(game.turn_direction(1)) == ["1 turns -"]
    assert game.phase is Phase.RUNNING


AFTER_ONE_CARD = """
    pile B2
    direction +
    0  {last} | D4 G7 F1
    1  A1 A8 H8 -- -- | G6
    2  B1 -- G1 -- -- |
"""


@pytest.mark.parametrize(
    ("last", "slots"), [("-- -- C3 -- --", "0:D4 1:G7 2:F1"), ("C3 -- -- H7 B8", "0:D4 1:G7 2:F1")]
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_R9_after_either_stop_everybody_refills_as_far_as_the_draw_pile_goes(
    edition: str, last: str, slots: str
) -> None:
    game = read_position(f"race {edition} running {AFTER_ONE_CARD.format(last=last)}")
    slot = last.split().index("C3")
    _, stop, *refills = told(game.play(0, slot))
    assert stop.startswith("stop: ")
    assert refills == [f"0 refills {slots}", "1 refills 3:G6"]
    assert [draw_pile(game, seat) for seat in range(3)] == ["", "", ""]
    assert hand(game, 1) == "A1 A8 H8 G6 --"
    assert hand(game, 2) == "B1 -- G1 -- --"


def turners(setup: Setup) -> list[int]:
    """Who turned the direction cards of one whole game."""
    pair, random, seats = Pair(Game(setup)), Random(setup.seed), []
    while not pair.over:
        if pair.engine.phase is Phase.WAITING:
            seats.append(pair.engine.turner)
        pair.act_legally(random)
    return seats


def test_R10_tin_the_player_to_the_left_of_the_last_turner() -> None:
    game = read_position("""
        race tin running dealer=0 turned=1
        pile B2
        direction +
        0  -- -- C3 -- -- | D4
        1  D6 -- -- -- -- |
        2  D1 -- -- -- -- |
    """)
    game.play(0, 2)
    assert game.turner == 2
    assert turners(Setup("race", "tin", 3, dealer=1, seed=10))[:6] == [1, 2, 0, 1, 2, 0]


def test_R10_boxed_the_dealer_always() -> None:
    game = read_position("""
        race boxed running dealer=2 turned=2
        pile B2
        direction +
        0  -- -- C3 -- -- | D4
        1  D6 -- -- -- -- |
        2  D1 -- -- -- -- |
    """)
    game.play(0, 2)
    assert game.turner == 2
    assert set(turners(Setup("race", "boxed", 3, dealer=1, seed=10))) == {1}


def test_R11_the_first_without_hand_and_draw_pile_wins_at_once() -> None:
    game = read_position("""
        race tin running
        pile B2
        direction +
        0  -- -- C3 -- -- |
        1  D6 A4 -- -- -- | G8 H1
    """)
    assert told(game.play(0, 2)) == ["0 plays C3", "0 is out", "ranks 0 then 1; left 0 4"]
    assert game.phase is Phase.OVER
    assert told(game.play(1, 0)) == ["refused: play is stopped"]
    assert told(game.turn_direction(1)) == ["refused: no direction card is due"]


def test_R11_going_out_comes_before_a_standstill() -> None:
    game = read_position("""
        race boxed running
        pile B2
        direction +
        0  C3 -- -- -- -- |
        1  H8 -- -- -- -- |
    """)
    assert told(game.play(0, 0)) == ["0 plays C3", "0 is out", "ranks 0 then 1; left 0 1"]


def test_R12_the_others_rank_by_cards_left_and_equal_counts_share() -> None:
    game = read_position("""
        race tin running
        pile B2
        direction +
        0  D6 A4 -- -- -- | G8
        1  C3 -- -- -- -- |
        2  E5 -- -- -- -- | E1
        3  -- F1 F2 F3 -- |
        4  G1 G2 G3 G4 G5 | H1
    """)
    assert told(game.play(1, 0))[-1] == "ranks 1 then 2 then 0,3 then 4; left 3 0 2 3 6"
