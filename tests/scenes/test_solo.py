"""The solo screen: two presses to a run, a deal chosen by day, by chance or by its code, and all of it remembered."""

from datetime import date
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from qwitch.controls.commands import Erased, MenuMove, Move, Pointed, Written
from qwitch.controls.keysets import LEFT_HOME
from qwitch.match.deal_codes import SIGNS, code_of, seed_of, seed_of_day
from qwitch.match.medals import Medal
from qwitch.match.seats import parse_seats
from qwitch.scenes.best_times import BestTimesScene
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.records import WORK_REST_MS
from qwitch.scenes.scene import IDLE_MS, is_writing
from qwitch.scenes.seat import SeatScene
from qwitch.scenes.solo import SoloScene
from qwitch.scenes.solo_table import SoloTableScene
from qwitch.scenes.title import TitleScene
from qwitch.stage.viewport import Viewport
from qwitch.store import LastSetup, LastSetups, SeatChoice, Settings, SoloChoice
from tests.controls.pads import FakeSdl, pads_of
from tests.scenes.sitting import Sitting, reachable
from tests.scenes.solo_runs import keep_run, opened, run

DAY = date(2025, 5, 12)
WINDOW = Viewport((800, 500))


def at_solo(settings: Settings | None = None) -> tuple[Sitting, SoloScene]:
    sitting = Sitting(settings)
    sitting.desk.plan = GamePlan()
    scene = SoloScene(sitting.desk, lambda: DAY)
    sitting.open(scene)
    return sitting, scene


def write(sitting: Sitting, text: str) -> None:
    for sign in text:
        sitting.wants(Written(sign))


def chooses(sitting: Sitting, scene: SoloScene, word: str, presses: int = 1) -> None:
    """Bring a control into focus and leaf to the right."""
    scene.panel.focus_on(word)
    sitting.press(*["RIGHT"] * presses)


def started(sitting: Sitting, scene: SoloScene) -> SoloTableScene:
    scene.panel.focus_on("start")
    sitting.press("RETURN")
    assert isinstance(sitting.top, SoloTableScene)
    return sitting.top


def test_from_the_title_it_is_enter_and_enter_to_a_run() -> None:
    sitting = Sitting()
    title = sitting.top
    assert isinstance(title, TitleScene)
    title.menu.focus = next(place for place, entry in enumerate(title.menu.entries) if entry.word == "solo")
    sitting.press("RETURN")
    assert sitting.is_at(SoloScene)
    sitting.press("RETURN")
    assert isinstance(sitting.top, SoloTableScene)
    setup = sitting.top.match.game.setup
    assert (setup.mode, setup.edition, setup.seats) == ("solo", "boxed", 1), "solo is printed in the boxed edition"
    assert setup.seed == seed_of_day(date.today(), "boxed")


def test_escape_goes_back_to_the_title() -> None:
    sitting, _ = at_solo()
    sitting.press("ESCAPE")
    assert sitting.is_at(TitleScene)


def test_all_controls_are_reached_by_arrow_keys() -> None:
    _, scene = at_solo()
    assert reachable(scene.panel) == {widget.word for widget in scene.panel.widgets}


# The deal


def test_the_deal_of_the_day_is_that_of_the_edition() -> None:
    sitting, scene = at_solo()
    assert scene.seed == seed_of_day(DAY, "boxed")
    chooses(sitting, scene, "edition")
    assert scene.seed == seed_of_day(DAY, "tin")
    assert started(sitting, scene).match.game.setup.edition == "tin"


def test_a_new_deal_is_another_one_each_time_and_has_a_code() -> None:
    seeds = set()
    for _ in range(8):
        sitting, scene = at_solo()
        chooses(sitting, scene, "deal")
        assert scene.deal.kind == "random"
        assert scene.shown_name == code_of(scene.seed or 0)
        seeds.add(started(sitting, scene).match.game.setup.seed)
        assert seeds == {*seeds, scene.seed}
    assert len(seeds) > 6


