"""A column of buttons: focus, pointer, and where it all lies."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwitch.stage.kit import Kit
from qwitch.stage.menu import Entry, Menu
from qwitch.stage.theme import Theme
from qwitch.table import Box

WORDS = ["race", "kids", "quit"]
OUTSIDE = (5.0, 5.0)


@pytest.fixture
def menu() -> Menu:
    return a_menu()


def a_menu(detail: str = "") -> Menu:
    return Menu([Entry(word, word.title(), detail) for word in WORDS], 600, 300, 400)


def middle(menu: Menu, word: str) -> tuple[float, float]:
    return menu.boxes[WORDS.index(word)].centre


def test_buttons_lie_below_each_other_with_a_gap(menu: Menu) -> None:
    assert (menu.boxes[0].x, menu.boxes[0].y, menu.boxes[0].w) == (600, 300, 400)
    for upper, lower in pairwise(menu.boxes):
        assert lower.y > upper.bottom
        assert (lower.x, lower.w, lower.h) == (upper.x, upper.w, upper.h)


@given(st.lists(st.sampled_from([-1, 1]), max_size=20))
@settings(deadline=None)
def test_the_focus_goes_round_the_ends(moves: list[int]) -> None:
    menu = a_menu()
    for by in moves:
        menu.move(by)
    assert menu.word == WORDS[sum(moves) % 3]


def test_the_focus_follows_the_pointer_and_stays_beside_the_buttons(menu: Menu) -> None:
    assert menu.point(middle(menu, "quit"), down=False, up=False) is None
    assert menu.word == "quit"
    menu.point(OUTSIDE, down=False, up=False)
    assert menu.word == "quit"


def test_a_press_and_a_release_on_one_button_choose_it(menu: Menu) -> None:
    assert menu.point(middle(menu, "kids"), down=True, up=False) is None
    assert menu.held == 1
    assert menu.point(middle(menu, "kids"), down=False, up=True) == "kids"
    assert menu.held is None


@pytest.mark.parametrize("released", ["race", "quit", None])
def test_a_release_elsewhere_chooses_nothing(released: str | None, menu: Menu) -> None:
    menu.point(middle(menu, "kids"), down=True, up=False)
    assert menu.point(OUTSIDE if released is None else middle(menu, released), down=False, up=True) is None
    assert menu.point(middle(menu, "kids"), down=False, up=True) is None, "the press is forgotten"


def test_a_press_beside_the_buttons_chooses_nothing(menu: Menu) -> None:
    menu.point(OUTSIDE, down=True, up=False)
    assert menu.point(middle(menu, "race"), down=False, up=True) is None


@pytest.mark.parametrize("size", [(800, 500), (1920, 1080)])
def test_the_button_in_focus_looks_different_and_so_does_one_that_is_held(size: tuple[int, int], menu: Menu) -> None:
    kit = Kit(Theme(), size)
    looks = set()
    for held in (None, 0):
        menu.held = held
        picture, _ = next(iter(menu.blits(kit)))
        looks.add(id(picture))
    menu.held, menu.focus = None, 1
    picture, _ = next(iter(menu.blits(kit)))
    assert len(looks | {id(picture)}) == 3


@pytest.mark.parametrize("detail", ["", "everybody at once"])
def test_words_lie_on_their_buttons(detail: str) -> None:
    kit, menu = Kit(Theme(), (800, 500)), a_menu(detail)
    rects = [picture.get_rect(topleft=place) for picture, place in menu.blits(kit)]
    a_button = 3 if detail else 2
    assert len(rects) == a_button * len(WORDS)
    for place, box in enumerate(menu.boxes):
        button, *words = rects[a_button * place : a_button * (place + 1)]
        left, top = kit.viewport.to_px((box.x, box.y))
        assert button.collidepoint(left, top)
        assert all(button.contains(word) for word in words)
        if detail:
            label, line = words
            assert label.right < line.left


def test_a_long_line_stays_on_its_button() -> None:
    kit = Kit(Theme(), (800, 500))
    menu = Menu(
        [Entry("race", "Carrera", "todos a la vez, y quien llega primero se queda con la carta")], 500, 300, 300
    )
    button, label, line = (picture.get_rect(topleft=place) for picture, place in menu.blits(kit))
    assert button.contains(line)
    assert label.right <= line.left
    assert Box(0, 0, 1600, 900).holds(menu.boxes[0])
