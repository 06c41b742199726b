"""A log is checked from its file alone: whatever was changed in it, one line tells where it leaves the rules."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qwitch.engine.setup import EDITIONS, MODES
from qwitch.match.options import MatchOptions
from qwitch.match.reading import LogError, read_log
from qwitch.match.replay import log_to_watch, tell, verify_command
from qwitch.match.verify import Finding, Verdict, verify
from tests.match.scenes import logged_match

Records = list[dict[str, Any]]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of the first race in which all of this happens."""
    path = tmp_path_factory.mktemp("log") / "match.jsonl"
    for seed in range(100):
        logged_match(path, "masher,normal,hard,easy", seed=seed)
        if {"beaten", "late", "misplay", "stop"} <= {record.get("e") for record in records_of(path)}:
            return path
    raise AssertionError("no race among the first hundred has every kind of event")


def records_of(log: Path) -> Records:
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


def verdict_of(records: Records, folder: Path) -> Verdict:
    path = folder / "changed"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    return verify(read_log(path))


def line_of(records: Records, kind: str, nth: int = 0) -> int:
    """The line of the nth event of this kind, as a place in the records."""
    return [place for place, record in enumerate(records) if record.get("e") == kind][nth]


SEATS = {"race": "masher,normal,hard,easy", "turns": "masher,normal,relaxed", "solo": "normal"}
OPTIONS = [None, MatchOptions(hand_turned=True), MatchOptions(freezes=0.0, countdown_ms=0), MatchOptions()]


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "hand-turned", "no freezes", "race's"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_any_match_verifies_from_its_file(
    tmp_path: Path, mode: str, edition: str, options: MatchOptions | None
) -> None:
    for seed in range(3):
        logged_match(tmp_path / "log", SEATS[mode], mode, edition, seed, options)
        verdict = verify(read_log(tmp_path / "log"))
        assert verdict.finding is Finding.SOUND, verdict.why


def change(kind: str, nth: int = 0, **fields: Any) -> Callable[[Records], object]:
    """Changes some fields of the nth event of a kind."""
    return lambda records: records[line_of(records, kind, nth)].update(fields)


def step(kind: str, nth: int, field: str, modulo: int) -> Callable[[Records], object]:
    """Moves a number of the nth event of a kind on by one."""

    def spoil(records: Records) -> None:
        record = records[line_of(records, kind, nth)]
        record[field] = (record[field] + 1) % modulo

    return spoil


def repeat_stop(records: Records) -> None:
    turn = line_of(records, "turn", 1)
    records.insert(turn, records[line_of(records, "stop")] | {"t": records[turn]["t"]})


CHANGES: list[tuple[str, Callable[[Records], object], str]] = [
    ("another seed", lambda r: r[0].update(seed=r[0]["seed"] + 1), "line 2: expected {"),
    ("another edition", lambda r: r[0].update(edition="boxed"), "line "),
    ("another dealer", lambda r: r[0].update(dealer=(r[0]["dealer"] + 1) % 4), "line 3: "),
    ("another centre card", lambda r: r[1].update(centre=r[1]["draw"][0][0]), "line 2: expected {"),
    ("another card", change("play", card="H8"), "expected {"),
    ("another slot", step("play", 0, "slot", 5), "line "),
    ("another seat", step("play", 5, "seat", 4), "line "),
    (
        "another direction",
        lambda r: r[2].update(direction="=" if r[2]["direction"] == "+" else "+"),
        "line 3: expected",
    ),
    ("a longer freeze", change("misplay", frozen_ms=1001), '"frozen_ms": 1000}, found {'),
    ("a beaten card called a mistake", change("beaten", e="misplay", frozen_ms=1000), '"e": "beaten"'),
    ("a late card called beaten", change("late", e="beaten"), '"e": "late"'),
    ("a played card called beaten", change("play", e="beaten"), '"e": "play"'),
    ("a stop left out", lambda r: r.pop(line_of(r, "stop")), '"e": "stop"'),
    ("a refill left out", lambda r: r.pop(line_of(r, "refill")), '"e": "refill"'),
    ("a stop that nothing brings about", repeat_stop, "cannot happen: nothing brings it about"),
    ("a stop at another time", lambda r: r[line_of(r, "stop")].update(t=r[line_of(r, "stop")]["t"] + 1), "line "),
    ("an end that comes later", lambda r: r[-1].update(t=r[-1]["t"] + 1), "expected {"),
    ("other ranks", lambda r: r[-1]["ranks"].reverse(), "expected {"),
    ("a card after the end", lambda r: r.append(r[-3] | {"slot": 1}), "cannot happen: "),
    ("the end twice", lambda r: r.append(r[-1]), "cannot happen: nothing brings it about"),
    ("a pass", lambda r: r.insert(3, {"t": r[2]["t"], "e": "pass", "seat": 0}), "cannot happen: nobody takes turns"),
    ("a turn too many", lambda r: r.insert(3, r[2]), "cannot happen: no direction card is due"),
]


