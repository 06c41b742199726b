"""A stick is a direction or none, without stutter; a held direction repeats."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.controls.commands import Move
from qwitch.controls.padhold import LET_GO, PUSHED, REPEAT_AFTER_S, REPEAT_EVERY_S, HeldMove, LeftStick

FULL = 32767


@pytest.mark.parametrize(
    ("x", "y", "move"),
    [
        (0, -FULL, Move.UP),
        (0, FULL, Move.DOWN),
        (-FULL - 1, 0, Move.LEFT),
        (FULL, 0, Move.RIGHT),
        (PUSHED, 0, Move.RIGHT),
        (PUSHED - 1, 0, None),
        (-5000, PUSHED, Move.DOWN),
        (LET_GO + 1, LET_GO + 1, None),
    ],
)
def test_a_push_is_a_direction(x: int, y: int, move: Move | None) -> None:
    stick = LeftStick()
    stick.tilt(x, y)
    assert stick.move is move


def test_it_lets_go_nearer_to_the_middle_than_it_took_hold() -> None:
    stick = LeftStick()
    seen = []
    for x in (PUSHED, PUSHED - 1, LET_GO, LET_GO - 1, LET_GO, PUSHED - 1, PUSHED):
        stick.tilt(x=x)
        seen.append(stick.move)
    assert seen == [Move.RIGHT] * 3 + [None] * 3 + [Move.RIGHT]


def test_a_roll_along_the_rim_changes_the_direction_once() -> None:
    stick = LeftStick()
    seen = []
    for x, y in [(0, -FULL), (18_000, -27_000), (24_000, -23_000), (26_000, -20_000), (31_000, -10_000), (FULL, 0)]:
        stick.tilt(x, y)
        seen.append(stick.move)
    assert seen == [Move.UP] * 4 + [Move.RIGHT] * 2


def test_a_flick_to_the_other_side_turns_at_once() -> None:
    stick = LeftStick()
    stick.tilt(x=FULL)
    stick.tilt(x=-FULL)
    assert stick.move is Move.LEFT


@given(st.lists(st.integers(-(LET_GO - 1), LET_GO - 1), min_size=2, max_size=30))
def test_what_shakes_in_the_middle_moves_nothing(shakes: list[int]) -> None:
    stick = LeftStick()
    for x, y in pairwise(shakes):
        stick.tilt(x, y)
        assert stick.move is None


@given(st.lists(st.integers(LET_GO, FULL), min_size=1, max_size=30), st.integers(-FULL, FULL))
def test_what_shakes_while_pushed_changes_nothing(shakes: list[int], aside: int) -> None:
    stick = LeftStick()
    stick.tilt(y=FULL)
    for y in shakes:
        stick.tilt(aside, y)
        assert stick.move is Move.DOWN


def test_a_held_direction_repeats_after_a_while_then_steadily() -> None:
    held = HeldMove()
    held.press(Move.DOWN, 10.0)
    assert held.due_s == 10.0 + REPEAT_AFTER_S
    assert held.repeat(10.0 + REPEAT_AFTER_S - 0.001) is None
    times = [10.0 + REPEAT_AFTER_S + step * REPEAT_EVERY_S for step in range(4)]
    assert [held.repeat(time + 1e-9) for time in times] == [Move.DOWN] * 4
    assert held.repeat(times[-1] + 0.01) is None


def test_a_stall_is_one_move_not_many() -> None:
    held = HeldMove()
    held.press(Move.UP, 0.0)
    assert [held.repeat(5.0), held.repeat(5.0), held.repeat(5.01)] == [Move.UP, None, None]


def test_the_latest_direction_repeats_until_it_comes_up() -> None:
    held = HeldMove()
    held.press(Move.UP, 0.0)
    held.press(Move.LEFT, 0.1)
    held.release(Move.UP)
    assert held.repeat(9.0) is Move.LEFT
    held.release(Move.LEFT)
    assert held.due_s is None
    assert held.repeat(99.0) is None
