"""Counted games: both implementations find the numbers of tests/data/counted.json."""

import json
from typing import Any

import pytest

from qwitch.engine.setup import EDITIONS, MODES, Setup
from tests.reference.counted import DATA, count_both

ROWS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))


def name_of(row: dict[str, Any]) -> str:
    return "-".join(str(row[key]) for key in ("mode", "edition", "seats", "seed"))


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_both_implementations_find_these_numbers(row: dict[str, Any]) -> None:
    setup = Setup(row["mode"], row["edition"], row["seats"], seed=row["seed"])
    by_engine, by_plain = count_both(setup, len(row["sequences"]))
    assert by_engine == (row["sequences"], int(row["events"], 16))
    assert by_plain == by_engine


def test_every_mode_and_edition_is_counted() -> None:
    assert {(row["mode"], row["edition"]) for row in ROWS} == {
        (mode, edition) for mode in MODES for edition in EDITIONS
    }
    assert all(row["sequences"][-1] >= 200 for row in ROWS)
