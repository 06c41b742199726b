"""A match in time: presses, clocks, hints, listeners, handicaps; the rules of time stand in tests/rules."""

import pytest

from qwitch.bots.player import PASS, TURN_DIRECTION, Plan
from qwitch.engine.setup import Setup
from qwitch.match.events import Stamped
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS, MatchOptions
from qwitch.match.seats import parse_seats
from tests.match.scenes import Puppet, match_at, people, words

UP_ON_B2 = """
    race tin running
    pile F1 B2
    direction +
    0  C3 H4 -- A3 E5 | D4 G7
    1  C7 A1 B8 G2 -- | E1
"""

TURNS = UP_ON_B2.replace("race tin running", "turns tin running act=1")


def test_presses_before_the_first_go_are_passed_over_in_silence() -> None:
    match = Match(Setup("race", "tin", 2, seed=1), people(2))
    for slot in range(5):
        match.press(0, slot, 10)
    assert words(match.advance(2399)) == ["0: dealt"]
    assert match.disciplines[0].free_at_ms == 0


def test_an_empty_slot_and_another_seat_s_turn_are_passed_over_in_silence() -> None:
    match = match_at(TURNS)
    match.press(0, 0, 10)
    match.press(1, 4, 10)
    assert words(match.advance(500)) == ["0: dealt"]


def test_a_press_that_comes_late_is_judged_at_once() -> None:
    match = match_at(UP_ON_B2)
    match.advance(1000)
    match.press(0, 0, 400)
    assert words(match.advance(1000)) == ["1000: 0 plays C3"]


def test_a_card_that_waits_for_its_150_ms_lands_before_later_ones() -> None:
    match = match_at(UP_ON_B2.replace("E5", "D1"))
    for slot, at_ms in ((0, 0), (4, 100), (1, 120)):
        match.press(0, slot, at_ms)
    assert words(match.advance(150))[1:] == ["0: 0 plays C3", "150: 0 plays D1"]
    assert words(match.advance(299)) == []
    assert words(match.advance(300)) == ["300: 0 beaten H4"]


def test_hitting_a_waiting_card_s_key_again_adds_nothing() -> None:
    match = match_at(UP_ON_B2.replace("E5", "H1"))
    for slot, at_ms in ((0, 0), (4, 10), (4, 20), (4, 149)):
        match.press(0, slot, at_ms)
    assert words(match.advance(2000))[1:] == ["0: 0 plays C3", "150: 0 misplays H1, frozen 1000"]


def test_a_pass_with_a_fitting_card_is_answered_with_a_hint_that_no_log_hears() -> None:
    heard: list[Stamped] = []
    match = match_at(TURNS)
    match.listen(heard.append)
    match.press(1, PASS, 10)
    assert words(match.advance(10)) == ["0: dealt", "10: 1 hinted: the seat holds a card that fits"]
    assert words(heard) == ["0: dealt"]


def test_a_pass_without_one_gives_the_turn_on() -> None:
    match = match_at(TURNS.replace("C7", "F7"))
    match.press(1, PASS, 10)
    match.press(0, 0, 11)
    assert words(match.advance(11))[1:] == ["10: 1 passes", "11: 0 plays C3"]


def test_the_countdown_turns_before_a_press_of_the_same_millisecond() -> None:
    match = Match(Setup("race", "tin", 2, seed=1), people(2), MatchOptions(first_countdown_ms=500))
    match.press(0, 0, 500)
    happened = words(match.advance(500))
    assert happened[1].startswith("500: ")
    assert " turns " in happened[1]
    assert happened[2].startswith("500: 0 ")


def test_a_game_jumps_from_due_time_to_due_time() -> None:
    match = Match(Setup("race", "tin", 3, seed=1), parse_seats("normal,hard,easy"))
    jumps = []
    while not match.is_over:
        jumps.append(match.next_due_ms())
        match.advance(jumps[-1])
    assert jumps == sorted(jumps)
    assert (match.next_due_ms(), match.now_ms) == (NEVER, jumps[-1])
    again = Match(Setup("race", "tin", 3, seed=1), parse_seats("normal,hard,easy"))
    assert again.advance(NEVER) == match.history


def test_a_match_without_anything_due_waits() -> None:
    match = Match(Setup("race", "tin", 2, seed=1), people(2), MatchOptions(hand_turned=True))
    match.advance(NEVER)
    assert (match.next_due_ms(), match.now_ms) == (NEVER, 0)
    match.advance(12_000)
    assert match.now_ms == 12_000


def test_without_the_option_nobody_turns_the_direction_card_early() -> None:
    match = Match(Setup("race", "tin", 2, dealer=0, seed=1), parse_seats("normal,me"))
    match.players[0] = Puppet(Plan(TURN_DIRECTION, 50))
    assert words(match.advance(2399)) == ["0: dealt"]


def test_modes_have_their_own_options() -> None:
    for mode in OPTIONS:
        match = Match(Setup(mode, "boxed", 1, seed=1), people(1))
        assert match.options is OPTIONS[mode]


# Handicaps


@pytest.mark.parametrize("seat", ["me+300", "masher+300"])
def test_a_handicapped_seat_s_card_lands_later(seat: str) -> None:
    match = match_at(UP_ON_B2, seats=f"{seat},me2")
    match.players.pop(0, None)
    match.press(0, 0, 100)
    assert words(match.advance(399))[1:] == []
    assert words(match.advance(400)) == ["400: 0 plays C3"]


def test_a_handicapped_seat_s_card_is_beaten_by_one_that_lands_meanwhile() -> None:
    match = match_at(UP_ON_B2, seats="me+5000,me2")
    match.press(0, 0, 100)
    match.press(1, 0, 3000)
    assert words(match.advance(9000))[1:] == ["3000: 1 plays C7", "3000: 0 beaten C3"]


def test_a_handicapped_seat_s_card_that_still_fits_lands_when_it_would_have() -> None:
    match = match_at(UP_ON_B2.replace("C7", "B3").replace("C3", "C4"), seats="me+500,me2")
    match.press(0, 3, 100)
    match.press(1, 0, 200)
    assert words(match.advance(600))[1:3] == ["200: 1 plays B3", "200: 0 beaten A3"]
    match = match_at(UP_ON_B2.replace("C7", "B3").replace("A3", "C1"), seats="me+500,me2")
    match.press(0, 3, 100)
    match.press(1, 0, 200)
    assert words(match.advance(600))[1:] == ["200: 1 plays B3", "600: 0 plays C1"]


def test_a_handicapped_seat_s_mistake_comes_back_at_once() -> None:
    match = match_at(UP_ON_B2, seats="me+500,me2")
    match.press(0, 1, 100)
    match.press(0, 0, 200)
    assert words(match.advance(5000))[1:] == ["100: 0 misplays H4, frozen 1000"]


def test_a_computer_player_s_handicap_is_added_to_its_delays() -> None:
    plain, slowed = (Match(Setup("race", "tin", 1, seed=4), parse_seats(seat)) for seat in ("hard", "hard+1000"))
    first = next(stamped.t for stamped in plain.advance(NEVER) if " plays " in words([stamped])[0])
    later = next(stamped.t for stamped in slowed.advance(NEVER) if " plays " in words([stamped])[0])
    assert later == first + 1000
