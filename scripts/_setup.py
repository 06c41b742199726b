"""The .venv beside the game: is it ready, and how is a program started in it?

This is the quick way, taken by every start; it looks at one stamp file and imports next to nothing.
Only a .venv that is not ready brings in `_install`, which builds or mends it.
"""

import hashlib
import os
import sys
from typing import NoReturn

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# Each set of packages, with those it holds. One .venv serves play, test and check; package goes into one of its own.
SETS = {
    "play": ("play",),
    "test": ("play", "test"),
    "check": ("play", "test", "check"),
    "package": ("play", "package"),
}


class SetupFailed(Exception):
    """The set-up cannot go on; the text is the one line the user gets."""


def venv_folder(root: str) -> str:
    """Name the folder that holds the game's own Python and packages."""
    return os.path.join(root, ".venv")


def venv_python(root: str) -> str:
    """Name the Python program in the .venv of the project at `root`."""
    place = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return os.path.join(venv_folder(root), *place)


def stamp_file(root: str) -> str:
    """Name the file that is written last: what the .venv holds, complete."""
    return os.path.join(venv_folder(root), "qwitch-setup.txt")


def requirements(root: str, name: str) -> str:
    """Name the file with the pinned and hashed packages of one set (or of "build")."""
    return os.path.join(root, "requirements", name + ".txt")


def python_id() -> str:
    """Name version, system and processor of the running Python: where these differ, so must the .venv."""
    if sys.platform == "win32":
        processor = os.environ.get("PROCESSOR_ARCHITECTURE", "")
    else:
        processor = sys.abiflags + os.uname().machine
    return f"{sys.implementation.cache_tag}-{sys.platform}-{processor}"


def fingerprint(root: str, name: str) -> str:
    """Hash all that decides what an installed set is made of."""
    digest = hashlib.sha256()
    for part in ("build", name):
        with open(requirements(root, part), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def read_stamp(root: str) -> dict[str, str]:
    """Read what the .venv holds: python, tool, and a fingerprint a set; empty where nothing is complete."""
    try:
        with open(stamp_file(root), encoding="utf-8", errors="replace") as file:
            pairs = [line.split(" ", 1) for line in file.read().splitlines()]
    except (FileNotFoundError, NotADirectoryError):
        return {}
    return {pair[0]: pair[1] for pair in pairs if len(pair) == 2}


def is_ready(root: str, name: str) -> bool:
    """Tell whether the .venv holds the set as the requirement files have it now, for this Python."""
    stamp = read_stamp(root)
    return (
        stamp.get("python") == python_id()
        and stamp.get(name) == fingerprint(root, name)
        and os.path.exists(venv_python(root))  # a link that dangles after the system's Python has gone is not there
    )


def prepare(name: str, root: str = ROOT) -> str:
    """Give the Python that has the set, set up first if need be; else write one line and exit with 2."""
    try:
        if not is_ready(root, name):
            from scripts import _install

            _install.end_on_signals()
            _install.install(root, name)
    except SetupFailed as problem:
        refuse(str(problem))
    except OSError as problem:
        refuse(f"{problem.filename or root}: {problem.strerror or problem}")
    except KeyboardInterrupt:
        sys.stderr.write("\nQwitch set-up: stopped; the next start takes it up again.\n")
        sys.exit(130)
    return venv_python(root)


def refuse(reason: str) -> NoReturn:
    """Write one line on standard error and exit with status 2."""
    sys.stderr.write(f"Qwitch set-up: {reason}\n")
    sys.exit(2)


def hand_over(command: list[str]) -> NoReturn:
    """Let the program take this one's place: its signals, its exit status."""
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform == "win32":
        sys.exit(_outlast(command))
    os.execv(command[0], command)


def _outlast(command: list[str]) -> int:
    """Run a program to its end on Windows, where Ctrl+C goes to it as well and is its to answer."""
    import subprocess

    with subprocess.Popen(command) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue
