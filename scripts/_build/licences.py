"""The licences of everything in a package, collected into its folder `licences` with a list of what is under which.

pygame-ce and pytmx are LGPL: their texts, pytmx's source, and how to put another version in their place come along.
"""

import importlib.metadata
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts._build.natives import native_licences, natives_in, unknown_natives
from scripts._build.problem import BuildError
from scripts._build.recipe import ROOT, TITLE, version

RUN_TIME = ["pygame-ce", "pytmx", "msgspec", "platformdirs", "pytweening"]
RUN_TIME += ["fontpkg-lilita-one", "fontpkg-atkinson-hyperlegible"]
"""The distributions that the game runs on; a test keeps them in step with pyproject.toml."""

TOOLS = ["pyinstaller"]
"""The program's starter comes from here, under the GPL with an exception for programs that are packed with it."""

WITHOUT = {"pygame-ce": ["pygame/docs/generated/LGPL.txt"]}
"""Distributions that do not declare their licence file: where it lies among the packages."""

HEAD = """\
{title} {version} is under the MIT licence (qwitch/LICENSE.txt). In this package there are also:

{table}

LGPL: pygame-ce (with the libraries that it brings along) and pytmx lie as files of their own in _internal/pygame,
_internal/pygame_ce.libs and _internal/pytmx (on macOS inside Qwitch.app/Contents). You may change them and put your own
version in their place: a .py file goes before the .pyc file of the same name.

Sources: pytmx's complete source is here, in pytmx/source. That of every other part is published by its authors under
the version told above; whoever passed this package on to you also gives you the exact source of the LGPL parts, at no
more than the cost of the copy, for three years: ask where you got it, or in the project's issue tracker.
{title}'s own source is published beside this package.
"""


@dataclass(frozen=True, slots=True)
class Part:
    """One component: name, version, licence in a few words, and the folder or file here with its text."""

    name: str
    version: str
    licence: str
    text: str


def collect(package: Path, packages: Path) -> None:
    """Fill the package's folder of licences; raises BuildError for a part without one."""
    folder = package / "licences"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "qwitch").mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "qwitch" / "LICENSE.txt")
    shutil.copyfile(ROOT / "assets" / "CREDITS.md", folder / "qwitch" / "CREDITS.md")
    for name in ("LGPL-2.1.txt", "LGPL-3.txt", "GPL-3.txt"):
        shutil.copyfile(ROOT / "build" / "licences" / name, folder / name)
    shutil.copytree(packages / "pytmx", folder / "pytmx" / "source", ignore=shutil.ignore_patterns("__pycache__"))

    parts = [_python(folder), *(_distribution(name, packages, folder) for name in RUN_TIME + TOOLS)]
    parts += _natives(package, folder)
    table = "\n".join(f"  {part.name} {part.version}: {part.licence} ({part.text})" for part in parts)
    text = HEAD.format(title=TITLE, version=version(), table=table)
    (folder / "README.txt").write_text(text, "utf-8")


def _distribution(name: str, packages: Path, folder: Path) -> Part:
    """Copy the licence files of one installed distribution."""
    found = next(iter(importlib.metadata.distributions(name=name, path=[str(packages)])), None)
    if found is None:
        raise BuildError(f"{name}: expected it among the packages; remove .work/package and build again")
    texts = [packages / path for path in WITHOUT.get(name, [])]
    texts += [Path(str(file.locate())) for file in found.files or [] if _is_licence(str(file))]
    for text in texts:
        target = folder / name / (text.name if text.suffix else f"{text.name}.txt")
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(text, target)
    if not texts:
        raise BuildError(f"{name}: expected a licence file among its own; name one in scripts/_build/licences.py")
    return Part(name, found.version, _licence_word(found.metadata), name)


def _is_licence(path: str) -> bool:
    name = path.rsplit("/", 1)[-1].upper()
    return ".dist-info/" in path and name.startswith(("LICEN", "COPYING", "AUTHORS"))


def _licence_word(metadata: importlib.metadata.PackageMetadata) -> str:
    """The licence in a few words, as the distribution tells it."""
    told = [*(metadata.get_all("License-Expression") or []), *(metadata.get_all("License") or []), "see its text"]
    return str(told[0]).splitlines()[0]


def _python(folder: Path) -> Part:
    """Copy Python's own licence from where this Python keeps it."""
    base, short = Path(sys.base_prefix), f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = [base / "LICENSE.txt", base / "lib" / short / "LICENSE.txt", base / "share" / "doc" / short / "copyright"]
    text = next((place for place in places if place.is_file()), None)
    if text is None:
        raise BuildError(f"Python's licence: expected one of {', '.join(map(str, places))}")
    (folder / "python").mkdir()
    shutil.copyfile(text, folder / "python" / "LICENSE.txt")
    return Part("Python", ".".join(map(str, sys.version_info[:3])), "PSF-2.0", "python")


def _natives(package: Path, folder: Path) -> Iterator[Part]:
    """Copy the texts of the libraries in machine code; a library that nobody knows stops a build on Linux."""
    unknown = unknown_natives(package)
    if unknown and sys.platform == "linux":
        raise BuildError(f"{unknown[0]}: expected its licence in scripts/_build/natives.py")
    for name in unknown:
        sys.stderr.write(f"build.py: {name}: its licence is not listed in scripts/_build/natives.py\n")
    (folder / "libraries").mkdir()
    for library in natives_in(package):
        source = native_licences() / library.text
        shutil.copyfile(source, folder / "libraries" / library.text)
        yield Part(library.title, "(as built into this package)", library.licence, f"libraries/{library.text}")
