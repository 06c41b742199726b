"""Reads a log back, strictly: line by line as log.py writes it, or one clear line that says what is wrong."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qwitch.engine.events import Dealt
from qwitch.engine.setup import EDITIONS, MAX_SEATS, MAX_SEED, MODES, Setup, SetupError
from qwitch.match.events import Stamped
from qwitch.match.fields import KINDS, MAX_MS, Reader, Unfit, many, number, shown, text, word
from qwitch.match.log import LOG_VERSION
from qwitch.match.seats import SeatError, SeatSpec, parse_seats


class LogError(ValueError):
    """A log that cannot be read; its text, one line, names file, line and field, and what was expected."""


@dataclass(frozen=True, slots=True)
class Log:
    """A log that was read: what the match was made from, and its events from the deal on.

    The event at place n stands in line n + 2. is_cut says that a last line was cut off and left out.
    """

    path: Path
    setup: Setup
    seats: tuple[SeatSpec, ...]
    events: tuple[Stamped, ...]
    is_cut: bool = False


def read_log(path: Path, cut_allowed: bool = False) -> Log:
    """The log in this file; raises LogError for anything that is not one, and for a file that cannot be read.

    cut_allowed: a last line that was cut off, by a crash or a full disk, is left out instead of refused.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise LogError(f"{path}: cannot be read: {error.strerror}") from error
    return parse_log(content, path, cut_allowed)


def parse_log(content: bytes, path: Path, cut_allowed: bool = False) -> Log:
    """The log with this content; raises LogError as read_log does, with the path as its name."""
    *lines, cut = content.split(b"\n")
    reader = _Lines()
    try:
        for line in lines:
            reader.read(line)
        reader.end(b"" if cut_allowed else cut)
    except Unfit as error:
        raise LogError(f"{path}: line {reader.line}: {error}") from error
    return Log(path, reader.setup, reader.seats, tuple(reader.events), bool(cut))


class _Lines:
    """Takes a log's lines one by one; raises Unfit with the field and what was expected there."""

    def __init__(self) -> None:
        self.setup = Setup()
        self.seats: tuple[SeatSpec, ...] = ()
        self.events: list[Stamped] = []
        self.line = 0

    def read(self, line: bytes) -> None:
        self.line += 1
        record = _record_of(line)
        if self.seats:
            self.events.append(self._event(record))
        else:
            self.setup, self.seats = _header(record)

    def end(self, cut: bytes) -> None:
        """No whole line is left, but what stands behind the last one's end."""
        self.line += 1
        if cut:
            raise Unfit(f"{shown(cut.decode('utf-8', 'replace'))} is cut off; expected a whole line")
        if not self.seats:
            raise Unfit("missing; expected the first line of a Qwitch log")
        if not self.events:
            raise Unfit("missing; expected the deal")

    def _event(self, record: dict[str, Any]) -> Stamped:
        """An event; the deal comes first and never again, and time does not run back."""
        t = _take(record, "t", number(0, MAX_MS))
        kind = KINDS[_take(record, "e", word(*KINDS))]
        fields = [
            _take(record, name, read, len(self.seats), name in kind.optional) for name, read in kind.fields.items()
        ]
        _nothing_left(record)
        stamped = Stamped(t, kind.make(*fields))

        if isinstance(stamped.event, Dealt) != (not self.events):
            raise Unfit("e: 'deal'; the deal comes once" if self.events else "e: expected 'deal', which comes first")
        before = self.events[-1].t if self.events else 0
        if t < before:
            raise Unfit(f"t: {t}; expected {before} or later, as time does not run back")
        return stamped


def _header(record: dict[str, Any]) -> tuple[Setup, tuple[SeatSpec, ...]]:
    """The first line: what the match was made from."""
    version = record.pop("qwitch", None)
    if type(version) is not int or version != LOG_VERSION:
        raise Unfit(f"qwitch: {shown(version)}; expected {LOG_VERSION}, the version of the log")
    mode, edition = _take(record, "mode", word(*MODES)), _take(record, "edition", word(*EDITIONS))
    words = _take(record, "seats", many(lambda value, _: text(value), most=MAX_SEATS))
    try:
        seats = parse_seats(",".join(words)) if words else ()
    except SeatError as error:
        raise Unfit(f"seats: {error}") from error
    if not words or len(seats) != len(words):
        raise Unfit(f"seats: {shown(words)}; expected 1 to {MAX_SEATS} seats")
    dealer = _take(record, "dealer", number(0, len(seats) - 1))
    seed = _take(record, "seed", number(0, MAX_SEED))
    _nothing_left(record)
    try:
        return Setup(mode, edition, len(seats), dealer, seed), seats
    except SetupError as error:
        raise Unfit(str(error)) from error


def _record_of(line: bytes) -> dict[str, Any]:
    """The JSON object of a line, whose fields each come once."""
    try:
        record = json.loads(line.decode("utf-8"), object_pairs_hook=_once_each, parse_constant=_no_number)
    except Unfit:
        raise
    except (ValueError, RecursionError) as error:
        raise Unfit(f"{shown(line.decode('utf-8', 'replace'))} is no JSON; expected a line of a Qwitch log") from error
    if not isinstance(record, dict):
        raise Unfit(f"{shown(record)}; expected an object, as {{…}}")
    return record


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    record = dict(pairs)
    if len(record) != len(pairs):
        raise Unfit(f"{shown([name for name, _ in pairs])}; expected each field once")
    return record


def _no_number(name: str) -> None:
    raise Unfit(f"{name}; expected a number")


def _take(record: dict[str, Any], name: str, read: Reader, seats: int = 0, optional: bool = False) -> Any:
    """Take this field out of the record and read it."""
    if name not in record:
        if optional:
            return None
        raise Unfit(f"{name}: missing; expected it among {shown(sorted(record))}")
    try:
        return read(record.pop(name), seats)
    except Unfit as error:
        raise Unfit(f"{name}: {error}") from error


def _nothing_left(record: Mapping[str, Any]) -> None:
    if record:
        raise Unfit(f"{shown(min(record))}: unknown here; expected no further field")
