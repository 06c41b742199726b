"""The masher hits keys as fast as it can, but none that does nothing: something comes of every hit."""

import pytest

from qwitch.bots.player import PASS, Masher
from qwitch.engine.cards import card_named
from qwitch.engine.deal import HAND
from qwitch.engine.dice import Dice
from qwitch.engine.directions import Direction
from qwitch.engine.events import Passed, Played
from qwitch.engine.game import EMPTY, Phase
from qwitch.engine.setup import Setup
from qwitch.engine.view import SeatView
from qwitch.match.events import Beaten, Hinted, Late, Misplayed
from qwitch.match.match import NEVER, Match
from qwitch.match.seats import parse_seats


def view(*cards: str, **flags: bool) -> SeatView:
    """What a masher sees in seat 0, were it to look."""
    hand = tuple(EMPTY if name == "--" else card_named(name) for name in cards)
    usual = {"running": True, "my_turn": True, "takes_turns": False, "turns_direction": False}
    return SeatView(0, hand, card_named("B2"), Direction.UP, counts=(9, 9), **usual | flags)


@pytest.mark.parametrize("free_at_ms", [0, 100, 101, 150, 6000])
def test_it_hits_nothing_before_its_seat_is_free(free_at_ms: int) -> None:
    for seed in range(50):
        masher = Masher(Dice(seed))
        masher.notice(view("C3", "H4", "A1", "A3", "E5"), 100, free_at_ms)
        assert masher.plan is not None
        assert 1 <= masher.plan.at_ms - max(100, free_at_ms) <= Masher.BEAT_MS


def test_it_stays_at_the_key_it_is_about_to_hit() -> None:
    masher = Masher(Dice(1))
    masher.notice(view("C3", "H4", "A1", "A3", "E5"), 0, 0)
    before = masher.plan
    masher.notice(view("C3", "H4", "--", "A3", "E5"), 5, 0)
    masher.notice(view("C3", "H4", "--", "A3", "E5", running=False, my_turn=False), 6, 900)
    assert masher.plan is before


def test_it_leaves_its_keys_alone_while_another_seat_has_the_turn_and_when_it_has_no_card() -> None:
    for flags, hand in (({"takes_turns": True, "my_turn": False}, "C3 -- -- -- --"), ({}, "-- -- -- -- --")):
        masher = Masher(Dice(1))
        masher.notice(view("C3", "H4", "A1", "A3", "E5"), 0, 0)
        assert masher.plan is not None
        masher.notice(view(*hand.split(), **flags), 5, 0)
        assert masher.plan is None


@pytest.mark.parametrize("mode", ["race", "turns"])
def test_no_hit_is_wasted_while_play_runs(mode: str) -> None:
    passes = hits = 0
    for seed in range(8):
        match = Match(Setup(mode, "tin", 2, seed=seed), parse_seats("masher,me"))
        masher = match.players[0]
        while hits < 20 * (seed + 1):
            due, plan, running = match.next_due_ms(), masher.plan, match.game.phase is Phase.RUNNING
            if due == NEVER:  # the person has the turn
                match.press(1, PASS, match.now_ms)
                for seat, slot in match.game.legal_plays()[:1]:
                    match.press(seat, slot, match.now_ms)
            happened = match.advance(due if due < NEVER else match.now_ms)
            if match.is_over:
                break
            if plan is not None and due == plan.at_ms and running:
                hits += 1
                passes += plan.slot == PASS
                event = happened[0].event
                assert isinstance(event, Played | Beaten | Misplayed | Passed | Hinted)
                assert event.seat == 0
    assert hits > 100
    assert (passes > 0) == (mode == "turns")


def test_every_key_is_hit_as_often_and_what_comes_back_is_of_every_kind() -> None:
    slots, kinds = [0] * HAND, set[str]()
    for seed in range(12):
        match = Match(Setup("race", "tin", 4, seed=seed), parse_seats("masher,normal,hard,easy"))
        while not match.is_over:
            for stamped in match.advance(match.next_due_ms()):
                event = stamped.event
                if isinstance(event, Beaten | Late | Misplayed) and event.seat == 0:
                    kinds.add(type(event).__name__)
                    slots[event.slot] += 1
    assert kinds == {"Beaten", "Late", "Misplayed"}
    assert min(slots) > 0.5 * max(slots)
