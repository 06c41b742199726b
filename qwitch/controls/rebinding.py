"""Choosing new keys: one key for one slot, or the six keys of a person in a row."""

from collections.abc import Sequence
from dataclasses import dataclass

from qwitch.controls.binding import ACTION, Doubt, Refusal, Taken, bound, doubt, owner, refusal, with_keys
from qwitch.controls.keysets import KeySet


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whose key is to be pressed next, and for what: a slot 0 to 4 or ACTION; whole: all six, one after the other."""

    person: int
    slot: int
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """The key cannot be had, and why; another one is waited for."""

    scancode: int
    why: Refusal


@dataclass(frozen=True, slots=True)
class Got:
    """The key was taken. swapped is the own key that changed places with it, is_done whether nothing more is wanted."""

    scancode: int
    doubt: Doubt | None = None
    swapped: int | None = None
    is_done: bool = True


class Rebinding:
    """The key sets of some people, and the key that is waited for."""

    def __init__(self, sets: Sequence[KeySet]) -> None:
        """Start from these sets; no key is waited for."""
        self.sets = tuple(sets)
        self.wanted: Wanted | None = None
        self.pressed: list[int] = []

    def ask(self, person: int, slot: int) -> None:
        """The next key is to play this slot, or ACTION."""
        self.wanted, self.pressed = Wanted(person, slot), []

    def ask_all(self, person: int) -> None:
        """The next six keys are to be this person's, the action key last."""
        self.wanted, self.pressed = Wanted(person, 0, is_whole=True), []

    def cancel(self) -> None:
        """No key is waited for; everything stays as it was."""
        self.wanted, self.pressed = None, []

    def press(self, scancode: int) -> Refused | Got:
        """A key was pressed while one was waited for; sets change when nothing more is wanted."""
        wanted = self.wanted
        assert wanted is not None, "no key is waited for"
        why = self._refusal(wanted, scancode)
        if why is not None:
            return Refused(scancode, why)
        return self._one_more(wanted, scancode) if wanted.is_whole else self._only(wanted, scancode)

    def _refusal(self, wanted: Wanted, scancode: int) -> Refusal | None:
        if scancode in self.pressed:
            return Taken(wanted.person, self.pressed.index(scancode))
        return refusal(self.sets, wanted.person, scancode)

    def _only(self, wanted: Wanted, scancode: int) -> Got:
        before, other = self.sets[wanted.person].keys[wanted.slot], owner(self.sets, scancode)
        self.sets = bound(self.sets, wanted.person, wanted.slot, scancode)
        self.cancel()
        return Got(scancode, doubt(scancode), before if other is not None and before != scancode else None)

    def _one_more(self, wanted: Wanted, scancode: int) -> Got:
        self.pressed.append(scancode)
        if wanted.slot < ACTION:
            self.wanted = Wanted(wanted.person, wanted.slot + 1, is_whole=True)
            return Got(scancode, doubt(scancode), is_done=False)
        self.sets = with_keys(self.sets, wanted.person, self.pressed)
        self.cancel()
        return Got(scancode, doubt(scancode))
