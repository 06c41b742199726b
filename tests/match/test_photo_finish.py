"""Cards beaten by a hair and close finishes."""

import pytest

from qwitch.engine.cards import NAMES
from qwitch.engine.events import Played
from qwitch.match.events import Beaten
from qwitch.match.photo_finish import Arrival, photo_finishes
from tests.match.stories import played, story


def moments(centre: str, *seats: str, events: str) -> list[str]:
    found = photo_finishes(story(centre, *seats, events=events))
    return [
        f"{one.t} {one.kind}: {shown(one.first)}" + "".join(f", {shown(other)}" for other in one.others)
        for one in found
    ]


def shown(arrival: Arrival) -> str:
    return f"{arrival.seat} {NAMES[arrival.card]} {arrival.apart_ms}"


def test_h2_cards_that_came_less_than_150_ms_late_are_shown_with_the_one_that_beat_them() -> None:
    events = """
    1000 turn 0 +
    1500 play 0 C5
    1520 beaten 2 C8
    1649 beaten 1 C7
    """
    assert moments("B2", "C5 A1", "C7 A2", "C8 A3", events=events) == ["1500 beaten: 0 C5 0, 2 C8 20, 1 C7 149"]
    assert moments("B2", "C5 A1", "C7 A2", "C8 A3", events=events.replace("1649", "1650")) == [
        "1500 beaten: 0 C5 0, 2 C8 20"
    ]


def test_the_time_counts_from_the_card_that_took_the_place_not_from_later_ones() -> None:
    events = """
    1000 turn 0 +
    1500 play 0 C5
    1600 play 0 D1
    1700 beaten 1 C7
    """
    assert moments("B2", "C5 D1 A1", "C7 A2", events=events) == []
    assert moments("B2", "C5 D1 A1", "C7 A2", events=events.replace("1700", "1640")) == [
        "1500 beaten: 0 C5 0, 1 C7 140"
    ]


FINISH = """
1000 turn 0 +
1500 play 1 C5
3000 play 0 D1
3000 out 0
3000 end 0 1
"""


def test_r11_a_last_card_that_had_just_begun_to_fit_makes_a_close_finish() -> None:
    late = FINISH.replace("1500 play 1 C5", "2400 play 1 C5")
    # D8 fits on C5 since 2400.
    assert moments("B2", "D1", "C5 D8", events=late) == ["3000 finish: 0 D1 0, 1 D8 600"]
    assert moments("B2", "D1", "C5 D8", events=FINISH) == []


def test_r11_a_last_card_that_was_thrown_in_vain_makes_a_close_finish() -> None:
    thrown = FINISH.replace("3000 play", "2200 misplay 1 H8 1000\n3000 play")
    assert moments("B2", "D1", "C5 H8", events=thrown) == ["3000 finish: 0 D1 0, 1 H8 800"]


def test_a_finish_is_not_close_where_the_other_holds_more_than_one_card() -> None:
    late = FINISH.replace("1500 play 1 C5", "2400 play 1 C5")
    assert moments("B2", "D1", "C5 D8 D7", events=late) == []
    assert moments("B2", "D1", "C5 D8 | D7", events=late) == []


@pytest.mark.parametrize(("played_ms", "is_close"), [(2001, True), (2000, False)])
def test_a_finish_is_close_within_a_second(played_ms: int, is_close: bool) -> None:
    events = FINISH.replace("1500 play", f"{played_ms} play")
    assert (moments("B2", "D1", "C5 H8", events=events) != []) == is_close


def test_a_match_that_is_not_over_has_no_finish() -> None:
    events = "\n".join(FINISH.replace("1500", "2500").splitlines()[:-2])
    assert moments("B2", "D1", "C5 H8", events=events) == []


def test_in_whole_matches_beaten_cards_follow_the_card_that_beat_them() -> None:
    finishes = hairs = 0
    for seed in range(40):
        match = played("race", "tin", "hard,hard,hard,hard", seed)
        found = photo_finishes(match.history)
        plays = {(one.t, one.event.card) for one in match.history if isinstance(one.event, Played)}
        beaten = {(one.t, one.event.card) for one in match.history if isinstance(one.event, Beaten)}
        assert [moment.t for moment in found] == sorted(moment.t for moment in found)
        for moment in found:
            assert (moment.t, moment.first.card) in plays
            if moment.kind == "beaten":
                hairs += 1
                assert all((moment.t + other.apart_ms, other.card) in beaten for other in moment.others)
            else:
                finishes += 1
                assert all(match.game.cards_left(other.seat) == 1 for other in moment.others)
    print(f"{hairs} by a hair, {finishes} close finishes in 40 races")
    assert hairs > 10
    assert finishes > 0
