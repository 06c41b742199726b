"""Nothing on a table lies on anything else, but for what is meant to."""

from itertools import combinations
from pathlib import Path

from qwitch.table.box import Box
from qwitch.table.fault import TableError
from qwitch.table.layout import Kind
from qwitch.table.names import Expected, is_fan

ON_THE_MAT = ("centre", "direction")
"""The two piles that lie side by side on the mat."""


def check_apart(file: Path, kind: Kind, expected: dict[str, Expected], boxes: dict[str, Box]) -> None:
    """Raises TableError naming two objects that overlap, or a pile that does not lie on the mat.

    Free to overlap are the banner, which lies over everything for a moment, and the slots of one fan.
    """
    for name in ON_THE_MAT:
        if not boxes["mat"].holds(boxes[name]):
            raise TableError(file, f"object {name!r} reaches out of 'mat', expected it inside")
    _refuse_overlap(file, boxes, ON_THE_MAT)

    solid = [name for name in boxes if name != "banner" and name not in ON_THE_MAT]
    for pair in combinations(solid, 2):
        if not _same_fan(kind, expected[pair[0]], expected[pair[1]]):
            _refuse_overlap(file, boxes, pair)


def _refuse_overlap(file: Path, boxes: dict[str, Box], pair: tuple[str, str]) -> None:
    """Raises TableError where the two boxes share room."""
    if boxes[pair[0]].overlaps(boxes[pair[1]]):
        raise TableError(file, f"objects {pair[0]!r} and {pair[1]!r} overlap, expected them apart")


def _same_fan(kind: Kind, one: Expected, other: Expected) -> bool:
    """Whether both are slots of one hand that is held as a fan."""
    both_slots = one.type == other.type == "slot"
    return both_slots and one.seat == other.seat and one.seat is not None and is_fan(kind, one.seat)
