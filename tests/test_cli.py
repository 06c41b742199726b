"""The command line: whatever is wrong is said in one line, with exit status 2, before anything is written or opened."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import pytest

from qwitch import __version__, app, cli

ROOT = Path(__file__).parents[1]
LONG = "9" * 5000


class PlayedError(AssertionError):
    """The program would have opened its window."""


@pytest.fixture(autouse=True)
def no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object, **__: object) -> NoReturn:
        raise PlayedError

    monkeypatch.setattr(app, "play", play)


def files(folder: Path) -> dict[Path, bytes]:
    """Give every file below the folder, and what it holds."""
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command line that must be refused, and give the one line it says."""
    with pytest.raises(SystemExit) as left:
        cli.main(words)
    out, line = capsys.readouterr()
    assert left.value.code == 2
    assert out == ""
    assert line.startswith("qwitch: ")
    assert line.count("\n") == 1
    assert line.endswith("\n")
    return line.removeprefix("qwitch: ").rstrip("\n")


# Arguments

BAD_ARGUMENTS: dict[str, list[str]] = {
    "--seats": [
        "",
        ",",
        "me,",
        "nobody",
        "Me",
        "me0",
        "me1",
        "me6",
        "me,me",
        "me,easy,me",
        "me,me2,me2",
        "me,easy,easy,easy,easy,easy",
        "easy;hard",
        "me easy",
        "fácil",
        "bot",
        "bot:",
        "bot:0",
        "bot:99",
        "bot:20001",
        "bot:-500",
        "bot:1e3",
        "bot:1.5",
        "bot:٣٠٠",
        f"bot:{LONG}",
        "easy\neasy",
    ],
    "--seed": ["", "-1", "+7", " 7", "1.5", "1e5", "0x10", "seven", "٣", str(2**63), LONG],
    "--mode": ["", "kids", "Race", "race,turns"],
    "--edition": ["", "box", "Tin"],
    "--lang": ["", "de", "ES", "es_ES"],
    "--window": [
        "",
        "800",
        "800x",
        "x500",
        "799x500",
        "800x499",
        "7681x4320",
        "7680x4321",
        "99999x99999",
        "-800x500",
        "800 x 500",
        "800×500",
        "1e3x900",
        "800.5x600",
        "0x0",
        f"{LONG}x{LONG}",
    ],
}


