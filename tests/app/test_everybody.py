"""Several people at one keyboard, and menus by keys alone and by pointer alone."""

import json
from pathlib import Path

import pytest

from qwitch.controls.keysets import ALONE, key_sets
from qwitch.table import Box, load_table, table_file
from tests.app.conftest import Start
from tests.app.keys import key_codes
from tests.app.live import Seen
from tests.app.program import ROOT, Program
from tests.app.screen import until

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

QUICK = {"schema": 1, "countdown_ms": 300}
"""Settings that make a game short: standstills are many where few play."""


def settle(folder: Path, **settings: object) -> None:
    """Write settings before the program starts."""
    (folder / "data").mkdir(parents=True, exist_ok=True)
    (folder / "data" / "settings.json").write_text(json.dumps(QUICK | settings), encoding="utf-8")


def play_together(program: Program, people: int) -> list[Seen]:
    """Everybody plays what fits, in turn and at once, each with the own keys, until the race is over."""
    keys = [key_codes(one) for one in key_sets(people)]
    seen = [Seen(program.log, seat) for seat in range(people)]
    while not seen[0].over:
        for one in seen:
            one.look()
        wanted = [keys[seat][slots[0]] for seat, one in enumerate(seen) if (slots := one.slots(fitting=True))]
        program.press(*wanted)
        grew = program.log.grows(within_s=3)
        if not grew and program.screen_name == "menu":
            program.press("Return")  # the machine stood still for a moment, which pauses the game: go on
        grew = grew or program.log.grows(within_s=17)
        seen[0].look()
        assert grew or seen[0].over, "the game stands still"
    return seen


@pytest.mark.parametrize("people", [2, 4])
def test_people_share_a_keyboard_to_the_end_of_a_race(start: Start, tmp_path: Path, people: int) -> None:
    settle(tmp_path)
    seats = ",".join(["me", "me2", "me3", "me4"][:people])
    program = start("--seats", seats, "--seed", "5", "--now")
    program.log.await_event("turn")
    play_together(program, people)
    plays = [record["seat"] for record in program.log.records if record.get("e") == "play"]
    assert set(plays) == set(range(people)), "everybody's keys played cards"
    assert sum(program.log.records[-1]["left"][seat] == 0 for seat in range(people)) == 1
    program.shows("results")


def test_all_menus_by_keys_alone(start: Start) -> None:
    program = start()
    program.shows("title")
    for steps in range(6):
        program.press(*["Down"] * steps, "Return")
        until(lambda: program.screen_name != "title", "another screen")
        program.press("Escape")
        program.shows("title")
        program.press(*["Up"] * steps)
    program.press("Return")
    program.shows("menu")
    program.press("Return")
    program.log.await_event("deal")
    program.press("Escape")
    program.shows("menu")
    program.press("Down", "Down", "Down", "Return")
    program.shows("title")
    program.press("Escape", "Return")
    until(lambda: program.process.poll() == 0, "the end of the program")


def test_all_menus_by_pointer_alone(start: Start) -> None:
    program = start()
    program.shows("title")
    entries = [Box(520, 398 + 66 * place, 560, 56) for place in range(7)]
    backs = {
        0: Box(960, 740, 560, 64),
        1: Box(960, 740, 560, 64),
        2: Box(844, 754, 672, 62),
        3: Box(590, 680, 420, 66),
        4: Box(850, 704, 610, 66),
        5: Box(820, 766, 670, 60),
    }
    for place, back in backs.items():
        program.click(entries[place])
        until(lambda: program.screen_name != "title", "another screen")
        program.click(back)
        program.shows("title")
    program.click(entries[0])
    program.shows("menu")
    program.click(Box(960, 640, 560, 84))
    program.log.await_event("deal")
    program.press("Escape")
    program.shows("menu")
    program.click(Box(570, 622, 460, 64))
    program.shows("title")
    program.click(entries[6])
    until(lambda: program.process.poll() == 0, "the end of the program")


KIDS = load_table(table_file(ROOT / "assets" / "tables", "kids", 2))


@pytest.mark.parametrize(("edition", "by_pointer"), [("tin", False), ("boxed", True)])
def test_two_children_at_one_hand_to_the_end(start: Start, tmp_path: Path, edition: str, by_pointer: bool) -> None:
    settle(tmp_path)
    program = start("--mode", "turns", "--edition", edition, "--seats", "me,me2", "--seed", "7", "--now")
    deal = program.log.await_event("deal")
    assert len(deal["hands"]) == 2
    seen = [Seen(program.log, seat) for seat in range(2)]
    keys = key_codes(ALONE)
    turn = (program.log.records[0]["dealer"] + 1) % 2
    program.log.await_event("turn")
    while True:
        for one in seen:
            one.look()
        if seen[0].over:
            break
        acted = [record for record in program.log.records if record.get("e") in ("play", "pass")]
        if acted:
            turn = (acted[-1]["seat"] + 1) % 2
        if seen[turn].running:
            slots = seen[turn].slots(fitting=True)
            place = slots[0] if slots else 5
            if by_pointer:
                assert KIDS.passing is not None
                program.click([*KIDS.seats[0].slots, KIDS.passing][place])
            else:
                program.press(keys[place])
        program.log.grows(within_s=1)
    passes = [record for record in program.log.records if record.get("e") == "pass"]
    assert not [record for record in program.log.records if record.get("e") == "misplay"]
    assert passes or len(program.log.records) > 40
    program.shows("results")
