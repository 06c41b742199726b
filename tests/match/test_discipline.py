"""Freezes and the pause between two cards."""

from hypothesis import given
from hypothesis import strategies as st

from qwitch.match.discipline import CARD_INTERVAL_MS, MAX_FREEZE_MS, Discipline, freeze_ms


def test_freezes_grow_by_half_and_end_at_six_seconds() -> None:
    assert [freeze_ms(earlier) for earlier in range(7)] == [1000, 1500, 2250, 3375, 5062, 6000, 6000]
    assert freeze_ms(10**9) == MAX_FREEZE_MS


def test_a_seat_is_frozen_up_to_the_millisecond() -> None:
    seat = Discipline()
    assert seat.misplayed(500) == 1000
    assert [seat.frozen_ms(now) for now in (500, 1499, 1500, 9000)] == [1000, 1, 0, 0]
    assert seat.free_at_ms == seat.frozen_until_ms == 1500


@given(stops=st.lists(st.tuples(st.integers(0, 400), st.integers(0, 9000)), max_size=6))
def test_a_freeze_lasts_as_much_play_whatever_stops_come_between(stops: list[tuple[int, int]]) -> None:
    seat, now, played = Discipline(), 0, 0
    frozen = seat.misplayed(now)
    for play_ms, stop_ms in stops:
        now, played = now + play_ms, played + play_ms
        assert seat.frozen_ms(now) == max(0, frozen - played)
        seat.play_stopped(now)
        assert seat.frozen_ms(now + stop_ms) == max(0, frozen - played)
        now += stop_ms
        seat.play_started(now)
    rest = max(0, frozen - played)
    assert seat.frozen_ms(now) == rest
    assert seat.frozen_ms(now + rest) == 0
    if rest:
        assert seat.free_at_ms == now + rest


def test_the_pause_between_two_cards_never_shortens_a_freeze() -> None:
    seat = Discipline()
    seat.misplayed(0)
    seat.threw(0)
    assert seat.free_at_ms == 1000
    seat.threw(990)
    assert seat.free_at_ms == 990 + CARD_INTERVAL_MS


def test_stopping_twice_or_starting_without_a_stop_changes_nothing() -> None:
    seat = Discipline()
    seat.play_started(100)
    seat.misplayed(200)
    seat.play_stopped(300)
    seat.play_stopped(700)
    assert seat.frozen_ms(5000) == 900
    seat.play_started(5000)
    seat.play_started(5100)
    assert seat.frozen_ms(5100) == 800
