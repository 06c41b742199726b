"""A screen and a program for every test; both end with it, and nothing else does."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.app.program import Program
from tests.app.screen import Screen, missing

Start = Callable[..., Program]
"""Starts the program with these words on its command line."""


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    why_not = missing("Xvfb", "xdotool")
    if why_not:
        pytest.skip(why_not)
    (tmp_path / "screen").mkdir()
    screen = Screen(tmp_path / "screen", (1280, 720))
    yield screen
    screen.close()


@pytest.fixture
def desktop(screen: Screen) -> Screen:
    """Give a screen with a window manager."""
    why_not = missing("openbox")
    if why_not:
        pytest.skip(why_not)
    screen.manage()
    return screen


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Start]:
    programs: list[Program] = []

    def start(*words: str) -> Program:
        programs.append(Program(screen, tmp_path, *words))
        return programs[-1]

    yield start
    for program in programs:
        program.finish()
