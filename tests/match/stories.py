"""Matches told by hand, event by event, and matches that computer players play."""

from qwitch.engine.cards import card_named
from qwitch.engine.directions import direction_signed
from qwitch.engine.events import Dealt, Ended, Passed, Played, Redrawn, Refilled, Rotated, Stopped, Turned, WentOut
from qwitch.engine.setup import Setup
from qwitch.match.events import Beaten, Event, Late, Misplayed, Stamped
from qwitch.match.match import NEVER, Match
from qwitch.match.seats import parse_seats


def story(centre: str, *seats: str, events: str) -> list[Stamped]:
    """A match as it is told: a line an event, its time first; seats as "hand | draw pile".

    1000 turn 0 +      1500 play 0 C3      1600 beaten 1 C4      1700 misplay 1 H8 1000      1800 late 2 A1
    1900 stop 0        1900 stop           1900 refill 0 A1 A2   1900 rotate B2              1900 redraw 0 A1 A2
    2000 pass 1        2000 out 0          2000 end 0 2
    """
    piles = [[cards_named(part) for part in seat.partition("|")[::2]] for seat in seats]
    deal = Dealt(card_named(centre), tuple(hand for hand, _ in piles), tuple(draw for _, draw in piles), (), ())
    return [Stamped(0, deal), *(told(line.split()) for line in events.splitlines() if line.strip())]


def cards_named(text: str) -> tuple[int, ...]:
    return tuple(card_named(name) for name in text.split())


def told(words: list[str]) -> Stamped:
    time, kind, *rest = words
    return Stamped(int(time), event_of(kind, rest))


def event_of(kind: str, rest: list[str]) -> Event:
    """No slot matters when looking back: it is 0 everywhere."""
    match kind, rest:
        case "turn", [seat, sign]:
            return Turned(int(seat), direction_signed(sign))
        case "play", [seat, card]:
            return Played(int(seat), 0, card_named(card))
        case "beaten", [seat, card]:
            return Beaten(int(seat), 0, card_named(card))
        case "late", [seat, card]:
            return Late(int(seat), 0, card_named(card))
        case "misplay", [seat, card, frozen]:
            return Misplayed(int(seat), 0, card_named(card), int(frozen))
        case "pass", [seat]:
            return Passed(int(seat))
        case "stop", [seat]:
            return Stopped("empty", int(seat))
        case "stop", []:
            return Stopped("standstill")
        case "refill", [seat, *cards]:
            return Refilled(int(seat), tuple((0, card_named(card)) for card in cards))
        case "rotate", [card]:
            return Rotated(card_named(card))
        case "redraw", [seat, *cards]:
            return Redrawn(int(seat), tuple(map(card_named, cards)), ())
        case "out", [seat]:
            return WentOut(int(seat))
        case "end", [*left]:
            return Ended((), tuple(map(int, left)))
    raise AssertionError(f"no such event: {kind} {rest}")


def played(mode: str, edition: str, seats: str, seed: int) -> Match:
    """A whole match of computer players."""
    specs = parse_seats(seats)
    match = Match(Setup(mode, edition, len(specs), None, seed), specs)
    while not match.is_over:
        match.advance(match.next_due_ms())
        assert match.next_due_ms() < NEVER or match.is_over
    return match
