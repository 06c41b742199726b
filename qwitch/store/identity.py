"""Telling whether a name still belongs to the same file."""

from pathlib import Path

Identity = tuple[int, int]
"""Which file it is, whatever its name."""


def identity_of(path: Path) -> Identity | None:
    """Which file has this name now; None for none, or where it cannot be told."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
