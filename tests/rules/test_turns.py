"""Turns: T1 to T6."""

import pytest

from qwitch.engine.game import Game, Phase
from qwitch.engine.notation import read_position, write_position
from qwitch.engine.setup import EDITIONS, Setup
from tests.reference.pictures import draw_pile, hand, told

ROUND = """
    turns tin running dealer=2 turned=2 act=0
    pile B2
    direction +
    0  C3 H1 D5 -- -- | D4
    1  D6 A4 B8 -- -- | G7
    2  A1 -- B7 -- F8 | A6
"""

REFILLS = ["0 refills 0:D4", "1 refills 0:G7", "2 refills 1:A6"]
"""The refill when this round has come to its standstill."""


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_T1_the_dealer_turns_and_the_player_to_the_left_begins(edition: str, dealer: int, first: int) -> None:
    game = Game(Setup("turns", edition, 3, dealer=dealer, seed=1))
    assert told(game.turn_direction(first)) == ["refused: another seat turns the direction card"]
    assert told(game.turn_direction(dealer)) == [f"{dealer} turns {game.dealt.directions[0].sign}"]
    assert game.to_act == first


def test_T2_a_turn_is_one_fitting_card() -> None:
    game = read_position(ROUND)
    assert told(game.play(0, 0)) == ["0 plays C3"]
    assert told(game.play(0, 2)) == ["refused: another seat has the turn"]
    assert told(game.play(1, 1)) == ["1 plays A4"]


def test_T2_the_card_must_fit() -> None:
    game = read_position(ROUND)
    before = write_position(game)
    assert told(game.play(0, 1)) == ["refused: the card does not fit"]
    assert told(game.play(0, 3)) == ["refused: no card lies in that slot"]
    assert told(game.play(1, 0)) == ["refused: another seat has the turn"]
    assert write_position(game) == before


def test_T2_who_holds_nothing_that_fits_passes() -> None:
    game = read_position(ROUND)
    game.play(0, 0)
    game.play(1, 0)
    assert told(game.play(2, 2)) == ["2 plays B7"]
    assert told(game.pass_turn(0)) == ["0 passes"]
    assert told(game.play(1, 2)) == ["1 plays B8", "stop: standstill", *REFILLS]


def test_T2_a_pass_belongs_to_the_own_turn() -> None:
    game = read_position(ROUND)
    assert told(game.pass_turn(2)) == ["refused: another seat has the turn"]
    game.play(0, 0)
    game.play(1, 0)
    game.play(2, 2)
    assert told(game.pass_turn(2)) == ["refused: another seat has the turn"]


def test_T3_a_pass_with_a_fitting_card_is_refused_and_costs_nothing() -> None:
    game = read_position(ROUND)
    before = write_position(game)
    assert told(game.pass_turn(0)) == ["refused: the seat holds a card that fits"]
    assert write_position(game) == before
    assert told(game.play(0, 0)) == ["0 plays C3"]


def test_T4_the_turn_moves_left_after_a_card_and_after_a_pass() -> None:
    game = read_position(ROUND)
    acting = [game.to_act]
    for slot in (0, 0, 2):
        assert game.to_act is not None
        game.play(game.to_act, slot)
        acting.append(game.to_act)
    game.pass_turn(0)
    acting.append(game.to_act)
    assert acting == [0, 1, 2, 0, 1]


