"""Presses wait and are taken in order of arrival; what a press finds when it is judged at last."""

from collections import Counter

import pytest

from qwitch.engine.dice import Dice
from qwitch.match.presses import Press, Presses
from tests.match.scenes import match_at, words


def waiting(*presses: Press, seed: int = 0) -> Presses:
    queue = Presses(Dice(seed))
    for press in presses:
        queue.add(press)
    return queue


def all_of(queue: Presses) -> list[Press]:
    taken = []
    while queue.next_ms() is not None:
        due = queue.next_ms()
        taken.append(queue.take())
        assert taken[-1].at_ms == due
    return taken


def test_nothing_waits_at_first() -> None:
    assert waiting().next_ms() is None


def test_H1_they_are_taken_in_order_of_time() -> None:
    presses = [Press(seat, slot, at_ms) for seat, slot, at_ms in ((0, 1, 30), (1, 2, 10), (2, 0, 20), (0, 3, 5))]
    assert all_of(waiting(*presses)) == sorted(presses, key=lambda press: press.at_ms)


def test_presses_of_one_seat_at_one_time_keep_their_order() -> None:
    for seed in range(20):
        mine = [Press(0, slot, 10) for slot in (3, 1, 4, 0)]
        taken = all_of(waiting(*mine, Press(1, 2, 10), seed=seed))
        assert [press for press in taken if press.seat == 0] == mine


def test_H1_at_equal_times_a_coin_favours_no_seat() -> None:
    """No number that nobody sees decides a tie [setwithfriends 153]."""
    firsts = Counter(
        all_of(waiting(*(Press(seat, 0, 10) for seat in order), seed=seed))[0].seat
        for seed in range(600)
        for order in [[0, 1, 2] if seed % 2 else [2, 1, 0]]
    )
    assert set(firsts) == {0, 1, 2}
    assert all(130 < firsts[seat] < 270 for seat in firsts)  # 200 ± 6 standard deviations


def test_no_coin_is_thrown_where_nothing_has_to_be_decided() -> None:
    coin = Dice(4)
    queue = Presses(coin)
    for press in (Press(0, 1, 10), Press(0, 2, 10), Press(1, 0, 11)):
        queue.add(press)
    all_of(queue)
    assert coin.fraction() == Dice(4).fraction()


def test_a_slot_whose_card_waits_to_land_needs_no_second_press() -> None:
    queue = waiting(Press(0, 1, 250), Press(0, 1, 120), Press(0, 1, 250), Press(1, 1, 120), Press(0, 2, 120))
    assert sorted((press.seat, press.slot, press.at_ms) for press in all_of(queue)) == [
        (0, 1, 250),
        (0, 2, 120),
        (1, 1, 120),
    ]
    queue = waiting(Press(0, 1, 120), Press(0, 1, 250))
    assert [press.at_ms for press in all_of(queue)] == [120, 250]


def test_a_card_under_way_waits_whatever_else_was_pressed_for_its_slot() -> None:
    under_way = Press(0, 1, 400, under_way=True)
    assert all_of(waiting(Press(0, 1, 450), under_way)) == [under_way, Press(0, 1, 450)]


def test_R5_a_press_that_is_put_off_comes_before_the_seat_s_later_ones() -> None:
    queue = waiting(Press(0, 1, 10), Press(0, 2, 20), Press(0, 3, 400), Press(1, 0, 30))
    queue.put_off(queue.take(), 160)
    assert all_of(queue) == [Press(1, 0, 30), Press(0, 1, 160), Press(0, 2, 160), Press(0, 3, 400)]


def test_only_cards_under_way_that_are_lost_come_down_at_once() -> None:
    lost, fine = Press(0, 1, 300, under_way=True), Press(1, 1, 310, under_way=True)
    queue = waiting(lost, fine, Press(2, 1, 320))
    queue.hurry(lambda press: press.seat != 1, 50)
    assert [(press.seat, press.at_ms) for press in all_of(queue)] == [(0, 50), (1, 310), (2, 320)]


# What they find when they are judged


@pytest.mark.parametrize("frames", [[600], [105, 125, 600], [100, 133, 166, 600], list(range(601))], ids=len)
def test_R5_cards_that_wait_land_in_the_order_of_their_keys_however_often_the_clock_is_read(frames: list[int]) -> None:
    """Three keys rolled within 150 ms, handed over in one frame or in several: the third never overtakes the second."""
    match = match_at("""
        race tin running
        pile F1 B2
        direction +
        0  C3 D5 E7 A4 H5 | D4 G7
        1  C7 A1 B8 G2 E8 | E1
    """)
    keys = [(0, 100), (1, 120), (2, 140)]
    for now in frames:
        while keys and keys[0][1] <= now:
            match.press(0, *keys.pop(0))
        match.advance(now)
    assert words(match.history)[1:] == ["100: 0 plays C3", "250: 0 plays D5", "400: 0 plays E7"]


def test_T4_a_handicapped_seat_s_press_counts_for_nothing_while_another_seat_has_the_turn() -> None:
    position = """
        turns tin running act=1
        pile F1 B2
        direction +
        0  {card} H4 -- A8 E5 | D6
        1  C7 B3 B8 G2 -- | E1
    """
    for card in ("C4", "C8"):  # C4 fits on B3 as well, C8 does not
        match = match_at(position.format(card=card), seats="me+300,me2")
        match.press(0, 0, 100)
        match.press(1, 1, 200)
        assert words(match.advance(2000))[1:] == ["200: 1 plays B3"]


@pytest.mark.parametrize("again_ms", [100, 110, 300, 399, 400, 450, 700])
@pytest.mark.parametrize("in_one_go", [True, False])
def test_a_handicapped_person_s_second_press_of_a_slot_does_not_call_the_card_back(
    again_ms: int, in_one_go: bool
) -> None:
    """A card set out at 100 ms lands 300 ms later, however often its key is pressed and whenever that is read."""
    match = match_at(
        """
        race tin running
        pile F1 B2
        direction +
        0  C3 D5 E7 A4 H5 | D4 G7
        1  C7 A1 B8 G2 E8 | E1
    """,
        seats="me+300,me2",
    )
    match.press(0, 0, 100)
    if not in_one_go:
        match.advance(min(again_ms, 104))
    match.press(0, 0, again_ms)
    assert words(match.advance(1500))[-1:] == ["400: 0 plays C3"]


@pytest.mark.parametrize(("seats", "at_ms"), [("me,me2", 101), ("me,me2+300", 50)], ids=["just after", "under way"])
def test_H2_a_card_that_was_overtaken_by_a_rotation_is_beaten(seats: str, at_ms: int) -> None:
    """D8 fitted C3 a millisecond ago. H4 lands there, a standstill, N1 brings up E1: the top card changed."""
    position = """
        race tin running
        pile E1 C3
        direction +
        0  H4 A2 A1 -- -- |
        1  D8 C7 -- -- -- |
    """
    match = match_at(position, seats=seats)
    match.press(0, 0, 100)
    match.press(1, 0, at_ms)
    happened = words(match.advance(500))
    assert happened[1:4] == ["100: 0 plays H4", "100: stop: standstill", "100: E1 comes up"]
    assert happened[4].split(": ")[1] == "1 beaten D8"
    assert match.disciplines[1].frozen_ms(500) == 0
