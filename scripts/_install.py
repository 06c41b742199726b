"""Builds or mends the .venv: the slow way, taken on the first start and when the requirement files change.

Killed at any moment, the next run recovers, by one rule: the stamp goes before anything is touched and comes
back last. No stamp, or one of another Python or of other requirement files: the .venv is thrown away and
built anew.
"""

import contextlib
import os
import shutil
import signal
import sys
import sysconfig
from types import FrameType

from scripts import _setup
from scripts._lock import only_one
from scripts._tools import Installer, choose_installer


def install(root: str, name: str, installer: Installer | None = None) -> None:
    """Make the .venv hold the set `name`; raise SetupFailed, with the line for the user, where it cannot be.

    One run at a time works on a .venv: a second one waits, and finds the work done.
    """
    with only_one(root, waiting=lambda: say("another set-up is at work here; waiting for it ...")) as lock:
        if _setup.is_ready(root, name):
            return
        installer = installer or choose_installer(root, lock)
        stamp = _setup.read_stamp(root)
        added = complete(root, name, installer.name)  # read now: the files may change while packages come in
        remove(_setup.stamp_file(root))

        if not can_grow(root, stamp, installer.name):
            say("making the game's own Python in .venv (this happens once) ...")
            stamp = {}
            remove(_setup.venv_folder(root))
            installer.create()
            make_importable(root)

        say(f"getting the packages of requirements/{name}.txt ...")
        installer.install("build")
        installer.install(name)
        write_stamp(root, stamp | added)


def can_grow(root: str, stamp: dict[str, str], tool: str) -> bool:
    """Tell whether the .venv is complete and current as far as it goes, so that a set can be added to it."""
    if stamp.get("python") != _setup.python_id() or stamp.get("tool") != tool:
        return False
    held = [name for name in _setup.SETS if name in stamp]
    current = all(stamp[name] == _setup.fingerprint(root, name) for name in held)
    return current and os.path.exists(_setup.venv_python(root))


def complete(root: str, name: str, tool: str) -> dict[str, str]:
    """Give the stamp's lines for a set once it is installed, and so for every set inside it."""
    prints = {inner: _setup.fingerprint(root, inner) for inner in _setup.SETS[name]}
    return {"python": _setup.python_id(), "tool": tool} | prints


def make_importable(root: str) -> None:
    """Let the .venv's Python find the package, from any folder.

    The path is relative: plain ASCII whatever the project's folder is called, and right after a move too.
    """
    base = _setup.venv_folder(root)
    packages = sysconfig.get_path("purelib", "venv", {"base": base, "installed_base": base})
    with open(os.path.join(packages, "qwitch-project.pth"), "w", encoding="ascii") as file:
        file.write(os.path.relpath(root, packages) + "\n")


def write_stamp(root: str, lines: dict[str, str]) -> None:
    """Write the stamp in one stroke: whole or not at all."""
    unfinished = _setup.stamp_file(root) + ".new"
    with open(unfinished, "w", encoding="utf-8") as file:
        file.writelines(f"{key} {value}\n" for key, value in lines.items())
    os.replace(unfinished, _setup.stamp_file(root))


def remove(path: str) -> None:
    """Remove a file, a link (not what it leads to) or a whole folder, if it is there."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
        return
    with contextlib.suppress(FileNotFoundError, NotADirectoryError):
        os.unlink(path)


def end_on_signals() -> None:
    """Take the installer along when this program is ended from outside or its terminal closes."""

    def end(number: int, _frame: FrameType | None) -> None:
        sys.exit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows has no SIGHUP
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, end)


def say(text: str) -> None:
    """Tell the user on standard error what takes its time; standard output is the program's alone."""
    sys.stderr.write(f"Qwitch set-up: {text}\n")
    sys.stderr.flush()
