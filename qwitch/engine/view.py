"""What a player in a seat sees (H7): the own hand, the centre card, the direction, everybody's card counts."""

from dataclasses import dataclass

from qwitch.engine.directions import Direction
from qwitch.engine.game import Game, Phase


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
    running = game.phase is Phase.RUNNING
    return SeatView(
        seat=seat,
        hand=tuple(game.hands[seat]),
        top=None if game.centre_hidden else game.pile[-1],
        direction=game.direction,
        running=running,
        my_turn=running and game.to_act in (None, seat),
        takes_turns=game.to_act is not None,
        turns_direction=hand_turned and game.phase is Phase.WAITING and game.turner == seat,
        counts=tuple(map(game.cards_left, range(game.setup.seats))),
    )
