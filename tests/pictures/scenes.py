"""The screens that have a reference picture, each brought to a moment that is always the same."""

from collections.abc import Callable

from qwitch.scenes.lesson import LessonScene
from qwitch.scenes.rules_page import RulesScene
from qwitch.scenes.scene import Push
from tests.pictures.film import Film, open_screens, table_film, table_of


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


SCENES: dict[str, Callable[[str], Film]] = {
    "title": _screen("title"),
    "seats": _screen("seats", "race"),
    "seats-kids": _screen("seats", "turns"),
    "options": _screen("options"),
    "how-to": _screen("how_to"),
    "lesson": _lesson,
    "rules": _rules,
    "race": _table("race", "me,easy,easy,easy", 4200),
    "party": _table("race", "me,me2,me3,me4", 4200),
    "kids": _table("turns", "me,relaxed,me2", 4200),
    "solo": _table("solo", "me", 4200),
    "pause": _pause,
    "results": _results,
}
"""Every screen by its name, opened in a language."""
