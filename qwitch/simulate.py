"""Many matches of computer players, as fast as they can be played: `qwitch simulate`."""

import json
import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

from qwitch.engine.dice import Dice
from qwitch.engine.setup import MAX_SEED, Setup, SetupError
from qwitch.match.events import Stamped
from qwitch.match.log import LogWriter, header_of
from qwitch.match.match import NEVER, Match
from qwitch.match.options import MatchOptions
from qwitch.match.seats import SeatSpec
from qwitch.match.tally import Tally
from qwitch.progress import Progress, ProgressBar

MAX_GAMES, MAX_JOBS = 10_000_000, 256
"""The most matches of one simulation, and the most processes that play them."""

MAX_CHUNK = 50
"""The most matches a process plays before it reports; what is counted does not depend on it."""

Chunk = tuple["Simulation", range]
"""Some matches of a simulation, by number."""


class SimulationError(ValueError):
    """A simulation that cannot be run; its text, one line, names the option and what was expected."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played how often. The same seed gives the same matches, whatever the jobs.

    dealer is a seat, or None: then each match's seed chooses (S1). log is a folder for one log a match. Raises
    SimulationError for what cannot be played, and where a person would have to.
    """

    games: int
    seats: tuple[SeatSpec, ...]
    mode: str = "race"
    edition: str = "tin"
    seed: int = 0
    jobs: int = 1
    log: Path | None = None
    dealer: int | None = None
    options: MatchOptions | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if not 1 <= self.games <= MAX_GAMES:
            raise SimulationError(f"games: {self.games}; expected 1 to {MAX_GAMES}")
        if not 1 <= self.jobs <= MAX_JOBS:
            raise SimulationError(f"jobs: {self.jobs}; expected 1 to {MAX_JOBS}")
        for seat in self.seats:
            if seat.is_person:
                raise SimulationError(f"seats: {seat.word!r} is a person; a simulation takes computer players only")
        try:
            self.setup(0)
        except SetupError as error:
            raise SimulationError(str(error)) from error

    def setup(self, number: int) -> Setup:
        """The match of this number, from 0: its deal is thrown from the simulation's seed and the number."""
        deal = Dice(f"{self.seed} match {number}").below(MAX_SEED >> 10)
        return Setup(self.mode, self.edition, len(self.seats), self.dealer, deal)

    def log_file(self, number: int) -> Path | None:
        """Where the log of this match goes, if logs are wanted."""
        name = f"match-{number + 1:0{len(str(self.games))}}.jsonl"
        return None if self.log is None else self.log / name


def play_match(simulation: Simulation, number: int) -> list[Stamped]:
    """Play one match to its end and log it, if logs are wanted; raises OSError where a log cannot be written."""
    match = Match(simulation.setup(number), simulation.seats, simulation.options)
    path = simulation.log_file(number)
    if path is None:
        return match.advance(NEVER)
    log = LogWriter.to_path(path)
    log.header(header_of(match.game.setup, match.game.dealer, [seat.text for seat in simulation.seats]))
    match.listen(log)
    try:
        return match.advance(NEVER)
    finally:
        log.close()


def tally_of(simulation: Simulation, progress: Progress | None = None) -> Tally:
    """Play all matches, in as many processes as the simulation has jobs, and count; raises OSError for logs."""
    tally = Tally()
    for part in _parts(simulation):
        tally.include(part)
        if progress is not None:
            progress(tally.games, simulation.games)
    return tally


def _parts(simulation: Simulation) -> Iterator[Tally]:
    size = max(1, min(MAX_CHUNK, simulation.games // (4 * simulation.jobs)))
    chunks = [
        (simulation, range(first, min(first + size, simulation.games))) for first in range(0, simulation.games, size)
    ]
    if simulation.jobs == 1:
        yield from map(_play_chunk, chunks)
        return
    with _workers(min(simulation.jobs, len(chunks))) as pool:
        yield from pool.imap_unordered(_play_chunk, chunks)


def _workers(count: int) -> Pool:
    """So many processes that leave Ctrl+C to this one, from their first moment on."""
    spawn = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang, and is not everywhere
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return spawn.Pool(count, initializer=_leave_interrupts_to_the_parent)
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)


def _leave_interrupts_to_the_parent() -> None:
    """Needed where processes do not inherit what signals do (Windows)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(chunk: Chunk) -> Tally:
    simulation, numbers = chunk
    tally = Tally()
    for number in numbers:
        tally.add(play_match(simulation, number))
    return tally


def run(simulation: Simulation, as_json: bool = False) -> int:
    """The command: play, print what was counted, and return the exit status.

    That is 2 where logs cannot be written, with one line on standard error, and 130 where the player broke it off.
    """
    bar = ProgressBar(sys.stderr)
    try:
        if simulation.log is not None:
            simulation.log.mkdir(parents=True, exist_ok=True)
        tally = tally_of(simulation, bar)
    except OSError as error:
        bar.clear()
        print(f"qwitch: --log {error.filename or simulation.log}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        bar.clear()
        return 130
    bar.clear()
    print(json.dumps(told(simulation, tally)) if as_json else report(simulation, tally))
    return 0


def told(simulation: Simulation, tally: Tally) -> dict[str, Any]:
    """What was simulated and what was counted, as one JSON object."""
    asked = {
        "mode": simulation.mode,
        "edition": simulation.edition,
        "seats": [seat.text for seat in simulation.seats],
        "seed": simulation.seed,
    }
    return asked | tally.summary(len(simulation.seats))


def report(simulation: Simulation, tally: Tally) -> str:
    """What was counted, as a short table for reading."""
    summary = tally.summary(len(simulation.seats))
    columns: list[Sequence[object]] = [
        ["seat", *range(len(simulation.seats))],
        ["player", *(seat.text for seat in simulation.seats)],
        ["wins", *(f"{tally.wins[seat] / tally.games:.1%}" for seat in range(len(simulation.seats)))],
        *([name, *summary[name]] for name in ("misplays", "beaten", "late")),
        ["reaction", *("-" if ms is None else f"{ms} ms" for ms in summary["reaction_ms"])],
    ]
    widths = [max(len(str(cell)) for cell in column) for column in columns]
    rows = zip(*columns, strict=True)
    lines = ["  ".join(str(cell).rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    sums = ("plays", "passes", "stops", "standstills", "rotations", "reshuffles", "redraws")
    lines += ["", f"{tally.games} games of {simulation.mode}, {simulation.edition} edition; on average:"]
    lines += [f"  {name:12}{summary[name] / tally.games:9.3f}" for name in sums]
    lines += ["seconds of a game: " + ", ".join(f"{name} {ms / 1000:.1f}" for name, ms in summary["game_ms"].items())]
    return "\n".join(lines)
