"""From the title to the table and back; while it is paused, a game stands still and shows no card."""

from time import monotonic

import pytest

from tests.app.conftest import Start
from tests.app.places import CENTRE, DIRECTION, HAND, MAT
from tests.app.program import PALETTE, Program
from tests.app.screen import Screen, until
from tests.app.x11 import other_program

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

QUICK = "me,bot:300,bot:300,bot:300"
"""Computer players of whom one always has something to do within a second or two, while play runs."""

QUIET_S = 3.0
"""How long nothing may happen in a paused game, in seconds: longer than any countdown or thought of QUICK."""


RED = (PALETTE.direction_top, PALETTE.direction_bottom)
"""The colours of a direction card."""


def hides_cards(program: Program) -> bool:
    return not any(map(program.shows_face, (*HAND, CENTRE))) and program.share(MAT, *RED, near=60) < 0.02


def assert_stands_still(program: Program) -> None:
    """A paused game: hidden cards, and not one line in the log."""
    program.shows("menu")
    until(lambda: hides_cards(program), "hidden cards")
    program.log.look()
    assert not program.log.grows(within_s=QUIET_S), program.log.records[-1]


def test_from_the_title_it_is_two_presses_to_a_race_and_a_pause_stops_it(start: Start) -> None:
    program = start()
    program.shows("title")
    program.press("Return")
    program.shows("menu")
    program.press("Return")
    program.log.await_event("deal")
    header = program.log.records[0]
    assert (header["mode"], header["edition"]) == ("race", "tin")
    assert header["seats"] == ["me", "easy", "easy", "easy"]
    played, played_s = program.log.await_event("play"), monotonic()
    until(lambda: program.share(DIRECTION, *RED, near=60) > 0.3, "a direction card")
    assert not hides_cards(program)

    program.press("Escape")
    assert_stands_still(program)
    lines = program.log.look()
    program.press("Escape")
    goes_on = program.log.await_record(lambda record: "e" in record, "the game to go on", since=lines)
    game_s = (goes_on["t"] - played["t"]) / 1000
    assert game_s <= monotonic() - played_s - QUIET_S + 0.05, "a pause is no time of game"
    program.shows("table")
    until(lambda: not hides_cards(program), "cards again")


def test_a_pause_leads_to_new_cards_and_to_the_title(start: Start) -> None:
    """A game that was left is played by nobody any more [teti 7]."""
    program = start("--seats", QUICK, "--now")
    first = program.log.await_event("deal")
    program.press("Escape")
    program.shows("menu")
    program.press("Down", "Return")
    anew = program.log.of_game(2)
    assert anew.await_event("deal")["hands"] != first["hands"]
    program.shows("table")
    anew.await_event("turn")
    program.log.look()
    left_with = len(program.log.records)

    program.press("Escape")
    program.shows("menu")
    program.press("Up", "Return")
    program.shows("title")
    anew.look()
    assert not anew.grows(within_s=QUIET_S), "nobody plays a game that was left"
    assert program.log.look() == left_with
    assert program.complaints() == ""


def test_who_works_elsewhere_finds_the_game_paused(start: Start, screen: Screen) -> None:
    program = start("--seats", QUICK, "--now")
    program.log.await_event("play")
    with other_program(screen.display):
        assert_stands_still(program)
        program.press("1", "Return", "Escape")
        assert not program.log.grows(within_s=0.2), "the keys are another program's"
    program.take_keyboard()
    assert_stands_still(program)
    lines = len(program.log.records)
    program.press("Return")
    program.log.await_record(lambda record: "e" in record, "the game to go on", since=lines)
