"""The moments worth a second look, in slow motion: cards beaten by a hair, and games that ended by one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from qwitch.engine.events import Ended, Played
from qwitch.match.events import Beaten, Late, Misplayed, Stamped
from qwitch.match.following import Follower, Loss, deal_of

HAIR_MS = 150
"""A card that came less than this after the one that beat it was beaten by a hair."""

CLOSE_MS = 1000
"""A game was close where another seat's last card had its chance less than this before the end."""


class MomentKind(StrEnum):
    """What makes a moment worth a second look."""

    BEATEN = "beaten"
    """Cards came less than 150 ms after another that beat them (H2)."""
    FINISH = "finish"
    """The game ended (R11) less than 1 s after the last card of other seats had its chance."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A card of a moment; apart_ms is how far it is from the card that was first, in milliseconds of game clock."""

    seat: int
    card: int
    apart_ms: int


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment: when its first card landed, in milliseconds of game clock, and the others, closest first.

    At a finish, the others hold one card each: it was thrown in vain, began to fit, or became the last one so shortly
    before the end (R11).
    """

    t: int
    kind: MomentKind
    first: Arrival
    others: tuple[Arrival, ...]


def photo_finishes(history: Sequence[Stamped]) -> tuple[Moment, ...]:
    """All such moments in order of time; raises ValueError for events that do not begin with the deal."""
    return tuple(sorted((*_beaten_by_a_hair(history), *_close_finish(history)), key=lambda moment: moment.t))


def _beaten_by_a_hair(history: Sequence[Stamped]) -> Iterator[Moment]:
    table = Follower(deal_of(history))
    beaten = dict[Loss, list[Arrival]]()
    for stamped in history:
        match stamped.event:
            case Beaten(seat, _, card) if (loss := table.losses.get(card)) and stamped.t - loss.t < HAIR_MS:
                beaten.setdefault(loss, []).append(Arrival(seat, card, stamped.t - loss.t))
        table.follow(stamped)
    for loss, arrivals in beaten.items():
        yield Moment(loss.t, MomentKind.BEATEN, Arrival(loss.seat, loss.card, 0), tuple(arrivals))


def _close_finish(history: Sequence[Stamped]) -> Iterator[Moment]:
    """The end, if it was close."""
    plays = [place for place, one in enumerate(history) if isinstance(one.event, Played)]
    if not plays or not isinstance(history[-1].event, Ended):
        return
    before, winning = history[: plays[-1]], history[plays[-1]]
    assert isinstance(winning.event, Played)
    table = Follower(deal_of(history))
    for stamped in before:
        table.follow(stamped)
    others = [
        Arrival(seat, card, winning.t - chance_ms)
        for seat in range(len(table.hands))
        if seat != winning.event.seat and table.left[seat] == 1
        for card in table.hands[seat]
        if (chance_ms := _last_chance_ms(before, table, seat, card)) is not None and winning.t - chance_ms < CLOSE_MS
    ]
    if others:
        others.sort(key=lambda other: other.apart_ms)
        yield Moment(winning.t, MomentKind.FINISH, Arrival(winning.event.seat, winning.event.card, 0), tuple(others))


def _last_chance_ms(before: Sequence[Stamped], table: Follower, seat: int, card: int) -> int | None:
    """When the seat's last card was thrown in vain, began to fit, or became the last one: whichever came last."""
    chances = [table.fits[card].since_ms] if card in table.fits else []
    for stamped in before:
        match stamped.event:
            case Played(thrower) | Beaten(thrower) | Late(thrower) | Misplayed(thrower) if thrower == seat:
                chances.append(stamped.t)
    return max(chances, default=None)
