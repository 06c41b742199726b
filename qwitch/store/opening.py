"""Connections to a history: to the file, made ready for use, or to a copy in memory where the file cannot be used."""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from qwitch.store.schema import Step, check, expect_columns, upgrade

BUSY_S = 2.0
"""How long to wait for another instance, in seconds; its transactions take milliseconds."""

COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database while it is in use, by the ends of their names."""


def connected(path: Path) -> sqlite3.Connection:
    """A connection to this file, which is made if it is missing; raises sqlite3.Error."""
    return _set_up(sqlite3.connect(path, timeout=BUSY_S, isolation_level=None))


def _set_up(connection: sqlite3.Connection) -> sqlite3.Connection:
    """What holds for every connection: what was committed outlasts a power cut, what was deleted is gone for good."""
    try:
        for setting in ("foreign_keys = ON", "synchronous = FULL", "secure_delete = ON"):
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def opened(path: Path, steps: Sequence[Step]) -> sqlite3.Connection:
    """A connection to a history that was checked, brought to today's schema, and can be written to.

    Raises DamagedError, NewerError and, for what the disk or another program does, sqlite3.Error.
    """
    connection = connected(path)
    try:
        with transaction(connection, "IMMEDIATE"):  # else another instance might make the file while it is looked at
            check(connection)
            upgrade(connection, steps)
            expect_columns(connection)
        _try_to_write(connection, len(steps))
        _write_ahead(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _try_to_write(connection: sqlite3.Connection, schema: int) -> None:
    """Write something and take it back: a read-only file is opened like any other, and tells only here."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {schema}")
    finally:
        connection.execute("ROLLBACK")


@contextmanager
def transaction(connection: sqlite3.Connection, kind: str = "DEFERRED") -> Iterator[None]:
    """All of what is done inside, or nothing of it."""
    connection.execute(f"BEGIN {kind}")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Readers and a writer do not wait for each other any more, once all instances agree to it."""
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise  # else another instance is at the file just now: the next start agrees, and until then they wait


def in_memory(steps: Sequence[Step]) -> sqlite3.Connection:
    """An empty history that lasts until it is closed."""
    connection = _set_up(sqlite3.connect(":memory:", isolation_level=None))
    with transaction(connection):
        upgrade(connection, steps)
    return connection


def copied(path: Path) -> sqlite3.Connection:
    """A copy in memory of a history that cannot be written to; the file and its folder stay as they are.

    Raises DamagedError where this version cannot read it, sqlite3.Error and OSError.
    """
    connection = _set_up(sqlite3.connect(":memory:", isolation_level=None))
    try:
        with _place_to_read(path) as place, closing(sqlite3.connect(place, uri=True)) as source:
            source.backup(connection)
        check(connection)
        expect_columns(connection)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def _place_to_read(path: Path) -> Iterator[str]:
    """The address of a database that reading does not change: the file itself, or copies where it is in use."""
    ahead = companion(path, "-wal")
    if not ahead.exists() or not ahead.stat().st_size:
        yield f"{path.absolute().as_uri()}?immutable=1"
        return
    with TemporaryDirectory() as folder:
        place = Path(folder, path.name)
        shutil.copyfile(path, place)
        shutil.copyfile(ahead, companion(place, "-wal"))
        yield place.as_uri()


def companion(path: Path, end: str) -> Path:
    """What SQLite keeps beside this database under a name with this end."""
    return path.with_name(path.name + end)