@pytest.mark.parametrize(("spoil", "expected"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES])
def test_a_change_is_found(log: Path, tmp_path: Path, spoil: Callable[[Records], object], expected: str) -> None:
    records = records_of(log)
    spoil(records)
    try:
        why = verdict_of(records, tmp_path).why
    except LogError as error:
        why = str(error).split(": ", 1)[1]
        assert "time does not run back" in why
    else:
        assert verdict_of(records, tmp_path).finding is Finding.DIFFERS
        assert expected in why
    assert why.startswith("line ")
    assert "\n" not in why


@pytest.mark.parametrize(("later_ms", "finding"), [(149, Finding.DIFFERS), (150, Finding.UNFINISHED)])
def test_R5_two_cards_of_a_seat_that_come_too_quickly_are_found(
    log: Path, tmp_path: Path, later_ms: int, finding: Finding
) -> None:
    records = records_of(log)
    first = next(
        place
        for place in range(len(records) - 1)
        if all(records[place + n].get("e") == "play" for n in (0, 1))
        and records[place]["seat"] == records[place + 1]["seat"]
    )
    second = records[first + 1] | {"t": records[first]["t"] + later_ms}
    verdict = verdict_of([*records[: first + 1], second], tmp_path)
    assert verdict.finding is finding
    assert ("less than 150 ms before" in verdict.why) == (finding is Finding.DIFFERS)


@pytest.mark.parametrize(("early_ms", "finding"), [(1, Finding.DIFFERS), (0, Finding.UNFINISHED)])
def test_H3_a_card_of_a_frozen_seat_is_found(log: Path, tmp_path: Path, early_ms: int, finding: Finding) -> None:
    records = records_of(log)
    place = line_of(records, "misplay")
    again = records[place] | {"t": records[place]["t"] + 1000 - early_ms, "frozen_ms": 1500}
    verdict = verdict_of([*records[: place + 1], again], tmp_path)
    assert verdict.finding is finding
    assert ("the seat is frozen" in verdict.why) == (finding is Finding.DIFFERS)


def test_a_match_that_was_left_verifies_up_to_its_last_line(log: Path, tmp_path: Path) -> None:
    records = records_of(log)
    for length in range(2, len(records)):
        verdict = verdict_of(records[:length], tmp_path)
        assert verdict.finding is Finding.UNFINISHED
        assert verdict.why.startswith(f"line {length}: unfinished")
    assert verdict_of(records, tmp_path).finding is Finding.SOUND


def test_the_command_says_in_one_line_what_it_found(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify_command(log) == 0
    said = capsys.readouterr()
    assert (said.out.count("\n"), said.err) == (1, "")
    assert "events follow from the rules, from the deal to the end" in said.out
    watched = log_to_watch(log)
    assert watched == read_log(log)
    tell(watched)
    assert "seats masher,normal,hard,easy: " in capsys.readouterr().out

    cut = tmp_path / "cut"
    data = log.read_bytes()
    for length in [*range(0, len(data), 97), *range(len(data) - 50, len(data))]:
        cut.write_bytes(data[:length])
        whole_lines = data[:length].endswith(b"\n") and data[:length].count(b"\n") > 1
        assert verify_command(cut) == (1 if whole_lines else 2), length
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert said.err.startswith(f"qwitch: {cut}: line ")
    nowhere = tmp_path / "nowhere"
    assert verify_command(nowhere) == 2
    assert capsys.readouterr().err == f"qwitch: {nowhere}: cannot be read: No such file or directory\n"


def test_a_log_to_watch_must_follow_from_the_rules(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(LogError, match="nowhere: cannot be read"):
        log_to_watch(tmp_path / "nowhere")
    data, cut = log.read_bytes(), tmp_path / "cut"
    cut.write_bytes(data[: len(data) * 2 // 3])
    watched = log_to_watch(cut)
    assert watched.is_cut
    tell(watched)
    assert capsys.readouterr().out.endswith(", unfinished\n")

    forged = tmp_path / "forged"
    lines = data.splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if b'"play"' in line)
    forged.write_bytes(b"".join([*lines[:place], *lines[place + 1 :]]))
    with pytest.raises(LogError, match=r"forged: line \d+: (cannot happen|does not follow)"):
        log_to_watch(forged)
    assert capsys.readouterr().out == ""


@given(data=st.data())
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_line_that_is_doubled_or_lost_is_found(log: Path, tmp_path: Path, data: st.DataObject) -> None:
    records = records_of(log)
    place = data.draw(st.integers(2, len(records) - 1))
    came_back = records[place]["e"] in ("late", "beaten", "misplay")  # which may be forgotten without a trace
    if came_back or data.draw(st.booleans()):
        records.insert(place, records[place])
    else:
        del records[place]
    assert verdict_of(records, tmp_path).finding is not Finding.SOUND
