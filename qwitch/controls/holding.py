"""Holding keys together, once: which of the keys that were asked for arrive while the others are down."""

from collections.abc import Iterable
from dataclasses import dataclass, field

Combination = frozenset[int]
"""Scancodes of keys that are held together."""


@dataclass(slots=True)
class Hold:
    """One attempt, from the first key down until none is down any more. Other keys do not matter."""

    asked: Combination
    down: set[int] = field(default_factory=set)
    best: Combination = frozenset()

    @classmethod
    def of(cls, asked: Iterable[int]) -> "Hold":
        """Ask for these keys, none of them down yet."""
        return cls(frozenset(asked))

    @property
    def is_complete(self) -> bool:
        """Whether all were down at one moment."""
        return self.best == self.asked

    @property
    def missing(self) -> Combination:
        """Those that were not there when most were."""
        return self.asked - self.best

    def press(self, scancode: int) -> None:
        """A key arrived."""
        if scancode in self.asked:
            self.down.add(scancode)
            if len(self.down) > len(self.best):
                self.best = frozenset(self.down)

    def release(self, scancode: int) -> bool:
        """A key came up, or the keyboard says so; returns whether the attempt is over."""
        if scancode not in self.down:
            return False
        self.down.remove(scancode)
        return not self.down
