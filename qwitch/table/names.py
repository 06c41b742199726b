"""Which objects a table file holds: their names, layers, types and properties."""

from dataclasses import dataclass

from qwitch.table.layout import Kind

PILES = "piles"
"""The object layer of what everybody shares."""

SEATS = "seats"
"""The object layer of plates, draw piles and notes."""

HAND_SLOTS = "hand_slots"
"""The object layer of slots and key caps."""

LAYERS = (PILES, SEATS, HAND_SLOTS)
"""The three object layers of every table, and nothing else."""

PILE_NAMES = ("mat", "centre", "direction", "stack", "hint", "banner")
"""The objects of the layer piles."""

KIDS_NAMES = ("letters", "numbers", "passing")
"""What a kids' table has besides in the layer piles: the two strips, and the button that passes."""

SEAT_PARTS = ("plate", "draw", "note")
"""What every seat has in the layer seats, as plate_0, plate_1 and so on."""

SLOTS = range(5)
"""The slots of a hand (S6)."""

FEWEST_PLAYERS: dict[Kind, int] = {"race": 1, "party": 2, "kids": 1}
"""The kinds of table, and from how many players on each makes sense."""

MOST_PLAYERS = 5
"""The most players at any table (S7)."""


@dataclass(frozen=True, slots=True)
class Expected:
    """One object that a table must hold: its layer, its Tiled type and, for slots and caps, seat and slot."""

    layer: str
    type: str
    seat: int | None = None
    slot: int | None = None

    @property
    def properties(self) -> dict[str, int]:
        """The int properties that the object must carry, so that they agree with its name."""
        return {} if self.seat is None or self.slot is None else {"seat": self.seat, "slot": self.slot}


def has_slots(kind: Kind, seat: int) -> bool:
    """Whether the seat has slots of its own: kids share those of seat 0, whoever's turn it is."""
    return kind != "kids" or seat == 0


def has_caps(kind: Kind, seat: int) -> bool:
    """Whether the seat's slots show the keys that play them: everybody's at a party, seat 0's elsewhere."""
    return kind == "party" or seat == 0


def is_fan(kind: Kind, seat: int) -> bool:
    """Whether the seat's slots may overlap: the backs in the hands of a race's other seats."""
    return kind == "race" and seat > 0


def expected_objects(kind: Kind, players: int) -> dict[str, Expected]:
    """Every object of a table of this kind for so many players, by its name."""
    shared = PILE_NAMES + KIDS_NAMES if kind == "kids" else PILE_NAMES
    objects = {name: Expected(PILES, "pile") for name in shared}
    for seat in range(players):
        objects |= {f"{part}_{seat}": Expected(SEATS, part) for part in SEAT_PARTS}
        for part in _hand_parts(kind, seat):
            objects |= {f"{part}_{seat}_{slot}": Expected(HAND_SLOTS, part, seat, slot) for slot in SLOTS}
    return objects


def _hand_parts(kind: Kind, seat: int) -> tuple[str, ...]:
    if not has_slots(kind, seat):
        return ()
    return ("slot", "cap") if has_caps(kind, seat) else ("slot",)
