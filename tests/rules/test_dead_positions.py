"""The notes on dead positions: N1."""

import pytest

from qwitch.engine.cards import NAMES
from qwitch.engine.directions import Direction
from qwitch.engine.game import Phase
from qwitch.engine.notation import read_position
from qwitch.engine.setup import EDITIONS
from tests.reference.pictures import low_hands, pile, told


@pytest.mark.parametrize("head", ["race tin", "race boxed", "turns tin", "turns boxed"])
def test_N1_the_bottom_card_comes_up_and_play_resumes_under_the_old_direction(head: str) -> None:
    game = low_hands(head, "C6 G8 H8", "-")
    assert told(game.turn_direction(0)) == ["0 turns -", "stop: standstill", "C6 comes up"]
    assert (game.phase, game.direction) == (Phase.RUNNING, Direction.DOWN)
    assert pile(game) == "G8 H8 C6"
    seat = 0 if game.to_act is None else game.to_act
    assert told(game.play(seat, 4))[0] == f"{seat} plays {NAMES[game.pile[-1]]}"


def test_N1_follows_a_card_that_was_played_too() -> None:
    game = read_position("""
        race tin running
        pile C6 H7
        direction +
        0  H8 A2 A3 A4 A5 | A1
        1  B1 B2 B3 B4 D4 |
    """)
    assert told(game.play(0, 0)) == [
        "0 plays H8",
        "stop: standstill",
        "0 refills 0:A1",
        "C6 comes up",
    ]
    assert told(game.play(1, 4))[0] == "1 plays D4"


def test_N1_a_position_that_the_refill_brings_to_life_is_not_dead() -> None:
    game = read_position("""
        race tin running
        pile C6 H7
        direction +
        0  H8 A2 A3 A4 A5 | G1
        1  B1 B2 B3 B4 D4 |
    """)
    assert told(game.play(0, 0)) == ["0 plays H8", "stop: standstill", "0 refills 0:G1"]
    assert game.phase is Phase.WAITING


def test_N1_after_an_empty_hand_play_may_resume_without_a_direction_card() -> None:
    game = read_position("""
        race tin running
        pile C6 H7
        direction +
        0  H8 -- -- -- -- | A1 A2 A3 A4 A5
        1  B1 B2 B3 B4 D4 |
    """)
    assert told(game.play(0, 0)) == [
        "0 plays H8",
        "stop: empty hand of 0",
        "0 refills 0:A1 1:A2 2:A3 3:A4 4:A5",
        "C6 comes up",
    ]
    assert game.phase is Phase.RUNNING


def test_N1_a_dead_card_that_came_up_is_a_standstill_and_the_next_one_comes_up() -> None:
    game = low_hands("race tin", "G8 H7 C6 H8", "-")
    assert told(game.turn_direction(0)) == [
        "0 turns -",
        "stop: standstill",
        "G8 comes up",
        "stop: standstill",
        "H7 comes up",
        "stop: standstill",
        "C6 comes up",
    ]
    assert game.phase is Phase.RUNNING
    assert pile(game) == "H8 G8 H7 C6"


def test_N1_where_another_direction_would_fit_the_next_direction_card_is_due() -> None:
    game = low_hands("race tin", "C6 H8", "+")
    assert told(game.turn_direction(0)) == [
        "0 turns +",
        "stop: standstill",
        "C6 comes up",
        "stop: standstill",
    ]
    assert (game.phase, game.turner) == (Phase.WAITING, 1)
    assert told(game.turn_direction(1)) == ["1 turns +", "stop: standstill"]
    assert told(game.turn_direction(0)) == ["0 turns -"]
    assert game.phase is Phase.RUNNING


@pytest.mark.parametrize("edition", EDITIONS)
def test_N1_in_turns_the_turn_stays_where_it_was(edition: str) -> None:
    game = read_position(f"""
        turns {edition} running dealer=0 turned=0 act=2
        pile C6 G7
        direction +
        0  A1 A2 A3 A4 C4 |
        1  B1 B2 B3 B4 D4 |
        2  G8 D1 D2 D3 D5 |
    """)
    assert told(game.play(2, 0)) == ["2 plays G8", "stop: standstill", "C6 comes up"]
    assert game.to_act == 0
    assert told(game.pass_turn(0)) == ["0 passes"]
    assert told(game.play(1, 0)) == ["refused: the card does not fit"]
    assert told(game.play(1, 4)) == ["1 plays D4"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_N1_in_turns_after_a_direction_card_the_turn_stays_too(edition: str) -> None:
    game = low_hands(f"turns {edition}", "C6 H8", "-")
    assert told(game.turn_direction(0)) == ["0 turns -", "stop: standstill", "C6 comes up"]
    assert game.to_act == 1
