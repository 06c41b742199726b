"""A child at a real desktop: closing keys, the system key and other programs pause the game and ask [bambam 57]."""

from collections.abc import Callable
from time import monotonic, sleep

import pytest

from qwitch.program import HELD_S
from tests.app.conftest import Start
from tests.app.program import Program
from tests.app.screen import Screen
from tests.app.x11 import other_program

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

CHILD = ("--mode", "turns", "--seats", "me,bot:400,bot:400", "--seed", "7", "--now")
"""A child among computer players of whom one is always about to act, unless it is the child's turn."""


@pytest.fixture
def playing(desktop: Screen, start: Start) -> Program:
    """Give a kids' game under way on a desktop."""
    program = start(*CHILD)
    program.log.await_event("turn")
    program.shows("table")
    return program


def stands_still(program: Program) -> None:
    program.shows("menu")
    program.log.look()
    assert not program.log.grows(within_s=2.0), "the game went on behind the question"


@pytest.mark.parametrize("keys", ["alt+F4", "super", "Escape"])
def test_keys_that_lead_out_pause_and_ask(keys: str, playing: Program) -> None:
    playing.press(keys)
    stands_still(playing)
    playing.press("Return")
    playing.shows("table")
    assert playing.process.poll() is None


def test_another_program_in_front_pauses(start: Start, screen: Screen) -> None:
    program = start(*CHILD)
    program.log.await_event("turn")
    with other_program(screen.display):
        stands_still(program)


@pytest.mark.parametrize("way", ["keys", "button"])
def test_held_closing_keys_close_nothing_and_a_second_wish_does(way: str, playing: Program, start: Start) -> None:
    """The game that was left is the first thing that the title offers the next time, and it goes on where it stood."""
    close: Callable[[], None] = playing.close if way == "button" else lambda: playing.press("alt+F4")
    started_s = monotonic()
    while monotonic() - started_s < 1.5 * HELD_S:
        close()
        sleep(HELD_S / 20)
    assert playing.process.poll() is None, "keys that are held are one wish"
    playing.shows("menu")
    playing.log.look()
    before = [record for record in playing.log.records if "e" in record]

    sleep(HELD_S)
    close()
    assert playing.ended() == 0
    again = start()
    again.shows("title")
    again.press("Return")
    again.shows("table")
    again.press("Escape")
    again.shows("menu")
    kept = (again.log.path.parent / "data" / "kids-game.jsonl").read_text("utf-8").splitlines()
    assert len(kept) > len(before)
