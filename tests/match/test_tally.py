"""What is counted of many matches."""

import pytest

from qwitch.engine.events import Redrawn
from qwitch.engine.setup import Setup
from qwitch.match.match import NEVER, Match
from qwitch.match.seats import parse_seats
from qwitch.match.tally import Tally, percentile, spread
from tests.match.scenes import AT_ONCE, match_at, words

CARDS = """
    race tin running
    pile F1 B2
    direction + next = + -
    0  C3 H4 -- A3 E6 | D4 G7
    1  C7 A1 B8 G2 -- | E1
"""


def test_one_match_is_counted_event_by_event() -> None:
    match = match_at(CARDS, AT_ONCE)
    for seat, slot, at_ms in ((0, 0, 100), (1, 0, 130), (1, 1, 900), (0, 1, 950)):
        match.press(seat, slot, at_ms)
    match.advance(2500)
    assert words(match.history)[1:6] == [
        "100: 0 plays C3",
        "130: 1 beaten C7",
        "900: 1 misplays A1, frozen 1000",
        "950: 0 plays H4",
        "950: stop: standstill",
    ]
    tally = Tally()
    tally.add(match.history)
    summary = tally.summary(2)
    assert (summary["games"], summary["plays"], summary["stops"], summary["standstills"]) == (1, 2, 1, 1)
    assert (summary["beaten"], summary["misplays"], summary["late"], summary["wins"]) == (
        [0, 1],
        [0, 1],
        [0, 0],
        [0, 0],
    )
    assert summary["reaction_ms"] == [100, None]
    assert tally.reactions == {(0, 100): 1, (0, 850): 1}
    assert summary["game_ms"]["mean"] is None


def test_every_sum_agrees_with_the_history() -> None:
    tally, history = Tally(), []
    for seed in range(4):
        match = Match(Setup("turns", "tin", 2, seed=seed), parse_seats("normal,easy"))
        history += match.advance(NEVER)
        tally.add(match.history)
    kinds = [type(stamped.event).__name__ for stamped in history]
    for name, kind in (("plays", "Played"), ("passes", "Passed"), ("stops", "Stopped"), ("reshuffles", "Reshuffled")):
        assert getattr(tally, name) == kinds.count(kind) > 0
    assert tally.rotations == kinds.count("Rotated")
    assert (tally.games, tally.wins.total(), tally.game_ms.total()) == (4, 4, 4)
    assert tally.reactions.total() == tally.plays


def test_redraws_are_counted_once_a_table() -> None:
    dead = """
        race tin running
        pile H8
        direction = next + - =
        0  H7 A1 A2 B1 B2 | C1 C2 C3 G7
        1  A3 A4 B3 B4 C4 | D1 D2 D3 F8
    """
    counts = set()
    for seed in range(30):
        match = match_at(dead, AT_ONCE, seed)
        match.press(0, 0, 10)
        match.advance(10)
        tally = Tally()
        tally.add(match.history)
        seats = [stamped.event.seat for stamped in match.history if isinstance(stamped.event, Redrawn)]
        assert tally.redraws == seats.count(0) == seats.count(1)
        counts.add(tally.redraws)
    assert {1, 2} <= counts


def test_tallies_add_up_in_any_order() -> None:
    parts = []
    for seed in range(3):
        match = Match(Setup("race", "tin", 3, seed=seed), parse_seats("normal,masher,hard"))
        match.advance(NEVER)
        parts.append(match.history)
    whole, forwards, backwards = Tally(), Tally(), Tally()
    for history in parts:
        whole.add(history)
        part = Tally()
        part.add(history)
        forwards.include(part)
    for history in reversed(parts):
        part = Tally()
        part.add(history)
        backwards.include(part)
    assert whole == forwards == backwards
    assert whole.summary(3) == backwards.summary(3)


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [
        ([], 50, None),
        ([7], 5, 7),
        ([1, 2, 3], 50, 2),
        ([1, 2, 3, 4], 50, 2),
        ([1, 2, 3, 4], 51, 3),
        (range(1, 101), 95, 95),
    ],
)
def test_percentiles(values: list[int], share: int, expected: int | None) -> None:
    assert percentile(dict.fromkeys(values, 1), share) == expected


def test_the_spread_of_counted_values() -> None:
    assert spread({10: 3, 20: 1}) == {
        "mean": 12.5,
        "least": 10,
        "p5": 10,
        "p25": 10,
        "p50": 10,
        "p75": 10,
        "p95": 20,
        "most": 20,
    }
