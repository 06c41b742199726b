"""From older schemas to newer ones, tried with steps that this game does not have (yet)."""

import json
from pathlib import Path

import pytest
from msgspec import structs

from qwitch.store import SCHEMA, NoticeKind, Settings, SettingsFile
from qwitch.store.document import BrokenFileError, Document
from qwitch.store.migrations import STEPS, migrated, schema_of
from tests.store.samples import NOON, as_json, names, written


def moves(document: Document) -> Document:
    """Schema 1 to 2: "animation" becomes "motion"."""
    return {key: value for key, value in document.items() if key != "animation"} | {
        "motion": {"on": "full", "off": "reduced"}[str(document.get("animation", "on"))]
    }


def seconds(document: Document) -> Document:
    """Schema 2 to 3: "countdown" in seconds becomes "countdown_ms"; changes its object, which is its own copy."""
    countdown = document.pop("countdown", None)
    if isinstance(countdown, int | float):
        document["countdown_ms"] = round(countdown * 1000)
    return document


PRETENDED = (moves, seconds)


def pretending(folder: Path) -> SettingsFile:
    return SettingsFile(folder, steps=PRETENDED, now=lambda: NOON)


def test_the_schema_of_today_follows_from_the_steps() -> None:
    assert len(STEPS) + 1 == SCHEMA
    assert migrated({"schema": SCHEMA, "a": 1}) == {"schema": SCHEMA, "a": 1}


@pytest.mark.parametrize(
    ("schema", "expected"),
    [(1, 1), (7, 7), (10**30, 10**30), (0, 1), (-1, 1), (2.0, 1), (True, 1), ("2", 1), (None, 1)],
)
def test_a_schema_is_a_whole_number_from_one(schema: object, expected: int) -> None:
    assert schema_of({"schema": schema}) == expected


def test_without_a_schema_it_is_the_first() -> None:
    assert schema_of({}) == 1


@pytest.mark.parametrize(
    "old",
    [
        {"schema": 1, "animation": "off", "countdown": 2.5, "hats": [1]},
        {"animation": "off", "countdown": 2.5, "hats": [1]},
        {"schema": 2, "motion": "reduced", "countdown": 2.5, "hats": [1]},
        {"schema": 3, "motion": "reduced", "countdown_ms": 2500, "hats": [1]},
    ],
)
def test_every_step_from_the_old_schema_on_is_taken_once(old: Document) -> None:
    before = json.dumps(old)
    assert migrated(old, PRETENDED) == {"schema": 3, "motion": "reduced", "countdown_ms": 2500, "hats": [1]}
    assert json.dumps(old) == before


def test_a_newer_document_takes_no_step() -> None:
    assert migrated({"schema": 4, "animation": "off"}, PRETENDED) == {"schema": 4, "animation": "off"}


def test_what_a_step_makes_no_sense_of_is_broken() -> None:
    with pytest.raises(BrokenFileError, match="from schema 1 to 2"):
        migrated({"animation": "?"}, PRETENDED)


def test_an_older_file_is_brought_to_today_and_stays_as_the_backup(tmp_path: Path) -> None:
    old = {"schema": 1, "animation": "off", "countdown": 2.5, "hats": [1]}
    written(tmp_path, old)
    loaded = pretending(tmp_path).load()
    assert loaded.settings == Settings(motion="reduced", countdown_ms=2500)
    assert loaded.notices == ()
    assert as_json(tmp_path / "settings.json") == old

    assert pretending(tmp_path).save(structs.replace(loaded.settings, captions=True)) is None
    new = as_json(tmp_path / "settings.json")
    assert (new["schema"], new["motion"], new["countdown_ms"], new["captions"]) == (3, "reduced", 2500, True)
    assert new["hats"] == [1]
    assert "animation" not in new
    assert as_json(tmp_path / "settings.json.backup") == old


def test_an_older_file_that_makes_no_sense_is_set_aside(tmp_path: Path) -> None:
    written(tmp_path, {"animation": "?"})
    loaded = pretending(tmp_path).load()
    assert loaded.settings == Settings()
    assert [notice.kind for notice in loaded.notices] == [NoticeKind.DEFAULTS_TAKEN]
    assert names(tmp_path) == ["settings.json.corrupt-20250131-120000"]
