"""Plays many games for every mode, edition and number of seats: scripts/survey.py [--games N] [--jobs J] [--seed N].

Every game has to end. Prints the table of docs/SIMULATION.md, as Markdown.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from time import perf_counter

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from qwitch.engine.setup import EDITIONS, MAX_SEATS
from qwitch.match.seats import parse_seat
from qwitch.match.tally import spread
from qwitch.progress import ProgressBar
from qwitch.simulate import Simulation, tally_of

SUMS = ("plays", "stops", "standstills", "rotations", "reshuffles", "redraws")
"""What is told as an average of a game, in the order of the columns."""


def tables(games: int, jobs: int, seed: int) -> Iterator[Simulation]:
    """Every table that can be set, with as many normal computer players as it has seats."""
    for mode, counts in (("race", range(1, MAX_SEATS + 1)), ("turns", range(1, MAX_SEATS + 1)), ("solo", (1,))):
        for edition in EDITIONS:
            for count in counts:
                yield Simulation(games, (parse_seat("normal"),) * count, mode, edition, seed, jobs)


def row(simulation: Simulation) -> str:
    """Play the simulation and tell its row; raises AssertionError where a game did not end."""
    bar, start = ProgressBar(sys.stderr), perf_counter()
    tally = tally_of(simulation, bar)
    bar.clear()
    assert tally.wins.total() == tally.games == simulation.games, "a game did not end"
    seconds = spread(tally.game_ms)
    times = [f"{(seconds[name] or 0) / 1000:.1f}" for name in ("mean", "p5", "p95")]
    sums = [f"{getattr(tally, name) / tally.games:.3f}" for name in SUMS]
    a_second = f"{tally.games / (perf_counter() - start):.0f}"
    where = [simulation.mode, simulation.edition, str(len(simulation.seats))]
    return f"| {' | '.join([*where, str(tally.games), *times, *sums, a_second])} |"


def main(args: list[str]) -> int:
    """Play and print; give the exit status."""
    parser = argparse.ArgumentParser(prog="survey.py", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games of each row (10000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all processors)")
    parser.add_argument("--seed", type=int, default=1, help="other seeds give other games (1)")
    options = parser.parse_args(args)
    heads = ["mode", "edition", "seats", "ended", "mean s", "5 % s", "95 % s", *SUMS, "games/s"]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}", flush=True)
    for simulation in tables(options.games, options.jobs, options.seed):
        print(row(simulation), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
