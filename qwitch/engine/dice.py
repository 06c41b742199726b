"""Seeded chance. Built on random.Random(seed).random() alone, whose sequence Python promises to keep."""

from random import Random
from typing import TypeVar

Thing = TypeVar("Thing")


class Dice:
    """One stream of chance: the same seed gives the same throws on every machine and Python."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        """Start the stream of this seed; a text such as "7 coin" makes a stream of its own beside the deal's."""
        self._random = Random(seed)

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self._random.random()

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return int(self._random.random() * count)

    def shuffle(self, things: list[Thing]) -> None:
        """Shuffle the list in place."""
        throw = self._random.random
        for last in range(len(things) - 1, 0, -1):
            other = int(throw() * (last + 1))
            things[last], things[other] = things[other], things[last]