@pytest.mark.parametrize(
    ("option", "value"),
    [(option, value) for option, values in BAD_ARGUMENTS.items() for value in values],
    ids=lambda text: text[:24],
)
def test_a_bad_value_names_its_option(
    option: str, value: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log, data = tmp_path / "game.jsonl", tmp_path / "data"
    words = ["--now", f"{option}={value}", "--log", str(log), "--data", str(data)]
    assert option in complaint(capsys, *words)
    assert not log.exists()
    assert not data.exists()


@pytest.mark.parametrize("word", ["play", "--now"])
@pytest.mark.parametrize("option", [*BAD_ARGUMENTS, "--log", "--data"])
def test_a_missing_value_names_its_option(word: str, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert option in complaint(capsys, word, option)


@pytest.mark.parametrize("words", [["--nowish"], ["--see", "7"], ["-x"], ["play", "race"], ["me,easy"], ["--now=yes"]])
def test_what_the_program_does_not_know_is_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert words[-1].split("=")[0] in complaint(capsys, *words) or words[0] in complaint(capsys, *words)


@pytest.mark.parametrize("seats", ["me,easy", "easy,easy", "me,me2,me3,me4,me5"])
def test_solo_is_for_one(seats: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = complaint(capsys, "--mode", "solo", "--seats", seats, "--log", str(tmp_path / "game.jsonl"))
    assert line == f"seats: {seats.count(',') + 1} players; solo has exactly 1"
    assert files(tmp_path) == {}


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["play"],
        ["--now"],
        ["--seats", "me"],
        ["--seats", "easy,masher,bot:100,bot:20000,lightning"],
        ["--seats", "me5,me4,me3,me2,me"],
        ["--mode", "solo"],
        ["--mode", "turns", "--edition", "boxed", "--seats", "me,relaxed"],
        ["--seed", "0"],
        ["--seed", str(2**63 - 1)],
        ["--window", "800x500"],
        ["--window", "7680x4320", "--lang", "es"],
    ],
    ids=" ".join,
)
def test_good_arguments_open_the_window(words: list[str], tmp_path: Path) -> None:
    with pytest.raises(PlayedError):
        cli.main([*words, "--data", str(tmp_path / "data"), "--log", str(tmp_path / "game.jsonl")])
    assert not (tmp_path / "game.jsonl").exists(), "a log starts with the deal"


# Files and folders. Paths that nobody can write to, not even an administrator whom no permission stops.


def unwritable(folder: Path) -> dict[str, Path]:
    """Give paths that cannot become a file, by what stands in the way."""
    (folder / "file").write_bytes(b"kept")
    (folder / "folder").mkdir()
    return {
        "a folder": folder / "folder",
        "no parent": folder / "absent" / "game.jsonl",
        "a file as parent": folder / "file" / "game.jsonl",
        "a name too long": folder / ("n" * 300),
        "no such device": Path(os.devnull) / "game.jsonl",
    }


@pytest.mark.parametrize("why", ["a folder", "no parent", "a file as parent", "a name too long", "no such device"])
def test_a_log_that_cannot_be_written(why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = unwritable(tmp_path)[why]
    before = files(tmp_path)
    line = complaint(capsys, "--now", "--log", str(path), "--data", str(tmp_path / "data"))
    assert line.startswith(f"--log {path}: ")
    assert files(tmp_path) == before


@pytest.mark.parametrize("why", ["a file", "a file as parent", "a name too long", "no such device"])
def test_a_data_folder_that_cannot_be_written(why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = (unwritable(tmp_path) | {"a file": tmp_path / "file"})[why]
    before = files(tmp_path)
    line = complaint(capsys, "--now", "--data", str(path), "--log", str(tmp_path / "game.jsonl"))
    assert line.startswith(f"--data {path}: ")
    assert files(tmp_path) == before


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs /proc, where nobody can make a file")
@pytest.mark.parametrize("option", ["--log", "--data"])
def test_a_place_that_takes_no_files(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, option, "/proc/qwitch").startswith(f"{option} /proc/qwitch: ")


def test_an_older_log_is_kept_until_cards_are_dealt(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    log.write_text("an older game\n")
    complaint(capsys, "--log", str(log), "--data", str(log))
    with pytest.raises(PlayedError):
        cli.main(["--log", str(log), "--data", str(tmp_path / "data")])
    assert log.read_text() == "an older game\n"


def test_a_link_to_nowhere_stays_one(tmp_path: Path) -> None:
    log, target = tmp_path / "game.jsonl", tmp_path / "elsewhere.jsonl"
    log.symlink_to(target)
    with pytest.raises(PlayedError):
        cli.main(["--log", str(log), "--data", str(tmp_path / "data")])
    assert log.is_symlink()
    assert not target.exists()


# The whole program, in a process of its own


def run(*words: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run the program that lies in this folder, on an invisible screen."""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "qwitch", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=60)


def refused(result: subprocess.CompletedProcess[str]) -> str:
    """Give the one line of a program that ended with exit status 2."""
    assert result.returncode == 2, result.stderr
    assert result.stdout == ""
    assert result.stderr.startswith("qwitch: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.rstrip("\n")


@pytest.mark.parametrize(
    "words",
    [["--seats", "me,me"], ["--seed", "-1"], ["--mode", "solo", "--seats", "me,easy"], ["--log", "absent/game.jsonl"]],
    ids=" ".join,
)
def test_the_program_says_one_line_and_leaves(words: list[str], tmp_path: Path) -> None:
    refused(run(*words, "--now", "--data", str(tmp_path / "data")))
    assert files(tmp_path) == {}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of the program whose tables may be spoilt."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "qwitch", folder / "qwitch", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "assets", folder / "assets", ignore=shutil.ignore_patterns("voices"))
    return folder


SPOILT: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "cut short": b"<map version='1.10'",
    "binary": bytes(range(256)),
    "another map": b"<map version='1.10' orientation='isometric'/>",
}


@pytest.mark.parametrize("fault", SPOILT)
def test_a_broken_table_is_named(fault: str, copy: Path, tmp_path: Path) -> None:
    table = copy / "assets" / "tables" / "race-4.tmx"
    whole, spoilt = table.read_bytes(), SPOILT[fault]
    table.unlink()
    if spoilt is not None:
        table.write_bytes(spoilt)
    try:
        words = ["--now", "--log", str(tmp_path / "game.jsonl"), "--data", str(tmp_path / "data")]
        line = refused(run(*words, folder=copy))
    finally:
        table.write_bytes(whole)
    assert line.startswith(f"qwitch: {table}: ")
    assert not (tmp_path / "game.jsonl").exists()


# The version

HEAVY = ("pygame", "msgspec", "pytmx", "platformdirs", "pytweening", "argparse", "asyncio", "sqlite3")

TELL_THE_VERSION = """
import runpy, sys
sys.argv = ["qwitch", *{words}]
try:
    runpy.run_module("qwitch", run_name="__main__")
finally:
    print(*[name for name in {heavy} if name in sys.modules])
"""


def told_version(words: Sequence[str], heavy: Sequence[str]) -> list[str]:
    """Give the lines of a program asked for its version: the version, and which of these modules it has read."""
    command = [sys.executable, "-c", TELL_THE_VERSION.format(words=list(words), heavy=list(heavy))]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    assert result.stderr == ""
    return result.stdout.splitlines()


def test_the_version_is_told_without_reading_anything_heavy() -> None:
    assert told_version(["--version"], HEAVY) == [f"qwitch {__version__}", ""]


def test_the_version_is_told_beside_other_words() -> None:
    assert told_version(["play", "--lang", "es", "--version"], ["pygame", "msgspec", "pytmx"]) == [
        f"qwitch {__version__}",
        "",
    ]


# Replay


def test_a_log_is_told_before_its_window_opens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = ROOT / "tests" / "golden" / "race-tin-7.jsonl"
    with pytest.raises(PlayedError):
        cli.main(
            ["replay", str(log), "--data", str(tmp_path / "data"), "--window", "800x500", "--lang", "es", "--mute"]
        )
    assert capsys.readouterr().out.startswith(f"{log}: race, tin edition, seed 7")


def test_what_cannot_be_watched_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = (ROOT / "tests" / "golden" / "race-tin-7.jsonl").read_bytes()
    forged = tmp_path / "forged"
    forged.write_bytes(b"".join(line for line in log.splitlines(keepends=True) if b'"t": 7374' not in line))
    assert "line " in complaint(capsys, "replay", str(forged), "--data", str(tmp_path / "data"))
    assert not (tmp_path / "data").exists()
    assert "expected WxH" in complaint(capsys, "replay", str(forged), "--window", "wide")
    whole = tmp_path / "whole"
    whole.write_bytes(log)
    assert complaint(capsys, "replay", str(whole), "--data", str(forged))
