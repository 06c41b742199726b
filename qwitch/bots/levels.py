"""How quick, steady and careful computer players are: one table of levels.

The mean delay is the time from a new top card to the own card landing, with a full hand of five to search; every card
that is gone saves a tenth of it. The other times are shares of the mean, so that a seat set to any mean (bot:MS)
behaves alike, only faster or slower. docs/LEVELS.md tells how strong each level is, and where the model comes from.
"""

from dataclasses import dataclass

SCAN_SHARE = 0.10
"""What one card in hand adds to the search, as a share of the mean."""

SIGMA_SHARE, TAU_SHARE = 0.12, 0.25
"""The spread of the normal part and the mean of the exponential part of a reaction, as shares of the mean."""


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
    def fastest_ms(self) -> int:
        """The delay that this player never undercuts."""
        return self.mean_ms * 2 // 5 + self.handicap_ms


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("relaxed", mean_ms=3250, errors=0.04, looks_ahead=False),
        Level("easy", mean_ms=1830, errors=0.03, looks_ahead=False),
        Level("normal", mean_ms=1525, errors=0.03, looks_ahead=False),
        Level("hard", mean_ms=1370, errors=0.02, looks_ahead=True),
        Level("lightning", mean_ms=1215, errors=0.01, looks_ahead=True),
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
