"""The ranking at the end of a game (R12)."""

from collections.abc import Sequence


def ranks_by(left: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Seats by rank from the cards left to each, fewest first; equal counts share a rank (R12)."""
    seats: dict[int, list[int]] = {}
    for seat, count in enumerate(left):
        seats.setdefault(count, []).append(seat)
    return tuple([tuple(seats[count]) for count in sorted(seats)])
