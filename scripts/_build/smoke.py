"""Tries out the package as its archive holds it: `qwitch --smoke` where programs are started that nobody has tended.

From an empty folder, as a user without rights and without a home, the program's own folder read-only and with a name
that holds accents, spaces and another script; without a screen and, where Xvfb is to be had, in a window.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts._build import archive
from scripts._build.display import display, has_display
from scripts._build.problem import BuildError
from scripts._build.recipe import NAME, TITLE, version

FOLDER = "Ñandú 日本 copia"

NOBODY = 65534
"""The number of the user without rights, and of the group."""

KEPT = ("PATH", "LANG", "SYSTEMROOT", "SYSTEMDRIVE", "TEMP", "TMP", "WINDIR", "DYLD_FALLBACK_LIBRARY_PATH")
"""What the program sees of the environment; nothing in it leads to a Python."""

LONGEST_S = 180
"""How long one try may take."""


def try_out() -> int:
    """Unpack and try; returns 0, or 1 where a try failed."""
    if not archive.archive_file().is_file():
        raise BuildError(f"{archive.archive_file().name}: expected it in dist; run scripts/build.py first")
    with unpacked() as package, tempfile.TemporaryDirectory() as empty:
        os.chmod(empty, 0o555)
        program = program_in(package)
        passed = [_try_version(program, Path(empty)), _try(program, Path(empty), "no screen", DUMMY)]
        if sys.platform == "linux" and has_display():
            with display() as name:
                sound = {"SDL_AUDIODRIVER": "dummy"}
                passed.append(_try(program, Path(empty), "a window", {"DISPLAY": name} | sound))
        elif sys.platform != "linux":
            passed.append(_try(program, Path(empty), "a window", {"SDL_AUDIODRIVER": "dummy"}))
        else:
            print("a window: not tried, Xvfb is missing")
        os.chmod(empty, 0o755)
    return 0 if all(passed) else 1


DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
"""SDL's drivers that need no screen and no loudspeaker."""


def program_in(package: Path) -> Path:
    """The program's file in an unpacked package."""
    if sys.platform == "darwin":
        return package / f"{TITLE}.app" / "Contents" / "MacOS" / TITLE
    return package / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


@contextmanager
def unpacked() -> Iterator[Path]:
    """The archive, unpacked into a folder with a difficult name where nobody may write."""
    top = Path(tempfile.mkdtemp(prefix="qwitch-"))
    os.chmod(top, 0o755)
    try:
        package = archive.unpack(top / FOLDER)
        _allow_writing(top / FOLDER, False)
        yield package
    finally:
        _allow_writing(top / FOLDER, True)
        shutil.rmtree(top)


def without_rights() -> list[str]:
    """What stands before a command so that a user without rights runs it; nothing where we have none ourselves."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return []
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--no-new-privs"]


def surroundings(extra: dict[str, str]) -> dict[str, str]:
    """An environment that holds next to nothing: no home that exists, no Python."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    home = {} if sys.platform != "linux" else {"HOME": "/nonexistent"}
    return kept | home | extra


def _allow_writing(folder: Path, allowed: bool) -> None:
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode | 0o200 if allowed else path.stat().st_mode & ~0o222)


def _try_version(program: Path, empty: Path) -> bool:
    """The version is stamped on the program, and tells of no windows at all."""
    done = _run(program, empty, ["--version"], {})
    told = done.stdout.strip()
    good = done.returncode == 0 and (told == f"{NAME} {version()}" or sys.platform == "win32")
    print(f"version: {'passed' if good else 'FAILED'}: {told or done.stderr.strip()}", flush=True)
    return good


def _try(program: Path, empty: Path, name: str, extra: dict[str, str]) -> bool:
    """Run --smoke once; prints what it said."""
    done = _run(program, empty, ["--smoke", "--window", "1280x720"], extra)
    good = done.returncode == 0
    print(f"{name}: {'passed' if good else f'FAILED with {done.returncode}'}: {done.stdout.strip()}", flush=True)
    if done.stderr.strip():
        print(done.stderr.strip(), flush=True)
    return good


def _run(program: Path, cwd: Path, words: list[str], extra: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [*without_rights(), str(program), *words]
    return subprocess.run(
        command,
        cwd=cwd,
        env=surroundings(extra),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=LONGEST_S,
        check=False,
    )
