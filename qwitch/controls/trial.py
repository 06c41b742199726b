"""The keyboard check: a series of keys to hold together, and which combinations the keyboard swallows.

Cheap keyboards report any two keys together, but some third ones not at all. So the keys of all people are held
together, one of each; what does not arrive twice in a row is looked at more closely, in threes and pairs.
"""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import combinations

from qwitch.controls.holding import Combination, Hold
from qwitch.controls.keysets import SLOTS, KeySet

ATTEMPTS = 2
"""So often a combination must fail: fingers slip."""


class Step(Enum):
    """What came of an attempt: all keys arrived; to be tried once more; the keyboard swallows the combination."""

    PASSED = auto()
    AGAIN = auto()
    SWALLOWED = auto()


class Trial:
    """Asks for one combination after the other; a swallowed one is known by its smallest swallowed part."""

    def __init__(self, sets: Sequence[KeySet]) -> None:
        """Try the keys of these people, at least one."""
        self.delivered: list[Combination] = []
        self.swallowed: list[Combination] = []
        self.done = 0
        self._groups = [list(first_combinations(sets))]
        self._failed = 0
        self._hold = Hold.of(self.asked)

    @property
    def asked(self) -> Combination:
        """The keys to hold now; none when the trial is over."""
        return self._groups[-1][0] if self._groups else frozenset()

    @property
    def down(self) -> frozenset[int]:
        """The keys that were asked for and are down."""
        return frozenset(self._hold.down)

    @property
    def total(self) -> int:
        """How many combinations there are, as far as one can tell now."""
        return self.done + sum(map(len, self._groups))

    @property
    def is_over(self) -> bool:
        """Whether nothing more is asked."""
        return not self._groups

    def press(self, scancode: int) -> Step | None:
        """A key arrived."""
        if self.is_over:
            return None
        self._hold.press(scancode)
        return self._pass() if self._hold.is_complete else None

    def release(self, scancode: int) -> Step | None:
        """A key came up; with the last one an attempt ends."""
        if self.is_over or not self._hold.release(scancode):
            return None
        self._failed += 1
        if self._failed == ATTEMPTS:
            return self._swallow()
        self._hold = Hold.of(self.asked)
        return Step.AGAIN

    def let_go(self) -> None:
        """What is down counts no more: the window lost the keyboard."""
        self._hold = Hold.of(self.asked)

    def _pass(self) -> Step:
        self.delivered.append(self._groups[-1].pop(0))
        self._go_on()
        return Step.PASSED

    def _swallow(self) -> Step:
        """Look closer at the parts; of those, the first swallowed one is enough."""
        asked, missing = self.asked, self._hold.missing
        if len(self._groups) > 1:
            self._groups.pop()
        else:
            self._groups[0].pop(0)
        self.swallowed = [*(other for other in self.swallowed if not asked < other), asked]
        self._groups.append(list(parts(asked, missing)))
        self._go_on()
        return Step.SWALLOWED

    def _go_on(self) -> None:
        """To the next combination of which nothing is known yet."""
        self.done += 1
        self._failed = 0
        while self._groups and not self._drop_known(self._groups[-1]):
            self._groups.pop()
        self._hold = Hold.of(self.asked)

    def _drop_known(self, group: list[Combination]) -> bool:
        """Leave out what a group would ask for nothing; returns whether it asks for anything still."""
        while group and self._is_known(group[0]):
            group.pop(0)
        return bool(group)

    def _is_known(self, keys: Combination) -> bool:
        return any(keys <= fine for fine in self.delivered) or any(bad <= keys for bad in self.swallowed)


def first_combinations(sets: Sequence[KeySet]) -> Iterator[Combination]:
    """What is held at first: one key of each person, straight and across; one or two people hold three keys."""
    if len(sets) == 1:
        keys = sets[0].keys
        yield from (frozenset(keys[place] for place in three) for three in ALONE_HELD)
    elif len(sets) == 2:
        for (here, there), place in ((pair, place) for pair in (sets, sets[::-1]) for place in range(SLOTS)):
            yield frozenset({here.slots[place], here.slots[(place + 1) % SLOTS], there.slots[place]})
    else:
        for across, place in ((across, place) for across in (0, 1) for place in range(SLOTS)):
            yield frozenset(keys.slots[(place + across * person) % SLOTS] for person, keys in enumerate(sets))
        yield frozenset(keys.action for keys in sets)


ALONE_HELD = ((0, 1, 2), (2, 3, 4), (0, 2, 4), (1, 3, 5), (0, 4, 5))
"""The keys of one person that are held together: slots, and 5 for the action key."""


def parts(asked: Combination, missing: Combination) -> Iterator[Combination]:
    """Smaller combinations that may be to blame: a missing key with two that were there, of a three with one."""
    there = sorted(asked - missing)
    others = 2 if len(asked) > 3 and len(there) >= 2 else 1
    if len(asked) <= 2:
        return
    for key in sorted(missing):
        yield from (frozenset({key, *rest}) for rest in combinations(there, others))
