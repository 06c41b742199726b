"""Counts what happens in many matches at one kind of table. Tallies add up, in any order."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from qwitch.engine.events import Passed, Played, Redrawn, Reshuffled, Rotated, Stopped, Turned, WentOut
from qwitch.match.events import Beaten, Late, Misplayed, Stamped

PERCENTILES = (5, 25, 50, 75, 95)
"""The percentiles that are told of a distribution."""


@dataclass(slots=True)
class Tally:
    """Sums over matches; wins, misplays, beaten and late count by seat.

    game_ms counts matches by their milliseconds from the first "Go!" to the end (L1), reactions count cards by seat and
    by the milliseconds from the last change of top card or direction to the card that landed on it.
    """

    games: int = 0
    plays: int = 0
    passes: int = 0
    stops: int = 0
    standstills: int = 0
    rotations: int = 0
    reshuffles: int = 0
    redraws: int = 0
    game_ms: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    misplays: Counter[int] = field(default_factory=Counter)
    beaten: Counter[int] = field(default_factory=Counter)
    late: Counter[int] = field(default_factory=Counter)
    reactions: Counter[tuple[int, int]] = field(default_factory=Counter)

    def add(self, history: Sequence[Stamped]) -> None:
        """Count one match, from its deal to its end."""
        self.games += 1
        first_go_ms = changed_ms = 0
        redrawn = None
        for stamped in history:
            t = stamped.t
            match stamped.event:
                case Played(seat):
                    self.plays += 1
                    self.reactions[seat, t - changed_ms] += 1
                    changed_ms = t
                case Beaten(seat):
                    self.beaten[seat] += 1
                case Misplayed(seat):
                    self.misplays[seat] += 1
                case Late(seat):
                    self.late[seat] += 1
                case Turned():
                    first_go_ms = first_go_ms or t
                    changed_ms = t
                case Passed():
                    self.passes += 1
                case Stopped(why):
                    self.stops += 1
                    self.standstills += why == "standstill"
                case Rotated():
                    self.rotations += 1
                    changed_ms = t
                case Reshuffled():
                    self.reshuffles += 1
                case Redrawn(seat):
                    self.redraws += redrawn is None or seat <= redrawn  # N3 goes round the table from seat 0 up
                    redrawn = seat
                case WentOut(seat):
                    self.wins[seat] += 1
                    self.game_ms[t - first_go_ms] += 1
            if not isinstance(stamped.event, Redrawn):
                redrawn = None

    def include(self, other: "Tally") -> None:
        """Add the other's sums to these."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    def summary(self, seats: int) -> dict[str, Any]:
        """Everything by name, as `simulate --json` prints it; lists go by seat, medians are None without a card."""
        by_seat: dict[str, Counter[int]] = {
            "wins": self.wins,
            "misplays": self.misplays,
            "beaten": self.beaten,
            "late": self.late,
        }
        sums = ("plays", "passes", "stops", "standstills", "rotations", "reshuffles", "redraws")
        return {
            "games": self.games,
            **{name: [counts[seat] for seat in range(seats)] for name, counts in by_seat.items()},
            "game_ms": spread(self.game_ms),
            **{name: getattr(self, name) for name in sums},
            "reaction_ms": [percentile(self._reactions_of(seat), 50) for seat in range(seats)],
        }

    def _reactions_of(self, seat: int) -> dict[int, int]:
        return {ms: count for (whose, ms), count in self.reactions.items() if whose == seat}


def spread(counts: Mapping[int, int]) -> dict[str, int | float | None]:
    """Mean, ends and percentiles of the values that were counted; None where there are none."""
    total = sum(counts.values())
    mean = round(sum(value * count for value, count in counts.items()) / total, 1) if total else None
    middle = {f"p{share}": percentile(counts, share) for share in PERCENTILES}
    return {"mean": mean, "least": min(counts, default=None), **middle, "most": max(counts, default=None)}


def percentile(counts: Mapping[int, int], share: int) -> int | None:
    """The least counted value that so many per cent do not exceed; None where there is none."""
    wanted = sum(counts.values()) * share / 100
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= wanted:
            return value
    return None
