"""Games, logs, best times and the table for spreadsheets."""

import csv
import errno
import os
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from qwitch.store import Notice, NoticeKind
from qwitch.store.history import History
from qwitch.store.rows import GameFilter, GameRow, SeatRow
from tests.store.disk import no_space
from tests.store.games import LIMA, NOON, Clock, computer, database, opened, person, race, seeds, solo
from tests.store.samples import names

LOG = '{"qwitch": 1, "mode": "race"}\n{"t": 0, "e": "deal", "centre": "B2"}\n'


def test_a_game_and_its_log_come_back_as_they_were_after_a_new_start(tmp_path: Path) -> None:
    history = opened(tmp_path)
    games = [race(person(2, 1), computer("hard+300", 1, 0), seed=2**63 - 1), solo(63_210, helped=True)]
    numbers = [history.add_game(game, LOG + str(place)) for place, game in enumerate(games)]
    history.close()

    history = opened(tmp_path)
    for place, (number, game) in enumerate(zip(numbers, games, strict=True)):
        assert number is not None
        found = history.game(number)
        assert found is not None
        assert (found.id, found.when, found.game) == (number, NOON, game)
        assert history.log_of(number) == LOG + str(place)
    assert history.game(99) is None
    assert history.log_of(99) is None
    assert history.take_notices() == ()
    history.close()
    assert names(tmp_path) == ["history.db"]


def test_a_log_takes_a_fraction_of_its_length(tmp_path: Path) -> None:
    history = opened(tmp_path)
    history.add_game(race(), LOG * 200)
    with database(history.path) as connection:
        (size,) = connection.execute("SELECT length(packed) FROM logs").fetchone()
    assert size < len(LOG * 200) / 10


def test_the_time_is_kept_in_utc_to_the_millisecond(tmp_path: Path) -> None:
    clock = Clock(datetime(2025, 7, 1, 20, 15, 30, 123_456, tzinfo=LIMA))
    history = opened(tmp_path, clock)
    history.add_game(race(), LOG)
    assert history.games()[0].when == datetime(2025, 7, 2, 1, 15, 30, 123_000, tzinfo=UTC)


def test_games_come_newest_first_page_by_page(tmp_path: Path) -> None:
    clock = Clock()
    history = opened(tmp_path, clock)
    for seed in range(5):
        clock.now = NOON + timedelta(minutes=seed // 2)
        history.add_game(race(seed=seed), LOG)
    assert seeds(history) == [4, 3, 2, 1, 0]
    pages = [[one.game.seed for one in history.games(limit=2, offset=offset)] for offset in (0, 2, 4, 6)]
    assert pages == [[4, 3], [2, 1], [0], []]
    assert history.count() == 5


def test_games_can_be_asked_for_by_what_they_are(tmp_path: Path) -> None:
    clock = Clock()
    history = opened(tmp_path, clock)
    someone = history.add_profile("Zoë", 1)
    assert someone is not None
    history.add_game(race(seed=1), LOG)
    history.add_game(race(person(profile=someone.id), computer(), mode="turns", seed=2), LOG)
    clock.now += timedelta(days=1)
    history.add_game(solo(60_000, seed=3, helped=True), LOG)
    for wanted, found in [
        (GameFilter(), [3, 2, 1]),
        (GameFilter(mode="race"), [1]),
        (GameFilter(edition="boxed"), [3]),
        (GameFilter(seed=2), [2]),
        (GameFilter(profile=someone.id), [2]),
        (GameFilter(helped=True), [3]),
        (GameFilter(helped=False, mode="turns"), [2]),
        (GameFilter(day=date(2025, 1, 31)), [2, 1]),
        (GameFilter(day=date(2025, 2, 1)), [3]),
        (GameFilter(mode="race", day=date(2025, 2, 1)), []),
    ]:
        assert [one.game.seed for one in history.games(wanted)] == found, wanted
        assert history.count(wanted) == len(found), wanted


def test_a_day_begins_at_midnight_where_the_player_is(tmp_path: Path) -> None:
    clock = Clock()
    history = History(tmp_path, now=clock, zone=LIMA)
    history.open()
    for seed, hour in enumerate((4, 5, 28, 29)):  # UTC: midnight in Lima is at 5
        clock.now = datetime(2025, 1, 31, tzinfo=UTC) + timedelta(hours=hour)
        history.add_game(solo(60_000, seed=seed), LOG)
    assert [one.game.seed for one in history.games(GameFilter(day=date(2025, 1, 31)))] == [2, 1]


def test_l1_best_times_are_ranked_by_deal_by_day_and_over_all(tmp_path: Path) -> None:
    clock = Clock()
    history = opened(tmp_path, clock)
    someone = history.add_profile("Zoë", 1)
    assert someone is not None
    history.add_game(solo(70_000), LOG)
    history.add_game(solo(65_000, edition="tin"), LOG)
    history.add_game(solo(50_000, helped=True), LOG)
    history.add_game(race(), LOG)
    history.add_game(GameRow("solo", "boxed", 7, (person(),), 9000, "0.1.0"), LOG)  # given up: no record
    clock.now += timedelta(days=1)
    history.add_game(solo(65_000, seed=8, profile=someone.id), LOG)

    def found(**wanted: Any) -> list[tuple[int | None, int]]:
        return [(one.game.solo_ms, one.id) for one in history.best_times(**wanted)]

    assert found() == [(65_000, 2), (65_000, 6), (70_000, 1)]
    assert found(limit=2) == [(65_000, 2), (65_000, 6)]
    assert found(seed=7) == [(65_000, 2), (70_000, 1)]
    assert found(day=date(2025, 2, 1)) == [(65_000, 6)]
    assert found(helped=True) == [(50_000, 3)]
    assert found(edition="boxed") == [(65_000, 6), (70_000, 1)]
    assert found(profile=someone.id) == [(65_000, 6)]
    assert found(seed=9) == []


def test_one_person_in_two_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="one seat"):
        race(person(profile=3), person(profile=3))


