"""The log of a match: JSON lines, the same everywhere. One line tells the match, then one line each event."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from qwitch.engine.cards import NAMES
from qwitch.engine.directions import Direction
from qwitch.engine.events import (
    Dealt,
    Ended,
    Passed,
    Played,
    Redrawn,
    Refilled,
    Reshuffled,
    Rotated,
    Stopped,
    Turned,
    WentOut,
)
from qwitch.engine.setup import Setup
from qwitch.match.events import Beaten, Event, Hinted, Late, Misplayed, Stamped

LOG_VERSION = 1
"""What stands behind "qwitch" in the first line."""

Record = dict[str, Any]
"""One line of a log before it is written: field names and JSON values."""


def header_of(setup: Setup, dealer: int, seats: Sequence[str]) -> Record:
    """The first line: what the match was made from; seats are their words, such as "me" and "normal"."""
    return {
        "qwitch": LOG_VERSION,
        "mode": setup.mode,
        "edition": setup.edition,
        "seats": list(seats),
        "dealer": dealer,
        "seed": setup.seed,
    }


def record_of(stamped: Stamped) -> Record:
    """The line of one event: "t" in milliseconds of game clock, "e" its kind, then its fields."""
    kind, fields = _fields_of(stamped.event)
    return {"t": stamped.t, "e": kind, **fields}


def line_of(record: Record) -> str:
    """The record as it is written, without the line's end."""
    return json.dumps(record, separators=(", ", ": "))


def log_text(setup: Setup, dealer: int, seats: Sequence[str], events: Sequence[Stamped]) -> str:
    """A whole log as it stands in a file: its first line, then a line for each event; hints are not logged."""
    logged = [record_of(stamped) for stamped in events if not isinstance(stamped.event, Hinted)]
    lines = map(line_of, [header_of(setup, dealer, seats), *logged])
    return "".join(line + "\n" for line in lines)


def _fields_of(event: Event) -> tuple[str, Record]:
    match event:
        case Dealt(centre, hands, draw, spare, directions):
            return "deal", {
                "centre": NAMES[centre],
                "hands": [_names(hand) for hand in hands],
                "draw": [_names(cards) for cards in draw],
                "spare": _names(spare),
                "directions": _signs(directions),
            }
        case Turned(seat, direction):
            return "turn", {"seat": seat, "direction": direction.sign}
        case Played(seat, slot, card):
            return "play", {"seat": seat, "slot": slot, "card": NAMES[card]}
        case Passed(seat):
            return "pass", {"seat": seat}
        case Beaten(seat, slot, card):
            return "beaten", {"seat": seat, "slot": slot, "card": NAMES[card]}
        case Late(seat, slot, card):
            return "late", {"seat": seat, "slot": slot, "card": NAMES[card]}
        case Misplayed(seat, slot, card, frozen_ms):
            return "misplay", {"seat": seat, "slot": slot, "card": NAMES[card], "frozen_ms": frozen_ms}
        case Stopped(why, None):
            return "stop", {"why": why}
        case Stopped(why, seat):
            return "stop", {"why": why, "seat": seat}
        case Refilled(seat, slots):
            return "refill", {"seat": seat, "slots": {str(slot): NAMES[card] for slot, card in slots}}
        case Rotated(card):
            return "rotate", {"card": NAMES[card]}
        case Reshuffled(directions):
            return "reshuffle", {"directions": _signs(directions)}
        case Redrawn(seat, hand, draw):
            return "redraw", {"seat": seat, "hand": _names(hand), "draw": _names(draw)}
        case WentOut(seat):
            return "out", {"seat": seat}
        case Ended(ranks, left):
            return "end", {"ranks": [list(rank) for rank in ranks], "left": list(left)}
        case Hinted():
            raise ValueError("a hint is not logged")


def _names(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def _signs(directions: Sequence[Direction]) -> list[str]:
    return [direction.sign for direction in directions]


class LogWriter:
    """Writes a log line by line, each one flushed, so that a log is whole up to its last event whatever happens."""

    def __init__(self, file: TextIO) -> None:
        """Write to an open text file."""
        self._file = file

    @classmethod
    def to_path(cls, path: Path) -> "LogWriter":
        """Start a log at this path, replacing what was there; raises OSError."""
        return cls(path.open("w", encoding="utf-8", newline="\n"))

    def header(self, record: Record) -> None:
        """Write the first line."""
        self._line(record)

    def __call__(self, stamped: Stamped) -> None:
        """Write the line of an event: a log listens to its match."""
        self._line(record_of(stamped))

    def close(self) -> None:
        """End the log."""
        self._file.close()

    def _line(self, record: Record) -> None:
        self._file.write(line_of(record) + "\n")
        self._file.flush()
