"""What a game is made from: mode, edition, number of seats, dealer, seed."""

from dataclasses import dataclass

MODES = ("race", "turns", "solo")
"""The three ways to play."""

EDITIONS = ("tin", "boxed")
"""The two printed editions."""

MAX_SEATS = 5
"""The most seats that play (S7)."""

MAX_SEED = 2**63 - 1
"""The largest seed of a deal."""


class SetupError(ValueError):
    """A game that cannot be set up; its text names the field and what was expected."""


@dataclass(frozen=True, slots=True)
class Setup:
    """One game to be dealt. The same setup always gives the same cards (L3).

    dealer is a seat, or None: then the seed chooses (S1). Raises SetupError for what cannot be played (S7).
    """

    mode: str = "race"
    edition: str = "tin"
    seats: int = 4
    dealer: int | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        """Refuse what no table can play."""
        if self.mode not in MODES:
            raise SetupError(f"mode: {self.mode!r} is unknown; expected {', '.join(MODES)}")
        if self.edition not in EDITIONS:
            raise SetupError(f"edition: {self.edition!r} is unknown; expected {', '.join(EDITIONS)}")
        if not 1 <= self.seats <= MAX_SEATS:
            raise SetupError(f"seats: {self.seats} players; expected 1 to {MAX_SEATS}")
        if self.mode == "solo" and self.seats != 1:
            raise SetupError(f"seats: {self.seats} players; solo has exactly 1")
        if self.dealer is not None and not 0 <= self.dealer < self.seats:
            raise SetupError(f"dealer: seat {self.dealer}; expected 0 to {self.seats - 1}")
        if not 0 <= self.seed <= MAX_SEED:
            raise SetupError(f"seed: {self.seed}; expected 0 to {MAX_SEED}")
