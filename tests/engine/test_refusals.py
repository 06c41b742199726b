"""Every refusal has its reason, the most telling one first, and changes nothing."""

from collections.abc import Callable

import pytest

from qwitch.engine.events import Event
from qwitch.engine.game import Game
from qwitch.engine.notation import read_position, write_position
from qwitch.engine.refusals import Refusal

TABLE = """
    pile B2
    direction +
    0  C3 H8 -- A4 B8 | D4
    1  D6 C7 D1 -- -- | G7
"""

RACE = f"race tin running {TABLE}"
TURNS = f"turns tin running act=0 {TABLE}"
WAITING = f"turns tin waiting turner=0 act=1 {TABLE}"
OVER = f"race tin over {TABLE}"

CASES: list[tuple[str, Callable[[Game], list[Event] | Refusal], Refusal]] = [
    (RACE, lambda game: game.play(0, 1), Refusal.DOES_NOT_FIT),
    (RACE, lambda game: game.play(0, 2), Refusal.EMPTY_SLOT),
    (RACE, lambda game: game.pass_turn(0), Refusal.NOTHING_TO_PASS),
    (RACE, lambda game: game.turn_direction(0), Refusal.NOT_WAITING),
    (TURNS, lambda game: game.play(0, 1), Refusal.DOES_NOT_FIT),
    (TURNS, lambda game: game.play(0, 2), Refusal.EMPTY_SLOT),
    (TURNS, lambda game: game.play(1, 1), Refusal.NOT_YOUR_TURN),
    (TURNS, lambda game: game.play(1, 3), Refusal.NOT_YOUR_TURN),
    (TURNS, lambda game: game.pass_turn(0), Refusal.HOLDS_FITTING),
    (TURNS, lambda game: game.pass_turn(1), Refusal.NOT_YOUR_TURN),
    (TURNS, lambda game: game.turn_direction(0), Refusal.NOT_WAITING),
    (WAITING, lambda game: game.play(1, 1), Refusal.NOT_RUNNING),
    (WAITING, lambda game: game.play(0, 2), Refusal.NOT_RUNNING),
    (WAITING, lambda game: game.pass_turn(1), Refusal.NOT_RUNNING),
    (WAITING, lambda game: game.turn_direction(1), Refusal.NOT_YOUR_TASK),
    (OVER, lambda game: game.play(0, 0), Refusal.NOT_RUNNING),
    (OVER, lambda game: game.pass_turn(0), Refusal.NOT_RUNNING),
    (OVER, lambda game: game.turn_direction(0), Refusal.NOT_WAITING),
]


@pytest.mark.parametrize(("text", "action", "reason"), CASES)
def test_the_reason_and_nothing_else(
    text: str, action: Callable[[Game], list[Event] | Refusal], reason: Refusal
) -> None:
    game = read_position(text)
    before = write_position(game)
    assert action(game) is reason
    assert write_position(game) == before


def test_every_reason_is_tried() -> None:
    assert {reason for _, _, reason in CASES} == set(Refusal)


def test_every_reason_has_its_own_words() -> None:
    assert len({reason.value for reason in Refusal}) == len(Refusal)


def test_no_card_fits_while_play_is_stopped() -> None:
    assert [read_position(RACE).holds_fitting(seat) for seat in (0, 1)] == [True, True]
    assert [read_position(WAITING).holds_fitting(seat) for seat in (0, 1)] == [False, False]
    assert [read_position(OVER).holds_fitting(seat) for seat in (0, 1)] == [False, False]
