"""Where an export goes: the player's documents, or beside the history; nothing that is there already is replaced."""

import os
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from qwitch.store.history import EVERYTHING, History
from qwitch.store.notices import Notice
from qwitch.store.rows import GameFilter

LONGEST = 40
"""The most characters of a name in the name of a file."""


def export(history: History, folders: Sequence[Path], name: str, wanted: GameFilter = EVERYTHING) -> Path | Notice:
    """Write the wanted games to the first of these folders that takes them; its path, or why the last one did not."""
    said: Path | Notice = history.path
    for folder in folders:
        path = free_path(folder, name)
        notice = history.export_csv(path, wanted)
        if notice is None:
            return path
        said = notice
    return said


def free_path(folder: Path, name: str) -> Path:
    """A path that nothing has yet: "Qwitch Ada.csv", then "Qwitch Ada 2.csv", and so on."""
    safe = "".join(sign for sign in name if sign.isalnum() or sign in " -_").strip()[:LONGEST]
    stem = f"Qwitch {safe}".strip()
    names = (f"{stem}.csv" if number == 1 else f"{stem} {number}.csv" for number in count(1))
    return next(path for path in (folder / name for name in names) if not os.path.lexists(path))
