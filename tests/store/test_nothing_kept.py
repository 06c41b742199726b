"""Where nothing can be kept [Freight-Fate 92, nbsdgames 33]: the game plays on and says so once."""

import errno
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from msgspec import structs

from qwitch.store import Notice, NoticeKind, Settings, SettingsFile
from tests.store.disk import locked, no_space, open_to_all, small_disk
from tests.store.samples import CHANGED, as_json, louder, names, settings_file
from tests.store.test_killed import ROOT, WRITER
from tests.store.writer import numbered

READ_ONLY = 0o555
posix = pytest.mark.skipif(os.name == "nt", reason="the rights of this system are not those of chmod")


def kind_of(notice: Notice | None) -> NoticeKind | None:
    return notice.kind if notice else None


def saves_nothing_and_says_so_once(file: SettingsFile) -> Notice:
    notice = file.save(CHANGED)
    assert kind_of(notice) == NoticeKind.NOT_KEPT
    assert notice is not None
    assert notice.reason
    assert file.save(structs.replace(CHANGED, captions=False)) is None
    return notice


@posix
def test_freight_fate_92_in_a_locked_folder_the_game_plays_and_says_once_that_nothing_is_kept() -> None:
    with open_to_all() as folder, locked(folder, READ_ONLY):
        file = settings_file(folder / "new")
        loaded = file.load()
        assert (loaded.settings, loaded.notices) == (Settings(), ())
        notice = saves_nothing_and_says_so_once(file)
        assert notice == Notice(NoticeKind.NOT_KEPT, str(folder / "new"), reason=os.strerror(errno.EACCES))


@posix
def test_freight_fate_92_settings_in_a_locked_folder_are_read_and_stay() -> None:
    with open_to_all() as folder:
        settings_file(folder).save(louder(0.5))
        with locked(folder, READ_ONLY):
            file = settings_file(folder)
            loaded = file.load()
            assert (loaded.settings, loaded.notices) == (louder(0.5), ())
            saves_nothing_and_says_so_once(file)
        assert settings_file(folder).load().settings == louder(0.5)
        assert names(folder) == ["settings.json"]


@posix
def test_a_broken_file_in_a_locked_folder_stays_where_it_is() -> None:
    with open_to_all() as folder:
        (folder / "settings.json").write_bytes(b"[]")
        with locked(folder, READ_ONLY):
            file = settings_file(folder)
            (notice,) = file.load().notices
            assert (notice.kind, notice.set_aside) == (NoticeKind.DEFAULTS_TAKEN, None)
            saves_nothing_and_says_so_once(file)
        assert (folder / "settings.json").read_bytes() == b"[]"


@posix
def test_bad_values_in_a_locked_folder_are_told_with_what_is_not_kept() -> None:
    with open_to_all() as folder:
        (folder / "settings.json").write_bytes(b'{"motion": "ful"}')
        with locked(folder, READ_ONLY):
            file = settings_file(folder)
            told = [(notice.kind, notice.set_aside) for notice in file.load().notices]
            assert told == [(NoticeKind.VALUES_REPLACED, None), (NoticeKind.NOT_KEPT, None)]
            assert file.save(CHANGED) is None
        assert names(folder) == ["settings.json"]


@posix
def test_a_file_that_may_not_be_read_is_never_written_over() -> None:
    with open_to_all() as folder:
        settings_file(folder).save(louder(0.5))
        folder.chmod(0o777)
        with locked(folder / "settings.json", 0):
            file = settings_file(folder)
            (notice,) = file.load().notices
            assert notice.kind == NoticeKind.DEFAULTS_TAKEN
            assert notice.reason == os.strerror(errno.EACCES)
            saves_nothing_and_says_so_once(file)
        assert settings_file(folder).load().settings == louder(0.5)


def test_a_file_in_the_place_of_the_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "qwitch").write_bytes(b"mine")
    file = settings_file(tmp_path / "qwitch")
    assert file.load().notices == ()
    saves_nothing_and_says_so_once(file)
    assert (tmp_path / "qwitch").read_bytes() == b"mine"


def test_a_folder_that_vanishes_while_the_game_runs_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "qwitch"
    file = settings_file(folder)
    file.save(CHANGED)
    shutil.rmtree(folder)
    assert file.save(louder(0.5)) is None
    assert settings_file(folder).load().settings == louder(0.5)


def test_a_folder_that_vanishes_in_the_middle_of_a_save_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "qwitch"
    file = settings_file(folder)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _descriptor: shutil.rmtree(folder))
        assert kind_of(file.save(CHANGED)) == NoticeKind.NOT_KEPT
    assert file.save(CHANGED) is None
    assert settings_file(folder).load().settings == CHANGED


def test_once_settings_are_kept_again_the_next_failure_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = settings_file(tmp_path)
    for master in (0.1, 0.2):
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", no_space)
            told = [kind_of(file.save(louder(master))) for _ in range(3)]
            assert told == [NoticeKind.NOT_KEPT, None, None]
        assert file.save(louder(master)) is None
    assert file.load().settings == louder(0.2)


def test_a_broken_file_is_told_even_where_its_backup_cannot_be_written_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = settings_file(tmp_path)
    file.save(CHANGED)
    file.save(louder(0.5))
    file.path.write_bytes(b"")
    monkeypatch.setattr(os, "fsync", no_space)
    loaded = file.load()
    assert loaded.settings == CHANGED
    assert [notice.kind for notice in loaded.notices] == [NoticeKind.BACKUP_TAKEN, NoticeKind.NOT_KEPT]
    assert as_json(file.backup)["captions"] is True
    assert file.save(CHANGED) is None


@pytest.mark.parametrize("room", [0, 4096])
def test_nbsdgames_33_with_no_space_left_the_old_settings_survive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    with small_disk(tmp_path / "disk", monkeypatch) as disk:
        file = settings_file(disk.folder)
        for number in (1, 2):
            file.save(numbered(number))
        kept = {path: path.read_bytes() for path in (file.path, file.backup)}
        assert len(kept[file.path]) > 4096
        disk.fill(room)

        notice = saves_nothing_and_says_so_once(file) if room == 0 else file.save(numbered(3))
        assert notice == Notice(NoticeKind.NOT_KEPT, str(disk.folder), reason=os.strerror(errno.ENOSPC))
        assert {path: path.read_bytes() for path in kept} == kept
        assert list(disk.folder.glob(".*")) == []

        disk.make_room()
        assert file.save(numbered(3)) is None
        assert settings_file(disk.folder).load().settings == numbered(3)


@posix
@pytest.mark.parametrize("most", [0, 100, 5000])
def test_nbsdgames_33_a_write_cut_short_by_the_system_harms_nothing(tmp_path: Path, most: int) -> None:
    file = settings_file(tmp_path)
    for number in (1, 2):
        file.save(numbered(number))
    kept = {path: path.read_bytes() for path in (file.path, file.backup)}
    assert all(len(data) > most for data in kept.values())

    command = [*WRITER, "small", str(tmp_path), str(most)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [["not-kept", os.strerror(errno.EFBIG)], None]
    assert {path: path.read_bytes() for path in kept} == kept
    assert names(tmp_path) == ["settings.json", "settings.json.backup"]
