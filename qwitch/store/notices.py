"""What a player is told about files: values, one line each, for the screens to put into words."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class NoticeKind(StrEnum):
    """What happened; the screens have one text for each, in which the parts of the notice stand."""

    BACKUP_TAKEN = "backup-taken"
    """`file` could not be used; the settings are those of the save before."""
    DEFAULTS_TAKEN = "defaults-taken"
    """`file` could not be used, nor was there a backup; the settings are the game's own."""
    VALUES_REPLACED = "values-replaced"
    """Some `values` of `file` could not be used and are the game's own; all others are as they were."""
    NEWER_FILE = "newer-file"
    """`file` was written by a newer version: what is known was read, the rest is kept for that version."""
    NOT_KEPT = "not-kept"
    """Nothing can be written to the folder `file`: settings hold until the game ends. Told once."""
    HISTORY_SET_ASIDE = "history-set-aside"
    """The history in `file` could not be used; a new one was begun."""
    HISTORY_NEWER = "history-newer"
    """The history in `file` was written by a newer version and stays as it is; games are forgotten when this ends."""
    HISTORY_NOT_KEPT = "history-not-kept"
    """Nothing can be written to the history in the folder `file`: games are forgotten when this ends. Told once."""
    HISTORY_NOT_READ = "history-not-read"
    """Something in the history in the folder `file` could not be read. Told once."""
    NOT_EXPORTED = "not-exported"
    """The history could not be written to `file`, as was asked; what was there before is there still."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One line for the player, not yet in words. All of it can be printed, whatever a folder is called.

    file is the name of a file, or the path of a folder; set_aside the name under which the unusable file is kept
    now (None: it was gone, or stays where it is); values the places in the file, such as volumes.master; reason
    is what went wrong, in English or in the system's words: for a log rather than for a child.
    """

    kind: NoticeKind
    file: str
    set_aside: str | None = None
    values: tuple[str, ...] = ()
    reason: str = ""


def printable(path: Path) -> str:
    """A path as text that can be drawn and logged: bytes that are no text become question marks."""
    return str(path).encode("utf-8", "replace").decode("utf-8")


def reason_of(error: OSError) -> str:
    """What the system says went wrong, without the path."""
    return error.strerror or str(error) or type(error).__name__
