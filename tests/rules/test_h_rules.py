"""Order of arrival, beaten cards, freezes, and what else only a match in time can show (H; R3, R5, R6, L1)."""

import json
from collections import Counter
from pathlib import Path

import pytest

from qwitch.bots.player import TURN_DIRECTION, Plan
from qwitch.engine.directions import Direction
from qwitch.engine.events import Played, Redrawn, Refilled
from qwitch.engine.game import EMPTY
from qwitch.engine.setup import Setup
from qwitch.engine.view import view_of
from qwitch.match.clock import GameClock
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS, MatchOptions
from qwitch.match.seats import parse_seats
from tests.match.scenes import AT_ONCE, Puppet, logged_match, match_at, people, words
from tests.reference.pictures import cards, hand

UP_ON_B2 = """
    race tin running
    pile F1 B2
    direction +
    0  C3 H4 -- A3 E5 | D4 G7
    1  C7 A1 B8 G2 -- | E1
"""
"""A C or a 3 is wanted: seat 0 has C3 and A3, seat 1 has C7."""


# Who comes first


def test_H1_the_earlier_press_wins_in_whatever_order_they_are_handed_over() -> None:
    match = match_at(UP_ON_B2)
    match.press(1, 0, 105)
    match.press(0, 0, 104)
    assert words(match.advance(500))[1:] == ["104: 0 plays C3", "105: 1 beaten C7"]


def test_H1_at_equal_times_a_person_goes_before_a_computer_player() -> None:
    for seed in range(20):
        match = match_at(UP_ON_B2, seed=seed, seats="normal,me")
        match.players[0] = Puppet(Plan(0, 100))
        match.press(1, 0, 100)
        assert words(match.advance(100))[1:] == ["100: 1 plays C7", "100: 0 beaten C3"]


@pytest.mark.parametrize("seats", ["me,me2", "normal,normal"])
def test_H1_otherwise_a_coin_from_the_seed_decides(seats: str) -> None:
    firsts = []
    for seed in [*range(400), *range(400)]:
        match = match_at(UP_ON_B2, seed=seed, seats=seats)
        for seat in (1, 0) if seed % 2 else (0, 1):
            if match.seats[seat].is_person:
                match.press(seat, 0, 100)
            else:
                match.players[seat] = Puppet(Plan(0, 100))
        firsts.append(words(match.advance(100))[1])
    assert firsts[:400] == firsts[400:]
    wins = Counter(firsts[:400])
    assert set(wins) == {"100: 0 plays C3", "100: 1 plays C7"}
    assert 140 < wins["100: 0 plays C3"] < 260  # 200 ± 6 standard deviations


def test_R6_the_card_that_landed_first_stays_and_the_other_is_taken_back() -> None:
    match = match_at(UP_ON_B2)
    match.press(0, 0, 100)
    match.press(1, 0, 101)
    assert words(match.advance(200))[1:] == ["100: 0 plays C3", "101: 1 beaten C7"]
    assert (hand(match.game, 0), hand(match.game, 1)) == ("-- H4 -- A3 E5", "C7 A1 B8 G2 --")


# Beaten, misplayed, late


@pytest.mark.parametrize(
    ("at_ms", "becomes"), [(101, "beaten C7"), (500, "beaten C7"), (501, "misplays C7, frozen 1000")]
)
def test_H2_what_fitted_within_the_last_400_ms_is_beaten(at_ms: int, becomes: str) -> None:
    match = match_at(UP_ON_B2)
    match.press(0, 0, 100)
    match.press(1, 0, at_ms)
    assert words(match.advance(600))[-1] == f"{at_ms}: 1 {becomes}"


def test_H2_beaten_costs_nothing() -> None:
    match = match_at(UP_ON_B2.replace("E5", "D1"))
    match.press(0, 0, 100)
    match.press(1, 0, 150)
    match.press(0, 4, 260)
    match.press(1, 0, 310)
    assert match.disciplines[1].frozen_ms(310) == 0
    assert words(match.advance(310))[1:] == [
        "100: 0 plays C3",
        "150: 1 beaten C7",
        "260: 0 plays D1",
        "310: 1 beaten C7",
    ]


def test_H2_a_card_that_fits_the_new_top_card_too_is_simply_played() -> None:
    match = match_at(UP_ON_B2.replace("C7", "D3"))
    match.press(0, 0, 100)
    match.press(1, 0, 101)
    assert words(match.advance(101))[1:] == ["100: 0 plays C3", "101: 1 plays D3"]


