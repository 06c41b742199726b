"""A match over time: cards left by seat with stops and directions for the chart, and the pace of a solo run."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from qwitch.engine.directions import Direction
from qwitch.engine.events import Played, Stopped, Turned
from qwitch.match.events import Stamped
from qwitch.match.following import deal_of


@dataclass(frozen=True, slots=True)
class Point:
    """From this millisecond of game clock on, so many cards are left."""

    t: int
    left: int


@dataclass(frozen=True, slots=True)
class StopMark:
    """Play stopped here: a seat's hand was empty (R7), or no card fitted (seat None, R8)."""

    t: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class DirectionMark:
    """A direction card was turned here."""

    t: int
    direction: Direction


@dataclass(frozen=True, slots=True)
class Chart:
    """What to draw of a match: a line of steps a seat, from the first "Go!" to the end, milliseconds of game clock.

    Every line has a point where it begins, one for each card that left, and one where it ends.
    """

    begins_ms: int
    ends_ms: int
    lines: tuple[tuple[Point, ...], ...]
    stops: tuple[StopMark, ...]
    directions: tuple[DirectionMark, ...]


def chart_of(history: Sequence[Stamped]) -> Chart:
    """The chart of a match, over or not; raises ValueError for events that do not begin with the deal."""
    deal = deal_of(history)
    begins_ms, ends_ms = _go_ms(history), history[-1].t
    lines = [[Point(begins_ms, len(hand) + len(draw))] for hand, draw in zip(deal.hands, deal.draw, strict=True)]
    stops, directions = dict[int, StopMark](), list[DirectionMark]()
    for stamped in history:
        match stamped.event:
            case Played(seat):
                lines[seat].append(Point(stamped.t, lines[seat][-1].left - 1))
            case Stopped(_, seat):
                stops.setdefault(stamped.t, StopMark(stamped.t, seat))  # the rest of a dead position is the same stop
            case Turned(_, direction):
                directions.append(DirectionMark(stamped.t, direction))
    ended = tuple((*line, Point(ends_ms, line[-1].left)) for line in lines)
    return Chart(begins_ms, ends_ms, ended, tuple(stops.values()), tuple(directions))


def _go_ms(history: Sequence[Stamped]) -> int:
    """When the first direction card was turned (R1); where it was not, the end."""
    return next((one.t for one in history if isinstance(one.event, Turned)), history[-1].t)


def pace_of(history: Sequence[Stamped], seat: int = 0) -> tuple[int, ...]:
    """When the seat's first, second, … card landed, in milliseconds since the first "Go!" (L1): the ghost's pace.

    Raises ValueError for events that do not begin with the deal.
    """
    deal_of(history)
    go_ms = _go_ms(history)
    return tuple(one.t - go_ms for one in history if isinstance(one.event, Played) and one.event.seat == seat)


@dataclass(frozen=True, slots=True)
class Lead:
    """How far a run is ahead of the ghost: in cards now, and in milliseconds at its last card; negative is behind."""

    cards: int
    ms: int


def lead_over(ghost: Sequence[int], run: Sequence[int], now_ms: int) -> Lead:
    """The lead over a ghost, both as paces; now_ms is milliseconds since "Go!", and no card of the run is later.

    In milliseconds it is the lead at the last card that both have; but a run whose next card is still due leads by no
    more than the ghost's own next card is away, and falls behind as it waits longer than the ghost did.
    """
    both = min(len(run), len(ghost))
    at_last_ms = ghost[both - 1] - run[both - 1] if both else 0
    ms = min(at_last_ms, ghost[len(run)] - now_ms) if len(run) < len(ghost) else at_last_ms
    return Lead(len(run) - bisect_right(ghost, now_ms), ms)
