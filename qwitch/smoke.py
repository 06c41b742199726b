"""`--smoke`: opens every screen once, in every language, and every asset, as a package must be able to."""

from collections.abc import Iterator
from time import perf_counter

from qwitch.engine.setup import EDITIONS, MODES
from qwitch.locale.language import LANGUAGES, load_language
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS
from qwitch.match.seats import parse_seats
from qwitch.paths import assets_folder
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.drill import DrillScene
from qwitch.scenes.drill_plan import DRILLS
from qwitch.scenes.drills import DrillsScene
from qwitch.scenes.house_rules import HouseRulesScene
from qwitch.scenes.lesson import LessonScene
from qwitch.scenes.lesson_plan import lessons
from qwitch.scenes.rules_page import RulesScene
from qwitch.scenes.scene import Scene
from qwitch.scenes.screens import AllScreens
from qwitch.scenes.seat import SeatScene
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Painter
from qwitch.stage.sound import Sounds
from qwitch.stage.soundfiles import check_sounds
from qwitch.stage.window import Window
from qwitch.table import load_table

SEATS = {
    "race": ("me,easy,normal,hard", "me,me2,me3,me4,me5", "me,me2,lightning"),
    "turns": ("me,me2,relaxed",),
    "solo": ("me",),
}
"""Seats that between them need every kind of table."""


def smoke(window: Window, screens: AllScreens, sounds: Sounds) -> str:
    """Open and draw everything; returns a line that counts it. Raises what a broken part raises."""
    assets = assets_folder()
    check_sounds(assets / "sounds")
    while sounds.load_some():
        pass
    tables = [load_table(file) for file in sorted((assets / "tables").glob("*.tmx"))]
    fonts = [Fonts().get(face, 20) for face in Typeface]

    count = 0
    kit, painter = Kit(screens.desk.theme, window.screen.get_size()), Painter(window.screen)
    for code in LANGUAGES:
        screens.desk.language = load_language(code, assets / "locale")
        for scene in every_scene(screens):
            _draw(painter, scene, kit)
            count += 1
    return f"{count} screens, {len(tables)} tables, {len(fonts)} fonts, sounds: {sounds.why_silent or 'heard'}"


def every_scene(screens: AllScreens) -> Iterator[Scene]:
    """Every screen of the program, freshly opened."""
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
    yield screens.pause("race", screens.title, screens.title)
    yield screens.results(GamePlan(seats=parse_seats("easy,normal,hard")), _finished(), "race")


def _finished() -> Match:
    """A game that computer players have played to its end."""
    plan = GamePlan(seats=parse_seats("easy,normal,hard"), seed=1)
    match = Match(plan.setup(), plan.seats, OPTIONS["race"])
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
