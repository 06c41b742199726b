"""Two games that use one folder: both keep working, and no game of either is lost."""

import json
import sqlite3
import subprocess
import threading
from pathlib import Path

import pytest

from qwitch.store import NoticeKind, opening
from tests.store.games import database, is_whole, numbered, opened, says, seeds, with_notices
from tests.store.samples import names
from tests.store.test_history_killed import HISTORIAN, forks
from tests.store.test_killed import ROOT

GAMES = 40


def start(folder: Path, first: int) -> "subprocess.Popen[str]":
    command = [*HISTORIAN, "some", str(folder), str(first), str(GAMES)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_two_writers_that_begin_together_and_a_reader_lose_nothing(tmp_path: Path) -> None:
    with start(tmp_path, 1000) as one, start(tmp_path, 2000) as other:
        for writer in (one, other):
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
        for writer in (one, other):
            assert writer.stdin is not None
            print("go", file=writer.stdin, flush=True)
        history = opened(tmp_path)
        while None in {one.poll(), other.poll()}:
            found = history.games(limit=5)
            assert all(is_whole(history, game.id) for game in found)
            assert history.take_notices() == ()
        told = [json.loads(writer.stdout.read()) for writer in (one, other) if writer.stdout]
    assert (one.returncode, other.returncode) == (0, 0)
    assert [notices for _, notices in told] == [[], []]
    numbers = [number for found, _ in told for number in found]
    assert sorted(numbers) == list(range(1, 2 * GAMES + 1))
    assert sorted(seeds(history)) == [first + game for first in (1000, 2000) for game in range(GAMES)]
    assert all(is_whole(history, number) for number in numbers)
    history.close()
    assert says(tmp_path / "history.db", "integrity_check") == "ok"
    assert says(tmp_path / "history.db", "journal_mode") == "wal"
    assert names(tmp_path) == ["history.db"]


def test_each_sees_what_the_other_added(tmp_path: Path) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    one.add_game(*numbered(1))
    other.add_game(*numbered(2))
    assert sorted(seeds(one)) == sorted(seeds(other)) == [1, 2]
    one.close()
    other.add_game(*numbered(3))
    assert len(seeds(other)) == 3


def test_a_page_is_whole_while_the_other_deletes(tmp_path: Path) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    one.add_game(*numbered(1))

    def look_twice(connection: sqlite3.Connection) -> list[int]:
        def games() -> int:
            return len(connection.execute("SELECT id FROM games").fetchall())

        before = games()
        with database(other.path) as third:
            third.execute("DELETE FROM games")
        assert seeds(other) == []
        return [before, games()]

    assert one._database.read(look_twice, [0]) == [1, 1]
    assert seeds(one) == []


def test_where_another_program_writes_for_long_a_game_is_refused_told_once_and_the_next_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_S", 0.05)
    history = opened(tmp_path)
    with database(history.path) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        assert [history.add_game(*numbered(1)), history.add_game(*numbered(1))] == [None, None]
        (notice,) = history.take_notices()
        assert (notice.kind, notice.reason) == (NoticeKind.HISTORY_NOT_KEPT, "database is locked")
        assert seeds(history) == []
    assert history.add_game(*numbered(2)) is not None
    assert (seeds(history), history.take_notices()) == ([2], ())


def test_a_short_wait_for_the_other_is_no_failure(tmp_path: Path) -> None:
    history = opened(tmp_path)
    holds, released = threading.Event(), threading.Event()

    def hold() -> None:
        with database(history.path) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            holds.set()
            released.wait(0.1)
            blocker.execute("COMMIT")

    thread = threading.Thread(target=hold)
    thread.start()
    assert holds.wait(10)
    assert history.add_game(*numbered(1)) is not None
    thread.join()


def test_a_history_that_is_locked_at_the_start_is_left_alone_and_the_game_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_S", 0.05)
    one = opened(tmp_path)
    one.add_game(*numbered(1))
    one.close()
    with database(one.path) as blocker:
        blocker.execute("PRAGMA locking_mode = EXCLUSIVE")
        blocker.execute("BEGIN EXCLUSIVE")
        blocker.execute("DELETE FROM logs WHERE 0")
        history, notices = with_notices(tmp_path)
        assert [(notice.kind, notice.reason) for notice in notices] == [
            (NoticeKind.HISTORY_NOT_KEPT, "database is locked")
        ]
        assert not history.is_kept
        assert history.add_game(*numbered(2)) is not None
        assert seeds(history) == [2]
        history.close()
    assert seeds(opened(tmp_path)) == [1]


@forks
@pytest.mark.parametrize("damaged", [False, True])
def test_of_three_that_start_at_the_same_time_each_keeps_its_game(quick_path: Path, damaged: bool) -> None:
    command = [*HISTORIAN, "together", str(quick_path), "30", *(["damaged"] if damaged else [])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert found == [[[0, 0, 0], [1, 2, 3], True, True, int(damaged)]] * 30
