"""Medals: what players of known speed reach on the very deal, worked out in small steps, the same everywhere."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.bots.levels import MAX_MEAN_MS, MIN_MEAN_MS
from qwitch.match.medals import LADDER, RUNS, Medal, Standard, Standards, standard_work

CLIMB = Standard(tuple(60_000 + 30_000 * rung for rung in range(len(LADDER))))
"""Each rung takes half a minute longer than the one before."""


class Clock:
    """A clock that goes on by so many milliseconds whenever somebody looks."""

    def __init__(self, ms: float) -> None:
        self.now_s, self._step_s, self.looks = 0.0, ms / 1000, 0

    def __call__(self) -> float:
        self.looks += 1
        self.now_s += self._step_s
        return self.now_s


def worked_out(edition: str, seed: int) -> Standard:
    work = standard_work(edition, seed)
    while True:
        try:
            next(work)
        except StopIteration as done:
            standard: Standard = done.value
            return standard


@pytest.fixture(scope="module")
def standard() -> Standard:
    return worked_out("boxed", 4711)


def test_the_ladder_holds_the_players_of_the_medals_and_an_odd_number_of_runs() -> None:
    assert {medal.mean_ms for medal in Medal} <= set(LADDER)
    assert list(LADDER) == sorted(LADDER)
    assert MIN_MEAN_MS <= LADDER[0] < LADDER[-1] <= MAX_MEAN_MS
    assert RUNS % 2 == 1
    assert [medal.mean_ms for medal in Medal] == sorted(medal.mean_ms for medal in Medal), "gold is the quickest"


# What a run is worth


def test_a_medal_is_for_a_run_quicker_than_its_player() -> None:
    for medal in Medal:
        limit_ms = CLIMB.limit_ms(medal)
        assert CLIMB.medal(limit_ms - 1) is medal
        assert CLIMB.medal(limit_ms) is not medal, "as quick is not quicker"
    assert CLIMB.medal(CLIMB.limit_ms(Medal.BRONZE)) is None
    assert CLIMB.medal(1) is Medal.GOLD


def test_a_run_is_as_fast_as_the_player_who_takes_as_long() -> None:
    assert [CLIMB.reaction_ms(time_ms) for time_ms in CLIMB.times_ms] == list(LADDER)
    assert CLIMB.reaction_ms(75_000) == (LADDER[0] + LADDER[1]) // 2
    assert CLIMB.reaction_ms(CLIMB.times_ms[0] - 1) is None
    assert CLIMB.reaction_ms(CLIMB.times_ms[-1] + 1) is None


def test_players_who_are_equally_quick_do_not_confuse() -> None:
    flat = Standard((60_000,) * len(LADDER))
    assert flat.reaction_ms(60_000) == LADDER[0]
    assert (flat.medal(59_999), flat.medal(60_000)) == (Medal.GOLD, None)


@given(st.integers(0, 400_000), st.integers(0, 400_000))
def test_a_quicker_run_is_never_worth_less(one: int, other: int) -> None:
    quick, slow = sorted((one, other))
    ranks = [*Medal, None]
    assert ranks.index(CLIMB.medal(quick)) <= ranks.index(CLIMB.medal(slow))
    if CLIMB.reaction_ms(quick) is not None and CLIMB.reaction_ms(slow) is not None:
        assert (CLIMB.reaction_ms(quick) or 0) <= (CLIMB.reaction_ms(slow) or 0)


# What players reach


def test_quicker_players_are_quicker_on_a_real_deal(standard: Standard) -> None:
    assert all(quick < slow for quick, slow in pairwise(standard.times_ms))
    gold, bronze = standard.limit_ms(Medal.GOLD), standard.limit_ms(Medal.BRONZE)
    # 63 cards and about fifty standstills of 450 ms: between one and a half and two times the mean reactions.
    assert 63 * 1100 < gold < 2 * 63 * 1100
    assert 1.5 * gold < bronze < 2.2 * gold


def test_L3_the_same_deal_asks_for_the_same_and_another_for_something_else(standard: Standard) -> None:
    assert worked_out("boxed", 4711) == standard
    assert worked_out("boxed", 4712) != standard


# Little by little


def test_work_is_done_in_slices_that_hold_their_time(standard: Standard) -> None:
    clock = Clock(0.5)
    standards = Standards(clock)
    assert standards.of("boxed", 4711) is None
    slices = 0
    while standards.work("boxed", 4711, ms=200) is None:
        slices += 1
        assert slices < 1000
        assert standards.of("boxed", 4711) is None
    assert clock.looks <= (slices + 1) * 402, "looks at the clock after each small step"
    assert slices > 10
    assert standards.of("boxed", 4711) == standard


def test_what_is_known_is_not_worked_out_again(standard: Standard) -> None:
    clock = Clock(0)
    standards = Standards(clock)
    assert standards.work("boxed", 4711, ms=1) == standard
    looks = clock.looks
    assert standards.work("boxed", 4711, ms=1) is standards.of("boxed", 4711)
    assert clock.looks == looks
    assert standards.of("tin", 4711) is None, "each edition by itself"


def test_who_looks_at_another_deal_between_loses_nothing(standard: Standard) -> None:
    standards = Standards(Clock(0.5))
    for _ in range(5000):
        standards.work("tin", 7, ms=20)
        if standards.work("boxed", 4711, ms=200) is not None:
            break
    assert standards.of("boxed", 4711) == standard
