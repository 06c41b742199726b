"""The window on a desktop: the whole screen and back, and its end from every screen."""

import re
import signal
from functools import partial
from time import monotonic

import pytest

from tests.app.conftest import Start
from tests.app.places import CENTRE, HAND
from tests.app.program import ROOT, Program
from tests.app.screen import Screen, until
from tests.app.x11 import other_program

SLOW = "me,bot:20000,bot:20000,bot:20000"

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]


@pytest.fixture(params=["bare screen", "desktop"])
def whole(request: pytest.FixtureRequest) -> Screen:
    """Give a screen without and with a window manager."""
    screen: Screen = request.getfixturevalue("screen" if request.param == "bare screen" else "desktop")
    return screen


def test_f11_takes_the_whole_screen_and_gives_it_back(whole: Screen, start: Start) -> None:
    """On any desktop, and as often as one likes [pygame-ce 1576, SDL 939]."""
    program = start("--seats", SLOW, "--now", "--window", "960x540")
    program.log.await_event("turn")
    until(lambda: all(map(program.shows_face, HAND)), "the cards of the hand")
    small = program.geometry
    assert small[2:] == (960, 540)
    for key in ("F11", "alt+Return"):
        program.press(key)
        until(lambda: program.geometry == (0, 0, *whole.size), "the whole screen")
        until(lambda: all(map(program.shows_face, HAND)), "the hand, drawn for the whole screen")
        program.press(key)
        until(lambda: program.geometry == small, "the window as it was")
        until(lambda: all(map(program.shows_face, HAND)), "the hand, drawn for the window")
    assert program.complaints() == ""


def has_geometry(program: Program, geometry: tuple[int, ...]) -> bool:
    """Whether its window lies there: left, top, width, height in pixels."""
    return program.geometry == geometry


def test_the_whole_screen_in_the_middle_of_the_deal(whole: Screen, start: Start) -> None:
    """Four times, while cards are in the air [pygame-ce 1576, SDL 939]."""
    program = start("--seats", SLOW, "--seed", "5", "--now", "--window", "960x540")
    program.log.await_event("deal")
    small = program.geometry
    for size in [(0, 0, *whole.size), small] * 2:
        program.press("F11")
        until(partial(has_geometry, program, size), f"a window of {size}")
    program.log.await_event("turn")
    until(lambda: all(map(program.shows_face, (*HAND, CENTRE))), "cards where they belong")
    program.press("F11")
    until(lambda: program.geometry == (0, 0, *whole.size), "the whole screen")
    until(lambda: all(map(program.shows_face, (*HAND, CENTRE))), "cards where they belong on the whole screen")
    assert program.complaints() == ""


def test_the_whole_screen_stays_when_the_keyboard_goes_elsewhere(screen: Screen, start: Start) -> None:
    """As to a program on a second screen [pygame-ce 1576, SDL 939]: paused, and neither minimised nor smaller."""
    program = start("--fullscreen", "--seats", SLOW, "--now")
    program.log.await_event("turn")
    until(lambda: program.geometry == (0, 0, *screen.size), "the whole screen")
    with other_program(screen.display):
        program.shows("menu")
        assert program.geometry == (0, 0, *screen.size)
    program.take_keyboard()
    program.press("Return")
    program.shows("table")
    assert program.geometry == (0, 0, *screen.size)


def test_fullscreen_from_the_command_line(whole: Screen, start: Start) -> None:
    program = start("--fullscreen", "--seats", SLOW, "--now")
    program.log.await_event("turn")
    until(lambda: program.geometry == (0, 0, *whole.size), "the whole screen")
    until(lambda: all(map(program.shows_face, HAND)), "the cards of the hand")
    program.press("F11")
    until(lambda: program.geometry[2] < whole.size[0], "a window")
    until(lambda: all(map(program.shows_face, HAND)), "the hand, drawn for the window")


def test_the_desktop_knows_the_window_by_the_name_in_its_menu(start: Start, screen: Screen) -> None:
    """As often as the window is opened: once more where another way of showing frames is quicker."""
    program = start()
    program.shows("title")
    [entry] = re.findall(r"^StartupWMClass=(.+)$", (ROOT / "build/linux/qwitch.desktop").read_text("utf-8"), re.M)
    for part in ("--class", "--classname"):
        assert screen.xdotool("search", "--onlyvisible", part, f"^{entry}$") == str(program.window)


@pytest.mark.parametrize("where", ["title", "table", "menu"])
def test_closing_the_window_ends_the_program(where: str, start: Start) -> None:
    program = start(*([] if where == "title" else ["--now"]))
    if where == "menu":
        program.log.await_event("deal")
        program.press("Escape")
    program.shows(where)
    program.close()
    asked_s = monotonic()
    assert program.ended() == 0
    assert monotonic() - asked_s < 3
    assert program.complaints() == ""


@pytest.mark.parametrize("words", [[], ["--now"], ["--mode", "turns", "--now"]], ids=["title", "table", "kids"])
def test_a_signal_ends_the_program_quickly(words: list[str], start: Start) -> None:
    program = start(*words)
    program.shows("table" if words else "title")
    program.process.send_signal(signal.SIGTERM)
    assert program.ended(within_s=3) == 0, "at log-off nobody is there to answer a question"
    program.log.look()
    assert program.complaints() == ""
