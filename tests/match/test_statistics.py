"""What a match says about each player: told by hand, then held against whole matches of computer players."""

from collections import Counter

import pytest

from qwitch.engine.cards import NAMES
from qwitch.engine.directions import Direction
from qwitch.engine.events import Played
from qwitch.match.events import Beaten, Late, Misplayed
from qwitch.match.following import Kind
from qwitch.match.statistics import (
    HeldBack,
    KindTime,
    Reaction,
    held_back_by,
    kind_times,
    median_ms,
    reactions_in,
    statistics_of,
)
from tests.match.stories import played, story

MATCHES = [
    ("race", "tin", "easy,normal,hard,bot:900", 5),
    ("race", "boxed", "lightning,masher,relaxed", 6),
    ("turns", "tin", "easy,easy,normal", 7),
    ("solo", "boxed", "hard", 8),
]
UP, DOWN, EQUAL = Direction
LETTER, NUMBER = Kind


def took(direction: Direction, kind: Kind, *times: int) -> list[Reaction]:
    """Cards of a kind that took so many milliseconds."""
    return [Reaction(0, 0, 0, direction, kind, ms) for ms in times]


def test_each_seat_has_its_numbers() -> None:
    events = """
    1000 turn 0 =
    1700 play 0 B5
    2000 play 0 B7
    2050 beaten 1 G5
    2300 misplay 1 H8 1000
    2400 play 0 B1
    2400 stop
    2500 late 1 H8
    """
    first, second = statistics_of(story("B2", "B5 B7 B1 | A1", "G5 H8", events=events))
    assert (first.seat, first.cards, first.misplays, first.beaten, first.late) == (0, 3, 0, 0, 0)
    assert first.reaction_ms == 400
    assert first.fastest is not None
    assert (NAMES[first.fastest.card], first.fastest.ms, first.fastest.t) == ("B7", 300, 2000)
    assert (second.cards, second.misplays, second.beaten, second.late) == (0, 1, 1, 1)
    assert (second.reaction_ms, second.fastest, second.longest_streak, second.held_back) == (None, None, 0, None)


def test_a_streak_ends_with_another_seats_card_or_a_misplay_and_outlasts_stops_and_beaten_cards() -> None:
    def streaks(*events: str) -> list[int]:
        told = "\n".join(f"{1000 + at} {event}" for at, event in enumerate(events))
        return [seat.longest_streak for seat in statistics_of(story("B2", "B1 B3 B4 B5", "H7 H8", events=told))]

    plays = [f"play 0 B{number}" for number in (1, 3, 4, 5)]
    assert streaks("turn 0 =", *plays) == [4, 0]
    assert streaks("turn 0 =", *plays[:2], "play 1 H8", *plays[2:3]) == [2, 1]
    assert streaks("turn 0 =", *plays[:1], "misplay 0 H8 1000", *plays[1:]) == [3, 0]
    assert streaks("turn 0 =", *plays[:1], "misplay 1 H8 1000", *plays[1:]) == [4, 0]
    assert streaks("turn 0 =", *plays[:2], "stop", "turn 1 =", "beaten 0 B5", *plays[2:]) == [4, 0]


def test_the_six_kinds_have_their_medians_in_their_order() -> None:
    reactions = took(DOWN, LETTER, 2000, 3000, 2400) + took(UP, NUMBER, 900, 1000)
    assert kind_times(reactions) == (
        KindTime(UP, LETTER, None, 0),
        KindTime(UP, NUMBER, 950, 2),
        KindTime(DOWN, LETTER, 2400, 3),
        KindTime(DOWN, NUMBER, None, 0),
        KindTime(EQUAL, LETTER, None, 0),
        KindTime(EQUAL, NUMBER, None, 0),
    )


def test_what_held_you_back_is_the_slowest_kind_against_all_other_cards() -> None:
    reactions = took(DOWN, LETTER, 2400, 2400, 2500) + took(UP, LETTER, 1000, 1400) + took(EQUAL, NUMBER, 1200)
    assert held_back_by(reactions) == HeldBack(KindTime(DOWN, LETTER, 2400, 3), 1200)


@pytest.mark.parametrize(
    "reactions",
    [
        [],
        took(DOWN, LETTER, 2400, 2400, 2400),
        took(DOWN, LETTER, 2400, 2400) + took(UP, LETTER, 1000, 1000, 1000),
        took(DOWN, LETTER, 2400, 2400, 2400) + took(UP, LETTER, 1000, 1000),
        took(DOWN, LETTER, 1199, 1199, 1199) + took(UP, LETTER, 1000, 1000, 1000),
    ],
)
def test_nothing_held_you_back_where_cards_are_few_or_nearly_alike(reactions: list[Reaction]) -> None:
    assert held_back_by(reactions) is None


def test_medians_are_whole_milliseconds() -> None:
    assert median_ms([]) is None
    assert median_ms([7]) == 7
    assert median_ms([1000, 1003]) == 1002


@pytest.mark.parametrize(("mode", "edition", "seats", "seed"), MATCHES)
def test_in_whole_matches_every_card_that_landed_is_counted_once(
    mode: str, edition: str, seats: str, seed: int
) -> None:
    match = played(mode, edition, seats, seed)
    told = statistics_of(match.history, mode == "turns")
    reactions = reactions_in(match.history, mode == "turns")
    plays = [(one.t, one.event.card) for one in match.history if isinstance(one.event, Played)]
    assert [(one.t, one.card) for one in reactions] == plays

    counts = Counter((type(one.event), getattr(one.event, "seat", None)) for one in match.history)
    for seat, one in enumerate(told):
        assert one.seat == seat
        found = (one.cards, one.misplays, one.beaten, one.late)
        assert found == tuple(counts[what, seat] for what in (Played, Misplayed, Beaten, Late))
        assert sum(time.cards for time in one.kinds) == one.cards
        assert 1 <= one.longest_streak <= one.cards
    assert all(0 <= one.ms <= match.now_ms for one in reactions)


def test_a_computer_player_is_measured_at_about_its_mean_delay() -> None:
    for mean_ms in (600, 1200, 2400):
        times = [
            one.ms for seed in range(8) for one in reactions_in(played("solo", "tin", f"bot:{mean_ms}", seed).history)
        ]
        median = median_ms(times)
        assert median is not None
        print(mean_ms, median)
        assert 0.6 * mean_ms < median < 1.2 * mean_ms
