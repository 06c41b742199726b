"""The tables of the history, and the steps from older ones: each is a few statements that lead to the next schema.

What a step may do: add tables, and columns that have a default. What it never does: take a column away or give one
another meaning. So a version can still show what a newer one wrote.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

Step = tuple[str, ...]
"""The statements that lead from one schema to the next."""

OURS = 0x51776974
"""The application id in our files: another program's database is never taken for a history."""

STEPS: tuple[Step, ...] = (
    (
        """CREATE TABLE profiles (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            style INTEGER NOT NULL,
            created_ms INTEGER NOT NULL)""",
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            at_ms INTEGER NOT NULL,
            mode TEXT NOT NULL,
            edition TEXT NOT NULL,
            seed INTEGER NOT NULL,
            duration_ms INTEGER NOT NULL,
            solo_ms INTEGER,
            helped INTEGER NOT NULL,
            version TEXT NOT NULL)""",
        """CREATE TABLE seats (
            game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            word TEXT NOT NULL,
            name TEXT NOT NULL,
            is_person INTEGER NOT NULL,
            profile INTEGER REFERENCES profiles,
            rank INTEGER NOT NULL,
            cards_left INTEGER NOT NULL,
            PRIMARY KEY (game, seat))""",
        """CREATE TABLE reactions (
            game INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            card TEXT NOT NULL,
            direction TEXT NOT NULL,
            kind TEXT NOT NULL,
            ms INTEGER NOT NULL,
            FOREIGN KEY (game, seat) REFERENCES seats ON DELETE CASCADE)""",
        """CREATE TABLE logs (
            game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
            packed BLOB NOT NULL)""",
        "CREATE INDEX games_by_time ON games (at_ms)",
        "CREATE INDEX games_by_seed ON games (seed, solo_ms)",
        "CREATE INDEX seats_by_profile ON seats (profile)",
        "CREATE INDEX reactions_by_seat ON reactions (game, seat)",
        f"PRAGMA application_id = {OURS}",
    ),
)
"""The first leads from an empty file to schema 1, the last to that of today."""

COLUMNS = {
    "profiles": "id, name, style, created_ms",
    "games": "id, at_ms, mode, edition, seed, duration_ms, solo_ms, helped, version",
    "seats": "game, seat, word, name, is_person, profile, rank, cards_left",
    "reactions": "game, seat, card, direction, kind, ms",
    "logs": "game, packed",
}
"""What this version reads and writes."""


class DamagedError(Exception):
    """A file that is no history, or no longer; its text says why, in a few words."""


class NewerError(Exception):
    """A history with a newer schema than this version knows."""


def check(connection: sqlite3.Connection) -> None:
    """Look through the whole file; raises DamagedError for what is no sound database, or not ours."""
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise DamagedError(" ".join(str(verdict).split()))
    if number(connection, "application_id") != OURS and number(connection, "schema_version"):
        raise DamagedError("is no history of Qwitch")


def number(connection: sqlite3.Connection, pragma: str) -> int:
    """What the database says of itself under this name: user_version, which is the schema, or application_id."""
    (value,) = connection.execute(f"PRAGMA {pragma}").fetchone()
    return int(value)


def upgrade(connection: sqlite3.Connection, steps: Sequence[Step]) -> None:
    """Take the steps that a file has not taken yet; inside a transaction, so that it is all of them or none.

    Raises NewerError, and DamagedError where a step does not fit what is there.
    """
    schema = number(connection, "user_version")
    if schema > len(steps):
        raise NewerError(f"has schema {schema}")
    if schema < 0:
        raise DamagedError(f"has schema {schema}")
    with _damage_told():
        for statement in (statement for step in steps[schema:] for statement in step):
            connection.execute(statement)
    if schema < len(steps):
        connection.execute(f"PRAGMA user_version = {len(steps)}")


def expect_columns(connection: sqlite3.Connection) -> None:
    """Make sure that all tables and columns are there; raises DamagedError."""
    with _damage_told():
        for table, columns in COLUMNS.items():
            connection.execute(f"SELECT {columns} FROM {table} LIMIT 0")


@contextmanager
def _damage_told() -> Iterator[None]:
    """A statement that does not suit what is there tells of a damaged file; other errors are the disk's doing."""
    try:
        yield
    except (sqlite3.OperationalError, sqlite3.IntegrityError) as error:
        if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT}:
            raise DamagedError(str(error)) from error
        raise
