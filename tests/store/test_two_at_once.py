"""Two games that use one folder: the last save wins whole, and a reader never meets a mixture."""

import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from qwitch.store import NoticeKind, SettingsFile, finding
from qwitch.store.files import set_aside
from tests.store.samples import CORRUPT, names, written
from tests.store.test_killed import ROOT, WRITER
from tests.store.writer import number_of, numbered

TIMES = 120


def start(folder: Path, name: str) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*WRITER, "some", str(folder), name, str(TIMES)], cwd=ROOT, stdin=pipe, stdout=pipe, text=True
    )


def test_two_writers_and_a_reader_never_meet_a_mixture(tmp_path: Path) -> None:
    SettingsFile(tmp_path).save(numbered(0, "a"))
    seen = set()
    with start(tmp_path, "a") as one, start(tmp_path, "b") as other:
        both = (one, other)
        for writer in both:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
        for writer in both:
            assert writer.stdin is not None
            print("go", file=writer.stdin, flush=True)
        while None in {writer.poll() for writer in both}:
            loaded = SettingsFile(tmp_path).load()
            assert loaded.notices == ()
            seen.add(number_of(loaded.settings))
    assert (one.returncode, other.returncode) == (0, 0)
    assert len(seen) > 1
    assert number_of(SettingsFile(tmp_path).load().settings) in {("a", TIMES), ("b", TIMES)}
    assert names(tmp_path) == ["settings.json", "settings.json.backup"]


def test_the_last_save_wins(tmp_path: Path) -> None:
    one, other = SettingsFile(tmp_path), SettingsFile(tmp_path)
    one.load()
    other.load()
    one.save(numbered(1))
    other.save(numbered(2))
    assert number_of(one.load().settings) == ("x", 2)
    one.save(numbered(3))
    assert number_of(other.load().settings) == ("x", 3)


def test_a_broken_file_that_the_other_game_set_aside_first_is_no_hindrance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_late(path: Path, now: datetime) -> Path:
        set_aside(path, now)
        return set_aside(path, now)

    monkeypatch.setattr(finding, "set_aside", too_late)
    for act in ("load", "save"):
        file = written(tmp_path, b"")
        if act == "load":
            (notice,) = file.load().notices
            assert (notice.kind, notice.set_aside) == (NoticeKind.DEFAULTS_TAKEN, None)
        assert file.save(numbered(1)) is None
        assert number_of(file.load().settings) == ("x", 1)
    assert names(tmp_path) == ["settings.json", CORRUPT, f"{CORRUPT}-2"]


def test_importing_the_store_brings_no_pygame() -> None:
    code = "import sys, qwitch.store; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
