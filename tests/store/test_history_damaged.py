"""A damaged or foreign file: set aside as it is, or left where it is; never written over."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from qwitch.store import NoticeKind
from qwitch.store.damage import move_aside
from tests.store.disk import locked, open_to_all
from tests.store.games import (
    CORRUPT,
    LOCK,
    NOON,
    database,
    numbered,
    opened,
    plays_on_in_memory,
    posix,
    seeds,
    with_games,
    with_notices,
)
from tests.store.samples import names


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
