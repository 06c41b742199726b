"""The whole program, every screen and every asset, wherever it lies, whoever it belongs to, and without sound."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PLACE = "Ñandú 日本 & Söhne 100%"
"""A folder as users have them."""


def smoke(program: Path, cwd: Path, data: Path, sound: str = "dummy") -> subprocess.CompletedProcess[str]:
    """Let a copy of the program open everything once, started in another folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "QWITCH_"))}
    environment = kept | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": sound,
        "PYTHONPATH": str(program),
        "PYTHONIOENCODING": "utf-8",
        "HOME": str(data.parent),
    }
    command = [sys.executable, "-m", "qwitch", "--smoke", "--data", str(data)]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, encoding="utf-8")


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """Give a folder with nothing in it."""
    folder = tmp_path / "empty"
    folder.mkdir()
    return folder


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Give a copy of the program and its assets in a folder as users have them."""
    program = tmp_path / PLACE
    shutil.copytree(ROOT / "qwitch", program / "qwitch", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "assets", program / "qwitch" / "assets")
    return program


def test_all_of_it_opens_from_an_empty_folder_in_a_place_of_any_name(copy: Path, empty: Path) -> None:
    """Spaces, accents and other scripts in the paths of program, data and home [pyinstaller 2754]."""
    done = smoke(copy, empty, copy / "Año nuevo 日本")
    assert (done.returncode, done.stderr) == (0, "")
    assert list(empty.iterdir()) == [], "nothing is written where it was started"


@pytest.mark.parametrize(
    "asset",
    ["sounds/win.wav", "tables/kids-3.tmx", "voices/es/dora/C4.ogg", "locale/es/LC_MESSAGES/qwitch.mo"],
)
def test_an_asset_that_a_package_lacks_is_told(asset: str, copy: Path, empty: Path) -> None:
    """What was forgotten when a package was made is noticed before players do [pyinstaller 8997]."""
    (copy / "qwitch" / "assets" / asset).unlink()
    done = smoke(copy, empty, copy / "data")
    assert done.returncode != 0
    reports = [report.read_text("utf-8") for report in (copy / "data").glob("crashes/*")]
    assert Path(asset).name in "".join([done.stderr, *reports])


def test_without_a_sound_device_everything_opens_all_the_same(empty: Path) -> None:
    """A machine without one must not even notice [darwinio 10]."""
    done = smoke(ROOT, empty, empty / "data", sound="no-such-driver")
    assert (done.returncode, done.stderr) == (0, "")
