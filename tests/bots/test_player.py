"""A computer player waits as long as its level says, at any frame rate, and starts again when the top card changes."""

from collections import Counter
from dataclasses import replace

import pytest

from qwitch.bots.levels import LEVELS, Level, level_of_mean
from qwitch.bots.player import PASS, TURN_DIRECTION, Bot, Masher, Plan
from qwitch.engine.cards import card_named
from qwitch.engine.dice import Dice
from qwitch.engine.directions import Direction
from qwitch.engine.events import Played, Rotated, Stopped, Turned
from qwitch.engine.game import EMPTY
from qwitch.engine.setup import Setup
from qwitch.engine.view import SeatView
from qwitch.match.events import Beaten, Misplayed, Stamped
from qwitch.match.match import NEVER, Match
from qwitch.match.seats import SeatSpec, parse_seats

CAREFUL = replace(level_of_mean(1000), errors=0.0)


def view(
    top: str,
    hand: str,
    running: bool = True,
    my_turn: bool = True,
    takes_turns: bool = False,
    turns_direction: bool = False,
) -> SeatView:
    """What seat 0 sees under an up card in the middle of a race, or as the rest has it."""
    cards = tuple(EMPTY if name == "--" else card_named(name) for name in hand.split())
    up = Direction.UP
    return SeatView(0, cards, card_named(top), up, running, my_turn, takes_turns, turns_direction, (9, 9))


def plan_of(player: Bot | Masher) -> Plan:
    """What the player is about to do; fails where that is nothing."""
    assert player.plan is not None
    return player.plan


