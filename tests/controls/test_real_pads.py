"""Gamepads through the real SDL and pygame, which pretend that pads are plugged in and pressed."""

from collections.abc import Iterator

import pygame
import pytest

from qwitch.controls.commands import ActionPress, Command, MenuMove, Move, PadBack, PadLost, PadUnknown, SlotPress
from qwitch.controls.devices import Devices
from qwitch.controls.gamepads import Gamepads
from qwitch.controls.padmap import ACTION_BUTTON, LABELS, SLOT_BUTTONS, START, Family
from qwitch.controls.padport import BUTTONS_BY_PLACE
from tests.controls.keys import meant
from tests.controls.virtual_pads import WHEEL, VirtualPads

SONY, NINTENDO, MICROSOFT = (0x054C, 0x09CC), (0x057E, 0x2009), (0x045E, 0x02E0)


class Player:
    """A program that hears of pads as the real one does: through pygame's queue."""

    def __init__(self) -> None:
        self.virtual = VirtualPads()
        self.pads = Gamepads()
        self.devices = Devices(self.pads)

    def hear(self) -> list[Command]:
        return meant(self.devices, *self.virtual.events())

    def number(self, name: str) -> int:
        return next(pad.number for pad in self.pads.attached if pad.name == name)

    def plug(self, name: str, model: tuple[int, int]) -> list[Command]:
        self.virtual.plug(name, *model)
        return self.hear()

    def unplug(self, name: str) -> list[Command]:
        self.virtual.unplug(name)
        return self.hear()

    def tap(self, name: str, button: int) -> list[Command]:
        self.virtual.push(name, button)
        commands = self.hear()
        self.virtual.push(name, button, down=False)
        return commands + self.hear()


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    """Give a program without a window whose gamepads have started; pads of this machine do not disturb it."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv(BUTTONS_BY_PLACE[0], raising=False)
    pygame.display.init()
    player = Player()
    assert player.pads.start(), player.pads.why_none
    player.hear()
    yield player
    player.virtual.unplug_all()
    player.hear()
    player.pads.stop()
    pygame.display.quit()


def test_every_button_plays_as_it_lies(player: Player) -> None:
    player.plug("Left hand", MICROSOFT)
    player.pads.assign_pads({1: player.number("Left hand")})
    player.devices.assign([None, None])
    commands = [player.tap("Left hand", button)[0] for button in (*SLOT_BUTTONS, ACTION_BUTTON, START)]
    number = player.number("Left hand")
    assert commands == [
        *(SlotPress(1, slot, 1.0) for slot in range(5)),
        ActionPress(1, 1.0),
        MenuMove(Move.BACK, 1.0, number),
    ]


def test_cross_and_stick_move_through_a_menu(player: Player) -> None:
    player.plug("Sofa", SONY)
    number = player.number("Sofa")
    assert player.tap("Sofa", pygame.CONTROLLER_BUTTON_DPAD_LEFT) == [MenuMove(Move.LEFT, 1.0, number)]
    player.virtual.tilt("Sofa", pygame.CONTROLLER_AXIS_LEFTY, 32767)
    assert player.hear() == [MenuMove(Move.DOWN, 1.0, number)]
    assert list(player.devices.tick(9.0)) == [MenuMove(Move.DOWN, 9.0, number)]
    player.virtual.tilt("Sofa", pygame.CONTROLLER_AXIS_LEFTY, 0)
    assert player.hear() == []
    assert list(player.devices.tick(99.0)) == []


def test_unplugged_and_replugged_ten_times(player: Player) -> None:
    """[pygame-ce 1786]: the seat is kept, and each time the pad plays again."""
    player.plug("Loose cable", SONY)
    number = player.number("Loose cable")
    player.pads.assign_pads({0: number})
    player.devices.assign([None])
    for _ in range(10):
        assert player.unplug("Loose cable") == [PadLost(0, number, "Loose cable", 1.0)]
        assert player.plug("Loose cable", SONY) == [PadBack(0, number, "Loose cable", 1.0)]
        assert player.tap("Loose cable", SLOT_BUTTONS[4]) == [SlotPress(0, 4, 1.0)]


def test_comings_and_goings_that_are_read_all_at_once(player: Player) -> None:
    player.plug("First", MICROSOFT)
    player.pads.assign_pads({0: player.number("First")})
    for _ in range(3):
        player.virtual.plug("Second", *SONY)
        player.virtual.unplug("First")
        player.virtual.plug("First", *MICROSOFT)
        player.virtual.unplug("Second")
    player.hear()
    player.devices.assign([None])
    assert player.tap("First", SLOT_BUTTONS[0]) == [SlotPress(0, 0, 1.0)]
    assert "Second" not in [pad.name for pad in player.pads.attached]


def test_two_pads_of_one_model_play_for_two_people(player: Player) -> None:
    player.plug("Twin A", SONY)
    player.plug("Twin B", SONY)
    player.pads.assign_pads({0: player.number("Twin A"), 1: player.number("Twin B")})
    player.devices.assign([None, None])
    player.unplug("Twin A")
    player.plug("Twin A", SONY)
    slot = SLOT_BUTTONS[2]
    assert player.tap("Twin A", slot) + player.tap("Twin B", slot) == [SlotPress(0, 2, 1.0), SlotPress(1, 2, 1.0)]


def test_presses_of_two_pads_keep_their_order(player: Player) -> None:
    player.plug("Quick", SONY)
    player.plug("Slow", MICROSOFT)
    player.pads.assign_pads({0: player.number("Slow"), 1: player.number("Quick")})
    player.devices.assign([None, None])
    for name in ("Quick", "Slow") * 5:
        for is_down in (True, False):
            player.virtual.push(name, SLOT_BUTTONS[0], is_down)
            pygame.event.pump()
    assert player.hear() == [SlotPress(1, 0, 1.0), SlotPress(0, 0, 1.0)] * 5


def test_a_wheel_is_told_as_unknown_and_disturbs_nobody(player: Player) -> None:
    player.virtual.plug("Odd wheel", 0x1234, 0x0005, WHEEL)
    assert player.hear() == [PadUnknown("Odd wheel", 1.0)]
    assert player.tap("Odd wheel", 0) == []
    assert player.unplug("Odd wheel") == []


@pytest.mark.parametrize(
    ("model", "family"), [(SONY, Family.PLAYSTATION), (NINTENDO, Family.NINTENDO), (MICROSOFT, Family.XBOX)]
)
def test_the_print_goes_by_the_maker_that_sdl_tells(player: Player, model: tuple[int, int], family: Family) -> None:
    player.plug("Some pad", model)
    assert player.pads.labels(player.number("Some pad")) == LABELS[family]


def test_pads_are_found_again_after_a_stop(player: Player) -> None:
    player.plug("Patient", SONY)
    player.virtual.unplug_all()
    player.pads.stop()
    assert player.pads.start()
    assert player.plug("Patient", SONY) == []
    assert player.tap("Patient", pygame.CONTROLLER_BUTTON_DPAD_UP)[0] == MenuMove(
        Move.UP, 1.0, player.number("Patient")
    )
