"""Lists: keys, wheel and pointer go through the rows, and out at the ends; the focus is always seen."""

import pygame
import pytest

from qwitch.stage.kit import Kit
from qwitch.stage.plates import Press
from qwitch.stage.theme import Theme
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.list import Cell, Column, ListWidget
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.widget import Chosen
from qwitch.table import Box

BOX = Box(100, 200, 800, 324)
COLUMNS = (Column(2, "name"), Column(1, "left", "right"))


def rows(count: int) -> list[tuple[Cell, str]]:
    return [(Cell(f"row {number}", number % 5), str(number)) for number in range(count)]


@pytest.fixture
def panel() -> Panel:
    """Give a list of twenty rows, five of them shown, with a button above and one below."""
    above, below = Button("above", Box(100, 100, 800, 60), "Above"), Button("below", Box(100, 600, 800, 60), "Below")
    return Panel([above, ListWidget("list", BOX, COLUMNS, rows(20), row_height=50), below], focus="above")


def list_of(panel: Panel) -> ListWidget:
    found = panel.widget("list")
    assert isinstance(found, ListWidget)
    return found


def row_point(row: int) -> tuple[float, float]:
    """Give a point on a row, counted from the first one shown."""
    return 300.0, BOX.y + 12 + 40 + 50 * row + 25


def test_keys_go_in_through_all_rows_and_out_at_the_ends(panel: Panel) -> None:
    some = list_of(panel)
    assert some.shown == 5
    panel.move(0, 1)
    for place in range(20):
        assert (panel.focused.word, some.place) == ("list", place)
        assert some.top <= some.place < some.top + some.shown
        panel.move(0, 1)
    assert panel.focused.word == "below"
    panel.move(0, -1)
    assert (panel.focused.word, some.place) == ("list", 19), "back to where it was left"
    for _ in range(20):
        panel.move(0, -1)
    assert (panel.focused.word, some.place, some.top) == ("above", 0, 0)


def test_enter_chooses_the_row_in_focus(panel: Panel) -> None:
    panel.move(0, 1)
    panel.move(0, 1)
    assert panel.accept() == Chosen("list")
    assert list_of(panel).place == 1


def test_wheel_and_pages_scroll_and_the_focus_stays_in_sight(panel: Panel) -> None:
    some = list_of(panel)
    panel.scroll(2, pages=False)
    assert (some.top, some.place) == (2, 2)
    panel.scroll(1, pages=True)
    assert (some.top, some.place) == (7, 7)
    panel.scroll(5, pages=True)
    assert (some.top, some.place) == (15, 19)
    panel.scroll(-50, pages=False)
    assert (some.top, some.place) == (0, 4)
    panel.scroll(-1, pages=True)
    assert (some.top, some.place) == (0, 0)


def test_the_pointer_moves_the_focus_and_a_press_chooses(panel: Panel) -> None:
    some = list_of(panel)
    panel.point(row_point(3), down=False, up=False)
    assert (panel.focused.word, some.place) == ("list", 3)
    assert panel.point(row_point(2), down=True, up=False) is None
    assert panel.point(row_point(2), down=False, up=True) == Chosen("list")
    assert some.place == 2


def test_a_list_that_was_pulled_chooses_nothing(panel: Panel) -> None:
    some = list_of(panel)
    panel.point(row_point(4), down=True, up=False)
    panel.point(row_point(1), down=False, up=False)
    assert some.top == 3
    assert panel.point(row_point(1), down=False, up=True) is None
    panel.point(row_point(1), down=True, up=False)
    assert panel.point(row_point(1), down=False, up=True) == Chosen("list"), "the next press counts again"
    assert some.place == 4


def test_a_press_on_the_bar_scrolls_there(panel: Panel) -> None:
    some, bar_x = list_of(panel), BOX.right - 18
    panel.point((bar_x, BOX.bottom - 24), down=True, up=False)
    assert some.top == 15
    panel.point((bar_x, BOX.y + 60), down=False, up=False)
    assert some.top == 0
    assert panel.point((bar_x, BOX.y + 60), down=False, up=True) is None


def test_the_headings_are_no_row(panel: Panel) -> None:
    assert panel.point((300, BOX.y + 30), down=True, up=False) is None
    assert panel.point((300, BOX.y + 30), down=False, up=True) is None


def test_a_list_without_rows_says_so_and_never_has_the_focus() -> None:
    empty = ListWidget("list", BOX, COLUMNS, [], "No games yet.")
    panel = Panel([empty, Button("below", Box(100, 600, 800, 60), "Below")])
    assert panel.focused.word == "below"
    panel.move(0, -1)
    panel.scroll(1, pages=True)
    panel.point(BOX.centre, down=True, up=False)
    assert panel.point(BOX.centre, down=False, up=True) is None
    assert panel.focused.word == "below"
    assert empty.accept() is None


def test_a_panel_made_anew_keeps_the_place_as_far_as_there_are_rows(panel: Panel) -> None:
    panel.move(0, 1)
    panel.scroll(9, pages=False)
    for left, place, top in ((20, 9, 9), (10, 9, 5), (3, 2, 0), (0, 0, 0)):
        made = Panel([ListWidget("list", BOX, COLUMNS, rows(left), row_height=50), *panel.widgets[::2]])
        made.go_on_from(panel)
        assert (list_of(made).place, list_of(made).top) == (place, top)
        assert made.focused.word == ("list" if left else "above")


def test_few_rows_need_no_bar_and_a_row_can_be_seen_to_be_in_focus() -> None:
    kit, few, many = (
        Kit(Theme(), (1280, 720)),
        ListWidget("list", BOX, COLUMNS, rows(3)),
        ListWidget("list", BOX, COLUMNS, rows(30)),
    )
    assert len(list(many.blits(kit, Press.NORMAL))) > len(list(few.blits(kit, Press.NORMAL))) + 2
    assert len(list(few.blits(kit, Press.FOCUSED))) == len(list(few.blits(kit, Press.NORMAL))) + 1
    again = [picture for picture, _ in few.blits(kit, Press.FOCUSED)]
    assert [id(one) for one in again] == [id(one) for one, _ in few.blits(kit, Press.FOCUSED)], "nothing drawn twice"
    assert all(isinstance(picture, pygame.Surface) for picture in again)
