"""The tables of the game as a replay shows them: nobody presses keys there, and every hand lies open."""

from dataclasses import replace

from qwitch.table import Box, SeatPlace, TableLayout
from qwitch.table.layout import Hand

BAR = Box(44, 808, 1512, 60)
"""Where the controls of a replay lie: the room that key caps have in a game."""

GAP = 12
"""Logical units between a draw pile and the hand beside it, and between a plate and that hand."""

ROOM: dict[str, dict[int, tuple[float, float]]] = {
    "race-3": {1: (0, -110), 2: (0, -110)},
    "race-5": {1: (0, -40), 2: (-24, 0), 3: (24, 0), 4: (0, -40)},
}
"""By table and place: how far a seat moves to the right and down, so that its open hand has room."""

NOTE = 160
"""A note beside a plate is no wider than this in logical units: open hands reach further than fans."""


def opened(layout: TableLayout) -> TableLayout:
    """The same table without key caps, where fans are spread out, and everything lies above the controls."""
    if layout.kind == "kids":
        return layout
    moves = ROOM.get(layout.name, {})
    seats = [_opened(seat, moves.get(place, (0, 0))) for place, seat in enumerate(layout.seats)]
    return replace(layout, seats=tuple(seats))


def _opened(seat: SeatPlace, move: tuple[float, float]) -> SeatPlace:
    if seat.caps is None:
        return _spread(_moved(seat, move))
    above = seat.caps[0].y < seat.slots[0].y
    up = seat.caps[0].y - seat.slots[0].y if above else 0
    return replace(seat, slots=_hand([slot.moved(0, up) for slot in seat.slots]), caps=None)


def _moved(seat: SeatPlace, move: tuple[float, float]) -> SeatPlace:
    plate, draw, note = (box.moved(*move) for box in (seat.plate, seat.draw, seat.note))
    if note.x > plate.right:
        note = note.resized(NOTE, note.h)
    return replace(seat, plate=plate, draw=draw, note=note, slots=_hand([slot.moved(*move) for slot in seat.slots]))


def _spread(seat: SeatPlace) -> SeatPlace:
    """A fan lies open beside its draw pile, card by card; a plate beside it makes room."""
    first, wide = seat.slots[0], seat.slots[0].w + 1
    is_right = first.x > seat.draw.x
    left = seat.draw.right + GAP if is_right else seat.draw.x - GAP - 5 * wide
    slots = _hand([Box(left + wide * slot, first.y, first.w, first.h) for slot in range(5)])
    aside = min(0, left - GAP - seat.plate.right) if seat.plate.y < first.bottom else 0
    return replace(seat, slots=slots, plate=seat.plate.moved(aside, 0), note=seat.note.moved(aside, 0))


def _hand(boxes: list[Box]) -> Hand:
    one, two, three, four, five = boxes
    return one, two, three, four, five
