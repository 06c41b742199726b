"""Telling a damaged history from a disk that does not do as it should, and making room for a new one."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from qwitch.store.files import free_name
from qwitch.store.notices import reason_of
from qwitch.store.opening import BUSY_S, COMPANIONS, companion, connected, transaction
from qwitch.store.schema import DamagedError, Step, upgrade

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_OUR_FAULTS = {
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_MISUSE,
    sqlite3.SQLITE_RANGE,
}


def code_of(error: sqlite3.Error) -> int:
    """What SQLite calls this error, without its details; an error of Python's own is a misuse."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE)) & 0xFF


def is_busy(error: Exception) -> bool:
    """Whether another program has locked the file."""
    return isinstance(error, sqlite3.Error) and code_of(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def is_damage(error: Exception) -> bool:
    """Whether this tells of a damaged file, not of a disk or a program in the way."""
    return isinstance(error, DamagedError) or (isinstance(error, sqlite3.Error) and code_of(error) in _DAMAGE)


def is_our_fault(error: Exception) -> bool:
    """Whether no disk but a mistake in this program is behind it."""
    return isinstance(error, sqlite3.Error) and code_of(error) in _OUR_FAULTS


def why(error: Exception) -> str:
    """What went wrong, in a few words, without a path."""
    return reason_of(error) if isinstance(error, OSError) else str(error) or type(error).__name__


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Only one instance at a time gets in here; who is killed in here lets the next one in. Raises sqlite3.Error.

    What is locked is an empty file beside the history, which stays: whoever removed it might let two in.
    """
    lock = sqlite3.connect(companion(path, ".lock"), timeout=BUSY_S, isolation_level=None)
    with closing(lock), transaction(lock, "EXCLUSIVE"):
        yield


def try_anew(path: Path, steps: Sequence[Step]) -> None:
    """Make an empty history beside this one and remove it: so one can be made. Raises OSError and sqlite3.Error."""
    trial = path.with_name(f".{path.name}.{token_hex(8)}.tmp")
    try:
        with closing(connected(trial)) as connection, transaction(connection):
            upgrade(connection, steps)
    finally:
        for end in ("", *COMPANIONS):
            with suppress(OSError):  # what stays behind goes with the leftovers of the killed
                companion(trial, end).unlink(missing_ok=True)


def move_aside(path: Path, now: datetime) -> Path:
    """Give a damaged history a name of its own, which is returned, and what belongs to it; raises OSError.

    It goes last: who is killed on the way finds it once more.
    """
    aside = free_name(path, now)
    for end in (*COMPANIONS, ""):
        with suppress(FileNotFoundError):
            os.rename(companion(path, end), companion(aside, end))
    return aside
