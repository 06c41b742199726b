"""JSON objects: what is no settings file, and what of other versions is carried along."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.store.document import DEEPEST, BrokenFileError, Document, decode, encode, overlaid, written_over


def nested(levels: int) -> bytes:
    return b'{"a":' * levels + b"1" + b"}" * levels


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "truncated"),
        (b'{"motion": "ful', "truncated"),
        (b"\x00\xff\xfe\x80", "malformed"),
        (b'{"motion": "\xff"}', "UTF-8"),
        ('{"motion": "full"}'.encode("utf-16"), "malformed"),
        (b'{"volumes": {"master": NaN}}', "malformed"),
        (b'{"volumes": {"master": 1e999}}', "out of range"),
        (b'{"a": 1}{"a": 1}', "trailing"),
        (b'["motion"]', "no object"),
        (b"7", "no object"),
        (b"null", "no object"),
        (nested(DEEPEST + 1), "too deeply"),
        (nested(100_000), "too deeply"),
    ],
)
def test_what_is_no_object_is_broken(data: bytes, reason: str) -> None:
    with pytest.raises(BrokenFileError, match=reason):
        decode(data)


def test_an_editor_may_mark_the_byte_order() -> None:
    assert decode(b'\xef\xbb\xbf{"a": 1}') == {"a": 1}


@given(st.binary(max_size=200))
def test_any_bytes_are_an_object_or_broken(data: bytes) -> None:
    try:
        found: object = decode(data)
    except BrokenFileError:
        return
    assert isinstance(found, dict)


def test_a_file_is_laid_out_for_people() -> None:
    assert encode({"a": [1], "é": "日"}, 1000).decode() == '{\n  "a": [\n    1\n  ],\n  "é": "日"\n}\n'


def test_a_file_that_would_be_too_large_is_laid_out_tightly() -> None:
    assert encode({"a": [1]}, 10) == b'{"a":[1]}'


def test_the_deepest_object_can_be_written_again() -> None:
    data = nested(DEEPEST)
    assert decode(encode(decode(data), 100_000)) == json.loads(data)


def test_everything_known_is_written_and_the_unknown_stays() -> None:
    document: Document = {"hats": [1], "motion": "ful", "volumes": {"master": 1, "bells": 0.5}}
    after = {"motion": "full", "volumes": {"master": 0.5}}
    assert written_over(document, None, after) == {
        "hats": [1],
        "motion": "full",
        "volumes": {"master": 0.5, "bells": 0.5},
    }
    assert document["motion"] == "ful"


def test_unknown_keys_of_a_seat_stay_with_their_seat() -> None:
    raw = {"seats": [{"word": "me", "hat": "red"}, {"word": "easy"}]}
    after = {"seats": ({"word": "me", "name": "Ana"}, {"word": "hard"})}
    assert overlaid(raw, None, after) == {"seats": [{"word": "me", "name": "Ana", "hat": "red"}, {"word": "hard"}]}


def test_what_stays_as_it_was_is_not_written_into_a_newer_file() -> None:
    document: Document = {"motion": "film", "volumes": {"master": "loud", "menu": 0.2}, "keys": {"two": [7]}}
    before = {"motion": "full", "voices": True, "volumes": {"master": 1.0, "menu": 0.2}, "keys": {"two": None}}
    after = before | {"volumes": {"master": 1.0, "menu": 0.3}}
    assert written_over(document, before, before) == document
    assert written_over(document, before, after) == document | {"volumes": {"master": "loud", "menu": 0.3}}
