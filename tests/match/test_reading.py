"""A log is read back as it was written; anything else ends in one clear line: file, line, field, what was expected."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qwitch.bots.player import PASS
from qwitch.engine.setup import Setup
from qwitch.match.events import Hinted
from qwitch.match.log import log_text
from qwitch.match.match import Match
from qwitch.match.options import MatchOptions
from qwitch.match.reading import LogError, parse_log, read_log
from qwitch.match.seats import parse_seats
from tests.match.scenes import logged_match

Record = dict[str, Any]


def test_a_match_written_at_once_is_read_back_without_its_hints() -> None:
    setup, seats = Setup("turns", "tin", 2, seed=4), parse_seats("me,me2")
    match = Match(setup, seats)
    match.advance(3000)
    turn = match.game.to_act
    assert turn is not None
    assert match.game.holds_fitting(turn)
    match.press(turn, PASS, 3000)
    match.advance(3000)
    assert isinstance(match.history[-1].event, Hinted)
    text = log_text(setup, match.game.dealer, [seat.text for seat in seats], match.history)
    read = parse_log(text.encode(), Path("history"))
    assert list(read.events) == [one for one in match.history if not isinstance(one.event, Hinted)]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log that has every common kind of event."""
    path = tmp_path_factory.mktemp("log") / "Ñandú 日本.jsonl"
    logged_match(path, "masher,normal,hard+200", seed=3)
    return path


def spoiled(log: Path, tmp_path: Path, line: int, spoil: Callable[[Record], object]) -> Path:
    """The log with one line changed, counted from 1."""
    lines = log.read_text("utf-8").splitlines()
    record = json.loads(lines[line - 1])
    spoil(record)
    lines[line - 1] = json.dumps(record)
    path = tmp_path / "spoiled"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def refusal(path: Path) -> str:
    """What this file is refused with; nothing where it is read."""
    try:
        read_log(path)
    except LogError as error:
        return str(error)
    return ""


def rotate_first(record: Record) -> None:
    """Puts something else in the deal's place."""
    record.clear()
    record.update(t=0, e="rotate", card="B2")


def complaint(path: Path) -> str:
    """The one line that this file is refused with, without the file's name."""
    text = refusal(path)
    assert text.startswith(f"{path}: ")
    assert "\n" not in text
    return text.removeprefix(f"{path}: ")


@pytest.mark.parametrize(
    ("seats", "mode", "edition", "options"),
    [
        ("masher,normal,hard,easy", "race", "tin", None),
        ("lightning,bot:900+50", "race", "boxed", MatchOptions(hand_turned=True)),
        ("normal,relaxed,masher", "turns", "tin", None),
        ("hard,hard,hard,hard,hard", "turns", "boxed", MatchOptions(freezes=1.0)),
        ("normal", "solo", "boxed", None),
    ],
)
def test_what_was_written_is_read_back(
    tmp_path: Path, seats: str, mode: str, edition: str, options: MatchOptions | None
) -> None:
    match = logged_match(tmp_path / "log", seats, mode, edition, options=options)
    log = read_log(tmp_path / "log")
    assert list(log.events) == [one for one in match.history if type(one.event).__name__ != "Hinted"]
    assert (log.setup.mode, log.setup.edition, log.setup.seed) == (mode, edition, 1)
    assert (log.setup.dealer, log.seats) == (match.game.dealer, parse_seats(seats))
    assert not log.is_cut