def test_a_log_that_is_damaged_is_told_once_and_not_given_out(tmp_path: Path) -> None:
    history = opened(tmp_path)
    number = history.add_game(race(), LOG)
    assert number is not None
    with database(history.path) as connection:
        connection.execute("UPDATE logs SET packed = x'00112233'")
    assert [history.log_of(number), history.log_of(number)] == [None, None]
    (notice,) = history.take_notices()
    assert (notice.kind, notice.file) == (NoticeKind.HISTORY_NOT_READ, str(tmp_path))


def test_a_history_that_is_not_open_refuses_to_work(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not open"):
        History(tmp_path).games()
    assert names(tmp_path) == []


def test_the_table_has_a_line_for_every_seat(tmp_path: Path) -> None:
    history = opened(tmp_path)
    history.add_game(race(person(2, 1), SeatRow("hard", '=1+1, "x"', 1, 0)), LOG)
    history.add_game(solo(63_210, seed=8, helped=True), LOG)
    target = tmp_path / "games.csv"
    target.write_text("old")
    assert history.export_csv(target) is None
    assert target.read_bytes().startswith(b"\xef\xbb\xbf")
    with target.open(encoding="utf-8-sig", newline="") as file:
        first, *lines = csv.reader(file)
    assert [dict(zip(first, line, strict=True)) for line in lines] == [
        line("1", "race", "tin", "7", "61234", "", "0", "0", "me", "Ñandú", "2", "1"),
        line("1", "race", "tin", "7", "61234", "", "0", "1", "hard", '\'=1+1, "x"', "1", "0"),
        line("2", "solo", "boxed", "8", "65010", "63210", "1", "0", "me", "Ñandú", "1", "0"),
    ]
    assert names(tmp_path) == ["games.csv", "history.db", "history.db-shm", "history.db-wal"]
    assert history.export_csv(target, GameFilter(mode="solo")) is None
    assert len(target.read_text("utf-8-sig").splitlines()) == 2


def line(*values: str) -> dict[str, str]:
    number, mode, edition, seed, duration, solo_ms, helped, seat, player, name, rank, left = values
    return {
        "game": number,
        "when_utc": "2025-01-31 12:00:00",
        "mode": mode,
        "edition": edition,
        "seed": seed,
        "duration_ms": duration,
        "solo_ms": solo_ms,
        "helped": helped,
        "version": "0.1.0",
        "seat": seat,
        "player": player,
        "name": name,
        "rank": rank,
        "cards_left": left,
    }


def test_a_table_that_cannot_be_written_is_told_and_harms_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = opened(tmp_path)
    missing = tmp_path / "missing" / "games.csv"
    notice = history.export_csv(missing)
    assert isinstance(notice, Notice)
    assert (notice.kind, notice.file) == (NoticeKind.NOT_EXPORTED, str(missing))
    target = tmp_path / "games.csv"
    target.write_text("old")
    monkeypatch.setattr(os, "fsync", no_space)
    notice = history.export_csv(target)
    assert notice == Notice(NoticeKind.NOT_EXPORTED, str(target), reason=os.strerror(errno.ENOSPC))
    assert target.read_text() == "old"
    assert not list(tmp_path.glob(".*"))
