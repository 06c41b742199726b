"""How strong the computer players are: the goals of scripts/calibrate.py, on few games and with the room that takes.

The full measurement is scripts/calibrate.py; docs/LEVELS.md holds its tables.
"""

import io
from dataclasses import replace
from math import sqrt

import pytest

from qwitch.match.seats import parse_seats
from qwitch.progress import ProgressBar
from qwitch.simulate import Simulation
from scripts.calibrate import Measurement, fair_rows, masher_rows, neighbour_rows, person_rows, share_of, worth_rows

GAMES = 240
FEW = Simulation(GAMES, parse_seats("normal"), seed=20)

SLACK = 3.5
"""How many standard deviations of chance a share may lie outside its goal on so few games."""

ROWS = [*person_rows(FEW), *neighbour_rows(FEW), *masher_rows(FEW), *[*fair_rows(FEW)][:4]]
WITH_GOALS = [row for row in ROWS if row.goal]


def share(row: Measurement) -> float:
    """The share of wins in %."""
    return share_of(row, ProgressBar(io.StringIO()))


def chance(share_in_percent: float) -> float:
    """The standard deviation of a share in %, on so few games."""
    part = share_in_percent / 100
    return 100 * sqrt(part * (1 - part) / GAMES)


@pytest.mark.parametrize("row", WITH_GOALS, ids=[row.text for row in WITH_GOALS])
def test_goals_are_met_as_far_as_few_games_can_tell(row: Measurement) -> None:
    wins = share(row)
    least, most = row.least or 0.0, row.most or 100.0
    assert least - SLACK * chance(least) <= wins <= most + SLACK * chance(most)


def test_a_child_beats_the_lowest_level_more_often_than_not() -> None:
    """Computer players that beat children at their lowest level spoil the game [stk-code 540]: a child takes 3 s."""
    row = next(row for row in ROWS if row.text == "a child against relaxed")
    assert share(replace(row, simulation=replace(row.simulation, games=500))) > 50


def test_without_the_freeze_hitting_all_keys_wins_nearly_always() -> None:
    row = next(row for row in ROWS if "without the freeze" in row.text)
    assert share(replace(row, simulation=replace(row.simulation, games=60))) > 85


def test_looking_ahead_is_worth_something_and_a_handicap_costs_something() -> None:
    rows = {row.text: row for row in worth_rows(FEW)}
    assert share(rows["hard, looking ahead, against itself without"]) > 50
    assert share(rows["normal with a handicap of 400 ms against normal"]) < 30


def test_a_goal_that_is_missed_is_told() -> None:
    row = next(iter(person_rows(FEW)))
    assert (row.goal, row.meets(80.0), row.meets(74.9), row.meets(85.1)) == ("75 to 85 %", True, False, False)
    masher = next(row for row in ROWS if row.most == 15)
    assert (masher.goal, masher.meets(15.0), masher.meets(15.1)) == ("at most 15 %", True, False)
