"""Keys are chosen in a real window, written down, and play; other layouts play by place."""

import json
import subprocess
from pathlib import Path

import pytest

from qwitch.scenes.board_view import BOARD, control_box
from qwitch.stage.paint import mix
from qwitch.table import Box
from tests.app.conftest import Start
from tests.app.live import Seen
from tests.app.program import PALETTE, Program
from tests.app.screen import Screen, missing, until

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

ONE_MORE = Box(control_box(0).right - 50, control_box(0).y, 40, control_box(0).h)
"""The right arrow of the choice of how many people play."""

FIRST_CAP = Box(525, 634, 46, 44)
"""The first key of the first of two people."""

BLUE = mix(PALETTE.seats[0].colour, (255, 255, 255), 0.3)
"""The first person's keys on the drawn keyboard."""

LAYOUTS = {
    "us": ("q w e r t", "n m comma period slash"),
    "fr": ("a z e r t", "n comma semicolon colon exclam"),
    "es": ("q w e r t", "n m comma period minus"),
}
"""What two people's keys print in each layout, by X names."""


def kept(folder: Path) -> object:
    """The keys of two people in the settings file; None while there are none."""
    file = folder / "data" / "settings.json"
    return json.loads(file.read_text("utf-8"))["keys"]["two"] if file.exists() else None


def play_some(program: Program, hands: list[tuple[Seen, list[str]]], each: int) -> None:
    """Everybody presses what fits, in turn, until each has played so many cards."""
    played = [0] * len(hands)
    while min(played) < each:
        for seat, (seen, names) in enumerate(hands):
            seen.look()
            fitting = seen.slots(fitting=True)
            if fitting and not seen.over:
                lines = len(program.log.records)
                program.press(names[fitting[0]])
                program.log.await_event("play", since=lines, seat=seat, slot=fitting[0])
                played[seat] += 1
        assert program.log.grows(within_s=0.05) or not hands[0][0].over, "the game ended too soon"


def test_a_new_key_is_chosen_written_down_and_plays(start: Start, tmp_path: Path) -> None:
    """A key that somebody has is refused [panel-pop 1]."""
    program = start("--seats", "me,me2", "--seed", "5")
    program.shows("title")
    program.press("Up", "Up", "Return")
    until(lambda: (focus := program.focus) is not None and focus.x < 300, "the options")
    program.click(Box(110, 766, 670, 60))
    until(lambda: program.share(BOARD, BLUE, near=30) > 0.01, "the keyboard")
    program.click(ONE_MORE)
    until(lambda: program.share(FIRST_CAP, PALETTE.key, near=20) > 0.4, "the keys of two people")
    program.click(FIRST_CAP)
    program.press("n", "F11", "g")
    until(lambda: kept(tmp_path) is not None, "new keys in the settings file")
    assert kept(tmp_path) == [
        {"slots": [10, 26, 8, 21, 23], "action": 4},
        {"slots": [17, 16, 54, 55, 56], "action": 15},
    ]

    program.press("Escape", "Escape")
    program.shows("title")
    program.press("Down", "Down", "Return", "Return")
    program.log.await_event("turn")
    names = [["g", "w", "e", "r", "t"], LAYOUTS["us"][1].split()]
    play_some(program, [(Seen(program.log, seat), names[seat]) for seat in range(2)], each=3)


@pytest.mark.parametrize("layout", ["fr", "es"])
def test_keys_go_by_place_in_other_layouts(layout: str, start: Start, screen: Screen) -> None:
    """What is printed on a key does not matter, only where it is [pygame-ce 2745, Mindustry 1151]."""
    why_not = missing("setxkbmap")
    if why_not:
        pytest.skip(why_not)
    subprocess.run(["setxkbmap", layout], env=screen.environment, check=True)
    program = start("--seats", "me,me2", "--seed", "5", "--now")
    program.log.await_event("turn")
    names = [signs.split() for signs in LAYOUTS[layout]]
    play_some(program, [(Seen(program.log, seat), names[seat]) for seat in range(2)], each=4)