def played_out(seats: tuple[SeatSpec, ...], seed: int, frames_a_second: int | None) -> list[Stamped]:
    """A whole race, the clock advanced frame by frame as a screen does it, or from due time to due time."""
    match = Match(Setup("race", "tin", len(seats), seed=seed), seats)
    if frames_a_second is None:
        return match.advance(NEVER)
    frame = 0
    while not match.is_over:
        frame += 1
        match.advance(frame * 1000 // frames_a_second)
    return match.history


@pytest.mark.parametrize("frames_a_second", [30, 60, 144])
@pytest.mark.parametrize("seats", ["easy,normal,hard,lightning", "bot:300,bot:500+200", "relaxed,bot:150"])
def test_delays_are_the_same_at_any_frame_rate(seats: str, frames_a_second: int) -> None:
    """Nobody is quicker where more frames are drawn, and nobody acts twice within one [stk-code 3406]."""
    for seed in range(4):
        assert played_out(parse_seats(seats), seed, frames_a_second) == played_out(parse_seats(seats), seed, None)


@pytest.mark.parametrize("frames_a_second", [30, 60, 144])
def test_no_card_lands_sooner_after_a_change_than_its_seat_s_setting(frames_a_second: int) -> None:
    """No delay undercuts its setting, at any frame rate [stk-code 3406]."""
    seats = parse_seats("easy,bot:600,hard+200,lightning")
    soonest = [NEVER] * 4
    for seed in range(12):
        changed_ms = 0
        for stamped in played_out(seats, seed, frames_a_second):
            match stamped.event:
                case Played(seat):
                    soonest[seat] = min(soonest[seat], stamped.t - changed_ms)
                    changed_ms = stamped.t
                case Turned() | Rotated():
                    changed_ms = stamped.t
    for spec, soonest_ms in zip(seats, soonest, strict=True):
        assert spec.level is not None
        assert spec.level.fastest_ms <= soonest_ms < 1.5 * spec.level.fastest_ms, spec.text


def test_a_new_top_card_starts_the_delay_anew() -> None:
    """Nobody answers a card that has only just come [stk-code 3406]."""
    bot = Bot(CAREFUL, Dice(1))
    bot.notice(view("B2", "C3 H4 -- -- --"), 0, 0)
    first = plan_of(bot)
    assert (first.slot, first.at_ms >= 400) == (0, True)
    before_it_moves = first.at_ms - CAREFUL.motor_ms - 1
    bot.notice(view("G3", "C3 H4 -- -- --"), before_it_moves, 0)
    assert plan_of(bot).slot == 1
    assert plan_of(bot).at_ms >= before_it_moves + CAREFUL.fastest_ms


def test_a_new_top_card_starts_the_delay_anew_for_the_same_card_too() -> None:
    for under_way in (False, True):
        bot = Bot(CAREFUL, Dice(1))
        bot.notice(view("B2", "C3 -- -- -- --"), 0, 0)
        now = plan_of(bot).at_ms - (1 if under_way else CAREFUL.motor_ms + 1)
        bot.notice(view("A2", "C3 -- -- -- --"), now, 0)
        assert plan_of(bot).at_ms >= now + CAREFUL.fastest_ms


def test_what_changes_nothing_for_the_seat_leaves_its_delay_alone() -> None:
    bot = Bot(CAREFUL, Dice(1))
    bot.notice(view("B2", "C3 H4 -- -- --"), 0, 0)
    before = bot.plan
    for now in range(10, 400, 30):
        bot.notice(view("B2", "C3 H4 -- -- --"), now, 0)
    assert bot.plan is before


@pytest.mark.parametrize("change", ["top", "stop"])
def test_a_hand_under_way_cannot_be_called_back(change: str) -> None:
    bot = Bot(CAREFUL, Dice(1))
    bot.notice(view("B2", "C3 H4 -- -- --"), 0, 0)
    before = plan_of(bot)
    seen = (
        view("H8", "C3 H4 -- -- --") if change == "top" else view("B2", "C3 H4 A1 -- --", running=False, my_turn=False)
    )
    bot.notice(seen, before.at_ms - CAREFUL.motor_ms, 0)
    assert bot.plan is before
    bot = Bot(CAREFUL, Dice(1))
    bot.notice(view("B2", "C3 H4 -- -- --"), 0, 0)
    bot.notice(seen, before.at_ms - CAREFUL.motor_ms - 1, 0)
    assert bot.plan is None


def test_a_delay_counts_from_when_the_seat_is_free() -> None:
    bot = Bot(CAREFUL, Dice(1))
    bot.notice(view("B2", "C3 -- -- -- --"), 100, 5000)
    assert plan_of(bot).at_ms >= 5000 + CAREFUL.fastest_ms


def test_without_a_fitting_card_it_waits_in_a_race_and_passes_in_turns() -> None:
    bot = Bot(CAREFUL, Dice(1))
    bot.notice(view("B2", "F6 -- -- -- --"), 0, 0)
    assert bot.plan is None
    bot.notice(view("B2", "F6 -- -- -- --", takes_turns=True), 0, 0)
    assert (plan_of(bot).slot, plan_of(bot).at_ms >= CAREFUL.fastest_ms) == (PASS, True)
    bot.notice(view("B2", "C6 -- -- -- --", takes_turns=True, my_turn=False), 0, 0)
    assert bot.plan is None


def test_it_turns_the_direction_card_where_that_is_its_task() -> None:
    bot = Bot(CAREFUL, Dice(1))
    bot.notice(view("B2", "F6 -- -- -- --", running=False, my_turn=False, turns_direction=True), 50, 0)
    assert (plan_of(bot).slot, plan_of(bot).at_ms >= 50 + CAREFUL.fastest_ms) == (TURN_DIRECTION, True)


@pytest.mark.parametrize("errors", [0.0, 0.03, 0.5])
def test_it_errs_as_often_as_its_level_says(errors: float) -> None:
    bot, many, wrong = Bot(replace(CAREFUL, errors=errors), Dice(7)), 4000, 0
    for number in range(many):
        bot.plan = None
        bot.notice(view("B2", "C3 H4 F6 -- --"), number, 0)
        wrong += plan_of(bot).slot != 0
    assert abs(wrong / many - errors) <= 5 * (errors * (1 - errors) / many) ** 0.5


def test_in_whole_races_the_share_of_mistakes_is_the_level_s() -> None:
    level = Level("bot:1000", 1000, errors=0.2, looks_ahead=False)
    seats = (SeatSpec("bot:1000", level), SeatSpec("bot:3000", LEVELS["relaxed"]))
    kinds = Counter[str]()
    for seed in range(20):
        for stamped in played_out(seats, seed, None):
            if isinstance(stamped.event, Played | Misplayed | Beaten) and stamped.event.seat == 0:
                kinds[type(stamped.event).__name__] += 1
    assert 0.12 < kinds["Misplayed"] / kinds.total() < 0.24  # where every card fits there is no wrong one to take


def test_nothing_is_planned_for_after_the_end() -> None:
    match = Match(Setup("race", "tin", 3, seed=2), parse_seats("normal,hard,masher"))
    match.advance(NEVER)
    assert match.is_over
    assert match.next_due_ms() == NEVER


# The masher


def test_a_masher_hits_its_keys_in_turn_a_beat_apart_at_most() -> None:
    masher, hits = Masher(Dice(3)), list[Plan]()
    for _ in range(15):
        now = hits[-1].at_ms if hits else 0
        masher.plan = None
        masher.notice(view("B2", "C3 H4 -- A3 E5"), now, 0)
        assert 1 <= plan_of(masher).at_ms - now <= Masher.BEAT_MS
        hits.append(plan_of(masher))
    order = [hit.slot for hit in hits]
    start = order.index(0)
    assert order[start : start + 8] == [0, 1, 3, 4, 0, 1, 3, 4]


def test_a_masher_hits_the_action_key_where_there_is_one() -> None:
    passing = view("B2", "C3 -- -- A3 --", takes_turns=True)
    turning = view("B2", "C3 -- -- A3 --", running=False, turns_direction=True)
    for seen, useful in ((passing, {0, 3, PASS}), (turning, {TURN_DIRECTION})):
        masher, keys = Masher(Dice(3)), set()
        for now in range(20):
            masher.plan = None
            masher.notice(seen, now, 0)
            keys.add(plan_of(masher).slot)
        assert keys == useful


def test_a_masher_looks_at_nothing_and_hits_on_after_stop() -> None:
    masher = Masher(Dice(3))
    masher.notice(view("B2", "C3 H4 -- A3 E5", running=False, my_turn=False), 100, 0)
    assert plan_of(masher).at_ms <= 100 + Masher.BEAT_MS
    late = Counter[str]()
    for seed in range(20):
        match = Match(Setup("race", "tin", 2, seed=seed), parse_seats("masher,bot:600"))
        for stamped in match.advance(NEVER):
            late[type(stamped.event).__name__] += 1
    assert late["Late"] > 20
    assert late[Stopped.__name__] > 20
