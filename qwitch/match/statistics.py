"""What a match says about its players: reactions, fastest card, longest streak, mistakes, what held them back.

A reaction is the time to a card that landed well: from the moment when it began to fit by this letter or number (a
new top card, a new direction, a refill) and the seat had its hand free (its card before was down, its freeze over, in
turns its turn had come), to the moment when it landed. Cards that came back are no reactions.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from qwitch.engine.directions import Direction
from qwitch.engine.events import Played
from qwitch.match.events import Beaten, Late, Misplayed, Stamped
from qwitch.match.following import Follower, Kind, deal_of

LEAST_CARDS = 3
"""So many cards of a kind, and so many others, are needed to say what held a player back."""

WORTH_TELLING = 1.2
"""A kind of card held a player back where it took at least so many times as long as the others; less is chance."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """One card that landed: who played it, when (t, milliseconds of game clock), what made it fit, how long it took."""

    seat: int
    t: int
    card: int
    direction: Direction
    kind: Kind
    ms: int


@dataclass(frozen=True, slots=True)
class KindTime:
    """How long cards of one kind took: their median in milliseconds (None: there was none), and how many they were."""

    direction: Direction
    kind: Kind
    ms: int | None
    cards: int


@dataclass(frozen=True, slots=True)
class HeldBack:
    """The kind of card that took longest, and how long all others took, both as medians in milliseconds."""

    slowest: KindTime
    others_ms: int


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """One seat in one match. The longest streak is its most good cards in a row, with no other seat's and no misplay
    of its own between them; a stop does not end it. reaction_ms is the median, None without cards.
    """

    seat: int
    cards: int
    reaction_ms: int | None
    fastest: Reaction | None
    longest_streak: int
    misplays: int
    beaten: int
    late: int
    kinds: tuple[KindTime, ...]
    held_back: HeldBack | None


def statistics_of(history: Sequence[Stamped], takes_turns: bool = False) -> tuple[SeatStatistics, ...]:
    """The statistics of every seat; raises ValueError for events that do not begin with the deal.

    takes_turns: seats act one after the other, as in kids' mode. A match need not be over.
    """
    seats = range(len(deal_of(history).hands))
    reactions = reactions_in(history, takes_turns)
    streaks = _longest_streaks(history, len(seats))
    return tuple(
        _of_seat(seat, history, [one for one in reactions if one.seat == seat], streaks[seat]) for seat in seats
    )


def reactions_in(history: Sequence[Stamped], takes_turns: bool = False) -> tuple[Reaction, ...]:
    """All reactions of a match, in order of time; raises ValueError for events that do not begin with the deal."""
    return tuple(_reactions(history, Follower(deal_of(history), takes_turns)))


def _reactions(history: Sequence[Stamped], table: Follower) -> Iterator[Reaction]:
    for stamped in history:
        match stamped.event:
            case Played(seat, _, card) if card in table.fits and table.direction is not None:
                fit = table.fits[card]
                since_ms = max(fit.since_ms, table.ready_ms(seat))
                yield Reaction(seat, stamped.t, card, table.direction, fit.kind, stamped.t - since_ms)
        table.follow(stamped)


def _of_seat(
    seat: int, history: Sequence[Stamped], reactions: Sequence[Reaction], longest_streak: int
) -> SeatStatistics:
    def count(what: type[Played | Misplayed | Beaten | Late]) -> int:
        return sum(isinstance(one.event, what) and one.event.seat == seat for one in history)

    return SeatStatistics(
        seat=seat,
        cards=count(Played),
        reaction_ms=median_ms(one.ms for one in reactions),
        fastest=min(reactions, key=lambda one: one.ms, default=None),
        longest_streak=longest_streak,
        misplays=count(Misplayed),
        beaten=count(Beaten),
        late=count(Late),
        kinds=kind_times(reactions),
        held_back=held_back_by(reactions),
    )


def _longest_streaks(history: Sequence[Stamped], seats: int) -> list[int]:
    longest, running = [0] * seats, [0] * seats
    for stamped in history:
        match stamped.event:
            case Played(seat):
                running = [count + 1 if other == seat else 0 for other, count in enumerate(running)]
                longest[seat] = max(longest[seat], running[seat])
            case Misplayed(seat):
                running[seat] = 0
    return longest


def kind_times(reactions: Sequence[Reaction]) -> tuple[KindTime, ...]:
    """How long each of the six kinds took: up, down, equal, each by letter and by number, in this order."""
    return tuple(_kind_time(reactions, direction, kind) for direction in Direction for kind in Kind)


def _kind_time(reactions: Sequence[Reaction], direction: Direction, kind: Kind) -> KindTime:
    times = [one.ms for one in reactions if (one.direction, one.kind) == (direction, kind)]
    return KindTime(direction, kind, median_ms(times), len(times))


def held_back_by(reactions: Sequence[Reaction]) -> HeldBack | None:
    """What held a player back: the slowest kind of at least three cards, against all others; None where nothing did."""
    known = [(time.ms, time) for time in kind_times(reactions) if time.cards >= LEAST_CARDS and time.ms is not None]
    if not known:
        return None
    slowest_ms, slowest = max(known, key=lambda pair: pair[0])
    others = [one.ms for one in reactions if (one.direction, one.kind) != (slowest.direction, slowest.kind)]
    others_ms = median_ms(others)
    if others_ms is None or len(others) < LEAST_CARDS or slowest_ms < WORTH_TELLING * others_ms:
        return None
    return HeldBack(slowest, others_ms)


def median_ms(times: Iterable[int]) -> int | None:
    """The median in whole milliseconds; None where there are no times."""
    known = list(times)
    return round(median(known)) if known else None
