"""A game that is over goes into the history, with its log, its people and, for a sound solo run, its time."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from qwitch.engine.setup import Setup
from qwitch.match.match import Match
from qwitch.match.options import OPTIONS
from qwitch.match.seats import parse_seats
from qwitch.match.verify import Finding, verify
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.keeping import keep, kept_log, log_of, text_of
from qwitch.scenes.records import best_ghost
from qwitch.store import GameFilter, History, Notice, NoticeKind
from tests.scenes.sitting import Sitting


@pytest.fixture
def desk() -> Desk:
    return Sitting().desk


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    history = History(tmp_path)
    history.open()
    yield history
    history.close()


def played(seats: str, mode: str = "race", countdown_ms: int = 450) -> Match:
    options = replace(OPTIONS[mode], countdown_ms=countdown_ms)
    match = Match(Setup(mode, "tin", len(seats.split(",")), seed=11), parse_seats(seats), options)
    while not match.is_over:
        match.advance(match.next_due_ms())
    return match


def as_people(match: Match, seats: str) -> Match:
    """The same match, as if people had sat there."""
    match.seats = parse_seats(seats)
    return match


def test_a_race_is_kept_with_its_log(desk: Desk, history: History) -> None:
    desk.history = history
    match = as_people(played("easy,easy,hard"), "me,me2,hard")
    plan = GamePlan(seats=match.seats, names=("Ada", "", ""), styles=(3, 1, 2))
    number = keep(desk, plan, match)
    assert number is not None
    past = history.game(number)
    assert past is not None
    assert (past.game.mode, past.game.seed, past.game.duration_ms, past.game.solo_ms) == (
        "race",
        11,
        match.now_ms,
        None,
    )
    assert [seat.left for seat in past.game.seats] == [match.game.cards_left(seat) for seat in range(3)]
    assert sorted(seat.rank for seat in past.game.seats)[0] == 1
    (ada,) = history.profiles()
    assert (ada.name, ada.style, past.game.seats[0].profile, past.game.seats[1].profile) == ("Ada", 3, ada.id, None)
    assert len(history.reactions(ada.id)) > 0
    text = history.log_of(number)
    assert text == text_of(match)
    assert verify(log_of(text)).finding is Finding.SOUND


def test_a_name_comes_in_once_whatever_its_case(desk: Desk, history: History) -> None:
    desk.history = history
    match = as_people(played("easy,easy"), "me,me2")
    keep(desk, GamePlan(seats=match.seats, names=("Ada", "ADA ")), match)
    keep(desk, GamePlan(seats=match.seats, names=("Bo", "ada")), match)
    ada, bo = history.profiles()
    assert (ada.name, bo.name) == ("Ada", "Bo")
    assert [history.totals(one.id).games for one in (ada, bo)] == [2, 1]


@pytest.mark.parametrize(("countdown_ms", "helped"), [(200, False), (450, False), (900, True)])
def test_a_solo_run_has_its_time_and_a_slow_countdown_is_help(
    desk: Desk, history: History, countdown_ms: int, helped: bool
) -> None:
    desk.history = history
    match = as_people(played("hard", "solo", countdown_ms), "me")
    keep(desk, GamePlan("solo", seats=match.seats), match)
    (past,) = history.best_times(11, helped=helped)
    assert past.game.solo_ms == match.played_ms
    assert history.best_times(11, helped=not helped) == []


def test_a_solo_run_that_is_not_sound_is_no_record(desk: Desk, history: History) -> None:
    desk.history = history
    match = as_people(played("hard", "solo"), "me")
    match.history[5:5] = match.history[4:5]
    keep(desk, GamePlan("solo", seats=match.seats), match)
    assert history.best_times(11) == []
    assert history.count(GameFilter(mode="solo")) == 1


def test_what_cannot_be_kept_is_told_and_the_game_goes_on(desk: Desk, tmp_path: Path) -> None:
    told: list[Notice] = []
    (tmp_path / "history.db").mkdir()
    desk.history, desk.tell = History(tmp_path), told.extend
    desk.tell(desk.history.open())
    match = as_people(played("easy,easy"), "me,me2")
    keep(desk, GamePlan(seats=match.seats, names=("Ada", "")), match)
    assert {notice.kind for notice in told} <= set(NoticeKind)
    assert told
    desk.history.close()


def test_without_a_history_nothing_is_kept(desk: Desk) -> None:
    match = as_people(played("easy,easy"), "me,me2")
    assert keep(desk, GamePlan(seats=match.seats), match) is None


def test_a_log_that_is_damaged_is_told_and_is_no_ghost(desk: Desk, history: History) -> None:
    told: list[Notice] = []
    desk.history, desk.tell = history, told.extend
    match = as_people(played("hard", "solo"), "me")
    keep(desk, GamePlan("solo", seats=match.seats), match)
    (past,) = history.best_times(11)
    assert kept_log(desk, past) == log_of(text_of(match))
    assert told == []
    number = history.add_game(replace(past.game, solo_ms=1), "no log at all\n")
    damaged = history.game(number or 0)
    assert damaged is not None
    assert kept_log(desk, damaged) is None
    assert [notice.kind for notice in told] == [NoticeKind.HISTORY_NOT_READ]
    assert best_ghost(desk, "tin", 11) is None
