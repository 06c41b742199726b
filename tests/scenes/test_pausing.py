"""Whatever stops people from playing stops the game: nothing happens behind their backs, and no time is charged."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame.event import Event

from qwitch.controls.commands import FocusLost
from qwitch.match.clock import GameClock
from qwitch.scenes.pause import PauseScene
from qwitch.scenes.table import STALL_S
from qwitch.stage.soundmap import SoundName
from tests.scenes.tables import Seated

QUICK = "me,bot:300,bot:300,bot:300"


@pytest.fixture
def seated() -> Seated:
    """Give a game in which computer players are always about to do something."""
    seated = Seated(QUICK)
    seated.await_(lambda: "play" in seated.kinds)
    return seated


# The clock


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 5000)), max_size=30))
@settings(deadline=None)
def test_the_clock_counts_only_while_it_runs(course: list[tuple[bool, int]]) -> None:
    clock, now_ms, counted_ms = GameClock(), 1_000_000, 0
    for runs, ms in course:
        if runs:
            clock.run(now_ms / 1000)
        else:
            clock.stop(now_ms / 1000)
        now_ms += ms
        counted_ms += ms if runs else 0
        assert abs(clock.ms_at(now_ms / 1000) - counted_ms) <= 1
    assert clock.is_running is (course[-1][0] if course else False)


def test_starting_twice_and_stopping_twice_change_nothing() -> None:
    clock = GameClock()
    clock.run(10.0)
    clock.run(11.0)
    assert clock.ms_at(12.0) == 2000
    clock.stop(12.0)
    clock.stop(15.0)
    assert clock.ms_at(20.0) == 2000
    clock.run(20.0)
    assert clock.ms_at(19.0) == 2000, "a moment before the start counts nothing"


# Pausing


def test_while_paused_nothing_happens_and_no_time_passes(seated: Seated) -> None:
    """Neither timers nor computer players run on behind a pause [teti 7, sgtpuzzles 356]."""
    now_ms, happened = seated.table.match.now_ms, seated.kinds
    seated.sitting.press("ESCAPE")
    assert seated.sitting.is_at(PauseScene)
    seated.sitting.waits(30)
    assert (seated.table.match.now_ms, seated.kinds) == (now_ms, happened)

    seated.sitting.press("ESCAPE")
    seated.sitting.waits(0.2)
    assert 150 <= seated.table.match.now_ms - now_ms <= 300, "the pause is not charged"
    seated.await_(lambda: len(seated.kinds) > len(happened), within_s=10)


def test_a_pause_shows_no_card(seated: Seated) -> None:
    """Nobody studies the cards while the clock stands still [sgtpuzzles 356]."""
    seated.sitting.waits(3)
    table = seated.sitting.sees((800, 500))
    seated.sitting.press("ESCAPE")
    pause = seated.sitting.sees((800, 500))
    papers = [
        pygame.transform.threshold(None, seen, colour, (10, 10, 10), set_behavior=0)
        for seen in (table, pause)
        for colour in (seated.sitting.desk.theme.palette.letter_half, seated.sitting.desk.theme.palette.direction_top)
    ]
    assert papers[0] > 1000
    assert papers[1] > 100
    assert papers[2:] == [0, 0]


def test_keys_pressed_while_paused_play_nothing_afterwards(seated: Seated) -> None:
    """Nor does one that was down when the keyboard went elsewhere [pyglet 682]."""
    seated.sitting.down("4")
    seated.sitting.waits(1 / 60)
    mine = seated.of_seat(0, "play", "misplay", "beaten", "late")
    seated.sitting.wants(FocusLost())
    seated.sitting.press("1", "2", "3", "5")
    seated.sitting.press("ESCAPE")
    assert seated.sitting.is_at(seated.table)
    seated.sitting.waits(0.4)
    assert seated.of_seat(0, "play", "misplay", "beaten", "late") == mine


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_another_program_in_front_pauses_the_game(kind: int, seated: Seated) -> None:
    seated.sitting.does(Event(kind))
    assert seated.sitting.is_at(PauseScene)
    pause = seated.sitting.top
    seated.sitting.does(Event(kind))
    seated.sitting.does(Event(pygame.WINDOWFOCUSGAINED))
    seated.sitting.waits(1)
    assert seated.sitting.top is pause, "only the player goes on"


def test_what_was_about_to_be_heard_is_not_heard_in_a_pause() -> None:
    seated = Seated(QUICK)
    seated.sitting.waits(0.1)
    seated.sitting.press("ESCAPE")
    seated.sitting.ear.heard.clear()
    seated.sitting.waits(2)
    assert SoundName.DEAL not in seated.sitting.ear.heard


# Stalls: the window is dragged, the machine slept


@pytest.mark.parametrize("gap_s", [STALL_S + 0.05, 5.0, 8 * 3600.0])
def test_a_stall_pauses_and_is_not_charged(gap_s: float, seated: Seated) -> None:
    """Time jumps while a window is dragged [pygame-ce 3027]; computer players must not play through it."""
    now_ms, happened = seated.table.match.now_ms, seated.kinds
    seated.sitting.now_s += gap_s
    seated.sitting.waits(1 / 60)
    assert seated.sitting.is_at(PauseScene)
    assert (seated.table.match.now_ms, seated.kinds) == (now_ms, happened)
    seated.sitting.press("RETURN")
    seated.sitting.waits(0.1)
    assert seated.sitting.is_at(seated.table)
    assert seated.table.match.now_ms - now_ms <= 200


def test_a_hiccup_is_no_stall(seated: Seated) -> None:
    now_ms = seated.table.match.now_ms
    seated.sitting.now_s += STALL_S - 0.1
    seated.sitting.waits(1 / 60)
    assert seated.sitting.is_at(seated.table)
    assert seated.table.match.now_ms - now_ms >= (STALL_S - 0.1) * 1000


def test_drawing_everything_anew_is_no_stall(seated: Seated) -> None:
    """A large window takes its time for new art: that neither pauses the game nor is it charged."""
    now_ms = seated.table.match.now_ms
    seated.sitting.sees((1280, 720))
    seated.sitting.now_s += 2.0
    seated.sitting.waits(1 / 60)
    assert seated.sitting.is_at(seated.table)
    assert seated.table.match.now_ms - now_ms <= 50
    seated.sitting.waits(0.1)
    seated.sitting.now_s += 2.0
    seated.sitting.waits(1 / 60)
    assert seated.sitting.is_at(PauseScene), "without new art it was a stall"


@given(gaps=st.lists(st.sampled_from([0.01, 0.3, 0.69, 0.75, 3.0]), min_size=1, max_size=12), seed=st.integers(0, 999))
@settings(max_examples=15, deadline=None)
def test_no_gap_lets_computer_players_burst(gaps: list[float], seed: int) -> None:
    """However time jumps, between two things that people can see never more than a short moment was played."""
    seated = Seated(QUICK, seed=seed)
    for gap_s in gaps:
        before_ms = seated.table.match.now_ms
        seated.sitting.now_s += gap_s
        seated.sitting.waits(1 / 60)
        assert seated.table.match.now_ms - before_ms <= (STALL_S + 0.02) * 1000
        if seated.sitting.is_at(PauseScene):
            seated.sitting.press("ESCAPE")
