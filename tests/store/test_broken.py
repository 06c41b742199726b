"""Files that are none [SBBTracker 26]: set aside, told in one line, and the game starts."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs

from qwitch.store import NoticeKind, Settings
from qwitch.store.document import BrokenFileError, decode
from qwitch.store.finding import LARGEST
from tests.store.samples import CHANGED, CORRUPT, as_json, louder, names, settings_file, written

BROKEN = {
    "empty": b"",
    "only spaces": b"  \n",
    "truncated": b'{"schema": 1, "motion": "redu',
    "binary": bytes(range(256)) * 40,
    "zeros": bytes(4096),
    "not UTF-8": b'{"motion": "\xe9"}',
    "a list": b'[{"motion": "full"}]',
    "a number": b"1",
    "NaN": b'{"volumes": {"master": NaN}}',
    "infinite": b'{"volumes": {"master": Infinity}}',
    "huge": b'{"motion": "' + b"x" * LARGEST + b'"}',
    "nested": b'{"a":' * 60_000,
    "INI": b"[sound]\nmaster = 1\n",
    "half a character": b'{"language": "\\ud800"}',
}
broken = pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)


@broken
def test_sbbtracker_26_a_broken_file_is_set_aside_and_the_game_starts(tmp_path: Path, data: bytes) -> None:
    loaded = written(tmp_path, data).load()
    assert loaded.settings == Settings()
    (notice,) = loaded.notices
    assert (notice.kind, notice.file, notice.set_aside) == (NoticeKind.DEFAULTS_TAKEN, "settings.json", CORRUPT)
    assert notice.reason
    assert "\n" not in notice.reason
    assert (tmp_path / CORRUPT).read_bytes() == data
    assert names(tmp_path) == [CORRUPT]
    assert settings_file(tmp_path).load().notices == ()


@broken
def test_sbbtracker_26_the_backup_is_taken_where_there_is_one(tmp_path: Path, data: bytes) -> None:
    file = settings_file(tmp_path)
    file.save(CHANGED)
    file.save(louder(0.3))
    loaded = written(tmp_path, data).load()
    assert loaded.settings == CHANGED
    (notice,) = loaded.notices
    assert (notice.kind, notice.file, notice.set_aside) == (NoticeKind.BACKUP_TAKEN, "settings.json", CORRUPT)
    assert (tmp_path / CORRUPT).read_bytes() == data

    again = settings_file(tmp_path).load()
    assert (again.settings, again.notices) == (CHANGED, ())


@broken
def test_a_file_that_broke_while_the_game_ran_is_set_aside_by_the_save(tmp_path: Path, data: bytes) -> None:
    file = settings_file(tmp_path)
    file.save(louder(0.1))
    file.save(CHANGED)
    written(tmp_path, data)
    assert file.save(louder(0.9)) is None
    assert (tmp_path / CORRUPT).read_bytes() == data
    assert file.load().settings == louder(0.9)
    assert as_json(file.backup)["volumes"]["master"] == 0.1


def test_where_the_backup_is_broken_too_both_are_set_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json.backup").write_bytes(b"[]")
    loaded = written(tmp_path, b"").load()
    assert loaded.settings == Settings()
    assert [(notice.kind, notice.file) for notice in loaded.notices] == [(NoticeKind.DEFAULTS_TAKEN, "settings.json")]
    assert names(tmp_path) == ["settings.json.backup.corrupt-20250131-120000", CORRUPT]


def test_a_broken_backup_of_nothing_is_set_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json.backup").write_bytes(b"[]")
    loaded = settings_file(tmp_path).load()
    (notice,) = loaded.notices
    assert (notice.kind, notice.file) == (NoticeKind.DEFAULTS_TAKEN, "settings.json.backup")
    assert settings_file(tmp_path).load().notices == ()


def test_a_missing_file_is_made_anew_from_its_backup(tmp_path: Path) -> None:
    file = settings_file(tmp_path)
    file.save(CHANGED)
    file.save(louder(0.3))
    file.path.unlink()
    loaded = settings_file(tmp_path).load()
    assert loaded.settings == CHANGED
    (notice,) = loaded.notices
    assert (notice.kind, notice.file, notice.set_aside) == (NoticeKind.BACKUP_TAKEN, "settings.json", None)
    assert names(tmp_path) == ["settings.json", "settings.json.backup"]
    assert settings_file(tmp_path).load().notices == ()


def test_a_bad_value_in_the_backup_is_told_and_its_file_kept(tmp_path: Path) -> None:
    (tmp_path / "settings.json.backup").write_bytes(b'{"motion": "ful", "contrast": "high"}')
    loaded = written(tmp_path, b"").load()
    assert loaded.settings == Settings(contrast="high")
    assert [notice.kind for notice in loaded.notices] == [NoticeKind.BACKUP_TAKEN, NoticeKind.VALUES_REPLACED]
    assert as_json(tmp_path / f"{CORRUPT}-2") == {"motion": "ful", "contrast": "high"}
    assert settings_file(tmp_path).load().settings == Settings(contrast="high")


def test_files_set_aside_in_the_same_second_do_not_replace_each_other(tmp_path: Path) -> None:
    for number in range(3):
        written(tmp_path, b"broken %d" % number).load()
    assert [(tmp_path / name).read_bytes() for name in names(tmp_path)] == [b"broken 0", b"broken 1", b"broken 2"]


def test_a_folder_in_the_place_of_the_file_is_set_aside_with_what_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    (tmp_path / "settings.json" / "mine").write_bytes(b"mine")
    file = settings_file(tmp_path)
    assert [notice.kind for notice in file.load().notices] == [NoticeKind.DEFAULTS_TAKEN]
    assert (tmp_path / CORRUPT / "mine").read_bytes() == b"mine"
    assert file.save(CHANGED) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    assert [notice.kind for notice in settings_file(tmp_path).load().notices] == [NoticeKind.DEFAULTS_TAKEN]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(st.integers(0, 2000), st.binary(max_size=4))
def test_a_file_cut_or_overwritten_anywhere_is_read_or_set_aside(tmp_path: Path, at: int, foreign: bytes) -> None:
    for old in tmp_path.iterdir():
        old.unlink()
    file = settings_file(tmp_path)
    file.save(CHANGED)
    whole = file.path.read_bytes()
    data = whole[: at % len(whole)] + foreign + (whole[at % len(whole) + len(foreign) :] if foreign else b"")
    file.path.write_bytes(data)
    loaded = file.load()
    try:
        decode(data)
    except BrokenFileError:
        assert loaded.settings == Settings()
        assert (tmp_path / CORRUPT).read_bytes() == data
    assert file.save(structs.replace(loaded.settings, captions=False)) is None
    assert settings_file(tmp_path).load().notices == ()
