"""Crash reports: what is known of an uncaught exception, in a file that a player can find and send.

No names of people are in it: of the settings only those named here, of what was pressed no text, and the home folder,
which often bears a name, is written as ~.
"""

import os
import platform
import sys
import tempfile
import traceback
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path

from qwitch import __version__
from qwitch.paths import data_folder

KEPT = 5
"""So many reports are kept; the oldest go first."""

TOLD_SETTINGS = (
    *("language", "volumes", "voices", "captions", "motion", "contrast", "palette", "text_size", "window"),
    *("countdown_ms", "freezes", "needed_strip", "hand_turned", "help", "help_fades", "curtain", "keys", "calling"),
)
"""The settings that a report tells: none of them can hold a name."""

TOLD_SWITCHES = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "XDG_SESSION_TYPE", "SDL_FRAMEBUFFER_ACCELERATION")
"""Variables of the environment that decide how window and sound are opened."""


class CrashedError(Exception):
    """The program came upon a fault of its own; report is where that is written down, None where nothing could be."""

    def __init__(self, report: Path | None) -> None:
        """Name the report."""
        super().__init__(line_on(report))
        self.report = report


def line_on(report: Path | None) -> str:
    """What the player is told, in one line."""
    where = f"what is known of it stands in {report}" if report else "its report could not be written anywhere"
    return f"Qwitch came upon a fault of its own and had to stop; {where}"


def report_of(
    error: BaseException, when: datetime, settings: Mapping[str, object] | None = None, last: Sequence[str] = ()
) -> str:
    """The text of a report; settings by their names in the file, last are lines on what happened, oldest first."""
    switches = {name: os.environ[name] for name in TOLD_SWITCHES if name in os.environ}
    frozen = "a package" if getattr(sys, "frozen", False) else "its sources"
    lines = [
        f"Qwitch {__version__}, from {frozen}, {when:%Y-%m-%d %H:%M:%S}",
        f"Python {platform.python_version()} on {platform.platform()}, {platform.machine()}",
        *(f"{name}={value}" for name, value in switches.items()),
        "",
        *traceback.format_exception(error),
        "The settings:" if settings else "The settings are not known.",
        *(f"  {name}: {value}" for name, value in sorted((settings or {}).items()) if name in TOLD_SETTINGS),
        "",
        "What happened last:" if last else "What happened last is not known.",
        *(f"  {line}" for line in last),
    ]
    return _without_home("\n".join(line.rstrip("\n") for line in lines) + "\n")


def write_report(text: str, folder: Path, when: datetime) -> Path | None:
    """Write it under `crashes` in the data folder or, where nothing can be written, among temporary files."""
    name = f"qwitch-{when:%Y%m%d-%H%M%S-%f}.txt"
    for place in (folder / "crashes", Path(tempfile.gettempdir())):
        try:
            place.mkdir(parents=True, exist_ok=True)
            (place / name).write_text(text, encoding="utf-8", errors="backslashreplace")
            _keep_few(folder / "crashes")
        except OSError:
            continue  # the next place; where there is none, the line on standard error says so
        return place / name
    return None


def tell(error: Exception, arguments: Sequence[str]) -> int:
    """Tell of a fault that ended the program, on standard error; returns the exit status, 1.

    Commands without a window are for builders: their fault goes on its way as it is.
    """
    if arguments[:1] in (["simulate"], ["replay"]):
        raise error
    if not isinstance(error, CrashedError):
        when = datetime.now()
        report = write_report(report_of(error, when), _folder_in(arguments), when)
        error = CrashedError(report).with_traceback(error.__traceback__)
    print(f"qwitch: {error}", file=sys.stderr)
    return 1


def _folder_in(arguments: Sequence[str]) -> Path:
    """The data folder that a command line names, or the usual one."""
    named = [Path(value) for word, value in pairwise(arguments) if word == "--data"]
    named += [Path(word.removeprefix("--data=")) for word in arguments if word.startswith("--data=")]
    return named[-1] if named else data_folder(None)


def _keep_few(folder: Path) -> None:
    """Remove all but the newest reports; their names sort by time."""
    for old in sorted(folder.glob("qwitch-*.txt"))[:-KEPT]:
        old.unlink()


def _without_home(text: str) -> str:
    home = os.path.expanduser("~")
    return text.replace(home, "~") if len(home) > 1 else text
