"""How quick, steady and careful computer players are: one table of levels.

The mean delay is the time from a new top card to the own card landing, with three cards in hand. The other times are
shares of it, so that a seat set to any mean (bot:MS) behaves alike, only faster or slower.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of a computer player. Times are milliseconds of game clock, errors a share of its cards (0 to 1)."""

    name: str
    mean_ms: int
    errors: float
    looks_ahead: bool
    handicap_ms: int = 0

    @property
    def motor_ms(self) -> int:
        """How long the hand is under way: once it moves, it cannot be called back."""
        return min(140, self.mean_ms // 8)

    @property
    def scan_ms(self) -> float:
        """What each card in hand adds to the search."""
        return 0.06 * self.mean_ms

    @property
    def sigma_ms(self) -> float:
        """The spread of the normal part of a reaction."""
        return 0.12 * self.mean_ms

    @property
    def tau_ms(self) -> float:
        """The mean of the exponential part: now and then everybody is slow."""
        return 0.25 * self.mean_ms

    @property
    def fastest_ms(self) -> int:
        """The delay that this player never undercuts."""
        return self.mean_ms * 2 // 5 + self.handicap_ms


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("relaxed", mean_ms=3400, errors=0.04, looks_ahead=False),
        Level("easy", mean_ms=1900, errors=0.03, looks_ahead=False),
        Level("normal", mean_ms=1550, errors=0.03, looks_ahead=False),
        Level("hard", mean_ms=1330, errors=0.02, looks_ahead=True),
        Level("lightning", mean_ms=1100, errors=0.01, looks_ahead=True),
    )
}
"""The levels by name, slowest first."""

MIN_MEAN_MS, MAX_MEAN_MS = 100, 20_000
"""The mean delays that can be set directly."""


def level_of_mean(mean_ms: int) -> Level:
    """A level with this mean delay (bot:MS), three errors in a hundred cards, without looking ahead."""
    if not MIN_MEAN_MS <= mean_ms <= MAX_MEAN_MS:
        raise ValueError(f"a mean delay of {mean_ms} ms; expected {MIN_MEAN_MS} to {MAX_MEAN_MS}")
    return Level(f"bot:{mean_ms}", mean_ms, errors=0.03, looks_ahead=False)
