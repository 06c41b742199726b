"""Who plays a game with what: key sets, gamepads, or calling cards out."""

from collections.abc import Sequence

from qwitch.controls.commands import RawKeys
from qwitch.controls.keysets import KeySet
from qwitch.scenes.calls import Calls
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.stage.signs import SeatLook


class TableKeys:
    """The keys of the people at one table."""

    def __init__(self, desk: Desk, plan: GamePlan, people: Sequence[int], is_shared: bool = False) -> None:
        """The plan's keys, or those set for so many people; shared: all have one set. `people` are their seats."""
        self._desk, self._people = desk, people
        self._count = 1 if is_shared else len(people)
        self._usual = desk.key_sets(self._count)
        self._calls = Calls(desk)
        self.pads = dict(plan.pads)
        self.own: tuple[KeySet | None, ...] = () if is_shared else plan.keys

    @property
    def sets(self) -> tuple[KeySet | None, ...]:
        """One set a person, or the one of all; None for a person with a pad, and for who calls cards out."""
        return (None,) if self.is_calling else self.own or self._usual

    @property
    def is_calling(self) -> bool:
        """Whether the only person, or whoever's turn it is, plays cards by typing their letter and number."""
        return self._desk.settings.calling and self._count == 1 and not self.pads

    @property
    def raw_keys(self) -> RawKeys:
        """For who calls cards out, letters and numbers are keys as they are."""
        return RawKeys.ALSO if self.is_calling else RawKeys.OFF

    def refresh(self) -> None:
        """Other keys may have been set since the deal: they hold at once, for all who have no pad."""
        usual = self._desk.key_sets(self._count)
        if usual != self._usual:
            self._usual = usual
            self.own = tuple(None if person in self.pads else keys for person, keys in enumerate(usual))

    def hear(self, scancode: int, at_s: float, hand: Sequence[int], look: SeatLook) -> int | None:
        """A key of somebody who calls cards out: the slot of the card, ACTION, or None where nothing comes of it."""
        return self._calls.hear(scancode, at_s, hand, look)

    def label(self, looks: Sequence[SeatLook], hands: Sequence[Sequence[int]]) -> None:
        """Write on the caps what is printed on the keys, as far as it is known: any press may teach a sign."""
        for place, seat in enumerate(self._people):
            if self.is_calling:
                self._calls.label(looks[seat], hands[seat])
                continue
            person = min(place, len(self.sets) - 1)
            *labels, looks[seat].action_label = self._desk.key_labels(self.sets[person], self.pads.get(person))
            looks[seat].labels = tuple(labels)
