"""What all charts share: round steps for their axes, and places for labels that would lie on each other."""

from collections.abc import Sequence

SECONDS = (2, 5, 10, 15, 30, 60, 120, 300, 600, 1200)
"""Steps of a time axis, in seconds."""

COUNTS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""Steps of an axis of counts."""


def step_for(most: float, steps: Sequence[int], ticks: int) -> int:
    """The smallest of these steps that needs at most so many ticks up to the most; else the largest."""
    return next((step for step in steps if most / step <= ticks), steps[-1])


def apart(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The places, in their order, moved as little as it takes to lie `gap` apart between low and high."""
    order = sorted(range(len(places)), key=lambda one: places[one])
    moved = [max(low, places[one]) for one in order]
    for later in range(1, len(moved)):
        moved[later] = max(moved[later], moved[later - 1] + gap)
    limit = high
    for earlier in range(len(moved) - 1, -1, -1):
        moved[earlier] = min(moved[earlier], limit)
        limit = moved[earlier] - gap
    found = [0.0] * len(places)
    for one, place in zip(order, moved, strict=True):
        found[one] = place
    return found


def rows_for(places: Sequence[float], width: float, rows: int) -> list[int]:
    """A row for each place, from the left, such that none covers the one before it in its row, as far as it goes."""
    ends = [float("-inf")] * rows
    found = list[int]()
    for place in places:
        row = next((row for row, end in enumerate(ends) if place >= end), ends.index(min(ends)))
        ends[row] = place + width
        found.append(row)
    return found
