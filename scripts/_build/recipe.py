"""What the package is made of and called: the facts that the PyInstaller spec, the archives and the tests share.

Standard library only, and nothing of the game: the version is read from its file, not imported.
"""

import os
import platform
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

TITLE = "Qwitch"
"""The name a player sees."""

NAME = "qwitch"
"""The name of the program's file, and of everything that must be plain ASCII."""

IDENTIFIER = "io.github.qwitch.Qwitch"
"""How macOS tells the program from all others; it must never change."""

FONTS = ["fontpkg_atkinson_hyperlegible", "fontpkg_lilita_one"]
"""Packages that hold the typefaces; nothing in the code imports them by name."""

LOOSE = {"pygame": "pyc", "pytmx": "pyc"}
"""These are LGPL: they lie beside the program as files of their own, so that anybody can put others in their place."""

TOOLS = ["PIL", "PyInstaller", "_distutils_hack", "altgraph", "babel", "fontTools", "hypothesis", "mypy", "numpy"]
TOOLS += ["packaging", "pip", "pkg_resources", "pytest", "_pytest", "ruff", "setuptools", "soundfile", "wheel", "xdist"]
"""Development tools: none of them may be in a package, whatever asks for it."""

SPARED = ["_tkinter", "tkinter", "turtle", "idlelib", "lib2to3", "distutils", "ensurepip", "venv", "test", "unittest"]
SPARED += ["doctest", "pdb", "bdb", "cmd", "code", "codeop", "pydoc", "pydoc_data", "cProfile", "profile", "pstats"]
SPARED += ["asyncio", "concurrent", "curses", "readline", "xmlrpc", "http", "ftplib", "smtplib", "imaplib"]
SPARED += ["ssl", "_ssl", "_hashlib", "urllib.request", "webbrowser", "wsgiref", "dbm", "sqlite3.dump"]
"""Parts of Python's own library that the game does not use; without _hashlib, random's sha512 is Python's own."""

UNPLAYED = ["camera", "_camera", "_camera_opencv", "_camera_vidcapture", "docs", "examples", "tests", "freetype"]
UNPLAYED += ["_freetype", "ftfont", "gfxdraw", "imageext", "midi", "pypm", "_render", "fastevent", "sndarray"]
UNPLAYED += ["surfarray", "newbuffer", "threads", "math2", "__pyinstaller", "__briefcase"]
"""Parts of pygame that the game does not use: no photographs, no MIDI, no cameras, no second way to draw text."""

LEFT_OUT = [*TOOLS, *SPARED, *(f"pygame.{part}" for part in UNPLAYED), "pytmx.util_pyglet", "pytmx.util_pysdl2"]
"""Modules that PyInstaller must not take along."""

SYSTEMS_OWN = ("libstdc++.so", "libgcc_s.so")
"""Libraries that every Linux desktop has: an older one of ours would keep its graphics drivers from loading."""

SPARED_ASSETS = {".po", ".pot", ".ico", ".icns", ".png", ".md"}
"""Endings of files in assets that only builders need, or that lie elsewhere in a package."""


def is_systems_own(name: str) -> bool:
    """Whether a library stays out of the package, by the name that it would have there."""
    return os.path.basename(name).startswith(SYSTEMS_OWN)


def is_spared_asset(file: Path) -> bool:
    """Whether a file of assets stays out of the package."""
    return file.suffix in SPARED_ASSETS


def version() -> str:
    """The game's version, as `qwitch --version` tells it."""
    found = re.search(r'^__version__ = "([^"]+)"$', (ROOT / NAME / "__init__.py").read_text("utf-8"), re.M)
    if found is None:
        raise ValueError(f'{NAME}/__init__.py: expected a line __version__ = "…"')
    return found[1]


def description() -> str:
    """What the program is, in one line, from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["description"])


def system() -> str:
    """The system and processor that a package made here is for: linux-x86_64, windows-x86_64, macos-arm64 …"""
    word = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    machine = platform.machine().lower()
    return f"{word}-{ {'amd64': 'x86_64', 'aarch64': 'arm64'}.get(machine, machine) }"


def package_name() -> str:
    """The name of the package's folder and, with its ending, of its archive."""
    return f"{NAME}-{version()}-{system()}"


def dist_folder() -> Path:
    """Where finished packages go; QWITCH_DIST names another folder."""
    return Path(os.environ.get("QWITCH_DIST") or ROOT / "dist")


def work_folder() -> Path:
    """Where everything goes that is needed only while a package is made."""
    return ROOT / ".work" / "pyinstaller"


def version_numbers() -> tuple[int, int, int, int]:
    """The version as the four numbers that Windows wants; what follows a number (such as rc1) is not told."""
    numbers = [int(number) for number in re.findall(r"\d+", version().split("-")[0])][:3]
    first, second, third = [*numbers, 0, 0, 0][:3]
    return first, second, third, 0
