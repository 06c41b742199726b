"""A table laid out: frozen values that the stage draws by and the pointer looks up."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from qwitch.table.box import Box

Kind: TypeAlias = Literal["race", "party", "kids"]
"""race: one person at the bottom, everybody else as fans of backs; party: several people at one keyboard; kids: one
large hand, of whoever's turn it is."""

Hand: TypeAlias = tuple[Box, Box, Box, Box, Box]
"""One box for each of the five slots, slot 0 first."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """What belongs to one seat on the table; boxes in logical units."""

    plate: Box
    """The largest room that the plate with name and cards left may take."""
    draw: Box
    """The top card of the draw pile; the pile's thickness grows a few units to the right and down of it."""
    note: Box
    """One line near the plate: a streak, a freeze, a call."""
    slots: Hand
    """The five hand slots (S6, H5). In a race the other seats' slots overlap as a fan, slot 4 on top; kids share the
    slots of seat 0."""
    caps: Hand | None
    """The key caps of the slots; None where nobody presses keys (the other seats of a race)."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where everything lies for one way to sit; boxes in logical units of the 1600 x 900 canvas."""

    name: str
    """The file's name without its ending, such as race-4."""
    kind: Kind
    players: int
    """How many seats there are, 1 to 5 (S7)."""
    mat: Box
    """The darker mat that holds the centre pile and the direction card."""
    centre: Box
    """The top card of the centre pile (S3)."""
    direction: Box
    """The direction card that lies there now (C2)."""
    stack: Box
    """The face-down stack of direction cards (S2)."""
    hint: Box
    """One line under the mat: what fits now."""
    banner: Box
    """Room for one big word ("Stop!"); it lies over everything else for a moment."""
    letters: Box | None
    """The strip of letters A to H; None but for kids."""
    numbers: Box | None
    """The strip of numbers 1 to 8; None but for kids."""
    passing: Box | None
    """The big button that passes (T2); None but for kids."""
    seats: tuple[SeatPlace, ...]
    """By seat: 0 first, then going left, which is clockwise on the screen."""
