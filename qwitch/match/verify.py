"""Plays a log's actions again and compares every event: what the log says must follow from the rules.

Who acted when is taken from the log. What follows, and what becomes of every card that was thrown (beaten, late, a
mistake, and for how long the seat is frozen) is worked out anew, by the referee that a live match asks.
"""

from dataclasses import dataclass
from enum import Enum

from qwitch.engine.events import Passed, Played, Turned
from qwitch.engine.game import Game
from qwitch.engine.position import OVER
from qwitch.engine.refusals import Refusal
from qwitch.match.discipline import FIRST_FREEZE_MS
from qwitch.match.events import Beaten, Event, Late, Misplayed, Stamped
from qwitch.match.log import line_of, record_of
from qwitch.match.reading import Log
from qwitch.match.referee import Referee, Unthrown

SEVERITIES = (0.0, 0.5, 1.0)
"""The parts of a freeze that a match can be played with."""


class Finding(Enum):
    """What checking a log came to."""

    SOUND = "every event follows from the rules, from the deal to the end"
    UNFINISHED = "every event follows from the rules, but the match does not end"
    DIFFERS = "an event does not follow from the rules"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The finding, and why, in one line that names the line of the log."""

    finding: Finding
    why: str


def verify(log: Log) -> Verdict:
    """Play the log's actions again and compare every event with what follows from the rules."""
    game = Game(log.setup)
    referee = Referee(game, freezes_of(log))
    awaited: list[Event] = [game.dealt]
    at_ms = 0
    for line, logged in enumerate(log.events, 2):
        if not awaited:
            at_ms = logged.t
            happened = act_again(referee, logged)
            if isinstance(happened, str):
                return Verdict(Finding.DIFFERS, f"line {line}: {_shown(logged)} cannot happen: {happened}")
            awaited = happened
        expected = Stamped(at_ms, awaited.pop(0))
        if logged != expected:
            return Verdict(Finding.DIFFERS, f"line {line}: expected {_shown(expected)}, found {_shown(logged)}")

    if game.phase is OVER and not awaited:
        return Verdict(Finding.SOUND, f"all {len(log.events)} events follow from the rules, from the deal to the end")
    last = len(log.events) + 1
    return Verdict(Finding.UNFINISHED, f"line {last}: unfinished; all events up to here follow from the rules")


def freezes_of(log: Log) -> float:
    """What part of a freeze a misplay cost in this match (H3): its first misplay tells, if it is one of SEVERITIES."""
    misplays = (stamped.event for stamped in log.events if isinstance(stamped.event, Misplayed))
    first = next(misplays, None)
    part = 1.0 if first is None else first.frozen_ms / FIRST_FREEZE_MS
    return part if part in SEVERITIES else 1.0


def act_again(referee: Referee, logged: Stamped) -> list[Event] | str:
    """Do what this event says somebody did, and give what happens then, or why nothing does."""
    happened: list[Event] | Refusal | Unthrown
    match logged.event:
        case Played(seat, slot) | Beaten(seat, slot) | Late(seat, slot) | Misplayed(seat, slot):
            happened = referee.throw(seat, slot, logged.t)
        case Turned(seat):
            happened = referee.turn_direction(seat, logged.t)
        case Passed(seat):
            happened = referee.pass_turn(seat, logged.t)
        case _:
            return "nothing brings it about"
    return happened.value if isinstance(happened, Refusal | Unthrown) else happened


def _shown(stamped: Stamped) -> str:
    return line_of(record_of(stamped))