def test_H2_what_fitted_before_a_stop_does_not_count_after_it() -> None:
    match = match_at(
        """
        race tin running
        pile B2
        direction + next = + -
        0  C3 H1 -- -- -- | D4
        1  C7 A1 -- -- -- | E1
        """,
        MatchOptions(countdown_ms=100),
    )
    match.press(0, 0, 100)
    match.press(1, 0, 250)
    assert words(match.advance(250))[:7] == [
        "0: dealt",
        "100: 0 plays C3",
        "100: stop: standstill",
        "100: 0 refills 0:D4",
        "100: 1 refills 2:E1",
        "200: 1 turns =",
        "250: 1 plays C7",
    ]
    match = match_at(
        """
        race tin running
        pile B2
        direction + next - + -
        0  C3 H1 -- -- -- | D4 B1
        1  C7 A1 -- -- -- | E1
        """,
        MatchOptions(countdown_ms=100),
    )
    match.press(0, 0, 100)
    match.press(1, 0, 250)
    assert words(match.advance(250))[-2:] == ["200: 1 turns -", "250: 1 misplays C7, frozen 1000"]


def test_H3_each_further_misplay_freezes_half_as_long_again_up_to_six_seconds() -> None:
    match = match_at(UP_ON_B2)
    frozen, now = [], 0
    for _ in range(9):
        match.press(0, 1, now)
        line = words(match.advance(now))[-1]
        assert line.startswith(f"{now}: 0 misplays H4, frozen ")
        frozen.append(int(line.split()[-1]))
        now += frozen[-1]
    assert frozen == [1000, 1500, 2250, 3375, 5062, 6000, 6000, 6000, 6000]


def test_H3_a_good_card_resets_the_freeze() -> None:
    match = match_at(UP_ON_B2)
    for slot, at_ms in ((1, 0), (1, 1000), (0, 2500), (4, 2700)):
        match.press(0, slot, at_ms)
    assert words(match.advance(2700))[1:] == [
        "0: 0 misplays H4, frozen 1000",
        "1000: 0 misplays H4, frozen 1500",
        "2500: 0 plays C3",
        "2700: 0 misplays E5, frozen 1000",
    ]


def test_H3_a_frozen_seat_plays_nothing_and_keys_hit_meanwhile_count_for_nothing() -> None:
    match = match_at(UP_ON_B2)
    for slot, at_ms in ((1, 0), (0, 1), (0, 999), (3, 1000)):
        match.press(0, slot, at_ms)
    assert words(match.advance(5000))[1:] == ["0: 0 misplays H4, frozen 1000", "1000: 0 plays A3"]


def test_H3_the_others_are_not_frozen() -> None:
    match = match_at(UP_ON_B2)
    match.press(0, 1, 0)
    match.press(1, 0, 5)
    assert words(match.advance(5))[-1] == "5: 1 plays C7"


def test_H3_a_freeze_costs_play_and_stands_still_while_play_is_stopped() -> None:
    match = match_at(
        """
        race tin running
        pile B2
        direction + next = + -
        0  C3 H1 -- -- -- | D4
        1  C7 A1 -- -- -- | E1
        """,
        AT_ONCE,
    )
    match.press(1, 1, 0)
    match.press(0, 0, 400)
    match.advance(400)
    assert [match.disciplines[1].frozen_ms(now) for now in (400, 900, 1400)] == [600, 600, 600]
    match.press(1, 0, 1300)
    match.press(1, 0, 1999)
    assert words(match.advance(1999))[-1] == "1400: 1 turns ="
    assert match.disciplines[1].frozen_ms(1999) == 1
    match.press(1, 0, 2000)
    assert words(match.advance(2000))[0] == "2000: 1 plays C7"


def test_H3_kids_mode_has_no_freeze() -> None:
    assert not OPTIONS["turns"].freezes
    match = match_at(UP_ON_B2.replace("race", "turns").replace("running", "running act=0"), OPTIONS["turns"])
    match.press(0, 1, 0)
    match.press(0, 0, 150)
    assert words(match.advance(150))[1:] == ["0: 0 misplays H4, frozen 0", "150: 0 plays C3"]


def test_H4_cards_after_stop_come_back_without_penalty() -> None:
    match = match_at(
        """
        race tin running
        pile B2
        direction + next = + -
        0  C3 -- -- -- -- | D4 E5
        1  C7 A1 H4 -- -- | E1
        """
    )
    match.press(0, 0, 100)
    for at_ms in (101, 251, 401):
        match.press(1, 2, at_ms)
        match.advance(at_ms)
    match.press(1, 0, 1150)
    assert words(match.history)[1:] == [
        "100: 0 plays C3",
        "100: stop: empty hand of 0",
        "100: 0 refills 0:D4 1:E5",
        "100: 1 refills 3:E1",
        "101: 1 late H4",
        "251: 1 late H4",
        "401: 1 late H4",
    ]
    assert words(match.advance(1150))[:2] == ["1100: 1 turns =", "1150: 1 plays C7"]


def test_H5_cards_keep_their_slots_until_the_next_refill() -> None:
    match = Match(Setup("race", "tin", 4, seed=3), parse_seats("normal,hard,easy,masher"))
    hands = [list(cards) for cards in match.game.dealt.hands]
    moved = 0
    for stamped in match.advance(NEVER):
        match stamped.event:
            case Played(seat, slot, card):
                assert hands[seat][slot] == card, "a card was not in the slot that it was dealt to"
                hands[seat][slot] = EMPTY
            case Refilled(seat, slots):
                for slot, card in slots:
                    assert hands[seat][slot] == EMPTY, "a refill moved a card"
                    hands[seat][slot] = card
                    moved += 1
            case Redrawn(seat, drawn):
                hands[seat] = [*drawn, *[EMPTY] * (5 - len(drawn))]
    assert moved > 20


