"""The results: the first Enter is the rematch, pages turn by keys, pads and pointer, and all can be watched again."""

from pathlib import Path

import pytest

from qwitch.controls.commands import MenuMove, Move, Pointed, Scrolled
from qwitch.match.match import Match
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.keeping import keep
from qwitch.scenes.outcome import Outcome, unlike
from qwitch.scenes.replay import ReplayScene
from qwitch.scenes.results import ResultsScene
from qwitch.scenes.table import TableScene
from qwitch.scenes.title import TitleScene
from qwitch.stage.soundmap import SoundName
from qwitch.stage.viewport import Viewport
from qwitch.store import History
from tests.scenes.past_games import DEAL, played
from tests.scenes.sitting import Sitting

WINDOW = Viewport((800, 500))
PHOTO_SEED = 5
"""A deal of these five whose game has a moment for the photo finish."""


def at_results(
    mode: str = "race",
    bots: str = "bot:900,easy,normal,bot:1500,bot:1000",
    seats: str = "me,easy,normal,me2,bot:1000",
    seed: int = PHOTO_SEED,
) -> tuple[Sitting, ResultsScene, Match]:
    match, sitting = played(mode, bots, seats, seed), Sitting()
    scene = ResultsScene(sitting.desk, GamePlan(mode, "tin", match.seats), match, "race")
    sitting.open(scene)
    return sitting, scene, match


def words(scene: ResultsScene) -> list[str]:
    return [widget.word for widget in scene.panel.widgets]


def box_of(scene: ResultsScene, word: str) -> tuple[int, int]:
    """Give the pixel in the middle of this control."""
    return WINDOW.to_px(scene.panel.widget(word).box.centre)


def press(sitting: Sitting, place: tuple[int, int]) -> None:
    sitting.wants(Pointed(place, True, False, sitting.now_s))
    sitting.wants(Pointed(place, False, True, sitting.now_s))


@pytest.mark.parametrize("key", ["ESCAPE", "RETURN"])
def test_they_lead_to_a_rematch_or_to_the_title(key: str) -> None:
    sitting, _, _ = at_results()
    sitting.press(key)
    assert sitting.is_at(TableScene if key == "RETURN" else TitleScene)


def test_pages_turn_by_keys() -> None:
    sitting, scene, _ = at_results()
    assert (scene.page, scene.panel.focused.word) == (0, "rematch")
    sitting.press("UP")
    assert scene.panel.focused.word == "page"
    pages = []
    for _ in range(3):
        sitting.press("RIGHT")
        pages.append(scene.page)
    sitting.press("LEFT")
    assert [*pages, scene.page] == [1, 2, 0, 2]
    sitting.press("DOWN", "RETURN")
    assert not sitting.is_at(scene)


def test_pages_turn_by_a_pad_and_by_page_keys() -> None:
    sitting, scene, _ = at_results()
    for move in (Move.UP, Move.RIGHT):
        sitting.wants(MenuMove(move, sitting.now_s, pad=1))
    assert scene.page == 1
    sitting.press("PAGEDOWN", "PAGEDOWN")
    assert scene.page == 2, "there is no page behind the last one"
    sitting.wants(Scrolled(-2))
    assert scene.page == 1


def test_pages_turn_by_the_pointer() -> None:
    sitting, scene, _ = at_results()
    sitting.sees(WINDOW.window)
    tabs = scene.panel.widget("page")
    for place in (2, 1, 0):
        box = tabs.box
        press(sitting, WINDOW.to_px((box.x + box.w * (place + 0.5) / 3, box.centre[1])))
        assert scene.page == place
    press(sitting, box_of(scene, "title"))
    assert sitting.is_at(TitleScene)


def test_every_page_is_another_picture() -> None:
    sitting, scene, _ = at_results()
    sitting.waits(13)
    seen = [sitting.sees((1280, 720)).get_buffer().raw]
    for _ in range(2):
        sitting.press("PAGEDOWN")
        seen.append(sitting.sees((1280, 720)).get_buffer().raw)
    assert len(set(seen)) == 3
    assert scene.rest_ms >= 100, "the dance is over: the screen rests"


def test_the_game_can_be_watched_again_as_it_was() -> None:
    sitting, scene, match = at_results()
    sitting.press("RIGHT")
    assert scene.panel.focused.word == "watch"
    sitting.press("RETURN")
    replay = sitting.top
    assert isinstance(replay, ReplayScene)
    assert scene.outcome.log.events == tuple(match.history)
    sitting.press("ESCAPE")
    assert sitting.is_at(scene)


