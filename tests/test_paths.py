"""Where the program finds its assets and keeps its data."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from qwitch import paths
from qwitch.paths import DataError, assets_folder, data_folder

ROOT = Path(__file__).parents[1]

TELL_ASSETS = "from qwitch.paths import assets_folder; print(assets_folder())"


def assets_of(copy: Path) -> Path:
    """Give the assets that a copy of the program finds, from another working directory."""
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(copy)!r}); {TELL_ASSETS}"]
    result = subprocess.run(command, cwd=copy.parent, capture_output=True, text=True, check=True, encoding="utf-8")
    return Path(result.stdout.rstrip("\n"))


def copied(folder: Path) -> Path:
    """Copy the package into this folder, without assets."""
    (folder / "qwitch").mkdir(parents=True)
    for name in ("__init__.py", "paths.py"):
        shutil.copy(ROOT / "qwitch" / name, folder / "qwitch")
    return folder


def test_in_the_sources_assets_lie_beside_the_package() -> None:
    assert assets_folder() == ROOT / "assets"
    assert (assets_folder() / "tables" / "race-4.tmx").is_file()


def test_in_a_package_they_lie_inside(tmp_path: Path) -> None:
    """Wherever it lies [pyinstaller 2754]."""
    copy = copied(tmp_path / "Ñandú 日本")
    assert assets_of(copy) == (copy / "assets").resolve()
    (copy / "qwitch" / "assets").mkdir()
    assert assets_of(copy) == (copy / "qwitch" / "assets").resolve()


def test_nobody_asked_for_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "user_data_path", lambda name, **_: tmp_path / name)
    assert data_folder(None) == tmp_path / "qwitch"
    assert list(tmp_path.iterdir()) == [], "nothing is made before there is something to keep"


@pytest.mark.parametrize("name", ["data", "a/b/c", "with space", "Ñandú 日本"])
def test_a_folder_that_was_asked_for_is_made(name: str, tmp_path: Path) -> None:
    """Names of people and folders are of any script [pyinstaller 2754]."""
    folder = data_folder(str(tmp_path / name))
    assert folder == tmp_path / name
    assert list(folder.iterdir()) == [], "the trial leaves nothing behind"
    assert data_folder(str(folder)) == folder


def test_what_lies_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{}")
    data_folder(str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("below", ["file", "file/data", "n" * 300])
def test_a_folder_that_cannot_be_one_is_refused_in_one_line(below: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"kept")
    with pytest.raises(DataError) as refused:
        data_folder(str(tmp_path / below))
    line = str(refused.value)
    assert line.startswith(f"--data {tmp_path / below}: expected a folder to write to: ")
    assert "\n" not in line
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