# The direction card


def test_H6_the_program_turns_the_direction_card_after_a_countdown() -> None:
    match = Match(Setup("race", "tin", 3, dealer=1, seed=5), people(3))
    due = match.options.first_countdown_ms
    assert (match.turn_due_ms, match.next_due_ms(), match.game.turner) == (due, due, 1)
    for seat in range(3):
        match.press(seat, TURN_DIRECTION, 10)
    assert len(match.advance(due - 1)) == 1
    (turned,) = match.advance(due)
    assert words([turned])[0].startswith(f"{due}: 1 turns ")
    assert match.turn_due_ms is None


def test_H6_or_the_person_whose_task_it_is_turns_it() -> None:
    match = Match(Setup("race", "tin", 3, dealer=1, seed=5), people(3), MatchOptions(hand_turned=True))
    assert match.turn_due_ms is None
    assert match.next_due_ms() == NEVER
    for seat in (0, 2):
        match.press(seat, TURN_DIRECTION, 5000)
    assert len(match.advance(60_000)) == 1
    match.press(1, TURN_DIRECTION, 61_000)
    assert words(match.advance(61_000))[0].startswith("61000: 1 turns ")


def test_H6_a_computer_player_turns_it_too_where_it_is_its_task() -> None:
    match = Match(Setup("race", "tin", 2, dealer=0, seed=5), parse_seats("normal,me"), MatchOptions(hand_turned=True))
    turned = match.advance(match.next_due_ms())[-1]
    assert words([turned])[0].split(": ")[1].startswith("0 turns ")
    assert turned.t > 500


def test_H7_a_computer_player_is_shown_its_seat_s_view_and_nothing_more() -> None:
    match = match_at(UP_ON_B2, seats="normal,me")
    puppet = match.players[0] = Puppet()
    match.press(1, 0, 100)
    match.advance(100)
    assert puppet.shown == [(view_of(match.game, 0), 100, 0)]
    view = puppet.shown[0][0]
    assert cards(card for card in view.hand if card != EMPTY) == "C3 H4 A3 E5"
    assert (cards([view.top or 0]), view.direction, view.counts) == ("C7", Direction.UP, (6, 4))
    for name in view.__slots__:
        assert type(getattr(view, name)).__name__ in ("int", "bool", "tuple", "Direction"), name


# Cards in a row, and the clock


def test_R3_each_card_is_named_as_it_lands(tmp_path: Path) -> None:
    match = logged_match(tmp_path / "log", "normal,normal,normal", seed=4)
    played = [stamped.event for stamped in match.history if isinstance(stamped.event, Played)]
    lines = [json.loads(line) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    called = [line["card"] for line in lines if line.get("e") == "play"]
    assert called == ["ABCDEFGH"[event.card // 8] + "12345678"[event.card % 8] for event in played]
    assert len(called) > 20


def test_R5_several_cards_in_a_row_are_allowed_150_ms_apart() -> None:
    match = match_at(UP_ON_B2.replace("E5", "D1"))
    for slot, at_ms in ((0, 100), (4, 250)):
        match.press(0, slot, at_ms)
    assert words(match.advance(250))[1:] == ["100: 0 plays C3", "250: 0 plays D1"]


@pytest.mark.parametrize("second_ms", [100, 101, 249])
def test_R5_of_two_at_one_time_the_second_lands_150_ms_later(second_ms: int) -> None:
    match = match_at(UP_ON_B2.replace("E5", "D1"))
    for slot, at_ms in ((0, 100), (4, second_ms)):
        match.press(0, slot, at_ms)
    assert len(match.advance(249)) == 2
    assert words(match.advance(250)) == ["250: 0 plays D1"]


def test_L1_the_clock_runs_from_the_first_go_until_the_last_card_is_down() -> None:
    match = Match(Setup("solo", "boxed", 1, seed=2), parse_seats("hard"))
    go_ms = match.options.first_countdown_ms
    assert match.advance(go_ms - 1)
    assert match.played_ms == 0
    match.advance(go_ms + 700)
    assert match.played_ms == 700
    match.advance(NEVER)
    down_ms = [stamped.t for stamped in match.history if isinstance(stamped.event, Played)]
    assert len(down_ms) == 63
    assert match.played_ms == down_ms[-1] - go_ms
    match.advance(match.now_ms + 5000)
    assert match.played_ms == down_ms[-1] - go_ms


def test_L1_pauses_do_not_count() -> None:
    clock = GameClock()
    clock.run(10.0)
    clock.stop(12.5)
    assert clock.ms_at(60.0) == 2500
    clock.run(100.0)
    assert clock.ms_at(101.0) == 3500
