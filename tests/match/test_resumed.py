"""A match goes on from its log alone, wherever that was cut off: the same position, and on to the end."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from qwitch.engine.cards import NAMES
from qwitch.engine.events import Ended, Played, Redrawn, Refilled, Reshuffled, Rotated, Stopped, Turned, WentOut
from qwitch.engine.notation import write_position
from qwitch.engine.setup import Setup
from qwitch.match.events import Event, Hinted, Misplayed, Stamped
from qwitch.match.log import LogWriter, header_of
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS, MatchOptions
from qwitch.match.reading import Log, LogError, read_log
from qwitch.match.resume import resume
from qwitch.match.seats import parse_seats
from qwitch.match.verify import Finding, verify
from tests.match.scenes import logged_match

TABLES = [
    ("race", "tin", "masher,normal,hard,bot:600+150", OPTIONS["race"]),
    ("race", "boxed", "masher,easy", MatchOptions(hand_turned=True)),
    ("turns", "tin", "relaxed,masher,normal", OPTIONS["turns"]),
    ("turns", "boxed", "normal,masher", MatchOptions(freezes=1.0)),
    ("solo", "boxed", "hard", OPTIONS["solo"]),
]
"""What is cut: every mode, with whole, half and no freezes, direction cards turned by hand and by the program."""

FOLLOWS = (Stopped, Refilled, Rotated, Reshuffled, Redrawn, WentOut, Ended)
"""What follows by itself from what somebody did."""

Standing = tuple[Any, ...]
"""Where a match stands, freezes and later shuffles included."""


def standing(match: Match) -> Standing:
    """Everything that decides how the match can go on."""
    game = match.game
    chance = list(game.stack), list(game.turned), deepcopy(game.dice).fraction()
    held = [(one.frozen_ms(match.now_ms), one.free_at_ms) for one in match.disciplines]
    return write_position(game), game.rotations, chance, held, match.now_ms, match.played_ms


def played(path: Path, mode: str, edition: str, seats: str, options: MatchOptions, seed: int = 5) -> list[Standing]:
    """Play a match into this file; gives where it stood after each event, and all that followed from it at once."""
    specs = parse_seats(seats)
    match = Match(Setup(mode, edition, len(specs), seed=seed), specs, options)
    log, stood = LogWriter.to_path(path), list[Standing]()
    log.header(header_of(match.game.setup, match.game.dealer, [spec.text for spec in specs]))

    def note(stamped: Stamped) -> None:
        log(stamped)
        stood.append(standing(match))

    match.listen(note)
    while not match.is_over:
        match.advance(match.next_due_ms())
    log.close()
    return stood


def settled(events: tuple[Stamped, ...], length: int) -> int:
    """How many events have happened once all that follows from the last of `length` has."""
    while length < len(events) and isinstance(events[length].event, FOLLOWS):
        length += 1
    return length


@pytest.mark.parametrize(("mode", "edition", "seats", "options"), TABLES)
def test_cut_after_any_event_it_stands_where_it_stood(
    tmp_path: Path, mode: str, edition: str, seats: str, options: MatchOptions
) -> None:
    stood = played(tmp_path / "log", mode, edition, seats, options)
    log = read_log(tmp_path / "log")
    assert len(stood) == len(log.events) > 60
    over = next(place for place, one in enumerate(log.events) if isinstance(one.event, Ended))
    for length in range(1, len(log.events)):
        cut = replace(log, events=log.events[:length])
        whole = settled(log.events, length)
        if whole > over:
            with pytest.raises(LogError, match="the game is over"):
                resume(cut, options)
            continue
        match = resume(cut, options)
        assert standing(match) == stood[length - 1] == stood[whole - 1], f"cut after {length} events"
        assert match.history == list(log.events[:whole])


@pytest.mark.parametrize(("mode", "edition", "seats", "options"), TABLES)
def test_resumed_anywhere_it_plays_on_to_the_end_by_the_rules(
    tmp_path: Path, mode: str, edition: str, seats: str, options: MatchOptions
) -> None:
    played(tmp_path / "log", mode, edition, seats, options)
    log = read_log(tmp_path / "log")
    for length in range(1, len(log.events) - 6, 8):
        match = resume(replace(log, events=log.events[:length]), options)
        begun = len(match.history)
        happened = match.advance(NEVER)
        assert match.is_over
        assert isinstance(happened[-1].event, Ended)
        assert match.history[begun:] == happened
        logged = tuple(one for one in match.history if not isinstance(one.event, Hinted))
        verdict = verify(replace(log, events=logged))
        assert verdict.finding is Finding.SOUND, f"resumed after {length} events: {verdict.why}"


def test_cut_in_the_middle_of_a_line_it_goes_on_from_the_line_before(tmp_path: Path) -> None:
    stood = played(tmp_path / "log", *TABLES[0])
    lines = (tmp_path / "log").read_bytes().splitlines(keepends=True)
    for whole in range(2, len(lines) - 3, 3):
        for part in (1, len(lines[whole]) // 2, len(lines[whole]) - 1):
            (tmp_path / "cut").write_bytes(b"".join(lines[:whole]) + lines[whole][:part])
            with pytest.raises(LogError, match="is cut off"):
                read_log(tmp_path / "cut")
            if part == 1:
                match = resume(read_log(tmp_path / "cut", cut_allowed=True), OPTIONS["race"])
                assert standing(match) == stood[whole - 2]


def test_a_direction_card_that_was_due_comes_after_a_new_countdown(tmp_path: Path) -> None:
    played(tmp_path / "log", *TABLES[0])
    log = read_log(tmp_path / "log")
    stop = next(place for place, one in enumerate(log.events) if isinstance(one.event, Stopped))
    match = resume(replace(log, events=log.events[: stop + 1]), OPTIONS["race"])
    due = log.events[stop].t + OPTIONS["race"].first_countdown_ms
    assert match.turn_due_ms == due
    assert isinstance(next(one for one in match.advance(due) if one.t == due).event, Turned)


def test_L1_a_resumed_solo_game_keeps_its_time(tmp_path: Path) -> None:
    logged_match(tmp_path / "log", "hard", "solo", "boxed")
    log = read_log(tmp_path / "log")
    go_ms = next(one.t for one in log.events if isinstance(one.event, Turned))
    half = replace(log, events=log.events[: len(log.events) // 2])
    match = resume(half, OPTIONS["solo"])
    assert match.played_ms == half.events[-1].t - go_ms > 0
    assert resume(replace(log, events=log.events[:1]), OPTIONS["solo"]).played_ms == 0


# What is refused


def refusal(log: Log) -> str:
    with pytest.raises(LogError) as caught:
        resume(log, OPTIONS["race"])
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(f"{log.path}: ")
    return str(caught.value).removeprefix(f"{log.path}: ")


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Log:
    path = tmp_path_factory.mktemp("log") / "match.jsonl"
    logged_match(path, "masher,normal,hard", seed=11)
    return read_log(path)


def test_a_finished_match_is_refused(log: Log) -> None:
    assert refusal(log) == "the game is over; expected one that can go on"
    assert refusal(replace(log, events=log.events[:-1])) == "the game is over; expected one that can go on"


def place_of(log: Log, kind: type[Event], nth: int = 0) -> int:
    return [place for place, one in enumerate(log.events) if isinstance(one.event, kind)][nth]


def another_card(stamped: Stamped) -> Stamped:
    assert isinstance(stamped.event, Played)
    return Stamped(stamped.t, replace(stamped.event, card=(stamped.event.card + 1) % len(NAMES)))


IMPOSSIBLE: list[tuple[str, type[Event], Callable[[Stamped], list[Stamped]], str]] = [
    ("another card", Played, lambda one: [another_card(one)], "does not follow from the lines before"),
    ("a card twice", Played, lambda one: [one, one], "cannot happen: no"),
    ("a direction card too many", Turned, lambda one: [one, one], "cannot happen: no direction card is due"),
    ("a stop from nowhere", Turned, lambda one: [one, Stamped(one.t, Stopped("standstill"))], "cannot happen: nothing"),
    ("a shorter freeze", Misplayed, lambda one: [Stamped(one.t, shorter(one))], "does not follow from the lines"),
    ("another time", Stopped, lambda one: [Stamped(one.t + 1, one.event)], "does not follow from the lines before"),
    ("a stop left out", Stopped, lambda one: [], "does not follow from the lines before"),
]


def shorter(stamped: Stamped) -> Misplayed:
    assert isinstance(stamped.event, Misplayed)
    return replace(stamped.event, frozen_ms=stamped.event.frozen_ms - 1)


@pytest.mark.parametrize(("kind", "spoil", "expected"), [row[1:] for row in IMPOSSIBLE], ids=[r[0] for r in IMPOSSIBLE])
def test_an_impossible_match_is_refused(
    log: Log, kind: type[Event], spoil: Callable[[Stamped], list[Stamped]], expected: str
) -> None:
    place = place_of(log, kind)
    events = (*log.events[:place], *spoil(log.events[place]), *log.events[place + 1 : -4])
    said = refusal(replace(log, events=events))
    assert expected in said
    line = int(said.removeprefix("line ").split(":")[0])
    assert place + 2 <= line <= place + 3


def test_another_deal_is_refused(log: Log) -> None:
    other = replace(log, setup=replace(log.setup, seed=12), events=log.events[:9])
    assert refusal(other) == "line 2: does not follow from the lines before"