def test_a_close_end_has_a_photo_finish_and_another_game_has_none() -> None:
    _, scene, _ = at_results()
    assert scene.outcome.moment is not None
    assert words(scene) == ["rematch", "watch", "photo", "title", "page"]
    sitting, _, _ = at_results()
    sitting.press("RIGHT", "RIGHT", "RETURN")
    assert sitting.is_at(ReplayScene)
    _, slow, _ = at_results("turns", "bot:900,bot:1200", "me,me2", 1)
    assert slow.outcome.moment is None
    assert "photo" not in words(slow)


def test_a_match_and_its_log_tell_the_same() -> None:
    match = played("race", "bot:900,easy,normal", "me,easy,normal", 3)
    outcome = Outcome.of_match(GamePlan(seats=match.seats), match)
    assert outcome.left == tuple(match.game.cards_left(seat) for seat in range(3))
    assert outcome.played_ms == match.played_ms
    assert outcome.left[outcome.winner] == 0
    assert outcome.you == 0


def test_styles_are_told_apart() -> None:
    assert unlike((), 3) == (0, 1, 2)
    assert unlike((3, 3, None, 0), 5) == (3, 1, 2, 0, 4)


def test_moves_and_choices_are_heard() -> None:
    sitting, _, _ = at_results()
    sitting.ear.heard.clear()
    sitting.press("UP", "RIGHT", "DOWN", "RETURN")
    assert sitting.ear.heard[:4] == [SoundName.MOVE, SoundName.MOVE, SoundName.MOVE, SoundName.ACCEPT]


# Solo


@pytest.fixture
def history(tmp_path: Path) -> History:
    history = History(tmp_path)
    history.open()
    return history


def after_solo(history: History, *speeds: int, seed: int = DEAL) -> tuple[Sitting, ResultsScene, Match]:
    """Runs on one deal, the results of the last one."""
    sitting = Sitting()
    sitting.desk.history = history
    for speed in speeds:
        match = played("solo", f"bot:{speed}", "me", seed)
        plan = GamePlan("solo", "tin", match.seats, seed)
        keep(sitting.desk, plan, match)
    scene = ResultsScene(sitting.desk, plan, match, "solo")
    sitting.open(scene)
    return sitting, scene, match


def test_a_solo_run_tells_the_record_it_made_or_missed(history: History) -> None:
    tr = Sitting().desk.tr
    _, first, _ = after_solo(history, 1400)
    assert first.story is not None
    assert first.story.record(tr) == "The first time on this deal"
    _, better, quick = after_solo(history, 1000)
    assert better.story is not None
    assert better.story.record(tr).startswith("New record: ")
    _, worse, slow = after_solo(history, 1800)
    assert worse.story is not None
    behind = f"{(slow.played_ms - quick.played_ms) / 1000:.2f}"
    assert worse.story.record(tr).startswith(f"{behind} s behind the best time, ")


def test_the_medal_is_worked_out_while_the_results_are_looked_at(history: History) -> None:
    sitting, scene, match = after_solo(history, 900)
    tr = sitting.desk.tr
    assert scene.story is not None
    frames = 0
    while scene.story.is_working:
        assert scene.rest_ms < 20
        sitting.waits(1 / 60)
        frames += 1
    assert frames > 1
    standard = sitting.desk.standards.of("tin", DEAL)
    assert standard is not None
    medal = standard.medal(match.played_ms)
    assert medal is not None
    assert f"{medal.mean_ms / 1000:.1f}" in scene.story.medal_words(tr)


def test_the_same_deal_again_and_another_one(history: History) -> None:
    sitting, scene, _ = after_solo(history, 1400)
    assert words(scene)[:2] == ["rematch", "same"]
    sitting.press("RIGHT", "RETURN")
    assert isinstance(sitting.top, TableScene)
    assert sitting.top.match.game.setup.seed == DEAL
    sitting, _, _ = after_solo(history, 1400)
    sitting.press("RETURN")
    assert isinstance(sitting.top, TableScene)
    assert sitting.top.match.game.setup.seed != DEAL


def test_without_a_history_a_solo_run_has_its_time_all_the_same() -> None:
    _, scene, _ = at_results("solo", "bot:1200", "me", DEAL)
    assert scene.story is not None
    assert scene.story.record(Sitting().desk.tr) == ""
