"""Finding the best settings a folder has: the file, else its backup; what cannot be used is set aside on the way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from qwitch.store.document import BrokenFileError, Document, decode
from qwitch.store.files import read_file, set_aside
from qwitch.store.migrations import Step, migrated, schema_of
from qwitch.store.notices import reason_of
from qwitch.store.reading import understood
from qwitch.store.settings import Settings

LARGEST = 1_000_000
"""No settings file has more bytes than this; what has is something else."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A file that could not be used: why, its new name, and the error that keeps it where it is, if one does."""

    file: Path
    reason: str
    set_aside: Path | None = None
    in_the_way: OSError | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """What a folder has: the file it stands in (None: there is none), its bytes, the object, brought to our schema.

    faults are the places of values that were replaced by the game's own. A newer version's file has none: it may
    know values that we do not.
    """

    path: Path | None = None
    data: bytes = b""
    document: Document = field(default_factory=dict)
    settings: Settings = field(default_factory=Settings)
    faults: tuple[str, ...] = ()
    is_newer: bool = False
    losses: tuple[Loss, ...] = ()


def find(paths: Sequence[Path], steps: Sequence[Step], now: Callable[[], datetime]) -> Found:
    """The first of these files that can be used; those before it are lost, and set aside where that is possible."""
    losses: list[Loss] = []
    for path in paths:
        try:
            return _found(path, read_file(path, LARGEST), steps, tuple(losses))
        except (FileNotFoundError, NotADirectoryError):
            continue
        except BrokenFileError as error:
            losses.append(_lost(path, str(error), now()))
        except OSError as error:  # it may be quite whole: it stays where it is
            losses.append(Loss(path, reason_of(error), in_the_way=error))
    return Found(losses=tuple(losses))


def _found(path: Path, data: bytes, steps: Sequence[Step], losses: tuple[Loss, ...]) -> Found:
    written = decode(data)
    document = migrated(written, steps)
    settings, faults = understood(Settings, document)
    if schema_of(document) > 1 + len(steps):
        return Found(path, data, document, settings, is_newer=True, losses=losses)
    if written.get("schema", 1) != schema_of(written):
        faults = ("schema", *faults)
    return Found(path, data, document, settings, faults, losses=losses)


def _lost(path: Path, reason: str, now: datetime) -> Loss:
    try:
        return Loss(path, reason, set_aside(path, now))
    except FileNotFoundError:  # a second instance was quicker
        return Loss(path, reason)
    except OSError as error:
        return Loss(path, reason, in_the_way=error)
