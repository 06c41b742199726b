"""A gamepad is all one needs: from the title to a game and back; and one that comes and goes loses nobody a seat."""

import pygame
import pytest

from qwitch.controls.padmap import ACTION_BUTTON, SELECT, SLOT_BUTTONS, START
from qwitch.engine.events import Played
from qwitch.engine.game import Phase
from qwitch.match.events import Beaten, Misplayed
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.drill import DrillScene
from qwitch.scenes.drill_plan import DRILLS
from qwitch.scenes.lesson import LessonScene
from qwitch.scenes.pause import PauseScene
from qwitch.scenes.seats import SeatsScene
from qwitch.scenes.table import TableScene
from qwitch.scenes.title import TitleScene
from tests.controls.pads import PLAYSTATION, FakeSdl, down, pads_of
from tests.scenes.sitting import Sitting

ACCEPT = pygame.CONTROLLER_BUTTON_A
DOWN, UP = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP


class WithPads:
    """A player with gamepads in front of the screens."""

    def __init__(self, *guids: str) -> None:
        """Plug in one pad for each of these makes, at the title."""
        self.sdl, self.sitting = FakeSdl(), Sitting()
        self.sitting.devices.pads = self.sitting.desk.pads = pads_of(self.sdl)
        for guid in guids:
            self.plug(guid)

    def plug(self, guid: str) -> None:
        for event in self.sdl.plug(guid):
            self.sitting.does(event)

    def unplug(self, instance: int) -> None:
        for event in self.sdl.unplug(instance):
            self.sitting.does(event)

    def press(self, *buttons: int, instance: int = 0) -> None:
        """Buttons of a pad go down, one after the other."""
        for button in buttons:
            self.sitting.does(down(button, instance))

    @property
    def table(self) -> TableScene:
        assert isinstance(self.sitting.top, TableScene)
        return self.sitting.top


@pytest.fixture
def playing() -> WithPads:
    """Give a race in which the second person has a pad."""
    player = WithPads(PLAYSTATION)
    player.sitting.open(player.sitting.screens.seats("race"))
    player.press(SLOT_BUTTONS[0])
    player.sitting.press("RETURN")
    return player


def test_from_the_title_to_a_game_and_back_by_pad_alone() -> None:
    """The only person plays with it at once; its small buttons pause."""
    player = WithPads(PLAYSTATION)
    player.press(ACCEPT)
    assert player.sitting.is_at(SeatsScene)
    player.press(ACCEPT)
    table = player.table
    for _ in range(600):
        player.sitting.waits(1 / 60)
        if table.match.game.phase is Phase.RUNNING:
            break
    player.press(ACTION_BUTTON, *SLOT_BUTTONS)
    player.sitting.waits(2)
    acted = [stamped.event for stamped in table.match.history if isinstance(stamped.event, Played | Misplayed | Beaten)]
    assert 0 in [event.seat for event in acted], "its buttons play"
    assert len(table.key_sets) == 1, "for the only person, not for one more"
    player.sitting.sees((1280, 720))
    assert table._show.looks[0].labels[0] == "□", "and its signs stand under the cards"

    player.press(START)
    assert player.sitting.is_at(PauseScene)
    player.press(ACCEPT)
    assert player.sitting.is_at(table)
    player.press(SELECT)
    player.press(UP, ACCEPT)
    assert player.sitting.is_at(TitleScene)


def test_every_entry_of_the_title_opens_and_closes_by_pad() -> None:
    player = WithPads(PLAYSTATION)
    title = player.sitting.top
    assert isinstance(title, TitleScene)
    for place in range(len(title.menu.entries) - 1):
        player.press(*[DOWN] * place, ACCEPT)
        assert not player.sitting.is_at(title), title.menu.entries[place].word
        player.press(SELECT)
        assert player.sitting.is_at(title), title.menu.entries[place].word
        player.press(*[UP] * place)


def test_an_unplugged_pad_pauses_says_whose_it_was_and_its_return_goes_on_ten_times(playing: WithPads) -> None:
    """[pygame-ce 1786]: the seat is kept, and the pad plays again each time."""
    table = playing.table
    playing.sitting.waits(4)
    for instance in range(10):
        assert table.key_sets[1] is None
        now_ms = table.match.now_ms
        playing.unplug(instance)
        pause = playing.sitting.top
        assert isinstance(pause, PauseScene)
        assert table._show.looks[table._people[1]].name in pause._why
        assert "Test pad" in pause._why
        playing.sitting.waits(3)
        assert table.match.now_ms == now_ms, "the clock stands still"
        playing.plug(PLAYSTATION)
        assert playing.sitting.is_at(table), "it goes on by itself"
        playing.sitting.waits(0.1)


@pytest.mark.parametrize("what", ["lesson", "drill"])
def test_lessons_and_drills_are_played_by_pad(what: str) -> None:
    player = WithPads(PLAYSTATION)
    desk = player.sitting.desk
    scene = LessonScene(desk) if what == "lesson" else DrillScene(desk, DRILLS[0], seed=3)
    player.sitting.open(scene)
    player.sitting.waits(0.1)
    game = scene._match.game
    slot = next(slot for slot, card in enumerate(game.hands[0]) if card >= 0 and game.fits_now(card))
    player.press(SLOT_BUTTONS[slot])
    player.sitting.waits(0.2)
    assert any(isinstance(stamped.event, Played) for stamped in scene._match.history)
    player.sitting.sees((1280, 720))
    assert scene._show.looks[0].labels[0] == "□"
    player.press(SELECT)
    assert not player.sitting.is_at(scene)


def test_children_share_pads_as_they_share_keys() -> None:
    """Whoever has the turn plays with any pad, though nobody took a seat with it; one that leaves pauses."""
    player = WithPads(PLAYSTATION, PLAYSTATION)
    plan = GamePlan("turns", "tin", parse_seats("me,me2"), seed=5)
    player.sitting.open(player.sitting.screens.table(plan))
    table = player.table
    player.sitting.waits(5)

    def act(instance: int) -> None:
        turn = table.match.game.to_act
        assert turn is not None
        hand = table.match.game.hands[turn]
        fitting = [slot for slot, card in enumerate(hand) if card >= 0 and table.match.game.fits_now(card)]
        player.press(SLOT_BUTTONS[fitting[0]] if fitting else ACTION_BUTTON, instance=instance)
        player.sitting.waits(3)
        assert table.match.game.to_act != turn

    for instance in (0, 1, 0, 1):
        act(instance)
    player.unplug(1)
    assert player.sitting.is_at(PauseScene)
    player.plug(PLAYSTATION)
    for instance in (0, 2):
        act(instance)


def test_somebody_else_s_pad_disturbs_nobody(playing: WithPads) -> None:
    table = playing.table
    playing.plug(PLAYSTATION)
    playing.unplug(1)
    assert playing.sitting.is_at(table)
