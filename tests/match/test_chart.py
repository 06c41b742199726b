"""A match over time: the chart's lines and marks, a solo run's pace, and the lead over a ghost."""

import pytest

from qwitch.engine.directions import Direction
from qwitch.engine.events import Turned
from qwitch.match.chart import DirectionMark, Lead, Point, StopMark, chart_of, lead_over, pace_of
from tests.match.stories import played, story

RACE = """
1000 turn 0 +
1500 play 1 C5
1900 play 0 D1
1900 stop 0
1900 refill 0 A1
1900 rotate B2
1900 stop
3000 turn 1 =
3600 play 0 D7
3700 misplay 1 H8 1000
"""


def race() -> tuple[Point, ...]:
    return chart_of(story("B2", "D1 | D7 A1", "C5 H8", events=RACE)).lines[0]


def test_a_line_begins_at_go_steps_down_with_every_card_and_ends_with_the_last_event() -> None:
    chart = chart_of(story("B2", "D1 | D7 A1", "C5 H8", events=RACE))
    assert (chart.begins_ms, chart.ends_ms) == (1000, 3700)
    assert chart.lines == (
        (Point(1000, 3), Point(1900, 2), Point(3600, 1), Point(3700, 1)),
        (Point(1000, 2), Point(1500, 1), Point(3700, 1)),
    )


def test_stops_and_direction_cards_stand_on_the_time_axis_and_a_dead_position_is_one_stop() -> None:
    chart = chart_of(story("B2", "D1 | D7 A1", "C5 H8", events=RACE))
    assert chart.stops == (StopMark(1900, 0),)
    assert chart.directions == (DirectionMark(1000, Direction.UP), DirectionMark(3000, Direction.EQUAL))


def test_before_the_first_go_there_is_a_line_of_no_length() -> None:
    chart = chart_of(story("B2", "D1 A1", events=""))
    assert chart.lines == ((Point(0, 2), Point(0, 2)),)
    assert (chart.stops, chart.directions) == ((), ())


@pytest.mark.parametrize(
    ("mode", "seats", "seed"), [("race", "easy,normal,hard", 3), ("turns", "easy,easy", 4), ("solo", "normal", 5)]
)
def test_in_whole_matches_every_line_ends_at_the_cards_left(mode: str, seats: str, seed: int) -> None:
    match = played(mode, "boxed", seats, seed)
    chart = chart_of(match.history)
    assert [line[-1].left for line in chart.lines] == [match.game.cards_left(seat) for seat in range(len(match.seats))]
    assert chart.ends_ms - chart.begins_ms == match.played_ms
    for line in chart.lines:
        assert [point.t for point in line] == sorted(point.t for point in line)
        assert [point.left for point in line[:-1]] == list(range(line[0].left, line[-1].left - 1, -1))
    assert len(chart.directions) == sum(isinstance(one.event, Turned) for one in match.history)
    assert len({stop.t for stop in chart.stops}) == len(chart.stops) >= len(chart.directions) - 1


def test_l1_the_pace_of_a_solo_run_counts_from_go_to_its_time() -> None:
    match = played("solo", "boxed", "normal", 5)
    pace = pace_of(match.history)
    assert len(pace) == 63
    assert pace[-1] == match.played_ms
    assert list(pace) == sorted(pace)
    assert pace_of(story("B2", "D1 | D7 A1", "C5 H8", events=RACE), seat=1) == (500,)


def test_events_that_do_not_begin_with_the_deal_are_refused() -> None:
    for tell in (chart_of, pace_of):
        with pytest.raises(ValueError, match="begin with the deal"):
            tell([])


GHOST = (1000, 2000, 3000, 5000)


@pytest.mark.parametrize(
    ("run", "now_ms", "lead"),
    [
        ((), 0, Lead(0, 0)),
        ((), 999, Lead(0, 0)),
        ((), 1400, Lead(-1, -400)),
        ((800,), 900, Lead(1, 200)),
        ((800,), 1900, Lead(0, 100)),
        ((800,), 2300, Lead(-1, -300)),
        ((1700,), 1800, Lead(0, -700)),
        ((1700,), 2100, Lead(-1, -700)),
        ((800, 900, 950), 960, Lead(3, 2050)),
        ((800, 900, 950), 4000, Lead(0, 1000)),
        ((800, 900, 950, 1000), 1000, Lead(3, 4000)),
        ((800, 900, 950, 1000, 1200), 1200, Lead(4, 4000)),
    ],
)
def test_the_lead_over_a_ghost(run: tuple[int, ...], now_ms: int, lead: Lead) -> None:
    assert lead_over(GHOST, run, now_ms) == lead


def test_a_run_with_the_ghosts_own_pace_is_level_whenever_a_card_lands() -> None:
    assert {lead_over(GHOST, GHOST[:cards], GHOST[cards - 1]) for cards in range(1, 5)} == {Lead(0, 0)}
