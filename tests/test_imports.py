"""Imports point one way, and only a few packages know pixels: read from the source, held for every file."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "qwitch"

# What each package may import of ours. Files at the top (app, __main__, ...) tie everything together: they
# may import anything of ours, and no package may import them, but for `paths`.
MAY_IMPORT = {
    "engine": set[str](),
    "bots": {"engine"},
    "match": {"bots", "engine"},
    "store": {"paths"},
    "locale": {"paths"},
    "table": {"paths"},
    "controls": set[str](),
    "stage": {"table", "engine", "paths"},
    "scenes": {"stage", "controls", "match", "bots", "engine", "store", "table", "locale", "paths"},
}
# Of the engine it knows the kinds of things (cards, events), never its verbs.
ENGINE_TYPES_ONLY = {"stage"}
MAY_IMPORT_PYGAME = {"app", "controls", "stage", "scenes"}

# Where a distribution's name is not the name one imports.
IMPORT_NAMES = {"pygame-ce": "pygame"}


@dataclass(frozen=True)
class Import:
    """One import in one file of ours: the module, and the names taken from it (none for a plain import)."""

    file: Path
    line: int
    module: str
    names: tuple[str, ...]

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"

    @property
    def home(self) -> str:
        """The package of ours, or the file at the top, in which the import stands."""
        return self.file.parts[1] if len(self.file.parts) > 2 else self.file.stem

    @property
    def top(self) -> str:
        return self.module.split(".")[0]

    @property
    def ours(self) -> set[str]:
        """The packages and top files of ours that are imported here; empty for anything else."""
        if self.top != "qwitch":
            return set()
        parts = self.module.split(".")
        return {parts[1]} if len(parts) > 1 else set(self.names) - {"__version__"}


def read(source: str, file: Path) -> Iterator[Import]:
    """Find all imports of one file, late ones and those by import_module included."""
    package = list(file.with_suffix("").parts[:-1])
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                for name in names:
                    yield Import(file, node.lineno, name.name, ())
            case ast.ImportFrom(module=module, names=names, level=level):
                above = package[: len(package) - level + 1] if level else []
                full = ".".join([*above, *([module] if module else [])])
                yield Import(file, node.lineno, full, tuple(name.name for name in names))
            case ast.Call(func=ast.Name(id="__import__") | ast.Attribute(attr="import_module"), args=[first, *_]):
                assert isinstance(first, ast.Constant), f"{file}:{node.lineno}: imports what only a run can tell"
                yield Import(file, node.lineno, str(first.value), ())


def everything() -> list[Import]:
    files = sorted(PACKAGE.rglob("*.py"))
    return [found for file in files for found in read(file.read_text("utf-8"), file.relative_to(ROOT))]


def faults(imports: list[Import]) -> list[str]:
    """Hold the imports against every rule; one line for each that breaks one."""
    return [f"{one.where}: {reason}" for one in imports for reason in broken_rules(one)]


def broken_rules(one: Import) -> Iterator[str]:
    allowed = MAY_IMPORT.get(one.home)
    if allowed is not None:
        for name in sorted(one.ours - allowed - {one.home}):
            yield f"{one.home} may not import {name}"
    if one.home in ENGINE_TYPES_ONLY and "engine" in one.ours and not all(map(is_type, one.names or ("",))):
        yield f"{one.home} may import types of engine alone, as `from qwitch.engine... import Card`"
    if one.home == "engine" and one.top != "qwitch" and one.top not in sys.stdlib_module_names:
        yield f"engine uses the standard library alone, not {one.top}"
    if one.top == "pygame" and one.home not in MAY_IMPORT_PYGAME:
        yield f"{one.home} may not import pygame"
    if one.top == "pytmx" and one.home != "table":
        yield f"{one.home} may not import pytmx"


def is_type(name: str) -> bool:
    """Tell a type by how it is written: Card, not shuffle nor CARDS."""
    return bool(re.fullmatch(r"[A-Z]\w*[a-z]\w*", name))


def packages() -> set[str]:
    return {folder.name for folder in PACKAGE.iterdir() if any(folder.rglob("*.py"))}


def test_every_import_points_the_right_way() -> None:
    assert faults(everything()) == []


def test_every_package_has_its_rule() -> None:
    unknown = sorted(packages() - set(MAY_IMPORT))
    assert not unknown, f"no import rule for qwitch/{unknown[0]}: say in MAY_IMPORT what it may import"


def test_one_file_knows_pytmx() -> None:
    assert len({str(one.file) for one in everything() if one.top == "pytmx"}) <= 1


def test_everything_imported_is_a_declared_dependency() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = [re.split(r"[<>=!~;\[ ]", line)[0] for line in listed]
    known = {IMPORT_NAMES.get(name, name.replace("-", "_")) for name in names}
    strange = [one.where for one in everything() if one.top not in known | sys.stdlib_module_names | {"qwitch"}]
    assert strange == []


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("engine/game.py", "import msgspec"),
        ("engine/game.py", "from qwitch.match import clock"),
        ("engine/game.py", "def late():\n    import random, numpy"),
        ("bots/levels.py", "from ..match import press"),
        ("bots/levels.py", "from .. import match"),
        ("match/clock.py", "import pygame.time"),
        ("match/clock.py", "import importlib\nimportlib.import_module('pygame')"),
        ("store/files.py", "from qwitch.locale import tr"),
        ("controls/keys.py", "from qwitch import app"),
        ("stage/sprites.py", "from qwitch.engine.game import shuffle"),
        ("stage/sprites.py", "import qwitch.engine.game"),
        ("scenes/title.py", "from qwitch.app import main"),
        ("scenes/title.py", "import pytmx"),
        ("paths.py", "import pygame"),
    ],
)
def test_a_wrong_import_is_found(file: str, source: str) -> None:
    assert len(faults(list(read(source, Path("qwitch", file))))) == 1


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("engine/game.py", "import random\nfrom .cards import Card\nfrom qwitch.engine import masks"),
        ("match/clock.py", "from qwitch.bots import levels\nfrom qwitch import __version__"),
        ("stage/sprites.py", "import pygame\nfrom ..engine.events import Played, CardDealt"),
        ("scenes/title.py", "from qwitch.stage import text\nfrom qwitch.locale import tr"),
        ("table/read.py", "import pytmx"),
        ("app.py", "import pygame\nfrom qwitch.scenes import title\nfrom qwitch import engine"),
    ],
)
def test_a_right_import_passes(file: str, source: str) -> None:
    assert faults(list(read(source, Path("qwitch", file)))) == []


TELL_THE_VERSION = """
import runpy, sys
sys.argv = ["qwitch", "--version"]
try:
    runpy.run_module("qwitch", run_name="__main__")
finally:
    print("pygame" in sys.modules)
"""


def test_the_version_is_told_without_pygame() -> None:
    command = [sys.executable, "-c", TELL_THE_VERSION]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    version, pygame_was_imported = run.stdout.splitlines()
    assert re.fullmatch(r"(qwitch )?\d+\.\d+\.\d+\S*", version)
    assert pygame_was_imported == "False"
