"""Loading and saving where the disk does as it should: round trips, the backup, other versions' keys."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs

from qwitch.store import SCHEMA, Notice, NoticeKind, Settings, SettingsFile, Volumes
from qwitch.store.finding import LARGEST
from tests.store.samples import CHANGED, as_json, louder, names, settings_file, written
from tests.store.test_reading import JSON, WORDS


def test_where_nothing_is_the_settings_are_the_games_own(tmp_path: Path) -> None:
    loaded = SettingsFile(tmp_path / "new").load()
    assert (loaded.settings, loaded.notices) == (Settings(), ())
    assert names(tmp_path) == []


@pytest.mark.parametrize("chosen", [Settings(), CHANGED])
def test_what_is_saved_is_loaded(tmp_path: Path, chosen: Settings) -> None:
    assert SettingsFile(tmp_path / "new" / "deep").save(chosen) is None
    loaded = SettingsFile(tmp_path / "new" / "deep").load()
    assert (loaded.settings, loaded.notices) == (chosen, ())
    assert names(tmp_path / "new" / "deep") == ["settings.json"]


def test_the_file_says_its_schema_first(tmp_path: Path) -> None:
    settings_file(tmp_path).save(CHANGED)
    assert next(iter(as_json(tmp_path / "settings.json").items())) == ("schema", SCHEMA)


def test_the_save_before_is_the_backup(tmp_path: Path) -> None:
    file = settings_file(tmp_path)
    for master in (0.1, 0.2, 0.3):
        file.save(louder(master))
    assert as_json(file.path)["volumes"]["master"] == 0.3
    assert as_json(file.backup)["volumes"]["master"] == 0.2
    assert names(tmp_path) == ["settings.json", "settings.json.backup"]


def test_saving_the_same_again_touches_nothing(tmp_path: Path) -> None:
    file = settings_file(tmp_path)
    file.save(louder(0.1))
    file.save(louder(0.2))
    before = file.path.stat()
    file.save(louder(0.2))
    after = file.path.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert as_json(file.backup)["volumes"]["master"] == 0.1


def test_a_value_outside_its_range_is_refused_and_harms_nothing(tmp_path: Path) -> None:
    file = settings_file(tmp_path)
    file.save(CHANGED)
    with pytest.raises(ValueError, match=r"volumes\.master"):
        file.save(louder(1.5))
    assert file.load().settings == CHANGED


def test_keys_of_other_versions_survive(tmp_path: Path) -> None:
    hats = {"me": [1, 2.5, None, {"é": "日"}], "big": 10**30}
    seat = {"word": "me", "hat": "red"}
    file = written(tmp_path, {"hats": hats, "volumes": {"bells": 0.5}, "last": {"race": {"seats": [seat]}, "next": 3}})
    loaded = file.load()
    assert loaded.notices == ()
    assert loaded.settings.last.race is not None
    file.save(structs.replace(loaded.settings, volumes=Volumes(master=0.3)))
    kept = as_json(file.path)
    assert (kept["hats"], kept["volumes"]["bells"], kept["last"]["next"]) == (hats, 0.5, 3)
    assert kept["last"]["race"]["seats"][0]["hat"] == "red"
    assert kept["volumes"]["master"] == 0.3


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
@given(st.dictionaries(WORDS, JSON, max_size=4))
def test_any_unknown_keys_survive(tmp_path: Path, unknown: dict[str, object]) -> None:
    strange = {f"x-{key}": value for key, value in unknown.items()}
    file = written(tmp_path, strange)
    file.load()
    file.save(CHANGED)
    file.save(Settings())
    kept = as_json(file.path)
    assert {key: kept[key] for key in strange} == strange
    file.backup.unlink()


NEWER = {
    "schema": SCHEMA + 1,
    "motion": "film",
    "volumes": {"master": 0.5, "voices": "whisper"},
    "last": {"race": {"seats": [{"word": "me", "hat": "red"}, {"species": "cat"}]}},
    "contrast": "high",
    "hats": [1],
}


def test_a_newer_file_is_read_as_far_as_it_is_known(tmp_path: Path) -> None:
    file = written(tmp_path, NEWER)
    loaded = file.load()
    assert loaded.settings == Settings(contrast="high", volumes=Volumes(master=0.5))
    assert loaded.notices == (Notice(NoticeKind.NEWER_FILE, "settings.json"),)
    assert as_json(file.path) == NEWER
    assert names(tmp_path) == ["settings.json"]


def test_of_a_newer_file_nothing_gets_lost(tmp_path: Path) -> None:
    file = written(tmp_path, NEWER)
    loaded = file.load().settings
    assert file.save(loaded) is None
    assert as_json(file.path) == NEWER
    assert file.save(structs.replace(loaded, captions=True)) is None
    assert as_json(file.path) == NEWER | {"captions": True}
    assert file.load().settings == structs.replace(loaded, captions=True)
    assert as_json(file.backup) == NEWER


def test_a_value_only_a_newer_version_knows_goes_when_the_player_changes_it(tmp_path: Path) -> None:
    file = written(tmp_path, NEWER)
    loaded = file.load().settings
    file.save(structs.replace(loaded, motion="reduced"))
    assert as_json(file.path) == NEWER | {"motion": "reduced"}


def test_a_newer_version_that_wrote_meanwhile_is_respected(tmp_path: Path) -> None:
    file = settings_file(tmp_path)
    file.save(CHANGED)
    written(tmp_path, NEWER)
    file.save(CHANGED)
    kept = as_json(file.path)
    assert (kept["schema"], kept["hats"], kept["motion"]) == (SCHEMA + 1, [1], "reduced")
    assert file.load().settings == CHANGED


def test_a_bad_value_is_replaced_and_the_file_it_stood_in_is_kept(tmp_path: Path) -> None:
    bad = {"schema": 1, "motion": "ful", "contrast": "high", "volumes": {"master": -1, "menu": 0}, "hats": [1]}
    file = written(tmp_path, bad)
    file.backup.write_bytes(b'{"contrast": "high"}')
    loaded = file.load()
    assert loaded.settings == Settings(contrast="high", volumes=Volumes(menu=0))
    aside = "settings.json.corrupt-20250131-120000"
    assert loaded.notices == (Notice(NoticeKind.VALUES_REPLACED, "settings.json", aside, ("volumes.master", "motion")),)
    assert as_json(tmp_path / aside) == bad
    assert as_json(file.backup) == {"contrast": "high"}
    assert as_json(file.path)["hats"] == [1]

    again = settings_file(tmp_path).load()
    assert (again.settings, again.notices) == (loaded.settings, ())


def test_a_schema_that_is_none_is_a_bad_value(tmp_path: Path) -> None:
    file = written(tmp_path, {"schema": "two", "contrast": "high"})
    loaded = file.load()
    assert loaded.settings == Settings(contrast="high")
    assert [notice.values for notice in loaded.notices] == [("schema",)]
    assert as_json(file.path)["schema"] == SCHEMA


def test_settings_that_would_make_too_large_a_file_are_not_kept(tmp_path: Path) -> None:
    strange = {"x": "y" * (LARGEST - 20)}
    file = written(tmp_path, strange)
    assert file.load().notices == ()
    notice = file.save(CHANGED)
    assert notice is not None
    assert (notice.kind, notice.file) == (NoticeKind.NOT_KEPT, str(tmp_path))
    assert as_json(file.path) == strange


@pytest.mark.parametrize(
    "name",
    ["Ñandú 日本", "with space", "Ελλάδα", "שלום", "e\u0301 and \u00e9", "100% [a] {b} *?#", "🂡", ".hidden", "-x"],
)
def test_pyinstaller_2754_folders_of_any_name_work(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name / "qwitch"
    file = settings_file(folder)
    assert file.save(CHANGED) is None
    assert file.save(louder(0.5)) is None
    assert settings_file(folder).load().settings == louder(0.5)
    file.path.write_bytes(b"")
    assert [notice.kind for notice in settings_file(folder).load().notices] == [NoticeKind.BACKUP_TAKEN]
    assert names(tmp_path / name) == ["qwitch"]
