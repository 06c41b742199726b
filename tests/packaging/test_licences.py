"""Every library in a package comes with its licence; one that nobody knows is noticed."""

from pathlib import Path

import pytest

from scripts._build.natives import NATIVES, Native, native_licences, natives_in, unknown_natives
from scripts._build.recipe import ROOT


@pytest.mark.parametrize("native", NATIVES, ids=lambda native: native.start)
def test_the_text_of_every_known_library_is_there(native: Native) -> None:
    assert len((native_licences() / native.text).read_text("utf-8")) > 300


def test_no_text_is_kept_for_nothing() -> None:
    assert {file.name for file in native_licences().iterdir()} == {native.text for native in NATIVES}


@pytest.mark.parametrize(
    ("name", "words"), [("LGPL-2.1", "Version 2.1"), ("LGPL-3", "Version 3"), ("GPL-3", "Version 3")]
)
def test_the_texts_of_the_gnu_licences_are_there(name: str, words: str) -> None:
    assert words in (ROOT / "build" / "licences" / f"{name}.txt").read_text("utf-8")[:500]


def test_a_library_is_known_by_its_name_on_every_system(tmp_path: Path) -> None:
    names = ["libSDL2-2-50d1.0.so.0.3200.10", "SDL2_mixer.dll", "libopusfile-9.so.0.4", "libopus.0.dylib", "libz.so.1"]
    names += ["libpython3.11.so.1.0", "vcruntime140.dll", "surface.cpython-311-x86_64-linux-gnu.so", "libz.txt"]
    for name in names:
        (tmp_path / name).touch()
    assert unknown_natives(tmp_path) == []
    assert [native.title for native in natives_in(tmp_path)] == ["SDL", "SDL_mixer", "Opusfile", "Opus", "zlib"]


def test_an_unknown_library_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "libmystery.so.3").touch()
    assert unknown_natives(tmp_path) == ["libmystery.so.3"]
