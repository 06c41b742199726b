"""Whole files: whatever fails on the way, the old file is as it was and nothing lies about."""

import errno
import os
import shutil
from datetime import datetime
from pathlib import Path
from typing import NoReturn

import pytest

from qwitch.store import files
from qwitch.store.document import BrokenFileError
from qwitch.store.files import free_name, read_file, remove_leftovers, set_aside, write_file
from qwitch.store.notices import printable, reason_of
from tests.store.disk import no_space
from tests.store.samples import NOON, names


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    for data in (b"old", b"new"):
        write_file(file, data)
        assert read_file(file, 3) == data
    assert names(tmp_path) == ["a.json"]


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize("error", [no_space, KeyboardInterrupt])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, error: type[BaseException]
) -> None:
    def fail(*_args: object) -> NoReturn:
        raise error()

    file = tmp_path / "a.json"
    write_file(file, b"old")
    monkeypatch.setattr(os, call, fail)
    with pytest.raises((OSError, KeyboardInterrupt)):
        write_file(file, b"new")
    assert file.read_bytes() == b"old"
    assert names(tmp_path) == ["a.json"]


def test_the_bytes_are_on_the_disk_before_the_name_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    fsync, replace = os.fsync, os.replace

    def watched_fsync(descriptor: int) -> None:
        calls.append("folder" if os.path.isdir(f"/dev/fd/{descriptor}") else "file")
        fsync(descriptor)

    def watched_replace(old: Path, new: Path) -> None:
        assert old.parent == new.parent
        assert old.read_bytes() == b"new"
        calls.append("replace")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", watched_fsync)
    monkeypatch.setattr(os, "replace", watched_replace)
    write_file(tmp_path / "a.json", b"new")
    assert calls == (["file", "replace", "folder"] if os.name != "nt" else ["file", "replace"])


def test_a_disk_that_cannot_sync_folders_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(folder: Path) -> NoReturn:
        raise OSError(errno.EINVAL, f"{folder}: cannot be synced")

    monkeypatch.setattr(files, "_sync_folder", fail)
    write_file(tmp_path / "a.json", b"new")
    assert (tmp_path / "a.json").read_bytes() == b"new"


def test_a_folder_that_vanishes_in_the_middle_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.setattr(os, "fsync", lambda _descriptor: shutil.rmtree(folder))
    with pytest.raises(FileNotFoundError):
        write_file(folder / "a.json", b"new")
    assert names(tmp_path) == []


def test_no_more_is_read_than_a_file_may_have(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(b"12345")
    assert read_file(file, 5) == b"12345"
    with pytest.raises(BrokenFileError, match="larger than 4 bytes"):
        read_file(file, 4)


def test_only_files_are_read(tmp_path: Path) -> None:
    with pytest.raises(BrokenFileError, match="no plain file"):
        read_file(tmp_path, 5)
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "a.json", 5)


def test_a_file_set_aside_has_a_name_that_says_when(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(b"?")
    assert free_name(file, datetime(2025, 12, 1, 7, 5, 9)).name == "a.json.corrupt-20251201-070509"
    assert set_aside(file, NOON).read_bytes() == b"?"
    assert names(tmp_path) == ["a.json.corrupt-20250131-120000"]
    assert free_name(file, NOON).name == "a.json.corrupt-20250131-120000-2"


def test_only_old_leftovers_of_this_file_are_removed(tmp_path: Path) -> None:
    old, fresh, foreign = (tmp_path / name for name in (".a.json.01.tmp", ".a.json.02.tmp", ".b.json.03.tmp"))
    for file in (old, fresh, foreign):
        file.touch()
    for file in (old, foreign):
        os.utime(file, (0, 0))
    remove_leftovers(tmp_path / "a.json")
    assert names(tmp_path) == [fresh.name, foreign.name]


def test_leftovers_of_a_folder_that_is_gone_are_no_fault(tmp_path: Path) -> None:
    remove_leftovers(tmp_path / "gone" / "a.json")
    assert names(tmp_path) == []


def test_any_path_can_be_printed() -> None:
    assert printable(Path("Ñandú 日本")) == "Ñandú 日本"
    assert printable(Path("caf" + b"\xe9".decode("utf-8", "surrogateescape"))) == "caf?"


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.ENOSPC, "No space left on device", "/home/ana"), "No space left on device"),
        (OSError("odd"), "odd"),
        (TimeoutError(), "TimeoutError"),
    ],
)
def test_a_reason_is_never_empty_and_names_no_path(error: OSError, reason: str) -> None:
    assert reason_of(error) == reason