def test_T4_hands_are_not_refilled_before_a_stop() -> None:
    game = read_position(ROUND)
    game.play(0, 0)
    game.play(1, 0)
    game.play(2, 2)
    game.pass_turn(0)
    assert [hand(game, seat) for seat in range(3)] == ["-- H1 D5 -- --", "-- A4 B8 -- --", "A1 -- -- -- F8"]
    assert [draw_pile(game, seat) for seat in range(3)] == ["D4", "G7", "A6"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_T5_an_empty_hand_with_a_draw_pile_stops_play(edition: str) -> None:
    game = read_position(f"""
        turns {edition} running act=0
        pile B2
        direction +
        0  -- -- C3 -- -- | D5
        1  D6 A4 -- -- -- | G8
    """)
    assert told(game.play(0, 2)) == [
        "0 plays C3",
        "stop: empty hand of 0",
        "0 refills 0:D5",
        "1 refills 2:G8",
    ]
    assert game.phase is Phase.WAITING


@pytest.mark.parametrize("edition", EDITIONS)
def test_T5_a_standstill_is_called_without_a_round_of_passes(edition: str) -> None:
    game = read_position(f"""
        turns {edition} running act=0
        pile B2
        direction +
        0  C3 A1 H8 -- -- | B5
        1  A8 G7 H6 -- -- |
    """)
    assert told(game.play(0, 0)) == ["0 plays C3", "stop: standstill", "0 refills 0:B5"]
    assert told(game.pass_turn(1)) == ["refused: play is stopped"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_T5_going_out_wins_and_the_others_rank(edition: str) -> None:
    game = read_position(f"""
        turns {edition} running act=1
        pile B2
        direction +
        0  D6 A4 -- -- -- | G8
        1  C3 -- -- -- -- |
        2  E5 -- -- -- -- | E1 E2
    """)
    assert told(game.play(1, 0)) == ["1 plays C3", "1 is out", "ranks 1 then 0,2; left 3 0 3"]
    assert told(game.pass_turn(2)) == ["refused: play is stopped"]


def after_a_stop_by_two(edition: str) -> Game:
    """Seat 1 plays, seat 2 plays, and play stands still; seat 0 dealt and turned."""
    game = read_position(f"""
        turns {edition} running dealer=0 turned=0 act=1
        pile B2
        direction + next = -
        0  A1 H8 -- -- -- | B5
        1  C3 A8 -- -- -- | C6
        2  D1 H7 -- -- -- | D7
    """)
    game.play(1, 0)
    assert told(game.play(2, 0))[:2] == ["2 plays D1", "stop: standstill"]
    return game


def test_T6_tin_who_played_the_last_card_turns_and_the_left_goes_on() -> None:
    game = after_a_stop_by_two("tin")
    assert (game.turner, game.to_act) == (2, 0)
    assert told(game.turn_direction(0)) == ["refused: another seat turns the direction card"]
    assert told(game.turn_direction(2)) == ["2 turns ="]
    assert game.to_act == 0


def test_T6_boxed_the_dealer_turns_and_the_turn_moves_left_from_the_last_actor() -> None:
    game = after_a_stop_by_two("boxed")
    assert (game.turner, game.to_act) == (0, 0)
    assert told(game.turn_direction(2)) == ["refused: another seat turns the direction card"]
    assert told(game.turn_direction(0)) == ["0 turns ="]
    assert game.to_act == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_T6_before_any_card_was_played_the_dealer_turns_again(edition: str) -> None:
    game = read_position(f"""
        turns {edition} waiting dealer=1 turner=1 act=2
        pile B2
        direction . next + -
        0  A4 H8 F4 E6 G6 | B5
        1  A1 A8 G7 H6 B8 | C6
        2  D1 H7 E5 F5 G5 | D7
    """)
    assert told(game.turn_direction(1)) == ["1 turns +", "stop: standstill"]
    assert (game.turner, game.to_act) == (1, 2)


def test_T6_tin_passes_after_the_last_card_do_not_matter() -> None:
    game = read_position("""
        turns tin running dealer=1 turned=1 act=1
        pile B2
        direction +
        0  D1 H8 -- -- -- | B5
        1  C7 A1 -- -- -- | C6
        2  H7 H6 -- -- -- | D7
    """)
    assert told(game.play(1, 0)) == ["1 plays C7"]
    assert told(game.pass_turn(2)) == ["2 passes"]
    assert game.last_player == 1
    assert told(game.play(0, 0))[:2] == ["0 plays D1", "stop: standstill"]
    assert (game.turner, game.to_act) == (0, 1)
