"""The stack of screens: what a screen asks for, and which screen acts then."""

import pytest

from qwitch.controls.commands import Command, RawKeys
from qwitch.scenes.scene import Change, Pop, Push, Quit, Reset, Stack, raw_keys_of
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture


class Plain:
    """A screen that does nothing but remember when it came on top."""

    key_sets = ()
    is_lively = False
    rest_ms = 500
    asks_before_closing = False

    def __init__(self, name: str) -> None:
        self.name = name
        self.entered: list[float] = []
        self.refreshed = 0

    def enter(self, now_s: float) -> None:
        self.entered.append(now_s)

    def refresh(self) -> None:
        self.refreshed += 1

    def handle(self, command: Command) -> Change:
        raise AssertionError(f"{self.name} is not asked: {command}")

    def tick(self, now_s: float) -> Change:
        raise AssertionError(f"{self.name} is not asked at {now_s}")

    def step(self) -> None:
        raise AssertionError(self.name)

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        raise AssertionError(self.name)


@pytest.fixture
def screens() -> list[Plain]:
    return [Plain("title"), Plain("table"), Plain("pause")]


def test_nothing_asked_for_changes_nothing(screens: list[Plain]) -> None:
    stack = Stack(screens[0])
    assert stack.apply(None, 1.0)
    assert stack.top is screens[0]
    assert screens[0].entered == []


def test_a_pushed_screen_acts_until_it_is_popped(screens: list[Plain]) -> None:
    title, table, _ = screens
    stack = Stack(title)
    assert stack.apply(Push(table), 1.0)
    assert stack.top is table
    assert stack.apply(Pop(), 2.0)
    assert stack.top is title
    assert (title.entered, table.entered) == ([2.0], [1.0])


def test_a_reset_leaves_all_screens(screens: list[Plain]) -> None:
    title, table, pause = screens
    stack = Stack(title)
    stack.apply(Push(table), 1.0)
    assert stack.apply(Reset(pause), 2.0)
    assert stack.top is pause
    assert not stack.apply(Pop(), 3.0), "there is nothing below"


def test_quitting_and_popping_the_last_screen_end_the_program(screens: list[Plain]) -> None:
    assert not Stack(screens[0]).apply(Quit(), 1.0)
    assert not Stack(screens[0]).apply(Pop(), 1.0)


def test_who_quits_enters_nothing(screens: list[Plain]) -> None:
    Stack(screens[0]).apply(Quit(), 1.0)
    assert screens[0].entered == []


def test_every_screen_hears_of_other_settings(screens: list[Plain]) -> None:
    stack = Stack(screens[0])
    for screen in screens[1:]:
        stack.apply(Push(screen), 1.0)
    stack.refresh()
    assert [screen.refreshed for screen in screens] == [1, 1, 1]


def test_a_screen_gets_no_bare_keys_unless_it_wants_them(screens: list[Plain]) -> None:
    assert raw_keys_of(screens[0]) is RawKeys.OFF
