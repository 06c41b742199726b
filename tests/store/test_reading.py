"""Field by field: what can be read is read, and the places of what cannot are named."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, structs

from qwitch.store import KeyChoices, LastSetups, Settings, Volumes
from qwitch.store.document import Document
from qwitch.store.reading import understood
from qwitch.store.settings import checked
from tests.store.samples import CHANGED, ONES, OTHERS

WHOLE: dict[str, Any] = json.loads(msgspec.json.encode(CHANGED))


def spoilt(place: str, value: object) -> dict[str, Any]:
    """The whole sample with another value at a place such as last.race.seats.0.name."""
    document = json.loads(json.dumps(WHOLE))
    *way, name = [int(step) if step.isdigit() else step for step in place.split(".")]
    inside = document
    for step in way:
        inside = inside[step]
    inside[name] = value
    return document  # type: ignore[no-any-return]


def test_the_whole_is_read() -> None:
    assert understood(Settings, WHOLE) == (CHANGED, ())


@pytest.mark.parametrize("name", Settings.__struct_fields__)
@pytest.mark.parametrize("value", [-7, 3.5, "?", [], {"a": [1]}, [[]], ["?"], "", 10**30])
def test_one_bad_value_loses_no_other(name: str, value: object) -> None:
    settings, faults = understood(Settings, spoilt(name, value))
    for field in structs.fields(Settings):
        if field.name != name:
            assert getattr(settings, field.name) == getattr(CHANGED, field.name)
    fits = (name in {"lessons", "drills"} and value == []) or (
        name in {"volumes", "window", "keys", "last", "solo"} and value == {"a": [1]}
    )
    assert faults == (() if fits else (name,))
    if not fits:
        assert getattr(settings, name) == getattr(Settings(), name)


def test_a_bad_value_inside_a_group_loses_no_other_of_the_group() -> None:
    settings, faults = understood(Settings, spoilt("volumes.master", 7))
    assert settings.volumes == structs.replace(CHANGED.volumes, master=Volumes().master)
    assert faults == ("volumes.master",)


def test_a_bad_name_loses_no_seat() -> None:
    settings, faults = understood(Settings, spoilt("last.race.seats.0.name", 5))
    assert settings.last.race is not None
    assert [(seat.word, seat.name, seat.style) for seat in settings.last.race.seats] == [
        ("me", "", 3),
        ("bot:900", "", None),
    ]
    assert faults == ("last.race.seats.0.name",)


@pytest.mark.parametrize(
    ("place", "value"), [("last.race.seats.1.word", 3), ("last.race.seats.1", "easy"), ("last.race.seats", [])]
)
def test_a_set_up_without_one_of_its_seats_is_none(place: str, value: object) -> None:
    settings, faults = understood(Settings, spoilt(place, value))
    assert settings.last == LastSetups(mode="race", race=None, solo=CHANGED.last.solo)
    assert faults == ("last.race",)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("keys.two.1.action", "A"),
        ("keys.two.1.action", OTHERS.action),  # which the first person has
        ("keys.two.0.slots", [4, 5, 6, 7]),
        ("keys.two", [WHOLE["keys"]["one"][0]]),
        ("keys.two.0", None),
    ],
)
def test_keys_that_cannot_be_played_are_the_games_own(place: str, value: object) -> None:
    settings, faults = understood(Settings, spoilt(place, value))
    assert settings.keys == KeyChoices(one=(ONES,))
    assert faults == ("keys.two",)


def test_several_faults_are_all_named() -> None:
    document = spoilt("motion", "fast") | {"countdown_ms": "2", "window": {"size": [1, 1], "fullscreen": True}}
    settings, faults = understood(Settings, document)
    assert faults == ("motion", "window.size", "countdown_ms")
    assert settings.window.fullscreen
    assert settings.palette == "colour-safe"


class Late(Struct, kw_only=True):
    """What it cannot do without comes last, and may have faults inside."""

    first: int = 1
    volumes: Volumes


class Around(Struct):
    late: Late | None = None


def test_what_a_struct_cannot_do_without_is_mended_before_its_other_values_are_tried() -> None:
    document: Document = {"late": {"first": 2, "volumes": {"master": 7, "menu": 0.1}}}
    expected = Around(Late(first=2, volumes=Volumes(menu=0.1)))
    assert understood(Around, document) == (expected, ("late.volumes.master",))


def test_keys_of_other_versions_are_no_fault() -> None:
    assert understood(Settings, WHOLE | {"hats": True, "schema": 1}) == (CHANGED, ())


WORDS = st.text("ab:1é日\n\0", max_size=5)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda parts: st.lists(parts, max_size=5) | st.dictionaries(WORDS, parts, max_size=5),
    max_leaves=10,
)


@given(
    st.dictionaries(st.sampled_from(Settings.__struct_fields__), JSON),
    st.dictionaries(st.sampled_from(["mode", "race", "turns", "solo"]), JSON),
    st.lists(st.fixed_dictionaries({}, optional=dict.fromkeys(("word", "name", "style", "device"), JSON)), max_size=3),
)
def test_any_object_gives_settings_that_may_be_saved(
    fields: dict[str, Any], last: dict[str, Any], seats: list[dict[str, Any]]
) -> None:
    document = fields | {"last": last | {"race": {"seats": seats}}}
    settings, faults = understood(Settings, document)
    assert checked(settings) == settings
    assert set(fields) >= {place for place in faults if "." not in place} - {"last"}
