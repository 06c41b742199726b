"""The game clock counts play alone, to the millisecond, and never runs back."""

from hypothesis import given
from hypothesis import strategies as st

from qwitch.match.clock import GameClock


def test_it_stands_until_it_is_told_to_run() -> None:
    clock = GameClock()
    assert (clock.is_running, clock.ms_at(0.0), clock.ms_at(99.0)) == (False, 0, 0)
    clock.run(100.0)
    assert (clock.is_running, clock.ms_at(100.0), clock.ms_at(100.25)) == (True, 0, 250)
    clock.stop(101.0)
    assert (clock.is_running, clock.ms_at(101.0), clock.ms_at(500.0)) == (False, 1000, 1000)


def test_running_on_and_stopping_again_change_nothing() -> None:
    clock = GameClock()
    clock.stop(3.0)
    clock.run(10.0)
    clock.run(11.0)
    clock.stop(12.0)
    clock.stop(20.0)
    assert clock.ms_at(30.0) == 2000


def test_moments_before_the_last_start_count_nothing() -> None:
    clock = GameClock()
    clock.run(10.0)
    assert clock.ms_at(9.0) == 0
    clock.stop(9.5)
    assert clock.ms_at(50.0) == 0
    clock.run(60.0)
    assert clock.ms_at(60.5) == 500


def test_milliseconds_that_are_not_whole_do_not_count_yet() -> None:
    clock = GameClock()
    clock.run(0.0)
    assert [clock.ms_at(moment) for moment in (0.0004, 0.0009, 0.0011, 0.9999)] == [0, 0, 1, 999]


def test_it_stands_at_the_milliseconds_it_starts_with() -> None:
    """As a resumed match needs it: 1001 ms are not 1000."""
    wrong = [start for start in range(20_000) if GameClock(start).ms_at(0.0) != start]
    assert not wrong, f"{len(wrong)} of 20000 starts stand one millisecond too early, such as {wrong[:5]}"


@given(steps=st.lists(st.tuples(st.sampled_from(("run", "stop", "look")), st.integers(0, 100_000)), max_size=40))
def test_it_counts_what_runs_and_never_runs_back(steps: list[tuple[str, int]]) -> None:
    clock, now_us, played_us, last_ms, runs = GameClock(), 5_000_000, 0, 0, False
    for what, later_us in steps:
        now_us += later_us
        played_us += later_us if runs else 0
        now = now_us / 1_000_000
        if what == "run":
            clock.run(now)
        elif what == "stop":
            clock.stop(now)
        runs = {"run": True, "stop": False}.get(what, runs)
        shown = clock.ms_at(now)
        assert shown >= last_ms
        assert abs(shown - played_us / 1000) < 1.001
        last_ms = shown
