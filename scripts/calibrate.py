"""Measures how strong the computer players are: scripts/calibrate.py [--games N] [--jobs J] [--seed N] [--only WORD].

Prints the tables of docs/LEVELS.md, as Markdown.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from qwitch.bots.levels import LEVELS, level_of_mean
from qwitch.match.options import OPTIONS
from qwitch.match.seats import SeatSpec, parse_seat, parse_seats
from qwitch.progress import ProgressBar
from qwitch.simulate import Simulation, tally_of

NAMES = tuple(LEVELS)

PERSON = parse_seat("bot:1400")
"""A person: mean 1.4 s, the spread of the levels, three errors in a hundred cards, no looking ahead."""

CHILD = SeatSpec("bot:3000", replace(level_of_mean(3000), errors=0.08))
"""A child: mean 3 s, eight errors in a hundred cards."""


@dataclass(frozen=True)
class Measurement:
    """One row of a table: who plays, whose share of wins counts, and between which shares (in %) it has to lie."""

    text: str
    simulation: Simulation
    seat: int = 0
    least: float | None = None
    most: float | None = None

    @property
    def goal(self) -> str:
        """The goal in words."""
        if self.least is None and self.most is None:
            return ""
        if self.least is None:
            return f"at most {self.most:g} %"
        return f"{self.least:g} to {self.most:g} %"

    def meets(self, share: float) -> bool:
        """Whether this share of wins, in %, reaches the goal."""
        return (self.least is None or share >= self.least) and (self.most is None or share <= self.most)


def seats_of(*words: str | SeatSpec) -> tuple[SeatSpec, ...]:
    return tuple(parse_seat(word) if isinstance(word, str) else word for word in words)


def person_rows(games: Simulation) -> Iterator[Measurement]:
    for name, share, tolerance in (("easy", 80, 5), ("normal", 45, 5), ("hard", 18, 5), ("lightning", 3, 3)):
        table = replace(games, seats=seats_of(PERSON, name, name, name))
        yield Measurement(f"a person against three {name}", table, 0, share - tolerance, share + tolerance)


def neighbour_rows(games: Simulation) -> Iterator[Measurement]:
    for lower, higher in pairwise(NAMES[1:]):
        yield Measurement(f"{higher} against {lower}", replace(games, seats=seats_of(higher, lower)), 0, 70, 85)
    yield Measurement("a child against relaxed", replace(games, seats=seats_of(CHILD, "relaxed")), 0, 55, 70)
    yield Measurement("easy against relaxed", replace(games, seats=seats_of("easy", "relaxed")))


def masher_rows(games: Simulation) -> Iterator[Measurement]:
    for name in NAMES:
        most = 15 if name == "normal" else None
        yield Measurement(
            f"masher against three {name}", replace(games, seats=seats_of("masher", *[name] * 3)), most=most
        )
    for place in range(1, 4):
        seats = ["normal"] * 4
        seats[place] = "masher"
        yield Measurement(
            f"masher in seat {place}, normal in the others", replace(games, seats=seats_of(*seats)), place, most=15
        )
    free = replace(OPTIONS["race"], freezes=0.0)
    table = replace(games, seats=seats_of("masher", *["normal"] * 3), options=free)
    yield Measurement("masher against three normal, without the freeze", table)


def worth_rows(games: Simulation) -> Iterator[Measurement]:
    """What single properties are worth: the same player with and without, two seats."""
    for name in ("normal", "hard", "lightning"):
        level = LEVELS[name]
        ahead, blind = (SeatSpec(name, replace(level, looks_ahead=looks)) for looks in (True, False))
        yield Measurement(f"{name}, looking ahead, against itself without", replace(games, seats=(ahead, blind)))
    careful = SeatSpec("normal", replace(LEVELS["normal"], errors=0.0))
    yield Measurement("normal without errors against normal", replace(games, seats=seats_of(careful, "normal")))
    for handicap in (100, 200, 400):
        table = replace(games, seats=seats_of(f"normal+{handicap}", "normal"))
        yield Measurement(f"normal with a handicap of {handicap} ms against normal", table)


def fair_rows(games: Simulation) -> Iterator[Measurement]:
    """Equal players: the seat that is furthest from its share is told."""
    for count in range(2, 6):
        yield _fair(f"{count} normal, the seed chooses the dealer", replace(games, seats=seats_of(*["normal"] * count)))
    for dealer in range(4):
        table = replace(games, seats=seats_of(*["normal"] * 4), dealer=dealer, seed=games.seed + 1 + dealer)
        yield _fair(f"4 normal, seat {dealer} deals", table)


def _fair(text: str, simulation: Simulation) -> Measurement:
    share = 100 / len(simulation.seats)
    return Measurement(text, simulation, -1, round(share - 1.5, 1), round(share + 1.5, 1))


TABLES = {
    "person": ("A person in a four-seat race", person_rows),
    "neighbours": ("Two seats", neighbour_rows),
    "masher": ("Hitting all keys", masher_rows),
    "worth": ("What single things are worth, two seats", worth_rows),
    "fair": ("Equal players", fair_rows),
}


def share_of(measurement: Measurement, bar: ProgressBar) -> float:
    """The share of wins in %, of the measured seat or of the one furthest from its fair share."""
    tally = tally_of(measurement.simulation, bar)
    shares = [100 * tally.wins[seat] / tally.games for seat in range(len(measurement.simulation.seats))]
    fair = 100 / len(shares)
    return shares[measurement.seat] if measurement.seat >= 0 else max(shares, key=lambda share: abs(share - fair))


def main(args: list[str]) -> int:
    """Measure and print; the exit status is 1 where a goal is missed."""
    parser = argparse.ArgumentParser(prog="calibrate.py", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games of each row (10000); equal players take twice")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all processors)")
    parser.add_argument("--seed", type=int, default=1, help="other seeds give other games (1)")
    parser.add_argument("--only", choices=TABLES, help="one table alone")
    options = parser.parse_args(args)
    games = Simulation(options.games, parse_seats("normal"), seed=options.seed, jobs=options.jobs)

    missed = 0
    for word in [options.only] if options.only else TABLES:
        title, rows = TABLES[word]
        print(f"\n| {title} | games | wins | goal |\n|---|---|---|---|", flush=True)
        for row in rows(replace(games, games=games.games * 2) if word == "fair" else games):
            bar = ProgressBar(sys.stderr)
            share = share_of(row, bar)
            bar.clear()
            verdict = "" if row.meets(share) else " **missed**"
            missed += not row.meets(share)
            print(f"| {row.text} | {row.simulation.games} | {share:.1f} % | {row.goal}{verdict} |", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
