"""How to play, walked to its end in both languages; drills; the pages of rules."""

from functools import partial

import pytest

from qwitch.controls.commands import ActionPress, MenuMove, Move
from qwitch.engine.dice import Dice
from qwitch.engine.directions import FITS
from qwitch.engine.notation import read_position
from qwitch.locale.language import LANGUAGES
from qwitch.scenes.drill import DrillScene
from qwitch.scenes.drill_plan import DRILLS, ROUNDS, Drill, position
from qwitch.scenes.lesson import LessonScene
from qwitch.scenes.lesson_plan import lessons
from qwitch.scenes.rules_text import rules
from qwitch.scenes.scene import Push
from tests.pictures.film import Film, open_screens


def fitting(scene: LessonScene | DrillScene) -> list[int]:
    """The learner's slots whose cards fit now."""
    game = scene._match.game
    return [slot for slot, card in enumerate(game.hands[0]) if card >= 0 and game.fitting >> card & 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lessons_are_walked_to_the_end(lang: str) -> None:
    screens = open_screens(lang)
    film = Film(screens, screens.how_to())
    film.stack.apply(Push(LessonScene(screens.desk)), film.now_s)
    steps = 0
    while isinstance(lesson := film.top, LessonScene):
        steps += 1
        assert steps < 30, "the lessons have an end"
        if slots := fitting(lesson):
            film.press(slots[0])
        else:
            film.do(ActionPress(0, film.now_s))
        film.go_until(partial(getattr, lesson, "_is_done"), 8000)
        film.do(MenuMove(Move.ACCEPT, film.now_s))
    course = lessons(screens.desk.tr)
    assert steps == sum(len(lesson.steps) for lesson in course)
    assert all(screens.desk.settings.seen(lesson.word) for lesson in course)
    assert film.top.__class__.__name__ == "HowToScene"


def test_a_lesson_is_left_by_escape_and_a_wrong_card_costs_nothing() -> None:
    screens = open_screens()
    film = Film(screens, screens.how_to())
    film.stack.apply(Push(LessonScene(screens.desk)), film.now_s)
    lesson = film.top
    assert isinstance(lesson, LessonScene)
    wrong = next(slot for slot in range(5) if slot not in fitting(lesson))
    film.press(wrong)
    film.go(600)
    assert not lesson._is_done
    assert lesson._match.disciplines[0].frozen_ms(lesson._match.now_ms) == 0
    film.do(MenuMove(Move.BACK, film.now_s))
    assert film.top is not lesson


@pytest.mark.parametrize("drill", DRILLS, ids=[drill.word for drill in DRILLS])
def test_in_a_drill_exactly_one_card_fits_and_by_its_kind(drill: Drill) -> None:
    dice = Dice("drills under test")
    for _ in range(60):
        game = read_position(position(drill, dice))
        right = [card for card in game.hands[0] if FITS[drill.direction][game.pile[-1]] >> card & 1]
        assert len(right) == 1
        assert game.fitting & sum(1 << card for card in game.hands[0]) == 1 << right[0]


def test_a_drill_keeps_its_median() -> None:
    screens = open_screens()
    film = Film(screens, screens.how_to())
    film.stack.apply(Push(DrillScene(screens.desk, DRILLS[1], seed=3)), film.now_s)
    drill = film.top
    assert isinstance(drill, DrillScene)
    while not drill.is_over:
        film.press(fitting(drill)[0])
        film.go(900)
    film.go(900)
    assert len(drill.times) == ROUNDS
    assert screens.desk.settings.drill_ms("letters-down") == sorted(drill.times)[ROUNDS // 2]


def english(text: str, **values: object) -> str:
    return text.format(**values)


@pytest.mark.parametrize("edition", ["tin", "boxed"])
def test_every_page_of_rules_says_something_printed(edition: str) -> None:
    pages = rules(edition, english)
    assert len(pages) == 6
    assert all(page.printed for page in pages)
    assert any(page.house for page in pages)
    assert rules("tin", english) != rules("boxed", english)