HEADER_FAULTS: list[tuple[str, Callable[[Record], object], str]] = [
    ("another version", lambda r: r.update(qwitch=2), "line 1: qwitch: 2; expected 1, the version of the log"),
    ("a version as text", lambda r: r.update(qwitch="1"), "line 1: qwitch: '1'; expected 1, the version of the log"),
    ("a version that is true", lambda r: r.update(qwitch=True), "line 1: qwitch: True; expected 1"),
    ("no version", lambda r: r.pop("qwitch"), "line 1: qwitch: None; expected 1"),
    ("an unknown mode", lambda r: r.update(mode="rush"), "line 1: mode: 'rush'; expected race or turns or solo"),
    ("an unknown edition", lambda r: r.update(edition=3), "line 1: edition: 3; expected tin or boxed"),
    ("solo for three", lambda r: r.update(mode="solo"), "line 1: seats: 3 players; solo has exactly 1"),
    ("an unknown player", lambda r: r.update(seats=["me", "cat"]), "line 1: seats: seat 'cat': expected me, "),
    ("two in one seat", lambda r: r.update(seats=["me,me2"]), "line 1: seats: ('me,me2',); expected 1 to 5 seats"),
    ("no seats", lambda r: r.update(seats=[]), "line 1: seats: (); expected 1 to 5 seats"),
    ("too many seats", lambda r: r.update(seats=["easy"] * 6), "line 1: seats: ['easy', "),
    ("a seat that is a number", lambda r: r.update(seats=[1]), "line 1: seats: 1; expected a text"),
    (
        "a dealer who is not there",
        lambda r: r.update(dealer=3),
        "line 1: dealer: 3; expected a whole number from 0 to 2",
    ),
    ("a negative seed", lambda r: r.update(seed=-1), "line 1: seed: -1; expected a whole number"),
    ("a seed with a point", lambda r: r.update(seed=1.0), "line 1: seed: 1.0; expected a whole number"),
    ("no seed", lambda r: r.pop("seed"), "line 1: seed: missing; expected it among "),
    ("a field too many", lambda r: r.update(cat=1), "line 1: 'cat': unknown here; expected no further field"),
]


@pytest.mark.parametrize(
    ("spoil", "expected"), [row[1:] for row in HEADER_FAULTS], ids=[row[0] for row in HEADER_FAULTS]
)
def test_a_spoiled_first_line_is_refused(
    log: Path, tmp_path: Path, spoil: Callable[[Record], object], expected: str
) -> None:
    assert complaint(spoiled(log, tmp_path, 1, spoil)).startswith(expected)


DEAL, TURN = 2, 3
EVENT_FAULTS: list[tuple[str, int, Callable[[Record], object], str]] = [
    ("an unknown kind", TURN, lambda r: r.update(e="jump"), "line 3: e: 'jump'; expected deal or turn or play or "),
    ("a kind that is a list", TURN, lambda r: r.update(e=[]), "line 3: e: []; expected deal or "),
    ("no kind", TURN, lambda r: r.pop("e"), "line 3: e: missing; expected it among ['direction', 'seat']"),
    ("no time", TURN, lambda r: r.pop("t"), "line 3: t: missing; expected it among "),
    ("a time with a point", TURN, lambda r: r.update(t=1.5), "line 3: t: 1.5; expected a whole number from 0 to "),
    ("a negative time", DEAL, lambda r: r.update(t=-1), "line 2: t: -1; expected a whole number from 0 to "),
    ("time that runs back", DEAL, lambda r: r.update(t=99_999), "line 3: t: 2400; expected 99999 or later"),
    (
        "a seat that is not there",
        TURN,
        lambda r: r.update(seat=3),
        "line 3: seat: 3; expected a whole number from 0 to 2",
    ),
    ("a seat that is true", TURN, lambda r: r.update(seat=True), "line 3: seat: True; expected a whole number"),
    ("no seat", TURN, lambda r: r.pop("seat"), "line 3: seat: missing; expected it among ['direction']"),
    ("an unknown direction", TURN, lambda r: r.update(direction="+-"), "line 3: direction: '+-'; expected + - or ="),
    ("a field too many", TURN, lambda r: r.update(cat=1), "line 3: 'cat': unknown here; expected no further field"),
    ("no deal", DEAL, rotate_first, "line 2: e: expected 'deal', which"),
    ("no card", DEAL, lambda r: r.update(centre="B9"), "line 2: centre: 'B9'; expected a card such as B2"),
    ("hands of two", DEAL, lambda r: r["hands"].pop(), "line 2: hands: [["),
    ("a hand of six", DEAL, lambda r: r["hands"][0].append("A1"), "line 2: hands: ['"),
    (
        "a draw pile that is a text",
        DEAL,
        lambda r: r["draw"].__setitem__(1, "A1"),
        "line 2: draw: 'A1'; expected a list",
    ),
    ("13 directions", DEAL, lambda r: r["directions"].append("+"), "line 2: directions: ['"),
]


@pytest.mark.parametrize(
    ("line", "spoil", "expected"), [row[1:] for row in EVENT_FAULTS], ids=[row[0] for row in EVENT_FAULTS]
)
def test_a_spoiled_event_is_refused(
    log: Path, tmp_path: Path, line: int, spoil: Callable[[Record], object], expected: str
) -> None:
    assert complaint(spoiled(log, tmp_path, line, spoil)).startswith(expected)