@pytest.mark.parametrize("text", ["a3f7", "A 3-F7", "A3F7", "a3 f7", "88A1A3F7"])
def test_a_code_is_written_on_the_keyboard(text: str) -> None:
    sitting, scene = at_solo()
    assert is_writing(scene)
    scene.panel.focus_on("back")
    write(sitting, text)
    assert sitting.is_at(scene)
    assert (scene.deal.kind, scene.deal.code, scene.answer) == ("code", "A3F7", "")
    assert scene.seed == seed_of("A3F7")
    assert started(sitting, scene).match.game.setup.seed == seed_of("A3F7")


def test_a_fifth_sign_begins_another_code_and_delete_takes_one_back() -> None:
    sitting, scene = at_solo()
    write(sitting, "A3F7")
    write(sitting, "B")
    assert (scene.deal.code, scene.seed) == ("B", None)
    write(sitting, "12")
    sitting.wants(Erased())
    assert scene.deal.code == "B1"
    scene.panel.focus_on("erase")
    sitting.press("RETURN", "RETURN")
    assert scene.deal.code == ""
    scene.panel.focus_on("deal")
    sitting.wants(Erased())
    assert scene.deal.code == ""


def test_a_code_is_picked_sign_by_sign_with_a_pad_or_arrow_keys() -> None:
    sitting, scene = at_solo()
    for sign in "H8A1":
        scene.panel.focus_on(f"sign {sign}")
        sitting.wants(MenuMove(Move.ACCEPT, sitting.now_s, pad=0))
    assert scene.seed == seed_of("H8A1")


def test_a_code_is_picked_with_the_pointer() -> None:
    sitting, scene = at_solo()
    sitting.sees(WINDOW.window)
    for sign in SIGNS[3:7]:
        place = WINDOW.to_px(scene.panel.widget(f"sign {sign}").box.centre)
        sitting.wants(Pointed(place, True, False, sitting.now_s))
        sitting.wants(Pointed(place, False, True, sitting.now_s))
    assert scene.deal.code == SIGNS[3:7]


@pytest.mark.parametrize("sign", ["I", "9", "0", "ñ", "_"])
def test_other_signs_are_refused_with_a_reason_and_nothing_is_lost(sign: str) -> None:
    sitting, scene = at_solo()
    write(sitting, "A3")
    write(sitting, sign)
    assert scene.deal.code == "A3"
    assert "letters A to H" in scene.answer
    write(sitting, "F")
    assert (scene.deal.code, scene.answer) == ("A3F", "")


def test_a_code_that_is_not_whole_cannot_be_played() -> None:
    sitting, scene = at_solo()
    write(sitting, "A3F")
    scene.panel.focus_on("start")
    sitting.press("RETURN")
    assert sitting.is_at(scene)
    assert "four signs" in scene.answer
    sitting.sees()


def test_the_space_bar_presses_what_has_the_focus() -> None:
    sitting, scene = at_solo()
    scene.panel.focus_on("start")
    write(sitting, " ")
    assert sitting.is_at(SoloTableScene)


@pytest.mark.parametrize("seed", [7, 123_456_789_012])
def test_a_deal_of_the_command_line_comes_first_and_is_shown_as_what_it_is(seed: int) -> None:
    sitting = Sitting()
    sitting.desk.plan = GamePlan("solo", "tin", parse_seats("me"), seed=seed)
    scene = SoloScene(sitting.desk, lambda: DAY)
    sitting.open(scene)
    assert (scene.seed, scene.shown_name) == (seed, "AAAH" if seed == 7 else str(seed))
    sitting.sees()
    table = started(sitting, scene)
    assert (table.match.game.setup.seed, table.match.game.setup.edition) == (seed, "tin")


# How it is played


def test_ghost_and_help_are_remembered_at_once() -> None:
    sitting, scene = at_solo()
    chooses(sitting, scene, "ghost")
    chooses(sitting, scene, "strip")
    assert sitting.desk.settings.solo == SoloChoice(ghost="cards", strip=True)
    assert sitting.kept[-1].solo == SoloChoice(ghost="cards", strip=True)


