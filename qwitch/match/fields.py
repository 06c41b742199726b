"""The fields of a log's lines: what each kind of event holds, and how each value is read back."""

import reprlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from qwitch.engine import events as engine
from qwitch.engine.cards import card_named
from qwitch.engine.deal import HAND
from qwitch.engine.directions import Direction, direction_signed
from qwitch.match.events import Beaten, Event, Late, Misplayed

MAX_MS = (1 << 53) - 1
"""The latest time and longest freeze that a log may hold, in milliseconds."""

Reader = Callable[[Any, int], Any]
"""Reads one JSON value, given the number of seats; raises Unfit."""


class Unfit(ValueError):
    """A value that cannot stand where it stands; its text says what was expected."""


def number(least: int, most: int) -> Reader:
    """Reads a whole number within these bounds."""

    def read(value: Any, _seats: int) -> int:
        if type(value) is int and least <= value <= most:
            return value
        raise Unfit(f"{shown(value)}; expected a whole number from {least} to {most}")

    return read


def seat(value: Any, seats: int) -> int:
    """A seat, from 0 going left."""
    place: int = number(0, seats - 1)(value, seats)
    return place


def word(*words: str) -> Reader:
    """Reads one of these words."""

    def read(value: Any, _seats: int) -> str:
        if isinstance(value, str) and value in words:
            return value
        raise Unfit(f"{shown(value)}; expected {' or '.join(words)}")

    return read


def card(value: Any, _seats: int) -> int:
    """A card by its name, such as "B2"."""
    try:
        return card_named(text(value))
    except ValueError as error:
        raise Unfit(f"{shown(value)}; expected a card such as B2") from error


def direction(value: Any, _seats: int) -> Direction:
    """A direction by its sign."""
    try:
        return direction_signed(text(value))
    except ValueError as error:
        raise Unfit(f"{shown(value)}; expected + - or =") from error


def text(value: Any) -> str:
    """A text as it is; anything else is Unfit."""
    if isinstance(value, str):
        return value
    raise Unfit(f"{shown(value)}; expected a text")


def many(read: Reader, most: int = 64) -> Reader:
    """Reads a list of such values."""

    def read_all(value: Any, seats: int) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) > most:
            raise Unfit(f"{shown(value)}; expected a list of at most {most}")
        return tuple(read(one, seats) for one in value)

    return read_all


def by_seat(read: Reader) -> Reader:
    """Reads a list with such a value for every seat."""

    def read_all(value: Any, seats: int) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) != seats:
            raise Unfit(f"{shown(value)}; expected a list of {seats}, one for each seat")
        return tuple(read(one, seats) for one in value)

    return read_all


def slots(value: Any, seats: int) -> tuple[tuple[int, int], ...]:
    """Pairs of slot and card, in the order of the line."""
    names = [str(slot) for slot in range(HAND)]
    if not isinstance(value, dict) or not value or not set(value) <= set(names):
        raise Unfit(f"{shown(value)}; expected slots 0 to {HAND - 1} with their cards")
    return tuple((int(slot), card(one, seats)) for slot, one in value.items())


def shown(value: Any) -> str:
    """The value as a short piece of one line."""
    return reprlib.repr(value)


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of event: what makes it, and its fields in that order; those named as optional may be missing."""

    make: Callable[..., Event]
    fields: dict[str, Reader]
    optional: tuple[str, ...] = ()


_THROWN: dict[str, Reader] = {"seat": seat, "slot": number(0, HAND - 1), "card": card}
_CARDS, _DIRECTIONS = many(card), many(direction, most=12)

KINDS: dict[str, Kind] = {
    "deal": Kind(
        engine.Dealt,
        {
            "centre": card,
            "hands": by_seat(many(card, most=HAND)),
            "draw": by_seat(_CARDS),
            "spare": _CARDS,
            "directions": _DIRECTIONS,
        },
    ),
    "turn": Kind(engine.Turned, {"seat": seat, "direction": direction}),
    "play": Kind(engine.Played, _THROWN),
    "pass": Kind(engine.Passed, {"seat": seat}),
    "beaten": Kind(Beaten, _THROWN),
    "late": Kind(Late, _THROWN),
    "misplay": Kind(Misplayed, {**_THROWN, "frozen_ms": number(0, MAX_MS)}),
    "stop": Kind(engine.Stopped, {"why": word("empty", "standstill"), "seat": seat}, optional=("seat",)),
    "refill": Kind(engine.Refilled, {"seat": seat, "slots": slots}),
    "rotate": Kind(engine.Rotated, {"card": card}),
    "reshuffle": Kind(engine.Reshuffled, {"directions": _DIRECTIONS}),
    "redraw": Kind(engine.Redrawn, {"seat": seat, "hand": many(card, most=HAND), "draw": _CARDS}),
    "out": Kind(engine.WentOut, {"seat": seat}),
    "end": Kind(engine.Ended, {"ranks": many(many(seat)), "left": by_seat(number(0, 63))}),
}
"""Every kind of event by its word in the log."""
