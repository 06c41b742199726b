"""Every game ends: every mode, edition and number of seats. scripts/survey.py plays ten thousand of each."""

from dataclasses import replace

import pytest

from qwitch.match.options import MatchOptions
from qwitch.match.seats import parse_seats
from qwitch.simulate import Simulation, tally_of
from scripts.survey import row, tables

GAMES = 15
TABLES = [*tables(GAMES, 1, 5)]


def name_of(table: Simulation) -> str:
    return f"{table.mode}-{table.edition}-{len(table.seats)}"


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_game_ends(table: Simulation) -> None:
    tally = tally_of(table)
    assert (tally.games, tally.wins.total(), tally.game_ms.total()) == (GAMES, GAMES, GAMES)
    cells = row(replace(table, games=3)).split(" | ")
    assert cells[1:4] == [table.edition, str(len(table.seats)), "3"]


def test_every_mode_edition_and_number_of_seats_is_played() -> None:
    assert len({(table.mode, table.edition, len(table.seats)) for table in TABLES}) == 2 * (5 + 5 + 1)


@pytest.mark.parametrize(
    "options", [MatchOptions(hand_turned=True), MatchOptions(0, 0, freezes=0.0)], ids=["by hand", "quick"]
)
@pytest.mark.parametrize("mode", ["race", "turns"])
def test_games_of_very_different_players_end_too(mode: str, options: MatchOptions) -> None:
    table = Simulation(GAMES, parse_seats("masher,bot:100,bot:20000,relaxed+3000,lightning"), mode, options=options)
    assert tally_of(table).wins.total() == GAMES