@pytest.mark.parametrize("leaves", ["start", "back"])
def test_the_last_choice_comes_again(leaves: str) -> None:
    sitting, scene = at_solo()
    chooses(sitting, scene, "edition")
    write(sitting, "b2c3")
    scene.panel.focus_on(leaves)
    sitting.press("RETURN")
    assert sitting.desk.settings.solo == SoloChoice(deal="code", code="B2C3")
    again = SoloScene(sitting.desk, lambda: DAY)
    assert again.seed == seed_of("B2C3")
    if leaves == "start":
        assert again.seating.edition == "tin"


def test_the_one_person_chooses_keys_here_too() -> None:
    sitting, scene = at_solo()
    chooses(sitting, scene, "way")
    assert sitting.desk.key_sets(1) == (LEFT_HOME,)
    assert started(sitting, scene).key_sets == (LEFT_HOME,)


def test_who_calls_cards_out_calls_them_here() -> None:
    sitting, scene = at_solo()
    chooses(sitting, scene, "way", 3)
    assert sitting.desk.settings.calling
    sitting.sees()
    assert started(sitting, scene).key_sets == (None,)


@pytest.mark.parametrize("starts_with_pad", [True, False])
def test_whatever_starts_the_run_plays_it(starts_with_pad: bool) -> None:
    sitting, scene = at_solo()
    sdl = FakeSdl()
    sitting.devices.pads = sitting.desk.pads = pads_of(sdl)
    for event in sdl.plug():
        sitting.does(event)
    scene.panel.focus_on("strip")
    sitting.does(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_A))
    assert sitting.desk.settings.solo.strip, "the pad presses what has the focus"
    sitting.sees()
    scene.panel.focus_on("start")
    if starts_with_pad:
        sitting.does(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_A))
    else:
        sitting.press("RETURN")
    assert isinstance(sitting.top, SoloTableScene)
    assert sitting.top._plan.pads == (((0, 0),) if starts_with_pad else ())


def test_name_and_colour_are_the_players_own() -> None:
    settings = Settings(last=LastSetups(solo=LastSetup((SeatChoice("me", name="Ada", style=2),), "boxed")))
    sitting, scene = at_solo(settings)
    scene.panel.focus_on("player")
    sitting.press("RETURN")
    assert sitting.is_at(SeatScene)
    sitting.press("ESCAPE")
    table = started(sitting, scene)
    assert (table._plan.names, table._show.looks[0].name) == (("Ada",), "Ada")


def test_a_computer_player_of_last_time_gives_the_seat_to_the_person() -> None:
    settings = Settings(last=LastSetups(solo=LastSetup((SeatChoice("hard"),), "tin")))
    sitting, scene = at_solo(settings)
    assert [spec.word for spec in started(sitting, scene).match.seats] == ["me"]


# Best time and medals


def test_best_time_and_medals_are_those_of_the_deal(tmp_path: Path) -> None:
    sitting, scene = at_solo()
    sitting.desk.history = opened(tmp_path)
    keep_run(sitting.desk, run(seed_of("A3F7"), 1400))
    keep_run(sitting.desk, run(seed_of("A3F7"), 2000))
    write(sitting, "A3F7")
    assert scene.best is not None
    assert scene.best.time_ms == run(seed_of("A3F7"), 1400).played_ms
    assert scene.rest_ms == WORK_REST_MS
    while scene.standard is None:
        sitting.waits(0.2)
    assert scene.rest_ms == IDLE_MS
    assert scene.standard.medal(scene.best.time_ms) is Medal.SILVER
    sitting.sees()
    for edition, runs in (("boxed", 2), ("tin", 0)):
        scene.panel.focus_on("best")
        sitting.press("RETURN")
        assert isinstance(sitting.top, BestTimesScene)
        assert (sitting.top.edition, len(sitting.top.runs)) == (edition, runs)
        sitting.press("ESCAPE")
        chooses(sitting, scene, "edition")


def test_the_screen_is_drawn_whatever_is_chosen() -> None:
    sitting, _ = at_solo()
    before = sitting.sees().get_buffer().raw
    write(sitting, "A")
    after = sitting.sees()
    assert after.get_buffer().raw != before
    assert isinstance(after, pygame.Surface)
