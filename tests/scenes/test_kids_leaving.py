"""A child leaves by accident [bambam 57]: the game pauses and asks, nothing is lost, and it can be taken up again."""

import errno
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from qwitch.bots.player import PASS
from qwitch.controls.commands import CloseWanted, SystemKey
from qwitch.match.log import LogWriter
from qwitch.match.match import Match
from qwitch.match.reading import read_log
from qwitch.match.seats import parse_seats
from qwitch.match.verify import Finding, verify
from qwitch.scenes.beginning import begin, kept_game
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.pause import PauseScene
from qwitch.scenes.scene import Reset
from qwitch.scenes.seating import PERSON, Chair, Seating
from qwitch.scenes.table import OUT_S, TableScene
from qwitch.store import Notice, NoticeKind
from tests.scenes.sitting import Sitting
from tests.scenes.tables import Seated

CHILDREN = "me,me2"


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    """Give two children at one hand, whose game is kept."""
    seated = Seated(CHILDREN, mode="turns")
    seated.sitting.desk.kept_game = tmp_path / "kept.jsonl"
    seated.sitting.desk.start(Seating.of_words("turns", "tin", ["me", "me2"]))
    table = seated.sitting.screens.table(GamePlan("turns", "tin", parse_seats(CHILDREN), seed=5))
    seated.sitting.stack.apply(Reset(table), seated.sitting.now_s)
    seated.table = seated.at_table()
    seated.await_(lambda: "turn" in seated.kinds)
    return seated


@pytest.mark.parametrize(
    "event",
    [
        Event(pygame.QUIT),
        Event(pygame.WINDOWFOCUSLOST),
        Event(pygame.WINDOWMINIMIZED),
        Event(pygame.KEYDOWN, scancode=pygame.KSCAN_LGUI, key=pygame.K_LGUI, mod=pygame.KMOD_LGUI),
        Event(pygame.KEYDOWN, scancode=pygame.KSCAN_RGUI, key=pygame.K_RGUI, mod=pygame.KMOD_NONE),
        Event(pygame.KEYDOWN, scancode=pygame.KSCAN_ESCAPE, key=pygame.K_ESCAPE, mod=pygame.KMOD_NONE),
    ],
    ids=["closed", "focus lost", "minimised", "Super", "right Super", "Escape"],
)
def test_every_way_out_pauses_and_asks(event: Event, seated: Seated) -> None:
    assert seated.table.asks_before_closing
    happened = seated.kinds
    seated.sitting.does(event)
    assert seated.sitting.is_at(PauseScene)
    seated.sitting.waits(5)
    assert seated.kinds == happened
    seated.sitting.press("RETURN")
    assert seated.sitting.is_at(seated.table)


def test_who_closes_is_told_what_closes_and_that_nothing_is_lost(seated: Seated) -> None:
    seated.sitting.wants(CloseWanted())
    pause = seated.sitting.top
    assert isinstance(pause, PauseScene)
    assert "Close once more" in pause._why
    assert not pause.asks_before_closing, "the second time it closes"


def test_in_a_race_super_alone_is_the_desktop_s_and_closing_closes() -> None:
    race = Seated("me,easy")
    race.sitting.wants(SystemKey())
    assert race.sitting.is_at(race.table)
    assert not race.table.asks_before_closing


def test_a_game_that_is_over_can_be_left(seated: Seated) -> None:
    play_on(seated.table.match, 10_000)
    seated.sitting.waits(OUT_S / 2)
    assert seated.sitting.is_at(seated.table)
    assert not seated.table.asks_before_closing


# Taking it up again


def play_on(match: Match, acts: int) -> None:
    """Whoever has the turn plays what fits, or passes, so many times or to the end."""
    for _ in range(acts):
        if match.is_over:
            return
        match.advance(max(match.now_ms + 200, match.turn_due_ms or 0))
        seat = match.game.to_act
        if seat is None:
            continue
        fitting = [slot for slot, card in enumerate(match.game.hands[seat]) if card >= 0 and match.game.fits_now(card)]
        match.press(seat, fitting[0] if fitting else PASS, match.now_ms)


def resumed(desk: Desk) -> Match:
    """Take the kept game up again."""
    kept = kept_game(desk)
    assert kept is not None
    match, _ = begin(desk, GamePlan(kept.setup.mode, kept.setup.edition, kept.seats, resumed=kept))
    return match


def test_it_is_taken_up_as_often_as_it_was_left_wherever_its_log_was_cut(seated: Seated, tmp_path: Path) -> None:
    """As by a power cut between two lines: after a stop before the refill, in the middle of a line."""
    desk = seated.sitting.desk
    path = desk.kept_game
    assert path is not None
    play_on(seated.table.match, 60)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for cut in [*range(2, len(lines)), len(lines)]:
        path.write_bytes(b"".join(lines[:cut]) + lines[cut % len(lines)][:7])
        play_on(resumed(desk), 3)
        again = resumed(desk)
        play_on(again, 2)
        assert verify(read_log(path, cut_allowed=True)).finding in (Finding.SOUND, Finding.UNFINISHED), cut


def test_names_and_colours_are_there_again(tmp_path: Path) -> None:
    sitting = Sitting()
    sitting.desk.kept_game = tmp_path / "kept.jsonl"
    seating = Seating.of_words("turns", "tin", ["me", "relaxed"])
    seating.put(0, Chair(PERSON, name="Ana", style=4))
    table = sitting.screens.table(sitting.desk.start(seating))
    assert isinstance(table, TableScene)
    sitting.stack.apply(Reset(table), sitting.now_s)
    sitting.waits(6)
    sitting.stack.apply(Reset(sitting.screens.title()), sitting.now_s)
    sitting.press("RETURN")
    again = sitting.top
    assert isinstance(again, TableScene)
    assert (again._show.looks[0].name, again._show.looks[0].style) == ("Ana", 4)
    assert again.match.game.hands == table.match.game.hands


def test_a_disk_that_is_full_ends_the_log_and_not_the_game(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    """[nbsdgames 33] Told once."""
    told: list[Notice] = []
    seated.sitting.desk.tell = told.extend

    def full(log: LogWriter, record: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(LogWriter, "_line", full)
    play_on(seated.table.match, 400)
    assert seated.table.match.is_over
    assert [notice.kind for notice in told] == [NoticeKind.HISTORY_NOT_KEPT]
