"""Disks that do not do as they should: folders one may not write to, and disks without room."""

import errno
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import pytest

NOBODY = 65_534


@contextmanager
def locked(path: Path, mode: int) -> Iterator[None]:
    """A file or folder with these rights for a while, seen by an ordinary user: root may do everything anywhere."""
    path.chmod(mode)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if os.getuid() == 0:
            os.seteuid(0)
        path.chmod(0o755)


@contextmanager
def open_to_all() -> Iterator[Path]:
    """A new folder that everybody can reach."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


@dataclass(frozen=True)
class FullDisk:
    """A folder on a disk that can be filled up, and get room again."""

    folder: Path
    fill: Callable[[int], None]
    make_room: Callable[[], None]


def no_space(*_args: object, **_named: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@contextmanager
def small_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FullDisk]:
    """A real disk of 128 KiB; where none can be mounted, a folder on which fsync fails once it is "full"."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=128k", "none", str(folder)]
    mounted = shutil.which("mount") and subprocess.run(command, capture_output=True, check=False).returncode == 0
    if not mounted:
        yield FullDisk(folder, lambda _room: monkeypatch.setattr(os, "fsync", no_space), monkeypatch.undo)
        return
    filler = folder / "filler"
    try:
        yield FullDisk(folder, lambda room: fill_up(filler, room), filler.unlink)
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill_up(filler: Path, room: int) -> None:
    """Fill the disk but for so many bytes."""
    filler.write_bytes(bytes(shutil.disk_usage(filler.parent).free - room))
