"""Which gamepad is whose, however often they are unplugged.

Each pad has a number of the game's own, which it keeps: unplugged, it is waited for, and the next pad of the same
make and model takes its number, and so its seat. Of two equal pads that are both away the one whose seat is taken
comes back first, then the one that was there first; nothing else tells them apart.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from qwitch.controls.padhold import HeldMove, LeftStick
from qwitch.controls.padmap import LABELS, Family, PadLabels, family_of, model_of
from qwitch.controls.padport import Plugged


@dataclass(frozen=True, slots=True)
class Pad:
    """A gamepad as the screens know it: its number, kept while the program runs, its name and its print."""

    number: int
    name: str
    labels: PadLabels


@dataclass(slots=True)
class PadState:
    """A pad that was seen; instance is None while it is unplugged."""

    pad: Pad
    family: Family
    model: str
    instance: int | None
    stick: LeftStick = field(default_factory=LeftStick)
    held: HeldMove = field(default_factory=HeldMove)


class PadBook:
    """All pads that were seen since the program began, and whose they are."""

    def __init__(self) -> None:
        """No pad was seen yet."""
        self.states: list[PadState] = []
        self._owners: dict[int, int] = {}

    @property
    def attached(self) -> tuple[Pad, ...]:
        """The pads that are plugged in, in the order in which they first were."""
        return tuple(state.pad for state in self.states if state.instance is not None)

    def assign(self, pads: Mapping[int, int]) -> None:
        """These people have these pads, player to number. Raises ValueError for unknown numbers, and for one twice."""
        for number in pads.values():
            self.pad(number)
        if len(set(pads.values())) < len(pads):
            raise ValueError(f"one gamepad for two players: {dict(pads)}; expected one each")
        self._owners = {number: player for player, number in pads.items()}

    def pad(self, number: int) -> Pad:
        """The pad of this number, plugged in or not; raises ValueError where there is none."""
        if not 0 <= number < len(self.states):
            raise ValueError(f"gamepad {number}: unknown; expected one of {list(range(len(self.states)))}")
        return self.states[number].pad

    def owner(self, state: PadState) -> int | None:
        """The player who has this pad."""
        return self._owners.get(state.pad.number)

    def at(self, instance: int) -> list[PadState]:
        """The pad that an event is about; none for joysticks that are no pads."""
        return [state for state in self.states if state.instance == instance]

    def come(self, plugged: Plugged) -> PadState:
        """A pad is there: one that was waited for, or a new one."""
        model = model_of(plugged.guid)
        away = [state for state in self.states if state.instance is None and state.model == model]
        if not away:
            return self._add(plugged, model)
        state = min(away, key=lambda state: (self.owner(state) is None, state.pad.number))
        state.instance = plugged.instance
        return state

    def go(self, state: PadState) -> None:
        """This pad was unplugged, and nothing on it is pushed any more."""
        state.instance, state.stick, state.held = None, LeftStick(), HeldMove()

    def _add(self, plugged: Plugged, model: str) -> PadState:
        family = family_of(plugged.guid, plugged.name)
        pad = Pad(len(self.states), plugged.name, LABELS[family])
        self.states.append(PadState(pad, family, model, plugged.instance))
        return self.states[-1]
