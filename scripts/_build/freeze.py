"""PyInstaller's work: the program and all it needs in one folder, without symbols where that is safe."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from scripts._build.recipe import NAME, ROOT, TITLE, dist_folder, package_name, system, work_folder

PATCHED = ("pygame", "pygame_ce.libs")
"""Folders whose libraries were rewritten after they were linked: strip breaks such files, and they have no symbols."""

READ_ME = "READ ME - LÉEME.txt"
"""The page for players, one a system in build/."""


def run(python: Path) -> None:
    """Run PyInstaller on the spec; what it made lies in the work folder."""
    work = work_folder()
    shutil.rmtree(work / "made", ignore_errors=True)
    work.mkdir(parents=True, exist_ok=True)
    places = ["--distpath", str(work / "made"), "--workpath", str(work / "work")]
    command = [str(python), "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *places]
    # The same code is packed the same way: a set's order hangs on the seed. Its cache is not the user's.
    settings = {"PYTHONHASHSEED": "1", "PYINSTALLER_CONFIG_DIR": str(work / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    spec = ROOT / "build" / f"{NAME}.spec"
    env = os.environ | settings | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    subprocess.run([*command, str(spec)], cwd=ROOT, check=True, env=env)


def frozen_modules() -> list[str]:
    """The names of all modules that PyInstaller took along, those in the program's own archive and those beside it."""
    names = []
    for file in sorted((work_folder() / "work" / NAME).glob("*.toc")):
        if file.name.startswith(("PYZ", "COLLECT")):
            names += [entry[0] for entry in _entries(ast.literal_eval(file.read_text("utf-8")))]
    return names


def _entries(value: object) -> Iterator[tuple[str, str, str]]:
    """The entries, each name, source and kind, in one of PyInstaller's tables of contents, however deep they lie."""
    if isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, str) for part in value):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _entries(part)


def made_files() -> list[str]:
    """All files that were made, by their paths inside the package."""
    made = work_folder() / "made"
    return sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file())


def lay_out() -> Path:
    """Put what was made into a folder of the package's name in dist; gives that folder."""
    package = dist_folder() / package_name()
    shutil.rmtree(package, ignore_errors=True)
    package.parent.mkdir(parents=True, exist_ok=True)
    made = work_folder() / "made"
    if sys.platform == "darwin":
        package.mkdir()
        (made / f"{TITLE}.app").rename(package / f"{TITLE}.app")
    else:
        (made / NAME).rename(package)
    return package


def add_read_me(package: Path) -> None:
    """Add the page that tells a player how to start the game on this system, with line ends that it can read."""
    kind = system().split("-")[0]
    text = (ROOT / "build" / kind / READ_ME).read_text("utf-8")
    (package / READ_ME).write_text(text, "utf-8", newline="\r\n" if kind == "windows" else "\n")


def strip(package: Path) -> None:
    """Take the symbols out of Python and its modules: they are most of their size."""
    inner = package / "_internal"
    for file in sorted(inner.rglob("*.so*")):
        if not file.is_symlink() and file.relative_to(inner).parts[0] not in PATCHED:
            file.chmod(0o755)
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)
