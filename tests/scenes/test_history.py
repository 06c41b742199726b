"""The history: games by mode and person, each looked at again; a broken one is told, and the screen stays usable."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from qwitch.scenes.best_times import BestTimesScene
from qwitch.scenes.history import HistoryScene
from qwitch.scenes.hub import HubScene
from qwitch.scenes.past_game import PastGameScene
from qwitch.scenes.people import PeopleScene
from qwitch.scenes.replay import ReplayScene
from qwitch.scenes.title import TitleScene
from qwitch.stage.widgets.list import Cell, ListWidget
from qwitch.store import History, Notice, NoticeKind
from tests.scenes.past_games import GAMES, keep_games
from tests.scenes.sitting import Sitting


@pytest.fixture
def told() -> list[Notice]:
    return []


@pytest.fixture
def sitting(tmp_path: Path, told: list[Notice]) -> Iterator[Sitting]:
    sitting = Sitting()
    sitting.desk.tell = told.extend
    history = keep_games(sitting.desk, tmp_path)
    yield sitting
    history.close()


def list_of(sitting: Sitting) -> ListWidget:
    assert isinstance(sitting.top, HistoryScene)
    found = sitting.top.panel.widget("games")
    assert isinstance(found, ListWidget)
    return found


def column(sitting: Sitting, place: int) -> list[str]:
    cells = [row[place] for row in list_of(sitting).rows]
    return [cell.text if isinstance(cell, Cell) else cell for cell in cells]


def test_the_way_from_the_title_to_a_past_game_and_back(sitting: Sitting) -> None:
    assert sitting.is_at(TitleScene)
    sitting.press("DOWN", "DOWN", "DOWN", "RETURN")
    assert sitting.is_at(HubScene)
    sitting.press("RETURN")
    assert sitting.is_at(HistoryScene)
    sitting.press("DOWN", "RETURN")
    past = sitting.top
    assert isinstance(past, PastGameScene)
    assert past.outcome.mode == "solo"
    sitting.press("PAGEDOWN", "PAGEDOWN", "RETURN")
    assert sitting.is_at(ReplayScene)
    sitting.press("ESCAPE")
    assert sitting.is_at(past)
    sitting.press("ESCAPE")
    assert list_of(sitting).place == 1, "back at the same row"
    sitting.press("ESCAPE", "ESCAPE")
    assert sitting.is_at(TitleScene)


def test_the_hub_leads_everywhere(sitting: Sitting) -> None:
    sitting.open(sitting.screens.people())
    hub = sitting.top
    for key, scene in (("LEFT", BestTimesScene), ("RIGHT", HistoryScene), ("RIGHT", PeopleScene)):
        sitting.press(key, "RETURN")
        assert sitting.is_at(scene)
        sitting.press("ESCAPE")
        assert sitting.is_at(hub)


def test_games_are_listed_newest_first(sitting: Sitting) -> None:
    sitting.open(sitting.screens.history())
    modes = {"race": "Race", "turns": "Kids", "solo": "Solo"}
    assert column(sitting, 1) == [modes[game[0]] for game in reversed(GAMES)]
    assert column(sitting, 3)[1] == "Ñandú"
    assert column(sitting, 0) == sorted(column(sitting, 0), reverse=True)


def test_games_are_listed_by_mode_and_person(sitting: Sitting) -> None:
    sitting.open(sitting.screens.history())
    sitting.press("UP", "RIGHT")
    assert set(column(sitting, 1)) == {"Race"}
    sitting.press("RIGHT", "RIGHT")
    assert column(sitting, 1) == ["Solo", "Solo"]
    assert isinstance(sitting.top, HistoryScene)
    sitting.top.panel.focus_on("who")
    sitting.press("RIGHT", "RIGHT")
    assert column(sitting, 1) == [], "Ada never played alone"
    sitting.sees()
    sitting.top.panel.focus_on("mode")
    sitting.press("RIGHT")
    assert column(sitting, 1) == ["Kids", "Race"]


def test_a_log_that_cannot_be_read_is_told_and_the_list_stays(
    sitting: Sitting, told: list[Notice], tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "history.db")) as connection, connection:
        connection.execute("UPDATE logs SET packed = x'00ff'")
    sitting.open(sitting.screens.history())
    sitting.press("RETURN")
    assert sitting.is_at(HistoryScene)
    assert [notice.kind for notice in told] == [NoticeKind.HISTORY_NOT_READ]
    assert len(list_of(sitting).rows) == len(GAMES)


@pytest.mark.parametrize(
    "log",
    ["", "nonsense", '{"qwitch": 1, "mode": "race", "edition": "tin", "seats": ["me"], "dealer": 0, "seed": 7}\n'],
)
def test_a_log_that_is_none_is_told(sitting: Sitting, told: list[Notice], log: str) -> None:
    assert sitting.desk.history is not None
    (newest,) = sitting.desk.history.games(limit=1)
    sitting.desk.history.add_game(newest.game, log)
    sitting.open(sitting.screens.history())
    sitting.press("RETURN")
    assert sitting.is_at(HistoryScene)
    assert [notice.kind for notice in told] == [NoticeKind.HISTORY_NOT_READ]


def test_a_broken_history_is_told_and_the_screens_stay_usable(tmp_path: Path) -> None:
    (tmp_path / "history.db").mkdir()
    sitting, told = Sitting(), list[Notice]()
    sitting.desk.tell = told.extend
    sitting.desk.history = History(tmp_path)
    sitting.desk.tell(sitting.desk.history.open())
    assert told
    for scene in (sitting.screens.people(), sitting.screens.history(), PeopleScene(sitting.desk)):
        sitting.open(scene)
        sitting.waits(0.1)
        sitting.sees()
        sitting.press("UP", "DOWN", "ESCAPE")
        assert not sitting.is_at(scene)
    sitting.desk.history.close()


def test_without_a_history_the_screens_are_empty() -> None:
    sitting = Sitting()
    for scene in (sitting.screens.people(), sitting.screens.history(), PeopleScene(sitting.desk)):
        sitting.open(scene)
        sitting.sees()
        sitting.press("ESCAPE")
        assert sitting.is_at(TitleScene)
