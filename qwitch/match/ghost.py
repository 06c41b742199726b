"""The ghost: an earlier run on the same deal, to be raced against. Milliseconds count from the first "Go!" (L1)."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from qwitch.engine.events import Played
from qwitch.match.chart import Lead, lead_over, pace_of
from qwitch.match.events import Stamped


@dataclass(frozen=True, slots=True)
class Ghost:
    """When the earlier run's cards landed, and which cards they were, in order."""

    pace: tuple[int, ...]
    cards: tuple[int, ...]

    @property
    def time_ms(self) -> int:
        """How long the earlier run took."""
        return self.pace[-1] if self.pace else 0

    def lead_of(self, run: Sequence[int], now_ms: int) -> Lead:
        """How far a run is ahead, given as a pace; negative is behind."""
        return lead_over(self.pace, run, now_ms)

    def played(self, now_ms: int) -> int:
        """How many cards the ghost has played by now."""
        return bisect_right(self.pace, now_ms)


def ghost_of(history: Sequence[Stamped], seat: int = 0) -> Ghost:
    """The ghost of a seat's run; raises ValueError for events that do not begin with the deal."""
    cards = (one.event.card for one in history if isinstance(one.event, Played) and one.event.seat == seat)
    return Ghost(pace_of(history, seat), tuple(cards))
