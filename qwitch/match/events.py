"""What happens in a match beyond the rules: cards that came back, and hints. Seats count from 0 going left."""

from dataclasses import dataclass

from qwitch.engine import events as engine
from qwitch.engine.refusals import Refusal


@dataclass(slots=True)
class Beaten:
    """A card that fitted until another landed within the last 400 ms came back, without penalty (H2, R6)."""

    seat: int
    slot: int
    card: int


@dataclass(slots=True)
class Late:
    """A card that came after "Stop!" went back, without penalty (H4, R7)."""

    seat: int
    slot: int
    card: int


@dataclass(slots=True)
class Misplayed:
    """A card that never fitted came back, and its seat is frozen for frozen_ms milliseconds (H3)."""

    seat: int
    slot: int
    card: int
    frozen_ms: int


@dataclass(slots=True)
class Hinted:
    """An action was refused kindly, as a pass while holding a fitting card (T3); never logged."""

    seat: int
    reason: Refusal


Event = engine.Event | Beaten | Late | Misplayed | Hinted
"""Anything a match reports."""


@dataclass(slots=True)
class Stamped:
    """An event and the milliseconds of game clock at which it happened."""

    t: int
    event: Event
