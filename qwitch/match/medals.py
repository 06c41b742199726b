"""Medals of a solo deal: gold is faster than a player who reacts in 1.1 s, on these very cards.

Computer players of known speed play the deal many times without a screen; the median of their times is what a medal
of that speed asks for. Cards and chance alike come from seeds: everybody is measured by the same players.
"""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from time import perf_counter

from qwitch.bots.levels import level_of_mean
from qwitch.bots.player import Bot
from qwitch.engine.dice import Dice
from qwitch.engine.setup import Setup
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS
from qwitch.match.seats import SeatSpec


class Medal(Enum):
    """A medal, by the mean reaction in milliseconds of the player whose time it takes to beat."""

    GOLD = 1100
    SILVER = 1600
    BRONZE = 2400

    @property
    def mean_ms(self) -> int:
        """How quickly the player reacts who has to be beaten."""
        return self.value


LADDER = (600, 800, Medal.GOLD.mean_ms, 1350, Medal.SILVER.mean_ms, 2000, Medal.BRONZE.mean_ms, 3000)
"""The mean reactions of the players who play a deal, in milliseconds, quickest first."""

RUNS = 21
"""How often each of them plays it: an odd number, so that one of the times is the median."""


@dataclass(frozen=True, slots=True)
class Standard:
    """What players of known speed reach on one deal: for each mean reaction of LADDER the median time, both in ms."""

    times_ms: tuple[int, ...]

    def limit_ms(self, medal: Medal) -> int:
        """The time that a run must stay below."""
        return self.times_ms[LADDER.index(medal.mean_ms)]

    def medal(self, run_ms: int) -> Medal | None:
        """The best medal of a run that took so long; None without one."""
        return next((medal for medal in Medal if run_ms < self.limit_ms(medal)), None)

    def reaction_ms(self, run_ms: int) -> int | None:
        """How quickly a player reacts who takes just as long; None where all are slower, or all are quicker."""
        rungs = zip(self.times_ms, LADDER, strict=True)
        for (quicker_ms, quick), (slower_ms, slow) in pairwise(rungs):
            if quicker_ms <= run_ms <= slower_ms:
                share = (run_ms - quicker_ms) / max(1, slower_ms - quicker_ms)
                return round(quick + share * (slow - quick))
        return None


Work = Generator[None, None, Standard]
"""Works out a standard in small steps, each far below a millisecond."""


def standard_work(edition: str, seed: int) -> Work:
    """Let the players of the ladder play this deal."""
    times = list[int]()
    for mean_ms in LADDER:
        runs = list[int]()
        for run in range(RUNS):
            runs.append((yield from _played(edition, seed, mean_ms, run)))
        times.append(sorted(runs)[RUNS // 2])
    return Standard(tuple(_rising(times)))


def _played(edition: str, seed: int, mean_ms: int, run: int) -> Generator[None, None, int]:
    """One run, event by event; its time."""
    level = level_of_mean(mean_ms)
    match = Match(Setup("solo", edition, 1, seed=seed), (SeatSpec(level.name, level),), OPTIONS["solo"])
    match.players[0] = Bot(level, Dice(f"{seed} standard {mean_ms} {run}"))  # each run is another player's
    while (due_ms := match.next_due_ms()) < NEVER:
        match.advance(due_ms)
        yield
    return match.played_ms


def _rising(times: list[int]) -> Iterator[int]:
    """Nobody is measured by a slower player who happened to be quicker."""
    highest = 0
    for time in times:
        highest = max(highest, time)
        yield highest


class Standards:
    """The standards of deals, by edition and seed, worked out in the moments that are left over."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        """None is known yet; the clock tells seconds."""
        self._clock = clock
        self._known: dict[tuple[str, int], Standard] = {}
        self._works: dict[tuple[str, int], Work] = {}

    def of(self, edition: str, seed: int) -> Standard | None:
        """The standard of a deal; None as long as it is not worked out."""
        return self._known.get((edition, seed))

    def work(self, edition: str, seed: int, ms: float) -> Standard | None:
        """Work on a deal's standard for so many milliseconds; the standard, once it is known."""
        deal = edition, seed
        if deal in self._known:
            return self._known[deal]
        until_s = self._clock() + ms / 1000
        work = self._works.setdefault(deal, standard_work(edition, seed))
        try:
            while self._clock() < until_s:
                next(work)
        except StopIteration as done:
            del self._works[deal]
            self._known[deal] = done.value
        return self._known.get(deal)
