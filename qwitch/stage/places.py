"""Poses of cards that lie: hand slots, draw piles, centre pile, direction card, for one layout seen from one seat."""

from dataclasses import dataclass

from qwitch.stage.motion import Pose
from qwitch.table import Box, SeatPlace, TableLayout

FAN_ANGLE = 4.0
"""Degrees between two neighbours of another seat's fan."""

MIDDLE_SLOT = 2


@dataclass(slots=True)
class Places:
    """Where cards lie. `nearest` is the seat at place 0 of the layout; the others follow to its left."""

    layout: TableLayout
    nearest: int = 0

    def of(self, seat: int) -> SeatPlace:
        """The place of a seat on the screen."""
        return self.layout.seats[(seat - self.nearest) % self.layout.players]

    def is_fan(self, seat: int) -> bool:
        """Whether the seat's hand lies as a fan of backs, as nobody plays it from this screen."""
        return self.of(seat).caps is None

    def slot(self, seat: int, slot: int, face: float) -> Pose:
        """A card in a hand slot (H5)."""
        box = self.of(seat).slots[slot]
        x, y = box.centre
        if not self.is_fan(seat):
            return Pose(x, y, box.h, face=face)
        off = MIDDLE_SLOT - slot
        return Pose(x, y + 2.0 * off * off, box.h, angle=FAN_ANGLE * off, face=face)

    def draw(self, seat: int) -> Pose:
        """The top card of a seat's draw pile, face down."""
        return _lying(self.of(seat).draw, face=0)

    def centre(self, card: int, face: float = 1) -> Pose:
        """A card on the centre pile; every card lies a little differently there, always the same way."""
        pose = _lying(self.layout.centre, face)
        aside, down, angle = (card * 37) % 13 - 6, (card * 23) % 9 - 4, (card * 53) % 11 - 5
        return Pose(pose.x + aside, pose.y + down, pose.height, angle * 1.1, 0, face)

    def direction(self, face: float) -> Pose:
        """The direction card in play."""
        return _lying(self.layout.direction, face)

    def stack(self) -> Pose:
        """The top card of the direction stack, face down."""
        return _lying(self.layout.stack, face=0)


@dataclass(slots=True)
class KidsPlaces(Places):
    """Where cards lie at a kids' table: one hand lies open in front, all others wait at their plates."""

    front: int | None = None
    """The seat whose hand lies in front; None while a curtain hides them all."""

    def of(self, seat: int) -> SeatPlace:
        """The place of a seat; the large slots belong to whoever is in front."""
        return self.layout.seats[seat]

    def is_fan(self, seat: int) -> bool:
        """Hands that wait at their plates are small and face down."""
        return seat != self.front

    def slot(self, seat: int, slot: int, face: float) -> Pose:
        """A large slot for the hand in front; a place in a small packet for all others."""
        if seat == self.front:
            x, y = self.of(seat).slots[slot].centre
            return Pose(x, y, self.of(seat).slots[slot].h, face=face)
        box = self.of(seat).draw
        x, y = box.centre
        return Pose(x, y, box.h, face=0)


def _lying(box: Box, face: float) -> Pose:
    x, y = box.centre
    return Pose(x, y, box.h, face=face)
