"""The settings on disk: settings.json, and settings.json.backup with those of the save before."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from errno import EFBIG
from pathlib import Path

from msgspec import to_builtins

from qwitch.store.document import Document, encode, written_over
from qwitch.store.files import free_name, remove_leftovers, write_file
from qwitch.store.finding import LARGEST, Found, find
from qwitch.store.migrations import STEPS, Step
from qwitch.store.notices import Notice, NoticeKind, printable, reason_of
from qwitch.store.settings import Settings, checked


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings to play with, and what the player is to be told: mostly nothing."""

    settings: Settings
    notices: tuple[Notice, ...] = ()


class SettingsFile:
    """The settings in one folder. Nothing the disk does raises: it is told in a notice, and the game plays on.

    A file that cannot be used is set aside as settings.json.corrupt-<time>; nothing is ever written over it. Keys of
    other versions survive. A file of a newer version keeps its schema number, its keys and its values, but for those
    the player changes here. Several instances may use one folder: the last save wins, whole. To start afresh, remove
    the backup as well: a file that is missing is made anew from it.
    """

    def __init__(
        self, folder: Path, *, steps: Sequence[Step] = STEPS, now: Callable[[], datetime] = datetime.now
    ) -> None:
        """Touch nothing yet; the folder need not exist. steps are the migrations, now dates what is set aside."""
        self.path = folder / "settings.json"
        self.backup = folder / "settings.json.backup"
        self._steps = steps
        self._now = now
        self._is_told = False

    def load(self) -> Loaded:
        """The settings of the file, of its backup, or the game's own; what was wrong with the file is mended."""
        remove_leftovers(self.path)
        found = self._find()
        notices = [*self._about(found)]
        if found.faults or found.path == self.backup:
            notices += self._mend(found)
        return Loaded(found.settings, tuple(notices))

    def save(self, settings: Settings) -> Notice | None:
        """Keep the settings, whole or not at all. That they are not kept is told once, until they are again.

        Raises ValueError for a value outside its range.
        """
        settings = checked(settings)
        try:
            self._write(settings)
        except OSError as error:
            return self._not_kept(error)
        self._is_told = False
        return None

    def _find(self) -> Found:
        return find((self.path, self.backup), self._steps, self._now)

    def _about(self, found: Found) -> Iterator[Notice]:
        """Say what was found in place of a good file."""
        if found.path == self.backup or found.losses:
            kind = NoticeKind.BACKUP_TAKEN if found.path else NoticeKind.DEFAULTS_TAKEN
            loss = next(iter(found.losses), None)
            file, reason, aside = (loss.file, loss.reason, loss.set_aside) if loss else (self.path, "is missing", None)
            yield Notice(kind, file.name, aside.name if aside else None, reason=reason)
        if found.is_newer:
            yield Notice(NoticeKind.NEWER_FILE, self.path.name)

    def _mend(self, found: Found) -> Iterator[Notice]:
        """Write the file anew from what could be read, and say which values could not."""
        refused, aside = None, None
        try:
            aside = self._write(found.settings)
        except OSError as error:
            refused = self._not_kept(error)
        if found.faults:
            name = aside.name if aside else None
            yield Notice(NoticeKind.VALUES_REPLACED, self.path.name, name, found.faults)
        if refused:
            yield refused

    def _write(self, settings: Settings) -> Path | None:
        """Write the file, its backup first; returns the copy of a file that had faults. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        found = self._find()
        for loss in found.losses:
            if loss.file == self.path and loss.in_the_way:
                raise loss.in_the_way  # it might hold good settings: never write over it
        data = self._merged(found, settings)
        if found.path == self.path and data == found.data:
            return None

        # What has faults is no backup: it gets a name of its own, and the last good backup stays.
        aside = free_name(self.path, self._now()) if found.faults else None
        if aside or found.path == self.path:
            write_file(aside or self.backup, found.data)
        write_file(self.path, data)
        return aside

    def _merged(self, found: Found, settings: Settings) -> bytes:
        """The new file: everything we know, but for a newer version's file only what changes. Raises OSError."""
        before = to_builtins(found.settings) if found.is_newer else None
        document = written_over(found.document, before, to_builtins(settings))
        if not found.is_newer:
            schema: Document = {"schema": 1 + len(self._steps)}
            document = schema | document | schema
        data = encode(document, LARGEST)
        if len(data) > LARGEST:
            raise OSError(EFBIG, os.strerror(EFBIG))
        return data

    def _not_kept(self, error: OSError) -> Notice | None:
        if self._is_told:
            return None
        self._is_told = True
        return Notice(NoticeKind.NOT_KEPT, printable(self.path.parent), reason=reason_of(error))
