"""Best times: by deal, by day, of all; help ranks apart; a run is watched, its deal is played."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from qwitch.match.reading import Log
from qwitch.scenes.best_times import BestTimesScene
from qwitch.scenes.records import WORK_REST_MS
from qwitch.scenes.scene import IDLE_MS, Scene
from qwitch.scenes.solo_table import SoloTableScene
from qwitch.scenes.title import TitleScene
from qwitch.stage.widgets.list import Cell, ListWidget
from qwitch.store import Settings, SoloChoice
from tests.scenes.sitting import Sitting
from tests.scenes.solo_runs import keep_run, opened, run

AAAF, OTHER = 5, 77


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    """Give a player with a history: three runs on one deal, one on another, one of the tin edition, one with help."""
    sitting = Sitting()
    desk = sitting.desk
    desk.history = opened(tmp_path)
    for mean_ms, name in ((1700, "Ben"), (900, "Ada"), (1300, "")):
        keep_run(desk, run(AAAF, mean_ms), name)
    keep_run(desk, run(OTHER, 1000), "Ada")
    keep_run(desk, run(AAAF, 800, edition="tin"), "Cai")
    desk.settings = Settings(solo=SoloChoice(strip=True))
    keep_run(desk, run(AAAF, 700), "Dot")
    desk.settings = Settings()
    yield sitting
    desk.history.close()


def at(sitting: Sitting, seed: int | None = None, today: date | None = None) -> BestTimesScene:
    scene = BestTimesScene(sitting.desk, seed, "boxed", lambda: today or date.today())
    sitting.open(scene)
    return scene


def rows(scene: BestTimesScene) -> list[list[str]]:
    runs = scene.panel.widget("runs")
    assert isinstance(runs, ListWidget)
    return [[cell.text if isinstance(cell, Cell) else cell for cell in row] for row in runs.rows]


def leaf(sitting: Sitting, scene: BestTimesScene, word: str, presses: int = 1) -> None:
    scene.panel.focus_on(word)
    sitting.press(*["RIGHT"] * presses)


def names(scene: BestTimesScene) -> list[str]:
    return [row[2] for row in rows(scene)]


def test_a_deals_runs_are_ranked_by_their_time(sitting: Sitting) -> None:
    scene = at(sitting, AAAF)
    assert names(scene) == ["Ada", "You", "Ben"]
    assert [row[0] for row in rows(scene)] == ["1.", "2.", "3."]
    assert {row[3] for row in rows(scene)} == {"AAAF"}
    minutes, seconds = divmod(run(AAAF, 900).played_ms, 60_000)
    assert rows(scene)[0][1] == f"{minutes}:{seconds // 1000:02}.{seconds % 1000 // 10:02}"


def test_all_deals_and_today(sitting: Sitting) -> None:
    scene = at(sitting, AAAF)
    leaf(sitting, scene, "which")
    assert (scene.which, len(scene.runs)) == ("day", 4)
    leaf(sitting, scene, "which")
    assert (scene.which, sorted(names(scene))) == ("all", ["Ada", "Ada", "Ben", "You"])
    yesterday = at(sitting, AAAF, today=date(2001, 1, 1))
    leaf(sitting, yesterday, "which")
    assert (yesterday.which, yesterday.runs) == ("day", [])
    sitting.sees()


def test_without_a_deal_all_come_first(sitting: Sitting) -> None:
    scene = at(sitting)
    assert (scene.which, len(scene.runs)) == ("all", 4)


def test_editions_and_help_rank_apart(sitting: Sitting) -> None:
    scene = at(sitting, AAAF)
    leaf(sitting, scene, "help")
    assert names(scene) == ["Dot"]
    assert rows(scene)[0][4] == "", "medals are for runs without help"
    assert scene.rest_ms == IDLE_MS
    leaf(sitting, scene, "help")
    leaf(sitting, scene, "edition")
    assert names(scene) == ["Cai"]


def test_medals_come_as_they_are_worked_out(sitting: Sitting) -> None:
    scene = at(sitting, AAAF)
    assert scene.rest_ms == WORK_REST_MS
    scene.panel.focus_on("play")
    while scene.rest_ms == WORK_REST_MS:
        sitting.waits(0.2)
    assert [row[4] for row in rows(scene)] == ["Gold", "Silver", "Bronze"]
    assert scene.panel.focused.word == "play", "the focus stays"
    sitting.sees()


def test_the_run_in_focus_is_told_and_watched(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[tuple[Log, tuple[str, ...]]] = []

    def replay(log: Log, names: tuple[str, ...] = (), styles: tuple[int, ...] = (), at_ms: int | None = None) -> Scene:
        watched.append((log, names))
        return TitleScene(sitting.desk)

    monkeypatch.setattr(sitting.screens, "replay", replay)
    scene = at(sitting, AAAF)
    sitting.press("DOWN", "DOWN")
    assert scene._detail().startswith("Deal AAAF · ")
    sitting.press("RETURN")
    [(log, names)] = watched
    assert names == ("Ben",)
    assert list(log.events) == run(AAAF, 1700).history


def test_the_deal_of_the_run_in_focus_is_played(sitting: Sitting) -> None:
    scene = at(sitting)
    while scene.runs[runs_place(scene)].game.seed != OTHER:
        sitting.press("DOWN")
    scene.panel.focus_on("play")
    sitting.press("RETURN")
    assert isinstance(sitting.top, SoloTableScene)
    setup = sitting.top.match.game.setup
    assert (setup.seed, setup.edition, setup.mode) == (OTHER, "boxed", "solo")


def runs_place(scene: BestTimesScene) -> int:
    runs = scene.panel.widget("runs")
    assert isinstance(runs, ListWidget)
    return runs.place


def test_without_runs_and_without_a_history_there_is_a_way_back() -> None:
    sitting = Sitting()
    scene = at(sitting, AAAF)
    assert scene.runs == []
    sitting.sees()
    assert scene.panel.focused.word == "back"
    sitting.press("RETURN")
    assert sitting.is_at(TitleScene)
