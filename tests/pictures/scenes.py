"""The screens that have a reference picture, each brought to a moment that is always the same."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import structs

from qwitch.controls.commands import Scrolled
from qwitch.match.photo_finish import photo_finishes
from qwitch.match.reading import read_log
from qwitch.match.seats import parse_seats
from qwitch.scenes.best_times import BestTimesScene
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.drill import DrillScene
from qwitch.scenes.drill_plan import DRILLS
from qwitch.scenes.drills import DrillsScene
from qwitch.scenes.house_rules import HouseRulesScene
from qwitch.scenes.lesson import LessonScene
from qwitch.scenes.past_game import past_game
from qwitch.scenes.people import PeopleScene
from qwitch.scenes.person import PersonScene
from qwitch.scenes.replay import ReplayScene
from qwitch.scenes.rules_page import RulesScene
from qwitch.scenes.scene import Push, Scene
from qwitch.scenes.screens import AllScreens
from qwitch.scenes.seat import SeatScene
from qwitch.scenes.solo import SoloScene
from qwitch.store import GameFilter, History, Settings, SoloChoice
from tests.golden.test_golden import FOLDER as GOLDEN
from tests.pictures.film import Film, open_screens, table_film, table_of
from tests.scenes.past_games import DEAL as SOLO_DEAL
from tests.scenes.past_games import keep_games, played
from tests.scenes.solo_runs import keep_run, opened, run

DEAL = 4711
"""The deal of solo pictures."""

NOON = datetime(2025, 5, 12, 12, tzinfo=UTC)
"""When its runs were played."""


def _screen(name: str, *arguments: str) -> Callable[[str], Film]:
    def film(lang: str) -> Film:
        screens = open_screens(lang)
        return Film(screens, getattr(screens, name)(*arguments))

    return film


def _table(mode: str, seats: str, ms: float) -> Callable[[str], Film]:
    def film(lang: str) -> Film:
        shown = table_film(mode, seats, lang)
        shown.go(ms)
        return shown

    return film


def _pause(lang: str) -> Film:
    film = table_film("race", "me,easy,easy,easy", lang)
    film.go(3000)
    table = table_of(film)
    film.stack.apply(Push(film.screens.pause("race", lambda: table, film.screens.title)), film.now_s)
    return film


def _results(lang: str) -> Film:
    """A game of quick computer players, watched to its end; the dance is over."""
    film = table_film("race", "bot:300,bot:500,bot:700", lang)
    film.go_until(lambda: type(film.top).__name__ == "ResultsScene")
    film.go(20_000)
    return film


def _lesson(lang: str) -> Film:
    screens = open_screens(lang)
    film = Film(screens, LessonScene(screens.desk))
    film.go(500)
    return film


def _rules(lang: str) -> Film:
    screens = open_screens(lang)
    return Film(screens, RulesScene(screens.desk, "boxed"))


def _with_runs(lang: str, show: Callable[[AllScreens], Scene], ms: float) -> Film:
    """A screen on which the history of a deal is seen; medals are worked out."""
    with TemporaryDirectory() as folder:
        plan = GamePlan("solo", "boxed", parse_seats("me"), DEAL)
        screens = open_screens(lang, plan)
        desk = screens.desk
        desk.history = opened(Path(folder), NOON)
        desk.settings = Settings(solo=SoloChoice(ghost="cards"))
        for mean_ms, name in ((1300, "Ada"), (1000, "Ben"), (1900, "")):
            keep_run(desk, run(DEAL, mean_ms), name)
        while desk.standards.work("boxed", DEAL, 100) is None:
            pass
        film = Film(screens, show(screens))
        film.go(ms)
        film.picture()  # whatever is looked up is looked up now
        desk.history.close()
        desk.history = None
    return film


def _solo_set_up(lang: str) -> Film:
    return _with_runs(lang, lambda screens: SoloScene(screens.desk, lambda: NOON.date()), 0)


def _best_times(lang: str) -> Film:
    return _with_runs(lang, lambda screens: BestTimesScene(screens.desk, DEAL), 0)


def _ghost(lang: str) -> Film:
    """Nobody plays, the ghost does."""
    return _with_runs(lang, lambda screens: screens.table(screens.desk.plan), 9000)


def _replay(name: str, ms: int) -> Callable[[str], Film]:
    """A replay of a saved match, paused at this moment."""

    def film(lang: str) -> Film:
        screens = open_screens(lang)
        shown = Film(screens, screens.replay(read_log(GOLDEN / f"{name}.jsonl"), at_ms=ms))
        shown.go(500)
        return shown

    return film


def _photo_finish(lang: str) -> Film:
    """The first photo finish of a saved race, played until it freezes."""
    screens, log = open_screens(lang), read_log(GOLDEN / "race-tin-7.jsonl")
    scene = screens.replay(log, at_ms=photo_finishes(log.events)[0].t)
    assert isinstance(scene, ReplayScene)
    film = Film(screens, scene)
    film.go_until(lambda: scene.film.is_frozen)
    film.go(500)
    return film


def _results_page(page: int) -> Callable[[str], Film]:
    """Another page of the results of five people; the dance is over."""

    def film(lang: str) -> Film:
        screens = open_screens(lang)
        match = played("race", "bot:900,easy,normal,bot:1500,bot:1000", "me,easy,normal,me2,bot:1000", 5)
        plan = GamePlan(seats=match.seats, names=("Ñandú", "", "", "Ada", ""), styles=(3, 0, 2, 1, 4))
        shown = Film(screens, screens.results(plan, match, "party"))
        shown.go(20_000)
        for _ in range(page):
            shown.do(Scrolled(1, pages=True))
        return shown

    return film


def _looking_back(show: Callable[[AllScreens, History], Scene], pages: int = 0) -> Callable[[str], Film]:
    """A screen on which some weeks of games are seen."""

    def film(lang: str) -> Film:
        screens = open_screens(lang)
        with TemporaryDirectory() as folder:
            history = keep_games(screens.desk, Path(folder))
            while screens.desk.standards.work("tin", SOLO_DEAL, 100) is None:
                pass
            shown = Film(screens, show(screens, history))
            for _ in range(pages):
                shown.do(Scrolled(1, pages=True))
            shown.picture()  # whatever is looked up is looked up now
            history.close()
            screens.desk.history = None
        return shown

    return film


def _nobody_yet(lang: str) -> Film:
    screens = open_screens(lang)
    return Film(screens, PeopleScene(screens.desk))


def _last_solo(screens: AllScreens, history: History) -> Scene:
    """The last solo run of the history."""
    (past,) = history.games(GameFilter(mode="solo"), limit=1)
    scene = past_game(screens.desk, past)
    assert scene is not None
    return scene


def _shown(show: Callable[[AllScreens], Scene]) -> Callable[[str], Film]:
    def film(lang: str) -> Film:
        screens = open_screens(lang)
        shown = Film(screens, show(screens))
        shown.go(500)
        return shown

    return film


def _kids_help(lang: str) -> Film:
    """Full help for a child."""
    film = table_film("turns", "me,me2", lang)
    film.screens.desk.settings = structs.replace(film.screens.desk.settings, help="full")
    film.top.refresh()
    film.go(4200)
    return film


def _kids_curtain(lang: str) -> Film:
    film = table_film("turns", "me,relaxed,me2", lang)
    film.screens.desk.settings = structs.replace(film.screens.desk.settings, curtain=True)
    film.top.refresh()
    film.go(4200)
    return film


SCENES: dict[str, Callable[[str], Film]] = {
    "title": _screen("title"),
    "seats": _screen("seats", "race"),
    "seats-kids": _screen("seats", "turns"),
    "options": _screen("options"),
    "house-rules": _shown(lambda screens: HouseRulesScene(screens.desk, "race")),
    "house-rules-kids": _shown(lambda screens: HouseRulesScene(screens.desk, "turns")),
    "keys": _shown(lambda screens: screens.keys()),
    "keyboard-check": _shown(lambda screens: screens.keyboard_check(4)),
    "seat-computer": _shown(lambda screens: SeatScene(screens.desk, screens.desk.seating("race"), 1)),
    "drills": _shown(lambda screens: DrillsScene(screens.desk)),
    "drill": _shown(lambda screens: DrillScene(screens.desk, DRILLS[1], seed=3)),
    "kids-full-help": _kids_help,
    "kids-curtain": _kids_curtain,
    "how-to": _screen("how_to"),
    "lesson": _lesson,
    "rules": _rules,
    "race": _table("race", "me,easy,easy,easy", 4200),
    "party": _table("race", "me,me2,me3,me4", 4200),
    "kids": _table("turns", "me,relaxed,me2", 4200),
    "solo": _table("solo", "me", 4200),
    "solo-set-up": _solo_set_up,
    "solo-ghost": _ghost,
    "best-times": _best_times,
    "pause": _pause,
    "results": _results,
    "results-chart": _results_page(1),
    "results-figures": _results_page(2),
    "past-solo": _looking_back(_last_solo),
    "past-solo-chart": _looking_back(_last_solo, 1),
    "past-solo-figures": _looking_back(_last_solo, 2),
    "records": _looking_back(lambda screens, history: screens.people()),
    "history": _looking_back(lambda screens, history: screens.history()),
    "people": _looking_back(lambda screens, history: PeopleScene(screens.desk)),
    "person": _looking_back(lambda screens, history: PersonScene(screens.desk, 1)),
    "seat-person": _looking_back(lambda screens, history: SeatScene(screens.desk, screens.desk.seating("race"), 0)),
    "nobody-yet": _nobody_yet,
    "replay": _replay("race-tin-7", 20_000),
    "replay-kids": _replay("turns-boxed", 60_000),
    "photo-finish": _photo_finish,
}
"""Every screen by its name, opened in a language."""
