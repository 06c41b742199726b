"""The scripts that put the game into a Linux user's menu and take it out, from folders with difficult names."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts._build import linux
from scripts._build.recipe import version

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux menus are Linux's")

FOLDERS = ["plain", "Ñandú 日本 copia", "50% of $HOME & `more`", "a'b\"c|d\\e", "#1; (x)"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home of mine"


def package_in(folder: Path) -> Path:
    folder.mkdir(parents=True)
    linux.dress(folder)
    program = folder / "qwitch"
    program.write_text("#!/bin/sh\necho played\n", "utf-8")
    program.chmod(0o755)
    return folder


def run(package: Path, script: str, home: Path) -> subprocess.CompletedProcess[str]:
    env = {"HOME": str(home), "PATH": os.environ["PATH"]}
    command = [str(package / script)]
    return subprocess.run(command, env=env, cwd="/", capture_output=True, text=True, encoding="utf-8", check=False)


def entry(home: Path) -> dict[str, str]:
    lines = (home / ".local/share/applications/qwitch.desktop").read_text("utf-8").splitlines()
    assert lines[0] == "[Desktop Entry]"
    return dict(line.split("=", 1) for line in lines[1:])


def unescaped(value: str) -> str:
    """A value of a desktop entry as desktops read it."""
    return re.sub(r"\\(.)", r"\1", value)


def unquoted(word: str) -> str:
    """A quoted word of a command in a desktop entry: inside, nothing special stands without a backslash."""
    assert re.fullmatch(r'"([^"`$\\]|\\["`$\\])*"', word)
    return re.sub(r'\\(["`$\\])', r"\1", word[1:-1])


@pytest.mark.parametrize("name", FOLDERS)
def test_the_menu_starts_the_game_where_it_lies(tmp_path: Path, home: Path, name: str) -> None:
    """In folders with spaces, accents and other scripts as well [pyinstaller 2754]."""
    package = package_in(tmp_path / name)
    done = run(package, "install.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    found = entry(home)
    assert unescaped(found["TryExec"]) == str(package / "qwitch")
    program = unquoted(unescaped(found["Exec"])).replace("%%", "%")
    assert program == str(package / "qwitch")
    assert subprocess.run([program], capture_output=True, text=True, check=True).stdout == "played\n"


def test_the_entry_speaks_both_languages_and_bears_the_version(tmp_path: Path, home: Path) -> None:
    run(package_in(tmp_path / "q"), "install.sh", home)
    found = entry(home)
    assert found["Name"] == "Qwitch"
    assert "cartas" in found["Comment[es]"]
    assert found["X-Qwitch-Version"] == version()
    assert found["StartupWMClass"] == "qwitch"


def test_every_size_of_the_icon_is_there_and_goes_again(tmp_path: Path, home: Path) -> None:
    package = package_in(tmp_path / "q")
    run(package, "install.sh", home)
    icons = sorted(home.rglob("qwitch.png"))
    assert len(icons) == len(linux.SIZES)
    assert run(package, "install.sh", home).returncode == 0, "again, over what is there"
    assert run(package, "uninstall.sh", home).returncode == 0
    assert [path for path in home.rglob("*") if path.is_file() and "qwitch" in path.name] == []
    assert run(package, "uninstall.sh", home).returncode == 0, "again, with nothing there"
    assert (package / "qwitch").is_file()


def test_without_the_program_nothing_is_put_into_the_menu(tmp_path: Path, home: Path) -> None:
    package = package_in(tmp_path / "q")
    (package / "qwitch").unlink()
    done = run(package, "install.sh", home)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert not home.exists()


def test_a_folder_with_a_line_break_is_refused(tmp_path: Path, home: Path) -> None:
    package = package_in(tmp_path / "a\nb")
    done = run(package, "install.sh", home)
    assert done.returncode == 2
    assert "line break" in done.stderr
    assert not home.exists()


def test_the_entry_is_well_formed_to_the_desktops_own_checker(tmp_path: Path, home: Path) -> None:
    checker = shutil.which("desktop-file-validate")
    if checker is None:
        pytest.skip("desktop-file-validate is not installed")
    run(package_in(tmp_path / "Ñandú 日本 copia"), "install.sh", home)
    command = [checker, str(home / ".local/share/applications/qwitch.desktop")]
    assert subprocess.run(command, capture_output=True, text=True, check=False).stdout == ""
