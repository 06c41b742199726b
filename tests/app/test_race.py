"""Whole races in a real window, played by real keys."""

import pytest

from tests.app.conftest import Start
from tests.app.live import Seen
from tests.app.places import CENTRE, HAND
from tests.app.program import Program
from tests.app.screen import until

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]


def play_on(program: Program, seen: Seen) -> None:
    """Press what fits until the game is over, one card at a time, as a quick player would."""
    while not seen.over:
        seen.look()
        fitting = seen.slots(fitting=True)
        if fitting:
            program.press(str(fitting[0] + 1))
        assert program.log.grows(within_s=20) or seen.over, "the game stands still"
        seen.look()


def test_a_race_is_played_to_its_end(start: Start) -> None:
    program = start("--mode", "race", "--seats", "me,easy,easy,easy", "--seed", "5", "--now")
    program.log.await_event("deal")
    assert program.log.records[0] == {
        "qwitch": 1,
        "mode": "race",
        "edition": "tin",
        "seats": ["me", "easy", "easy", "easy"],
        "dealer": program.log.records[0]["dealer"],
        "seed": 5,
    }
    seen = Seen(program.log)
    program.log.await_event("turn")
    until(lambda: program.shows_face(CENTRE) and all(map(program.shows_face, HAND)), "cards on the table")
    play_on(program, seen)

    mine = [record for record in program.log.records if record.get("e") == "play" and record["seat"] == 0]
    assert len(mine) >= 10, "the keys played cards"
    ending = program.log.records[-1]
    assert ending["e"] == "end"
    assert sorted(seat for seats in ending["ranks"] for seat in seats) == [0, 1, 2, 3]
    assert ending["left"][ending["ranks"][0][0]] == 0

    program.shows("results")
    assert not any(map(program.shows_face, HAND)), "the table is gone"
    program.press("Escape")
    program.shows("title")
    assert program.process.poll() is None


def test_a_rematch_has_other_cards_and_another_log(start: Start) -> None:
    """Five quick computer players, whose races are short."""
    seats = ["bot:100"] * 5
    program = start("--seats", ",".join(seats), "--seed", "329", "--now")
    first = program.log.await_event("deal")
    program.log.await_event("end", within_s=90)
    program.shows("results")
    before = program.log.path.read_bytes()

    program.press("Return")
    rematch = program.log.of_game(2)
    assert rematch.await_event("deal")["hands"] != first["hands"]
    assert rematch.records[0]["seats"] == seats
    assert program.log.path.read_bytes() == before

    rematch.await_event("end", within_s=90)
    program.shows("results")
    assert rematch.records[-1]["e"] == "end"
    program.close()
    assert program.ended() == 0
    assert program.complaints() == ""
