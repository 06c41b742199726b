"""What happened in a game: one small class an event. Seats count from 0 going left; cards and directions are ints.

Events are values: nothing changes one after it was made. They are not frozen, because making a frozen one costs
three times as much and a game makes about a hundred.
"""

from dataclasses import dataclass

from qwitch.engine.directions import Direction


@dataclass(slots=True)
class Dealt:
    """The deal (S1 to S6): centre card, hands by seat, draw piles and direction stack with the top first."""

    centre: int
    hands: tuple[tuple[int, ...], ...]
    draw: tuple[tuple[int, ...], ...]
    spare: tuple[int, ...]
    directions: tuple[Direction, ...]


@dataclass(slots=True)
class Turned:
    """A seat turned the next direction card, and with the first one, tin, the centre card (R1, R10)."""

    seat: int
    direction: Direction


@dataclass(slots=True)
class Played:
    """A fitting card of a seat's slot landed on the centre pile (R2)."""

    seat: int
    slot: int
    card: int


@dataclass(slots=True)
class Passed:
    """A seat without a fitting card called "Pass" (T2)."""

    seat: int


@dataclass(slots=True)
class Stopped:
    """Play stops: a seat's hand is empty (R7, "empty"), or no card fits (R8, "standstill", seat None)."""

    why: str
    seat: int | None = None


@dataclass(slots=True)
class Refilled:
    """A seat drew cards into its empty slots (R9): pairs of slot and card, in the order they were drawn."""

    seat: int
    slots: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Rotated:
    """In a dead position the bottom card of the centre pile moved to its top (N1)."""

    card: int


@dataclass(slots=True)
class Reshuffled:
    """All twelve direction cards were shuffled into a new stack, top first (N2)."""

    directions: tuple[Direction, ...]


@dataclass(slots=True)
class Redrawn:
    """A seat shuffled its hand into its draw pile and drew five again (N3)."""

    seat: int
    hand: tuple[int, ...]
    draw: tuple[int, ...]


@dataclass(slots=True)
class WentOut:
    """A seat has neither hand nor draw pile: it wins (R11)."""

    seat: int


@dataclass(slots=True)
class Ended:
    """The game is over: seats by rank, equal counts sharing one, and the cards left by seat (R12)."""

    ranks: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]


Event = Dealt | Turned | Played | Passed | Stopped | Refilled | Rotated | Reshuffled | Redrawn | WentOut | Ended
"""Anything the engine reports."""