@pytest.mark.parametrize(
    ("kind", "spoil", "expected"),
    [
        ("play", lambda r: r.update(slot=5), "slot: 5; expected a whole number from 0 to 4"),
        ("misplay", lambda r: r.update(frozen_ms=-1), "frozen_ms: -1; expected a whole number"),
        ("stop", lambda r: r.update(why="tea"), "why: 'tea'; expected empty or standstill"),
        ("refill", lambda r: r.update(slots={"5": "A1"}), "slots: {'5': 'A1'}; expected slots 0 to 4 with their cards"),
        ("refill", lambda r: r.update(slots={}), "slots: {}; expected slots 0 to 4 with their cards"),
        ("end", lambda r: r.update(ranks=[[0], 1]), "ranks: 1; expected a list of at most 64"),
        ("end", lambda r: r.update(left=[0, 64, 1]), "left: 64; expected a whole number from 0 to 63"),
        ("deal", lambda r: None, "e: 'deal'; the deal comes once"),
    ],
)
def test_every_kind_of_event_is_looked_at(
    log: Path, tmp_path: Path, kind: str, spoil: Callable[[Record], object], expected: str
) -> None:
    lines = log.read_text("utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if f'"e": "{kind}"' in text)
    if kind == "deal":
        lines.insert(2, lines[1])
        (tmp_path / "twice").write_text("\n".join(lines) + "\n", "utf-8")
        assert complaint(tmp_path / "twice").startswith(f"line 3: {expected}")
    else:
        assert complaint(spoiled(log, tmp_path, line, spoil)).startswith(f"line {line}: {expected}")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "line 1: missing; expected the first line of a Qwitch log"),
        (b"\n", "line 1: '' is no JSON"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "line 1: '\ufffdPNG\\r' is no JSON"),
        (b"\xff\xfe{\x00}\x00\n", "line 1: "),
        (b"[1, 2]\n", "line 1: [1, 2]; expected an object"),
        (b"NaN\n", "line 1: NaN; expected a number"),
        (b'{"qwitch": 1, "qwitch": 1}\n', "line 1: ['qwitch', 'qwitch']; expected each field once"),
        (b"[" * 100_000 + b"\n", "line 1: "),
        (b"9" * 10_000 + b"\n", "line 1: "),
        (b'{"qwitch": 1', "line 1: '{\"qwitch\": 1' is cut off; expected a whole line"),
    ],
)
def test_what_is_no_log_at_all_is_refused(tmp_path: Path, data: bytes, expected: str) -> None:
    (tmp_path / "file").write_bytes(data)
    assert complaint(tmp_path / "file").startswith(expected)


def test_what_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    assert complaint(tmp_path) == "cannot be read: Is a directory"
    assert complaint(tmp_path / "nowhere") == "cannot be read: No such file or directory"


def test_a_header_alone_is_no_match(log: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(log.read_bytes().split(b"\n")[0] + b"\n")
    assert complaint(tmp_path / "file") == "line 2: missing; expected the deal"


def test_a_cut_line_is_refused_or_left_out_as_the_caller_wants(log: Path, tmp_path: Path) -> None:
    data = log.read_bytes()
    whole = read_log(log).events
    path = tmp_path / "cut"
    for length in [*range(0, 1200, 7), *range(len(data) - 300, len(data))]:
        path.write_bytes(data[:length])
        lines = data[:length].count(b"\n")
        if not data[:length].endswith(b"\n"):
            assert "line " in complaint(path)
        if lines < 2:
            continue
        cut = read_log(path, cut_allowed=True)
        assert cut.events == whole[: lines - 1]
        assert cut.is_cut == (not data[:length].endswith(b"\n"))


@given(data=st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_damage_is_read_or_refused_in_one_line(log: Path, tmp_path: Path, data: st.DataObject) -> None:
    damaged = bytearray(log.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(damaged)))
        length = data.draw(st.sampled_from((0, 1, 1, 1, 2, 9)))
        patch = data.draw(st.sampled_from((b"", b"0", b"-", b"A", b'"', b"}", b"\n", b"\xff", b"1e9", b"null", b"{}")))
        damaged[place : place + length] = patch
    (tmp_path / "damaged").write_bytes(damaged)
    assert "\n" not in refusal(tmp_path / "damaged")
