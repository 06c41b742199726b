"""What a start finds: nothing yet, an older, newer, damaged, foreign or read-only file; and what becomes of it."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from qwitch.store import NoticeKind
from qwitch.store.damage import move_aside
from qwitch.store.history import History
from qwitch.store.schema import OURS, STEPS
from tests.store.disk import locked, open_to_all
from tests.store.games import CORRUPT, NOON, Clock, database, is_whole, numbered, opened, says, seeds, with_notices
from tests.store.samples import names

LOCK = "history.db.lock"
MOOD = "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'good'"
NEWER = (*STEPS, (MOOD,))
posix = pytest.mark.skipif(os.name == "nt", reason="the rights of this system are not those of chmod")


def with_games(folder: Path, *numbers: int) -> Path:
    """A history with these games, closed; its file."""
    history = opened(folder)
    for number in numbers:
        assert history.add_game(*numbered(number)) is not None
    history.close()
    return history.path


def plays_on_in_memory(history: History, *before: int) -> None:
    """Everything works, on what could be read; nothing is said any more."""
    assert not history.is_kept
    assert seeds(history) == list(before)
    number = history.add_game(*numbered(9))
    assert number is not None
    assert is_whole(history, number)
    profile = history.add_profile("Zoë", 1)
    assert profile is not None
    assert history.delete_profile(profile.id)
    assert history.take_notices() == ()
    history.close()


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


def overwritten(path: Path, start: int) -> None:
    data = bytearray(path.read_bytes())
    data[start:] = bytes(byte ^ 0x5A for byte in data[start:])
    path.write_bytes(data)


def half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def lacking(statement: str) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        with database(path) as connection:
            connection.execute(statement)

    return damage


DAMAGES: dict[str, Callable[[Path], object]] = {
    "text": lambda path: path.write_text("not a database " * 500),
    "first bytes": lambda path: overwritten(path, 0),
    "later bytes": lambda path: overwritten(path, 5000),
    "cut in half": half,
    "a few bytes": lambda path: path.write_bytes(b"SQLite"),
    "no seats": lacking("DROP TABLE seats"),
    "no column": lacking("ALTER TABLE games RENAME COLUMN seed TO deal"),
    "another program's": lacking("PRAGMA application_id = 12345"),
    "schema below none": lacking("PRAGMA user_version = -3"),
    "schema of none": lacking("PRAGMA user_version = 0"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_set_aside_as_it_is_and_a_new_history_begins(tmp_path: Path, damage: str) -> None:
    path = with_games(tmp_path, *range(1, 30))
    DAMAGES[damage](path)
    before = path.read_bytes()
    history, (notice,) = with_notices(tmp_path)
    assert (notice.kind, notice.file, notice.set_aside) == (NoticeKind.HISTORY_SET_ASIDE, "history.db", CORRUPT)
    assert notice.reason
    assert "\n" not in notice.reason
    assert (tmp_path / CORRUPT).read_bytes() == before
    assert (history.is_kept, seeds(history)) == (True, [])
    assert history.add_game(*numbered(1)) is not None
    history.close()
    assert names(tmp_path) == ["history.db", CORRUPT, LOCK]
    assert seeds(opened(tmp_path)) == [1]


def test_what_belongs_to_a_damaged_file_keeps_belonging_to_it(tmp_path: Path) -> None:
    for end in ("", "-wal", "-shm"):
        (tmp_path / f"history.db{end}").write_bytes(f"damaged{end}".encode())
    assert move_aside(tmp_path / "history.db", NOON) == tmp_path / CORRUPT
    assert names(tmp_path) == [CORRUPT, f"{CORRUPT}-shm", f"{CORRUPT}-wal"]
    assert (tmp_path / f"{CORRUPT}-wal").read_bytes() == b"damaged-wal"


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(tmp_path: Path) -> None:
    for place in range(2):
        (tmp_path / "history.db").write_bytes(b"damaged %d" % place * 1000)
        history, _ = with_notices(tmp_path)
        history.close()
    assert names(tmp_path) == ["history.db", CORRUPT, f"{CORRUPT}-2", LOCK]


def test_where_no_new_file_can_be_made_the_damaged_one_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "history.db"
    path.write_bytes(b"damaged" * 1000)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("qwitch.store.database.try_anew", full)
    history, (notice,) = with_notices(tmp_path)
    assert (notice.kind, notice.file) == (NoticeKind.HISTORY_NOT_KEPT, str(tmp_path))
    assert notice.reason.endswith("; database or disk is full")
    plays_on_in_memory(history)
    assert path.read_bytes() == b"damaged" * 1000
    assert names(tmp_path) == ["history.db", LOCK]


@posix
def test_a_damaged_file_in_a_locked_folder_stays_where_it_is() -> None:
    with open_to_all() as folder:
        (folder / "history.db").write_bytes(b"damaged" * 1000)
        with locked(folder, 0o555):
            history, (notice,) = with_notices(folder)
            assert notice.kind == NoticeKind.HISTORY_NOT_KEPT
            plays_on_in_memory(history)
        assert names(folder) == ["history.db"]


@posix
def test_freight_fate_92_in_a_locked_folder_the_game_plays_on_with_what_is_there() -> None:
    with open_to_all() as folder:
        with locked(folder, 0o555):
            history, (notice,) = with_notices(folder / "new")
            assert (notice.kind, notice.file) == (NoticeKind.HISTORY_NOT_KEPT, str(folder / "new"))
            assert notice.reason
            plays_on_in_memory(history)
        path = with_games(folder, 1, 2)
        before = path.read_bytes()
        with locked(folder, 0o555):
            history, (notice,) = with_notices(folder)
            assert (notice.kind, notice.file) == (NoticeKind.HISTORY_NOT_KEPT, str(folder))
            plays_on_in_memory(history, 2, 1)
        assert path.read_bytes() == before
        assert names(folder) == ["history.db"]


@posix
def test_a_read_only_file_is_shown_and_not_written_to() -> None:
    with open_to_all() as folder:
        path = with_games(folder, 1)
        before = path.read_bytes()
        folder.chmod(0o777)
        with locked(path, 0o444):
            history, (notice,) = with_notices(folder)
            assert notice.kind == NoticeKind.HISTORY_NOT_KEPT
            plays_on_in_memory(history, 1)
        assert path.read_bytes() == before


@posix
def test_a_file_that_may_not_be_read_is_left_alone() -> None:
    with open_to_all() as folder:
        path = with_games(folder, 1)
        folder.chmod(0o777)
        with locked(path, 0):
            history, (notice,) = with_notices(folder)
            assert notice.kind == NoticeKind.HISTORY_NOT_KEPT
            plays_on_in_memory(history)
        assert seeds(opened(folder)) == [1]


def test_a_file_in_the_place_of_the_folder_and_a_folder_in_that_of_the_file_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"mine")
    (tmp_path / "b" / "history.db" / "inside").mkdir(parents=True)
    for name in ("a", "b"):
        history, (notice,) = with_notices(tmp_path / name)
        assert notice.kind == NoticeKind.HISTORY_NOT_KEPT
        plays_on_in_memory(history)
    assert (tmp_path / "a").read_bytes() == b"mine"
    assert (tmp_path / "b" / "history.db" / "inside").is_dir()


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


def test_nbsdgames_33_a_full_disk_refuses_games_tells_once_and_keeps_what_it_has(tmp_path: Path) -> None:
    history = opened(tmp_path)
    found = [history.add_game(*numbered(1))]

    def limit(pages: int) -> None:
        statement = f"PRAGMA max_page_count = {pages}"
        history._database.read(lambda connection: connection.execute(statement).fetchone(), None)

    limit(1)  # SQLite takes the present size for it
    while len(found) < 100 and found[-2:] != [None, None]:
        found.append(history.add_game(*numbered(2)))
    assert found[-2:] == [None, None]
    (notice,) = history.take_notices()
    assert (notice.kind, notice.reason) == (NoticeKind.HISTORY_NOT_KEPT, "database or disk is full")
    confirmed = [number for number in found if number is not None]
    assert [game.id for game in history.games(limit=-1)] == confirmed[::-1]
    limit(10_000)
    assert history.add_game(*numbered(3)) is not None
    assert history.take_notices() == ()
    assert all(is_whole(history, number) for number in confirmed)
