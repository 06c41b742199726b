"""A person comes in, plays, looks back at the game, saves a table and leaves again: in a real window, by real keys."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from qwitch.scenes import seats
from qwitch.scenes.person_view import BARS
from qwitch.store import History
from qwitch.table import Box
from tests.app.conftest import Start
from tests.app.live import Seen
from tests.app.program import PALETTE, Program
from tests.app.screen import until
from tests.app.test_race import play_on

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

SEAT = Box(seats.LEFT + 54, seats.ROW_TOP + 6, seats.NAME_WIDTH - 46, seats.HEIGHT - 12)
START = Box(seats.RIGHT, seats.ROW_TOP + 450, seats.RIGHT_WIDTH, 84)
FIELD = Box(440, 200, 720, 130)
CHART = Box(300, 300, 900, 300)


def rows(data: Path, query: str) -> list[tuple[object, ...]]:
    """Ask the program's history, as another program may."""
    with closing(sqlite3.connect(f"file:{data / 'history.db'}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


def come_in(program: Program, data: Path) -> None:
    """From the title to the people, a name, and back."""
    program.press("Down", "Down", "Down", "Return", "Right", "Return", "Return")
    until(lambda: program.share(FIELD, PALETTE.accent) > 0.005, "the field for a name")
    program.press("a", "d", "a", "Return")
    until(lambda: rows(data, "SELECT name FROM profiles") == [("ada",)], "a person who is new")
    program.press("Escape", "Escape")
    program.shows("title")


def changes(program: Program, box: Box, *keys: str) -> None:
    """Press keys, and wait until something else is to be seen in the box."""
    before = program.picture(box).get_buffer().raw
    program.press(*keys)
    until(lambda: program.picture(box).get_buffer().raw != before, f"something else after {keys}")


def test_a_person_plays_looks_back_and_leaves(start: Start, tmp_path: Path) -> None:
    data, table = tmp_path / "data", tmp_path / "data" / "Qwitch ada.csv"
    program = start("--seats", "me,bot:1200", "--seed", "5")
    program.shows("title")
    come_in(program, data)

    program.press("Up", "Up", "Up", "Return")
    program.shows("menu")
    program.click(SEAT)
    program.press("Right", "Escape")
    program.click(START)
    program.log.await_event("deal")
    play_on(program, Seen(program.log))
    program.shows("results")
    [(name, profile, rank)] = rows(data, "SELECT name, profile, rank FROM seats WHERE is_person")
    assert (name, profile) == ("ada", 1)
    assert rank in (1, 2)

    changes(program, CHART, "Up", "Right")
    assert program.share(CHART, PALETTE.seats[0].colour) > 0.002, "the line of the first seat"
    changes(program, CHART, "Right")
    program.press("Escape")
    program.shows("title")

    program.press("Down", "Down", "Down", "Return", "Return")
    until(lambda: program.share(Box(110, 300, 1380, 70), PALETTE.accent, near=30) > 0.5, "the game in the list")
    program.press("Return")
    program.shows("results")
    program.press("Escape", "Escape", "Right", "Return", "Return")
    until(lambda: program.share(BARS, PALETTE.letter_on_dark) > 0.02, "the bars of a person")

    program.press("Down", "Return")
    until(table.exists, "the table")
    assert table.read_text("utf-8-sig").count("\n") == 3

    program.press("Right", "Return", "Return")
    program.press("Return", "Right", "Return")
    until(lambda: rows(data, "SELECT name FROM profiles") == [], "nobody")
    program.close()
    assert program.ended() == 0
    assert program.complaints() == ""

    history = History(data)
    assert history.open() == ()
    assert (history.count(), history.profiles()) == (0, [])
    history.close()
