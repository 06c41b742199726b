"""Keys for people at one keyboard when some have chosen theirs: the others get what is left, on their own side."""

from collections.abc import Sequence
from itertools import combinations, permutations

from qwitch.controls.board import board
from qwitch.controls.keysets import ALL_SETS, KeySet

SIDE = 2.0
"""Hands whose middles lie at most this far aside of each other, in key widths, are at the same side."""

PLACES = board(european=True)


def shared(own: Sequence[KeySet | None], usual: Sequence[KeySet]) -> tuple[KeySet, ...]:
    """A set for each person, in the order of seats; None has chosen none. `usual` are at least as many sets.

    Own sets are some of ALL_SETS. Hands do not cross where that can be helped: seats go from left to right.
    Raises ValueError for other own sets, if they leave too few for the others.
    """
    chosen = [keys for keys in own if keys is not None]
    if not chosen:
        return tuple(usual[: len(own)])
    ways: list[tuple[KeySet, ...]] = []
    for offered in (usual, ALL_SETS):
        free = [keys for keys in offered if not any(keys.clashes_with(other) for other in chosen)]
        ways += (_filled(own, way) for way in permutations(free, len(own) - len(chosen)))
    if not ways:
        raise ValueError("own key sets: expected some of ALL_SETS, each once")
    return min(ways, key=crossings)


def crossings(sets: Sequence[KeySet]) -> int:
    """How many pairs of people have their hands crossed; at the same side, one behind the other, nobody has."""
    return sum(_middle(left) > _middle(right) + SIDE for left, right in combinations(sets, 2))


def _filled(own: Sequence[KeySet | None], others: Sequence[KeySet]) -> tuple[KeySet, ...]:
    left = iter(others)
    return tuple(next(left) if keys is None else keys for keys in own)


def _middle(keys: KeySet) -> float:
    """How far right the slot keys lie, in key widths; keys beyond the main block lie right of it."""
    return sum(PLACES[key].x if key in PLACES else 16 for key in keys.slots) / len(keys.slots)
