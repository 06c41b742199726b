"""Where a test looks: boxes of the table for four, and what tells one screen from another."""

from qwitch.paths import assets_folder
from qwitch.table import Box, load_table, table_file

TABLE = load_table(table_file(assets_folder() / "tables", "race", 4))
HAND, CENTRE, DIRECTION, MAT = TABLE.seats[0].slots, TABLE.centre, TABLE.direction, TABLE.mat

NAME = Box(430, 170, 740, 160)
"""On the title screen: the game's name in big letters."""

PODIUM = Box(400, 420, 800, 215)
"""On the results: the columns, the winner's in yellow."""
