"""`--smoke`: opens every screen once, in every language, and every asset, as a package must be able to."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from qwitch.engine.setup import EDITIONS, MODES
from qwitch.locale.language import LANGUAGES, load_language
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS
from qwitch.match.photo_finish import photo_finishes
from qwitch.match.seats import parse_seats
from qwitch.paths import assets_folder
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.drill import DrillScene
from qwitch.scenes.drill_plan import DRILLS
from qwitch.scenes.drills import DrillsScene
from qwitch.scenes.house_rules import HouseRulesScene
from qwitch.scenes.keeping import keep, log_of, text_of
from qwitch.scenes.lesson import LessonScene
from qwitch.scenes.lesson_plan import lessons
from qwitch.scenes.past_game import past_game
from qwitch.scenes.people import PeopleScene
from qwitch.scenes.person import PersonScene
from qwitch.scenes.question import QuestionScene
from qwitch.scenes.results import ResultsScene
from qwitch.scenes.rules_page import RulesScene
from qwitch.scenes.scene import Scene
from qwitch.scenes.screens import AllScreens
from qwitch.scenes.seat import SeatScene
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Painter
from qwitch.stage.sound import Sounds
from qwitch.stage.soundfiles import check_sounds
from qwitch.stage.voices import check_voices
from qwitch.stage.window import Window
from qwitch.store import History
from qwitch.table import load_table

SEATS = {
    "race": ("me,easy,normal,hard", "me,me2,me3,me4,me5", "me,me2,lightning"),
    "turns": ("me,me2,relaxed",),
    "solo": ("me",),
}
"""Seats that between them need every kind of table."""


PLAN = GamePlan(seats=parse_seats("easy,normal,hard"), seed=1)
"""A game that is played to its end, to have something to look back at."""


def smoke(window: Window, screens: AllScreens, sounds: Sounds) -> str:
    """Open and draw everything; returns a line that counts it. Raises what a broken part raises."""
    assets = assets_folder()
    check_sounds(assets / "sounds")
    while sounds.load_some():
        pass
    tables = [load_table(file) for file in sorted((assets / "tables").glob("*.tmx"))]
    fonts = [Fonts().get(face, 20) for face in Typeface]

    for code in LANGUAGES:
        check_voices(assets / "voices", code)

    with TemporaryDirectory() as folder:
        count = _draw_all(window, screens, Path(folder))
    return f"{count} screens, {len(tables)} tables, {len(fonts)} fonts, sounds: {sounds.why_silent or 'heard'}"


def _draw_all(window: Window, screens: AllScreens, folder: Path) -> int:
    """Open and draw every screen in every language, with a history in this folder; how many they were."""
    history, finished = History(folder), _finished()
    screens.desk.tell(history.open())
    screens.desk.history = history
    keep(screens.desk, PLAN, finished)
    ada = history.add_profile("Ada", 0)
    assert history.count() == 1 and ada is not None, f"the history in {folder} cannot be kept"

    count = 0
    kit, painter = Kit(screens.desk.theme, window.screen.get_size()), Painter(window.screen)
    for code in LANGUAGES:
        screens.desk.language = load_language(code, assets_folder() / "locale")
        for scene in every_scene(screens, finished):
            _draw(painter, scene, kit)
            count += 1
    history.close()
    return count


def every_scene(screens: AllScreens, finished: Match) -> Iterator[Scene]:
    """Every screen of the program, freshly opened; where a game is over, it is this one."""
    yield screens.title()
    yield screens.options()
    yield screens.keys()
    yield screens.keyboard_check(5)
    yield screens.how_to()
    yield from (LessonScene(screens.desk, lesson) for lesson in range(len(lessons(screens.desk.tr))))
    yield DrillsScene(screens.desk)
    yield from (DrillScene(screens.desk, drill, seed=1) for drill in DRILLS)
    yield from (RulesScene(screens.desk, edition) for edition in EDITIONS)
    for mode in MODES:
        yield screens.seats(mode)
        yield HouseRulesScene(screens.desk, mode)
        yield SeatScene(screens.desk, screens.desk.seating(mode), 0)
        for seats in SEATS[mode]:
            yield screens.table(GamePlan(mode, "boxed", parse_seats(seats), seed=1))
    yield screens.solo()
    yield screens.best_times(1)
    yield screens.pause("race", screens.title, screens.title)
    replayed = log_of(text_of(finished))
    yield screens.replay(replayed)
    yield from (screens.replay(replayed, at_ms=moment.t) for moment in photo_finishes(replayed.events)[:1])
    yield screens.results(PLAN, finished, "race")
    yield from _looking_back(screens, finished)


def _looking_back(screens: AllScreens, finished: Match) -> Iterator[Scene]:
    """All there is to see of past games and of people; the desk's history holds one of each."""
    desk = screens.desk
    yield screens.people()
    yield screens.history()
    yield PeopleScene(desk)
    yield PersonScene(desk, 1)
    yield QuestionScene(desk, "?", ("",), "!", lambda: None)
    assert desk.history is not None
    past = past_game(desk, desk.history.games(limit=1)[0])
    assert past is not None, "the log of the game just kept cannot be read"
    yield past
    for page in (1, 2):
        results = ResultsScene(desk, PLAN, finished, "race")
        results.page = page
        yield results


def _finished() -> Match:
    """A game that computer players have played to its end."""
    match = Match(PLAN.setup(), PLAN.seats, OPTIONS["race"])
    while not match.is_over and match.next_due_ms() < NEVER:
        match.advance(match.next_due_ms())
    return match


def _draw(painter: Painter, scene: Scene, kit: Kit) -> None:
    """Let it live for a moment, and paint it."""
    now = perf_counter()
    scene.enter(now)
    scene.tick(now)
    scene.step()
    painter.paint(scene.picture(kit, now, 1))
