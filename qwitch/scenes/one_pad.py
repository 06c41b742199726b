"""The gamepad of a learner who is alone: whichever is pressed plays at once, beside the keys."""

from collections.abc import Iterable

from qwitch.controls.keysets import KeySet
from qwitch.scenes.desk import Desk
from qwitch.stage.signs import SeatLook


class OnePad:
    """The pad that was pressed last, if any; keys play as well."""

    def __init__(self, desk: Desk) -> None:
        """No pad was pressed yet."""
        self._desk = desk
        self._pad: int | None = None

    def enter(self) -> None:
        """The screen begins: pads of other screens' people are free again."""
        pads = self._desk.pads
        self._pad = self._pad if self._pad is not None and pads.is_attached(self._pad) else None
        pads.assign_pads({} if self._pad is None else {0: self._pad})

    def take(self, pad: int) -> None:
        """A pad that nobody has was pressed: it plays."""
        self._pad = pad
        self._desk.pads.assign_pads({0: pad})

    def label(self, looks: Iterable[SeatLook], keys: KeySet | None) -> None:
        """Write on the caps what is printed on the pad, or on the keys."""
        for look in looks:
            *labels, look.action_label = self._desk.key_labels(keys, self._pad)
            look.labels = tuple(labels)
