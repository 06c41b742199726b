"""What a player in a seat sees (H7): the own hand, the centre card, the direction, everybody's card counts."""

from collections.abc import Iterable
from dataclasses import dataclass

from qwitch.engine.directions import Direction
from qwitch.engine.game import Game
from qwitch.engine.position import RUNNING, WAITING


@dataclass(slots=True)
class SeatView:
    """All that a computer player in this seat is told.

    hand holds a card or EMPTY by slot; top is None while the centre card lies face down; direction is None before the
    first direction card; turns_direction says that the seat is to turn the next one by hand; counts are the cards left
    by seat.
    """

    seat: int
    hand: tuple[int, ...]
    top: int | None
    direction: Direction | None
    running: bool
    my_turn: bool
    takes_turns: bool
    turns_direction: bool
    counts: tuple[int, ...]


def view_of(game: Game, seat: int, hand_turned: bool = False) -> SeatView:
    """The view from this seat, and nothing more (H7); hand_turned: direction cards are turned by players (H6)."""
    return views_of(game, (seat,), hand_turned)[0]


def views_of(game: Game, seats: Iterable[int], hand_turned: bool = False) -> list[SeatView]:
    """The views from these seats (H7); what all of them see is looked at once."""
    running, to_act = game.phase is RUNNING, game.to_act
    top = None if game.centre_hidden else game.pile[-1]
    turner = game.turner if hand_turned and game.phase is WAITING else None
    counts = tuple([mask.bit_count() + len(draw) for mask, draw in zip(game.masks, game.draw, strict=True)])
    return [
        SeatView(
            seat,
            tuple(game.hands[seat]),
            top,
            game.direction,
            running,
            running and (to_act is None or to_act == seat),
            to_act is not None,
            turner == seat,
            counts,
        )
        for seat in seats
    ]
