"""Holding keys together: what counts is which of them were down at one moment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.controls.holding import Hold

ASKED = frozenset({1, 2, 3})


@pytest.fixture
def hold() -> Hold:
    return Hold.of(ASKED)


def test_all_keys_at_one_moment(hold: Hold) -> None:
    for key in (2, 1, 3):
        assert not hold.is_complete
        hold.press(key)
    assert hold.is_complete
    assert hold.missing == frozenset()


def test_a_swallowed_key_is_missing(hold: Hold) -> None:
    """Two keys held together swallow the third one [stk-code 2998, pygame-ce 2611]."""
    hold.press(1)
    hold.press(3)
    assert [hold.release(1), hold.release(3)] == [False, True]
    assert hold.missing == {2}


def test_one_after_the_other_is_not_together(hold: Hold) -> None:
    hold.press(1)
    hold.press(2)
    hold.release(1)
    hold.press(3)
    assert not hold.is_complete
    assert hold.missing == {3}


def test_a_key_that_arrives_only_when_another_is_let_go_does_not_count(hold: Hold) -> None:
    """Some keyboards bring the third key late [pygame-ce 2611]."""
    for key in (1, 2):
        hold.press(key)
    hold.release(2)
    hold.press(3)
    assert not hold.release(1)
    assert hold.release(3)
    assert not hold.is_complete


@pytest.mark.parametrize("key", [7, 4])
def test_other_keys_do_not_matter(hold: Hold, key: int) -> None:
    hold.press(key)
    assert not hold.release(key)
    assert hold.best == frozenset()


def test_a_key_up_without_a_key_down_ends_nothing(hold: Hold) -> None:
    """Shift and the numpad send false ones [SDL 1917]."""
    assert not hold.release(1)
    hold.press(1)
    assert not hold.release(2)
    assert hold.down == {1}


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 4))))
def test_it_is_complete_exactly_if_all_were_down_at_once(events: list[tuple[bool, int]]) -> None:
    hold, down, together = Hold.of(ASKED), set[int](), False
    for is_press, key in events:
        down = down | {key} if is_press else down - {key}
        (hold.press if is_press else hold.release)(key)
        together = together or down >= ASKED
    assert hold.is_complete == together
