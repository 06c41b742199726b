"""Files that are whole at every moment: the old one or the new one, whatever happens in between."""

import os
import stat
import time
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from secrets import token_hex

from qwitch.store.document import BrokenFileError

LEFTOVER_S = 3600
"""A temporary file of this age, in seconds, belongs to nobody any more: its writer was killed."""


def read_file(path: Path, largest: int) -> bytes:
    """What is in a file; raises BrokenFileError for no plain file or more than `largest` bytes, and OSError."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise BrokenFileError("is no plain file")
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise BrokenFileError(f"is larger than {largest} bytes")
    return data


def write_file(path: Path, data: bytes) -> None:
    """Put data in the place of a file, whole or not at all; raises OSError, and then the old file is as it was."""
    temporary = path.with_name(f".{path.name}.{token_hex(8)}.tmp")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())  # else a power cut could leave the new name on an empty file
        os.replace(temporary, path)
    finally:
        with suppress(OSError):  # after a success it is gone; where it cannot be removed, remove_leftovers will
            temporary.unlink(missing_ok=True)
    with suppress(OSError):  # not every file system has it; the file is in its place either way
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut; Windows cannot and need not be told."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def free_name(path: Path, now: datetime) -> Path:
    """A path beside this one that nothing has yet: settings.json.corrupt-20250131-235959, with -2 and so on."""
    name = f"{path.name}.corrupt-{now:%Y%m%d-%H%M%S}"
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(free for free in map(path.with_name, names) if not os.path.lexists(free))


def set_aside(path: Path, now: datetime) -> Path:
    """Give an unusable file (or whatever is there) a name of its own, which is returned; raises OSError."""
    aside = free_name(path, now)
    os.rename(path, aside)
    return aside


def remove_leftovers(path: Path) -> None:
    """Remove what killed writers of this file left behind, if it is older than any writer could be."""
    with suppress(OSError):  # a folder that is gone or locked: then there is nothing to tidy
        for leftover in path.parent.glob(f".{path.name}.*.tmp"):
            if time.time() - leftover.stat().st_mtime > LEFTOVER_S:
                leftover.unlink()
