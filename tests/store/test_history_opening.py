"""What a start finds: nothing yet, an older file, or a newer one; and a file that goes while the game runs."""

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from qwitch.store import NoticeKind
from qwitch.store.history import History
from qwitch.store.schema import OURS, STEPS
from tests.store.games import (
    CORRUPT,
    Clock,
    database,
    is_whole,
    numbered,
    opened,
    plays_on_in_memory,
    posix,
    says,
    seeds,
    with_games,
    with_notices,
)
from tests.store.samples import names

MOOD = "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'good'"
NEWER = (*STEPS, (MOOD,))


def test_the_first_start_makes_the_folder_and_a_file_of_todays_schema(tmp_path: Path) -> None:
    history = opened(tmp_path / "a folder" / "Ñandú 日本 100%?#")
    assert says(history.path, "user_version") == len(STEPS)
    assert says(history.path, "application_id") == OURS
    assert says(history.path, "journal_mode") == "wal"
    assert history.add_game(*numbered(1)) is not None
    history.close()
    assert seeds(opened(history.path.parent)) == [1]


def test_an_empty_file_is_a_first_start(tmp_path: Path) -> None:
    (tmp_path / "history.db").write_bytes(b"")
    assert opened(tmp_path).add_game(*numbered(1)) is not None


def test_an_older_file_is_brought_to_todays_schema_with_all_that_is_in_it(tmp_path: Path) -> None:
    path = with_games(tmp_path, 1, 2)
    history = History(tmp_path, steps=NEWER)
    assert history.open() == ()
    assert history.is_kept
    assert seeds(history) == [2, 1]
    assert all(is_whole(history, number) for number in (1, 2))
    assert history.add_game(*numbered(3)) == 3
    history.close()
    assert says(path, "user_version") == 1 + len(STEPS)
    with database(path) as connection:
        assert connection.execute("SELECT DISTINCT mood FROM games").fetchall() == [("good",)]


def test_a_migration_that_fails_half_way_changes_nothing(tmp_path: Path) -> None:
    path = with_games(tmp_path, 1, 2)
    unfit = "CREATE UNIQUE INDEX modes ON games (mode)"
    history = History(tmp_path, now=Clock(), steps=(*STEPS, (MOOD, unfit)))
    assert [notice.kind for notice in history.open()] == [NoticeKind.HISTORY_SET_ASIDE]
    history.close()
    with database(tmp_path / CORRUPT) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        assert "mood" not in str(connection.execute("PRAGMA table_info(games)").fetchall())
    assert path.exists()


def test_a_newer_file_is_shown_and_left_alone(tmp_path: Path) -> None:
    path = with_games(tmp_path, 1, 2)
    newer = History(tmp_path, steps=NEWER)
    newer.open()
    newer.close()
    before = path.read_bytes()
    history, notices = with_notices(tmp_path)
    assert [(notice.kind, notice.file) for notice in notices] == [(NoticeKind.HISTORY_NEWER, "history.db")]
    plays_on_in_memory(history, 2, 1)
    assert path.read_bytes() == before
    assert names(tmp_path) == ["history.db"]


def test_a_newer_file_that_is_in_use_is_shown_with_all_its_games_and_left_alone(tmp_path: Path) -> None:
    with_games(tmp_path, 1)
    newer = History(tmp_path, steps=NEWER)
    newer.open()
    newer.add_game(*numbered(2))
    history, _ = with_notices(tmp_path)
    plays_on_in_memory(history, 2, 1)
    assert newer.add_game(*numbered(3)) == 3


def test_a_newer_file_whose_tables_are_others_is_left_alone_unseen(tmp_path: Path) -> None:
    path = with_games(tmp_path, 1)
    with database(path) as connection:
        connection.execute("ALTER TABLE games RENAME COLUMN seed TO deal")
        connection.execute("PRAGMA user_version = 99")
    history, (notice,) = with_notices(tmp_path)
    assert notice.kind == NoticeKind.HISTORY_NEWER
    plays_on_in_memory(history)
    assert says(path, "user_version") == 99


def test_a_newer_version_that_comes_while_this_one_runs_is_told_once_and_its_file_left_alone(tmp_path: Path) -> None:
    history = opened(tmp_path)
    history.add_game(*numbered(1))
    newer = History(tmp_path, steps=NEWER)
    assert newer.open() == ()
    assert [history.add_game(*numbered(2)), history.add_game(*numbered(3))] == [None, None]
    assert [notice.kind for notice in history.take_notices()] == [NoticeKind.HISTORY_NEWER]
    assert seeds(history) == seeds(newer) == [1]


@posix
def test_a_folder_that_vanishes_while_the_game_runs_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "qwitch"
    history = opened(folder)
    history.add_game(*numbered(1))
    shutil.rmtree(folder)
    assert history.add_game(*numbered(2)) is not None
    assert history.take_notices() == ()
    history.close()
    assert seeds(opened(folder)) == [2]


@posix
def test_games_go_into_the_new_file_once_another_one_has_taken_its_place(tmp_path: Path) -> None:
    history = opened(tmp_path)
    history.add_game(*numbered(1))
    os.rename(tmp_path / "history.db", tmp_path / "old")
    other = opened(tmp_path)
    other.add_game(*numbered(2))
    assert history.add_game(*numbered(3)) is not None
    assert seeds(history) == seeds(other) == [3, 2]


def test_what_the_killed_left_behind_goes_once_nobody_can_be_at_it(tmp_path: Path) -> None:
    for age, name in ((0, "new"), (7200, "old")):
        leftover = tmp_path / f".history.db.{name}.tmp"
        leftover.write_bytes(b"")
        os.utime(leftover, (os.stat(leftover).st_mtime - age,) * 2)
    opened(tmp_path).close()
    assert names(tmp_path) == [".history.db.new.tmp", "history.db"]


def test_a_mistake_of_the_program_is_not_swallowed(tmp_path: Path) -> None:
    history = opened(tmp_path)

    def mistaken(connection: sqlite3.Connection) -> None:
        connection.execute("SELECT 1 FROM elsewhere")

    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        history._database.read(mistaken, None)
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        history._database.write(mistaken)
    assert history.take_notices() == ()
    assert history.add_game(*numbered(1)) is not None
