"""An idle program leaves the machine alone [pygame-menu 329]: idle, paused and minimised, below 5 % of one core."""

import os
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.app.conftest import Start
from tests.app.program import Program
from tests.app.screen import SOON_S, Screen, until

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

MOST = 0.05
"""The share of one core that an idle program may use."""

WATCHED_S = 4.0
"""For how long it is measured, in seconds; cards on the title screen hop now and then."""


def used_s(program: Program) -> float:
    """The processor time that the program has used so far, in seconds."""
    fields = Path(f"/proc/{program.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(program: Program) -> float:
    """What share of a core it uses while nobody does anything."""
    before_s, since_s = used_s(program), monotonic()
    sleep(WATCHED_S)
    return (used_s(program) - before_s) / (monotonic() - since_s)


def rests(program: Program) -> None:
    """Wait until it has read all that it reads in idle moments, and rests; fail if it never does."""
    deadline_s, least = monotonic() + SOON_S, 1.0
    while least >= MOST:
        assert monotonic() < deadline_s, f"an idle program uses {least:.0%} of a core"
        least = min(least, share(program))


def test_the_title_screen(start: Start) -> None:
    program = start()
    program.shows("title")
    rests(program)


@pytest.mark.parametrize("mode", ["race", "turns"])
def test_a_paused_game(mode: str, start: Start) -> None:
    program = start("--mode", mode, "--seats", "me,bot:300,bot:300", "--now")
    program.log.await_event("turn")
    program.press("Escape")
    program.shows("menu")
    rests(program)


def test_a_minimised_game(desktop: Screen, start: Start) -> None:
    program = start("--seats", "me,bot:300,bot:300", "--now")
    program.log.await_event("turn")
    desktop.xdotool("windowminimize", str(program.window))
    until(lambda: not desktop.windows(program.process.pid), "no window")
    rests(program)
    program.log.look()
    assert not program.log.grows(within_s=1.0)
