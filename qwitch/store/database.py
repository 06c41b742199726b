"""The history's file in use: safe transactions, and a notice instead of an error for whatever the disk does."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from qwitch.store.damage import alone, is_busy, is_damage, is_our_fault, move_aside, try_anew, why
from qwitch.store.files import remove_leftovers
from qwitch.store.identity import Identity, identity_of
from qwitch.store.notices import Notice, NoticeKind, printable
from qwitch.store.opening import copied, in_memory, opened, transaction
from qwitch.store.schema import DamagedError, NewerError, Step, number

T = TypeVar("T")


class Database:
    """One SQLite file. Where it cannot be used, a history in memory stands in for it until it is closed.

    A damaged file is set aside once it is sure that a new one can be made. A file that is locked, read-only or newer
    is left alone; what can be read of it is shown. Use one from one thread; instances may share the file.
    """

    def __init__(self, path: Path, steps: Sequence[Step], now: Callable[[], datetime]) -> None:
        """Touch nothing yet. steps lead to today's schema, now dates what is set aside."""
        self.path = path
        self._steps = steps
        self._now = now
        self._connection: sqlite3.Connection | None = None
        self._file: Identity | None = None
        self._notices: list[Notice] = []
        self._told = set[NoticeKind]()

    @property
    def is_kept(self) -> bool:
        """Whether what is written lasts: not before open, nor where memory stands in for the file."""
        return self._file is not None

    def open(self) -> None:
        """Open the file, which is made if it is missing, or what stands in for it."""
        self.close()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            remove_leftovers(self.path)
            self._connection = self._of_file()
            self._file = identity_of(self.path)
            self._works_again()
        except (NewerError, DamagedError, OSError, sqlite3.Error) as error:
            self._not_kept(error)
            self._connection = self._stand_in(error)

    def close(self) -> None:
        """Let go of the file; what was written is in it."""
        if self._connection is not None:
            self._connection.close()
        self._connection = self._file = None

    def take_notices(self) -> tuple[Notice, ...]:
        """What the player is to be told since this was last asked: mostly nothing."""
        notices, self._notices = tuple(self._notices), []
        return notices

    def read(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """What work reads, all of it as it was at one moment; `otherwise` where that fails, which is told once."""
        connection = self._in_use()
        try:
            with transaction(connection):
                found = work(connection)
        except (DamagedError, sqlite3.Error) as error:
            if is_our_fault(error):
                raise
            self._tell_once(NoticeKind.HISTORY_NOT_READ, error)
            return otherwise
        self._told.discard(NoticeKind.HISTORY_NOT_READ)
        return found

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T | None:
        """Do work as one transaction: all of it lasts once this returns, or None is returned and nothing is changed.

        That nothing is kept is told once, until something is again.
        """
        if self.is_kept and identity_of(self.path) != self._file:
            self.open()  # somebody removed or replaced the file: what went into the old one would be lost
        connection = self._in_use()
        try:
            with transaction(connection, "IMMEDIATE"):
                if self.is_kept and number(connection, "user_version") > len(self._steps):
                    raise NewerError("a newer version has been at it since it was opened")
                result = work(connection)
        except (NewerError, sqlite3.Error) as error:
            if is_our_fault(error):
                raise
            self._not_kept(error)
            return None
        if self.is_kept:
            self._works_again()
        return result

    def wipe(self) -> None:
        """See to it that nothing deleted lingers beside the file; where another instance is reading, later."""
        with suppress(sqlite3.Error):  # what was deleted is deleted either way
            self._in_use().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _in_use(self) -> sqlite3.Connection:
        if self._connection is None:
            raise ValueError("the history is not open")
        return self._connection

    def _of_file(self) -> sqlite3.Connection:
        """The file ready for use, or a new one in place of a damaged one; raises what `opened` does, and OSError."""
        connection, _ = self._opened_unless_damaged()
        if connection is not None:
            return connection
        with alone(self.path):
            connection, damage = self._opened_unless_damaged()  # another instance may have been quicker
            if connection is not None:
                return connection
            self._make_room(damage)
            return opened(self.path, self._steps)

    def _opened_unless_damaged(self) -> tuple[sqlite3.Connection | None, str]:
        """The file ready for use, or what is wrong with it."""
        try:
            return opened(self.path, self._steps), ""
        except (DamagedError, sqlite3.Error) as error:
            if not is_damage(error):
                raise
            return None, why(error)

    def _make_room(self, damage: str) -> None:
        """Set the damaged file aside; raises DamagedError where it must stay."""
        try:
            try_anew(self.path, self._steps)
            aside = move_aside(self.path, self._now())
        except (OSError, sqlite3.Error) as error:
            raise DamagedError(f"{damage}; {why(error)}") from error
        self._notices.append(Notice(NoticeKind.HISTORY_SET_ASIDE, self.path.name, aside.name, reason=damage))

    def _stand_in(self, because: Exception) -> sqlite3.Connection:
        """What can be shown of a file that cannot be written to; of one that is damaged or locked, nothing."""
        if not is_busy(because) and not is_damage(because):
            try:
                return copied(self.path)
            except (DamagedError, OSError, sqlite3.Error):
                pass  # the notice about the file is on its way already
        return in_memory(self._steps)

    def _not_kept(self, error: Exception) -> None:
        is_newer = isinstance(error, NewerError)
        self._tell_once(NoticeKind.HISTORY_NEWER if is_newer else NoticeKind.HISTORY_NOT_KEPT, error)

    def _works_again(self) -> None:
        self._told -= {NoticeKind.HISTORY_NOT_KEPT, NoticeKind.HISTORY_NEWER}

    def _tell_once(self, kind: NoticeKind, error: Exception) -> None:
        if kind in self._told:
            return
        self._told.add(kind)
        file = self.path.name if kind is NoticeKind.HISTORY_NEWER else printable(self.path.parent)
        self._notices.append(Notice(kind, file, reason=why(error)))
