"""A solo run on its table: quick standstills, a clock that charges nobody for what cannot be seen, a ghost to race."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from qwitch.bots.levels import level_of_mean
from qwitch.bots.player import Bot
from qwitch.controls.commands import SlotPress
from qwitch.engine.dice import Dice
from qwitch.engine.events import Redrawn, Refilled, Reshuffled, Rotated, Stopped, Turned
from qwitch.engine.game import Phase
from qwitch.engine.setup import Setup
from qwitch.match.chart import lead_over, pace_of
from qwitch.match.ghost import ghost_of
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.keeping import is_helped
from qwitch.scenes.pause import PauseScene
from qwitch.scenes.records import best_ghost, best_run
from qwitch.scenes.solo_show import LEVEL_MS, SoloShow
from qwitch.scenes.solo_table import SoloTableScene
from qwitch.scenes.table import OUT_S, STALL_S
from qwitch.store import Settings, SoloChoice
from qwitch.store.solo import GhostKind
from tests.scenes.sitting import Sitting
from tests.scenes.solo_runs import keep_run, opened, run
from tests.scenes.tables import Seated

SEED = 4711


def seated(mean_ms: int = 0, seed: int = SEED, settings: Settings | None = None, folder: Path | None = None) -> Seated:
    """A solo game of a person, played for her by somebody of this speed; 0: nobody presses anything."""
    seated = Seated("me", "solo", "boxed", seed)
    desk = seated.sitting.desk
    desk.settings = settings or desk.settings
    desk.history = None if folder is None else opened(folder)
    table = seated.sitting.screens.table(GamePlan("solo", "boxed", parse_seats("me"), seed=seed))
    seated.sitting.open(table)
    seated.table = seated.at_table()
    if mean_ms:
        seated.table.match.players[0] = Bot(level_of_mean(mean_ms), Dice(f"{mean_ms}"))
    return seated


def show_of(seated: Seated) -> SoloShow:
    show = seated.table._show
    assert isinstance(show, SoloShow)
    return show


@pytest.fixture
def raced(tmp_path: Path) -> Iterator[Seated]:
    """Give a quick run after a slow one on the same deal."""
    first = seated(folder=tmp_path)
    desk = first.sitting.desk
    keep_run(desk, run(SEED, 1500))
    keep_run(desk, run(SEED, 2500))
    keep_run(desk, run(SEED + 1, 500))
    assert desk.history is not None
    desk.history.close()
    second = seated(1100, settings=Settings(solo=SoloChoice(ghost="cards")), folder=tmp_path)
    yield second
    assert second.sitting.desk.history is not None
    second.sitting.desk.history.close()


# Standstills


@pytest.mark.parametrize("seed", range(0, 3000, 100))
def test_L2_a_standstill_is_over_in_half_a_second(seed: int) -> None:
    match = Match(Setup("solo", "boxed", 1, seed=seed), parse_seats("normal"), Sitting().desk.options_for("solo"))
    match.advance(NEVER)
    waits, again = [], []
    for before, after in pairwise(match.history):
        match before.event, after.event:
            case ((Stopped() | Refilled() | Reshuffled() | Redrawn()), Turned()):
                waits.append(after.t - before.t)
    turned = [(stamped.t, index) for index, stamped in enumerate(match.history) if isinstance(stamped.event, Turned)]
    for (one, index), (other, _) in pairwise(turned):
        if isinstance(match.history[index + 1].event, Stopped):
            again.append(other - one)
    assert len(waits) > 15
    assert max(waits) <= 450
    assert set(again) == {150}, "a direction card that brings nothing gives way to the next one at once"


def test_the_hand_lies_there_before_play_goes_on() -> None:
    """Nobody looks at empty slots while the clock runs."""
    table = seated(600)
    match, looked = table.table.match, 0
    while not match.is_over:
        table.sitting.waits(1 / 60)
        if match.turn_due_ms is not None and match.turn_due_ms - match.now_ms <= 17:
            hand = [card for card in show_of(table).tableau.hands[0] if card is not None]
            assert all(card.pose.face == 1 for card in hand)
            looked += 1
    assert looked > 15


def test_nothing_is_said_to_stand_still_while_cards_can_be_played() -> None:
    table, said = seated(600), 0
    match, banner = table.table.match, show_of(table).banner
    while not match.is_over:
        table.sitting.waits(1 / 60)
        if banner.text == "Standstill" and banner.is_up(table.sitting.now_s):
            went_on = next(
                one.event for one in reversed(match.history) if isinstance(one.event, Stopped | Turned | Rotated)
            )
            assert match.game.phase is Phase.WAITING or isinstance(went_on, Rotated), "N1 alone is told as it happens"
            said += 1
    assert said > 100


# The same for everybody


def test_settings_make_no_solo_run_quicker() -> None:
    desk = Sitting(Settings(countdown_ms=0, hand_turned=True)).desk
    assert desk.options_for("solo") == OPTIONS["solo"]
    assert (desk.options_for("race").countdown_ms, desk.options_for("race").hand_turned) == (0, True)


@pytest.mark.parametrize(
    ("settings", "helped"),
    [
        (Settings(), False),
        (Settings(countdown_ms=0, hand_turned=True), False),
        (Settings(needed_strip=True, help="full"), False),
        (Settings(solo=SoloChoice(strip=True)), True),
        (Settings(countdown_ms=451), True),
        (Settings(freezes="gentle"), True),
        (Settings(freezes="off"), True),
    ],
)
def test_what_helps_is_marked(settings: Settings, helped: bool) -> None:
    desk = Sitting(settings).desk
    match = run(SEED, 1000, options=desk.options_for("solo"))
    assert is_helped(match, desk.settings) is helped


def test_what_fits_is_shown_to_those_who_want_that_help_only() -> None:
    for strip in (False, True):
        table = seated(settings=Settings(needed_strip=not strip, solo=SoloChoice(strip=strip)))
        table.await_go()
        words = show_of(table).hint_parts(table.sitting.desk.theme.palette)
        assert (len(words) > 1) is strip


def test_L3_starting_over_deals_the_same_cards() -> None:
    table = seated(800)
    dealt = table.events[0]
    table.sitting.waits(9)
    table.sitting.press("ESCAPE", "DOWN", "RETURN")
    anew = table.at_table()
    assert isinstance(anew, SoloTableScene)
    assert anew is not table.table
    assert anew.match.history[0].event == dealt


# Time that nobody could use


@pytest.mark.parametrize("gap_s", [STALL_S + 0.01, 5.0, 3600.0])
def test_L1_neither_pause_nor_stall_is_charged(gap_s: float) -> None:
    table = seated()
    table.await_go()
    match, sitting = table.table.match, table.sitting
    for stall in (False, True):
        before_ms = match.played_ms
        if stall:
            sitting.now_s += gap_s
            sitting.waits(1 / 60)
        else:
            sitting.press("ESCAPE")
            sitting.waits(min(gap_s, 10))
        assert sitting.is_at(PauseScene)
        sitting.press("ESCAPE")
        sitting.waits(0.1)
        assert match.played_ms - before_ms <= 150


def test_L1_the_time_runs_from_go_to_the_last_card() -> None:
    table = seated(300)
    while not table.table.match.is_over:
        table.sitting.waits(0.5)
        if table.sitting.now_s % 7 < 0.5:
            table.sitting.press("ESCAPE")
            table.sitting.waits(3)
            table.sitting.press("ESCAPE")
    match = table.table.match
    pace = pace_of(match.history)
    assert len(pace) == 63
    assert match.played_ms == pace[-1]


@pytest.mark.parametrize("gap_s", [STALL_S + 0.05, 5.0])
def test_a_key_pressed_while_the_window_was_frozen_plays_nothing_afterwards(gap_s: float) -> None:
    """It comes with the stall, before anybody could see anything, and must not wait in the match for its moment."""
    table = seated()
    slot = table.await_go()[0]
    table.sitting.now_s += gap_s
    table.sitting.wants(SlotPress(0, slot, table.sitting.now_s))
    table.sitting.waits(1 / 60)
    assert table.sitting.is_at(PauseScene)
    table.sitting.press("ESCAPE")
    table.sitting.waits(gap_s + 2)
    assert table.of_seat(0, "play", "misplay", "late") == []


# The ghost


def test_the_best_run_on_the_very_deal_is_the_ghost(raced: Seated) -> None:
    raced.sitting.waits(0.1)
    ghost = show_of(raced)._ghost
    assert ghost == ghost_of(run(SEED, 1500).history)


def test_the_lead_is_told_all_the_way(raced: Seated) -> None:
    match, show, signs = raced.table.match, show_of(raced), set[int]()
    ghost = ghost_of(run(SEED, 1500).history)
    while not match.is_over:
        raced.sitting.waits(1 / 60)
        lead = show.lead
        if lead is None:
            assert match.go_ms is None, "only before Go nobody is ahead"
            continue
        assert lead == lead_over(ghost.pace, pace_of(match.history), match.played_ms)
        signs.add((lead.ms > LEVEL_MS) - (lead.ms < -LEVEL_MS))
    assert lead is not None
    assert lead.ms == ghost.time_ms - match.played_ms
    assert 1 in signs


def test_bar_and_cards_are_seen_as_wanted(raced: Seated) -> None:
    """The same moment with the bar and cards, with the bar, and without."""
    raced.sitting.waits(12)
    show, pictures = show_of(raced), set[bytes]()
    kinds: tuple[GhostKind, ...] = ("off", "bar", "cards")
    ghost = show._ghost
    for kind in kinds:
        show.race(None if kind == "off" else ghost, kind)
        pictures.add(raced.sitting.sees().get_buffer().raw)
    assert len(pictures) == 3


def test_before_the_first_run_there_is_nobody_to_race(tmp_path: Path) -> None:
    table = seated(900, folder=tmp_path)
    table.sitting.waits(6)
    assert show_of(table).lead is None
    table.sitting.sees()
    desk = table.sitting.desk
    assert best_run(desk, "boxed", SEED) is None
    assert best_ghost(desk, "boxed", SEED) is None


def test_the_ghost_is_met_where_the_history_comes_late(tmp_path: Path) -> None:
    """The program opens it after its first picture; a game with --now is on the table by then."""
    table = seated(900)
    desk = table.sitting.desk
    table.sitting.waits(0.5)
    desk.history = opened(tmp_path)
    keep_run(desk, run(SEED, 1500))
    table.sitting.waits(0.1)
    assert show_of(table)._ghost is not None


def test_a_run_with_help_is_raced_only_where_there_is_no_other(tmp_path: Path) -> None:
    desk = Sitting().desk
    desk.history = opened(tmp_path)
    desk.settings = Settings(solo=SoloChoice(strip=True))
    helped = keep_run(desk, run(SEED, 700))
    best = best_run(desk, "boxed", SEED)
    assert best is not None
    assert best.past.id == helped
    desk.settings = Settings()
    honest = keep_run(desk, run(SEED, 1500))
    best = best_run(desk, "boxed", SEED)
    assert best is not None
    assert best.past.id == honest
    assert best_run(desk, "tin", SEED) is None, "each edition by itself"


def test_a_finished_run_is_kept_and_is_the_next_ghost(tmp_path: Path) -> None:
    table = seated(300, folder=tmp_path)
    match = table.table.match
    while not match.is_over:
        table.sitting.waits(0.5)
    table.sitting.waits(OUT_S + 0.2)
    assert not isinstance(table.sitting.top, SoloTableScene)
    best = best_run(table.sitting.desk, "boxed", SEED)
    assert best is not None
    assert best.time_ms == match.played_ms
    assert best_ghost(table.sitting.desk, "boxed", SEED) == ghost_of(match.history)


def test_medals_are_worked_out_while_play_stands_still() -> None:
    table = seated(300)
    while not table.table.match.is_over:
        table.sitting.waits(0.5)
    desk = table.sitting.desk
    while desk.standards.of("boxed", SEED) is None:
        before = desk.standards._works["boxed", SEED]
        assert before is not None, "the work has begun"
        desk.standards.work("boxed", SEED, ms=100)


def test_a_computer_player_makes_no_record(tmp_path: Path) -> None:
    desk = Sitting().desk
    desk.history = opened(tmp_path)
    match = run(SEED, 900)
    match.seats = parse_seats("bot:900")
    keep_run(desk, match)
    assert best_run(desk, "boxed", SEED) is None


def test_a_new_solo_deal_of_the_programs_choice_has_a_code() -> None:
    plan = GamePlan("solo", "boxed", parse_seats("me"))
    assert max(plan.setup().seed for _ in range(300)) < 65_536
