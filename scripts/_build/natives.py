"""The libraries in machine code that a package may hold, and their licences: texts lie in build/licences/native."""

import re
from dataclasses import dataclass
from pathlib import Path

from scripts._build.recipe import ROOT


@dataclass(frozen=True, slots=True)
class Native:
    """One library: how its files begin, its name, its licence in a few words, the file with its text."""

    start: str
    title: str
    licence: str
    text: str


NATIVES = (
    Native("SDL2-", "SDL", "Zlib", "libsdl2-2.0-0.txt"),
    Native("SDL2.", "SDL", "Zlib", "libsdl2-2.0-0.txt"),
    Native("SDL2_mixer", "SDL_mixer", "Zlib", "libsdl2-mixer-2.0-0.txt"),
    Native("SDL2_ttf", "SDL_ttf", "Zlib", "libsdl2-ttf-2.0-0.txt"),
    Native("freetype", "FreeType", "FTL", "libfreetype6.txt"),
    Native("harfbuzz", "HarfBuzz", "MIT", "libharfbuzz0b.txt"),
    Native("png", "libpng", "libpng", "libpng16-16.txt"),
    Native("brotli", "Brotli", "MIT", "libbrotli1.txt"),
    Native("fluidsynth", "FluidSynth", "LGPL-2.1", "libfluidsynth3.txt"),
    Native("sndfile", "libsndfile", "LGPL-2.1", "libsndfile1.txt"),
    Native("mpg123", "mpg123", "LGPL-2.1", "libmpg123-0.txt"),
    Native("FLAC", "FLAC", "BSD-3-Clause", "libflac12.txt"),
    Native("ogg", "Ogg", "BSD-3-Clause", "libogg0.txt"),
    Native("vorbis", "Vorbis", "BSD-3-Clause", "libvorbis0a.txt"),
    Native("opusfile", "Opusfile", "BSD-3-Clause", "libopusfile0.txt"),
    Native("opus", "Opus", "BSD-3-Clause", "libopus0.txt"),
    Native("wavpack", "WavPack", "BSD-3-Clause", "libwavpack1.txt"),
    Native("xmp", "libxmp", "MIT", "libxmp4.txt"),
    Native("z.", "zlib", "Zlib", "zlib1g.txt"),
    Native("zlib", "zlib", "Zlib", "zlib1g.txt"),
    Native("lzma", "liblzma", "public domain", "liblzma5.txt"),
    Native("bz2", "bzip2", "bzip2", "libbz2-1.0.txt"),
    Native("ffi", "libffi", "MIT", "libffi8.txt"),
    Native("uuid", "libuuid", "BSD-3-Clause", "libuuid1.txt"),
    Native("sqlite3", "SQLite", "public domain", "libsqlite3-0.txt"),
    Native("expat", "Expat", "MIT", "libexpat1.txt"),
)
"""A longer beginning stands before a shorter one that it begins with."""

PYTHONS_OWN = re.compile(r"(lib)?python3|Python|vcruntime|msvcp|ucrtbase|api-ms-win", re.IGNORECASE)
"""Python itself, and what Microsoft lets everybody pass on with a program."""


def native_licences() -> Path:
    """The folder of texts."""
    return ROOT / "build" / "licences" / "native"


def natives_in(package: Path) -> list[Native]:
    """The libraries that a package holds, each title once, in the order of the list."""
    held = {_known(name) for name in _library_names(package)}
    titles: dict[str, Native] = {}
    for native in NATIVES:
        if native in held:
            titles.setdefault(native.title, native)
    return list(titles.values())


def unknown_natives(package: Path) -> list[str]:
    """Libraries in a package that are not listed."""
    return [name for name in _library_names(package) if not _known(name) and not PYTHONS_OWN.match(name)]


def _known(name: str) -> Native | None:
    """What a file's name says it is."""
    bare = name.removeprefix("lib")
    return next((native for native in NATIVES if bare.startswith(native.start)), None)


def _library_names(package: Path) -> list[str]:
    """The names of shared libraries, without Python's modules, which belong to the package that they lie in."""
    found = [path.name for path in package.rglob("*") if path.is_file() and not path.is_symlink()]
    pattern = re.compile(r"lib[^/]*\.so(\.[\d.]+)?$|[^/]*\.(dylib|dll)$")
    return sorted({name for name in found if pattern.fullmatch(name)})
