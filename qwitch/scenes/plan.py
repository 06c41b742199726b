"""How the next game is to be played. Light to import: the command line makes a plan before there is a window."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from qwitch.controls.keysets import KeySet
from qwitch.engine.setup import Setup
from qwitch.match.deal_codes import random_seed
from qwitch.match.seats import USUAL_SEATS, SeatSpec, parse_seats

if TYPE_CHECKING:
    from qwitch.match.reading import Log

SHORT_SEED = 1_000_000
"""Seeds of the program's own choice stay below this: short enough to read out."""


@dataclass(frozen=True, slots=True)
class GamePlan:
    """A game to be played: mode, edition, seats, and a seed or None for a new one each time."""

    mode: str = "race"
    edition: str = "tin"
    seats: tuple[SeatSpec, ...] = field(default_factory=lambda: parse_seats(USUAL_SEATS["race"]))
    seed: int | None = None
    log: Path | None = None
    keys: tuple[KeySet | None, ...] = ()
    """The key set of each person, in the order of their numbers, None with a pad; empty for the usual ones."""
    pads: tuple[tuple[int, int], ...] = ()
    """Persons with a pad, by their number from 0, and the pad's number."""
    names: tuple[str, ...] = ()
    """The own names of the seats, empty for usual ones."""
    styles: tuple[int, ...] = ()
    """The colour and shape of each seat; empty for those of their places."""
    resumed: "Log | None" = None
    """The log of a game that goes on, instead of a new deal."""
    is_asked_for: bool = False
    """Whether the command line named the seats: then they are suggested first."""

    def setup(self) -> Setup:
        """The setup to deal, with a seed of its own if none was asked for; a solo deal then has a code."""
        seed = self.seed
        if seed is None:
            seed = random_seed() if self.mode == "solo" else SystemRandom().randrange(SHORT_SEED)
        return Setup(self.mode, self.edition, len(self.seats), seed=seed)

    def again(self) -> "GamePlan":
        """The rematch: the same seats, other cards, another log."""
        log = self.log and _next_log(self.log)
        return replace(self, seed=None, log=log, resumed=None)


def _next_log(log: Path) -> Path:
    """The first free name after this one: game.jsonl, game-2.jsonl, game-3.jsonl."""
    stem, _, number = log.stem.rpartition("-")
    base, count = (stem, int(number)) if stem and number.isdigit() else (log.stem, 1)
    while (log := log.with_name(f"{base}-{count + 1}{log.suffix}")).exists():
        count += 1
    return log
