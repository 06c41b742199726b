"""Menus: keys and pointer move the same focus, Escape goes back, and nothing happens by accident."""

import pygame
import pytest
from pygame.event import Event

from qwitch.controls.commands import Pointed
from qwitch.locale.language import load_language
from qwitch.paths import assets_folder
from qwitch.scenes.pause import PauseScene
from qwitch.scenes.scene import Quit
from qwitch.scenes.table import TableScene
from qwitch.scenes.title import TitleScene
from qwitch.stage.soundmap import SoundName
from qwitch.stage.viewport import Viewport
from tests.scenes.sitting import Sitting

WINDOW = Viewport((800, 500))


def at_title() -> Sitting:
    return Sitting()


def at_pause() -> Sitting:
    sitting = Sitting(seats="me,bot:20000")
    sitting.open(sitting.screens.table(sitting.desk.plan))
    sitting.press("ESCAPE")
    return sitting


MENUS = {"title": at_title, "pause": at_pause}


def menu_of(sitting: Sitting) -> TitleScene | PauseScene:
    assert isinstance(sitting.top, TitleScene | PauseScene)
    return sitting.top


def words(sitting: Sitting) -> list[str]:
    return [entry.word for entry in menu_of(sitting).menu.entries]


def pixel(sitting: Sitting, word: str) -> tuple[int, int]:
    """Give the pixel in the middle of this button."""
    sitting.sees(WINDOW.window)
    menu = menu_of(sitting).menu
    return WINDOW.to_px(menu.boxes[words(sitting).index(word)].centre)


def point(sitting: Sitting, place: tuple[int, int], down: bool = False, up: bool = False) -> None:
    sitting.wants(Pointed(place, down, up, sitting.now_s))


@pytest.fixture(params=MENUS)
def sitting(request: pytest.FixtureRequest) -> Sitting:
    return MENUS[request.param]()


def test_the_first_entry_has_the_focus_and_keys_go_round(sitting: Sitting) -> None:
    scene, entries = menu_of(sitting), words(sitting)
    seen = [scene.menu.word]
    for _ in entries:
        sitting.press("DOWN")
        seen.append(scene.menu.word)
    assert seen == [*entries, entries[0]]
    sitting.press("UP")
    assert scene.menu.word == entries[-1]
    sitting.press("RIGHT", "LEFT", "LEFT")
    assert scene.menu.word == entries[-2]


def test_the_focus_follows_the_pointer_without_choosing(sitting: Sitting) -> None:
    scene = menu_of(sitting)
    for word in reversed(words(sitting)):
        point(sitting, pixel(sitting, word))
        assert scene.menu.word == word
    point(sitting, (1, 1))
    assert scene.menu.word == words(sitting)[0], "beside the buttons it stays"
    assert sitting.is_at(scene)


def test_a_button_is_chosen_where_it_was_pressed(sitting: Sitting) -> None:
    """Whoever slides off the button before letting go has thought better of it."""
    scene, entries = menu_of(sitting), words(sitting)
    first, last = pixel(sitting, entries[0]), pixel(sitting, entries[-1])
    point(sitting, first, down=True)
    point(sitting, last, up=True)
    point(sitting, first, up=True)
    assert sitting.is_at(scene)
    point(sitting, first, down=True)
    point(sitting, first, up=True)
    assert not sitting.is_at(scene)


def test_moves_and_choices_are_heard(sitting: Sitting) -> None:
    sitting.ear.heard.clear()
    sitting.press("DOWN", "UP", "RETURN")
    assert sitting.ear.heard[:3] == [SoundName.MOVE, SoundName.MOVE, SoundName.ACCEPT]


def test_keys_that_play_cards_do_nothing_here(sitting: Sitting) -> None:
    scene = menu_of(sitting)
    sitting.press("1", "2", "3", "4", "5")
    assert sitting.is_at(scene)
    assert scene.menu.focus == 0


def test_a_menu_rests(sitting: Sitting) -> None:
    """Nothing is drawn frame by frame where nothing moves [pygame-menu 329]."""
    scene = menu_of(sitting)
    sitting.waits(0.1)
    assert not scene.is_lively
    assert scene.rest_ms >= 100
    sitting.waits(15)
    assert scene.rest_ms >= 16


# What each of them leads to


def test_two_presses_lead_from_the_title_to_a_race() -> None:
    sitting = at_title()
    sitting.press("RETURN", "RETURN")
    assert isinstance(sitting.top, TableScene)
    assert (sitting.top.match.game.setup.mode, sitting.top.match.game.setup.edition) == ("race", "tin")


def test_escape_does_not_leave_the_program_by_accident() -> None:
    sitting = at_title()
    title = menu_of(sitting)
    assert title.back() is None
    assert title.menu.word == "quit"
    assert isinstance(title.back(), Quit)


def test_quit_is_the_way_out() -> None:
    assert isinstance(menu_of(at_title()).choose("quit"), Quit)


@pytest.mark.parametrize("key", ["ESCAPE", "RETURN"])
def test_a_pause_goes_on(key: str) -> None:
    sitting = at_pause()
    sitting.press(key)
    assert isinstance(sitting.top, TableScene)


def test_a_pause_deals_anew_or_leaves() -> None:
    sitting = at_pause()
    pause = menu_of(sitting)
    pause.menu.focus = words(sitting).index("restart")
    sitting.press("RETURN")
    assert isinstance(sitting.top, TableScene)
    assert sitting.top.match.now_ms == 0
    sitting.press("ESCAPE")
    menu_of(sitting).menu.focus = words(sitting).index("title")
    sitting.press("RETURN")
    assert sitting.is_at(TitleScene)


def test_options_leave_the_game_paused() -> None:
    sitting = at_pause()
    pause = menu_of(sitting)
    pause.menu.focus = words(sitting).index("options")
    sitting.press("RETURN")
    assert not sitting.is_at(PauseScene)
    sitting.press("ESCAPE")
    assert sitting.is_at(pause)


def test_a_menu_in_another_language_keeps_its_focus(sitting: Sitting) -> None:
    sitting.press("DOWN")
    scene, focus = menu_of(sitting), menu_of(sitting).menu.focus
    before = [entry.label for entry in scene.menu.entries]
    sitting.desk.language = load_language("es", assets_folder() / "locale")
    sitting.stack.refresh()
    assert scene.menu.focus == focus
    assert all(word != english for word, english in zip([e.label for e in scene.menu.entries], before, strict=True))


def test_a_right_click_and_the_wheel_choose_nothing(sitting: Sitting) -> None:
    scene = menu_of(sitting)
    place = pixel(sitting, words(sitting)[0])
    for number in (pygame.BUTTON_RIGHT, pygame.BUTTON_WHEELUP):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            sitting.does(Event(kind, pos=place, button=number, touch=False))
    assert sitting.is_at(scene)
