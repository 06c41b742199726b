"""What players mean with their gamepads, who has which pad, and pads that come and go at any moment."""

import os
import random
from pathlib import Path

import pygame
import pytest

import qwitch
from qwitch.controls.commands import (
    ActionPress,
    Command,
    FocusLost,
    MenuMove,
    Move,
    PadBack,
    PadLost,
    PadPressed,
    PadUnknown,
    SlotPress,
)
from qwitch.controls.devices import Devices
from qwitch.controls.gamepads import Gamepads
from qwitch.controls.keysets import ALONE
from qwitch.controls.padhold import REPEAT_AFTER_S, REPEAT_EVERY_S
from qwitch.controls.padmap import ACTION_BUTTON, LABELS, SELECT, SLOT_BUTTONS, START, Family
from qwitch.controls.padport import BUTTONS_BY_PLACE, PadPort
from tests.controls import keys
from tests.controls.pads import (
    NINTENDO,
    PLAYSTATION,
    PLAYSTATION_BY_RADIO,
    XBOX,
    FakeSdl,
    down,
    meant,
    pads_of,
    tilt,
    up,
)

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
DOWN_BUTTON = pygame.CONTROLLER_BUTTON_DPAD_DOWN
STICK_Y = pygame.CONTROLLER_AXIS_LEFTY
SDLS_PADS = ("_sdl2", "pygame.joystick")


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting sets a switch of SDL in the environment: it goes when the test is over."""
    monkeypatch.delenv(BUTTONS_BY_PLACE[0], raising=False)


@pytest.fixture
def sdl() -> FakeSdl:
    return FakeSdl()


@pytest.fixture
def pads(sdl: FakeSdl) -> Gamepads:
    """Give one pad that nobody has, in a menu."""
    pads = pads_of(sdl)
    assert meant(pads, *sdl.plug()) == []
    return pads


@pytest.fixture
def game(pads: Gamepads) -> Gamepads:
    """Give a game in which player 2 has the pad."""
    pads.assign_pads({2: 0})
    pads.play(True)
    return pads


def is_due(pads: Gamepads) -> bool:
    return pads.due_s is not None


# Playing


def test_five_buttons_play_the_five_slots_and_a_shoulder_passes(game: Gamepads) -> None:
    commands = meant(game, *map(down, SLOT_BUTTONS), down(ACTION_BUTTON), at_s=2.5)
    played = [command for command in commands if not isinstance(command, MenuMove)]
    assert played == [*(SlotPress(2, slot, 2.5) for slot in range(5)), ActionPress(2, 2.5)]


def test_in_a_game_the_button_that_accepts_is_a_menu_button_as_well(game: Gamepads) -> None:
    assert meant(game, down(A)) == [SlotPress(2, 1, 1.0), MenuMove(Move.ACCEPT, 1.0, 0)]


def test_in_a_game_the_button_that_goes_back_only_plays(game: Gamepads) -> None:
    assert meant(game, down(B)) == [SlotPress(2, 3, 1.0)]


@pytest.mark.parametrize("button", [START, SELECT])
def test_the_buttons_in_the_middle_pause_a_game(game: Gamepads, button: int) -> None:
    assert meant(game, down(button)) == [MenuMove(Move.BACK, 1.0, 0)]


def test_a_button_that_comes_up_means_nothing(game: Gamepads) -> None:
    assert meant(game, *map(up, (*SLOT_BUTTONS, ACTION_BUTTON, START))) == []


def test_a_held_button_plays_once(game: Gamepads) -> None:
    meant(game, down(SLOT_BUTTONS[0]))
    assert list(game.repeats(60.0)) == []


def test_nothing_plays_in_a_menu(game: Gamepads) -> None:
    game.play(False)
    commands = meant(game, *map(down, SLOT_BUTTONS), down(ACTION_BUTTON))
    assert commands == [MenuMove(Move.ACCEPT, 1.0, 0), MenuMove(Move.BACK, 1.0, 0)]


def test_each_pad_plays_for_its_own_player(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, *sdl.plug(), *sdl.plug(PLAYSTATION))
    pads.assign_pads({0: 2, 1: 0, 4: 1})
    pads.play(True)
    slot = SLOT_BUTTONS[4]
    assert meant(pads, down(slot, 0), down(slot, 1), down(slot, 2)) == [
        SlotPress(player, 4, 1.0) for player in (1, 4, 0)
    ]


def test_triggers_the_other_stick_and_spare_buttons_mean_nothing(game: Gamepads) -> None:
    axes = set(range(pygame.CONTROLLER_AXIS_MAX)) - {pygame.CONTROLLER_AXIS_LEFTX, STICK_Y}
    spare = (pygame.CONTROLLER_BUTTON_GUIDE, pygame.CONTROLLER_BUTTON_LEFTSTICK, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert meant(game, *(tilt(axis, 32767) for axis in axes), *map(down, spare)) == []


def test_events_of_pads_that_are_not_open_mean_nothing(game: Gamepads) -> None:
    assert meant(game, down(A, 77), up(DOWN_BUTTON, 77), tilt(STICK_Y, 32767, 77)) == []


# Menus


@pytest.mark.parametrize(
    ("button", "move"),
    [
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Move.UP),
        (pygame.CONTROLLER_BUTTON_DPAD_DOWN, Move.DOWN),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Move.LEFT),
        (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, Move.RIGHT),
        (B, Move.BACK),
        (SELECT, Move.BACK),
    ],
)
def test_menu_buttons_of_a_pad_that_nobody_has(pads: Gamepads, button: int, move: Move) -> None:
    assert meant(pads, down(button)) == [MenuMove(move, 1.0, 0)]


@pytest.mark.parametrize("button", [A, START])
def test_accepting_asks_for_no_seat(pads: Gamepads, button: int) -> None:
    """Who starts a game by pad is not to sit there twice."""
    assert meant(pads, down(button)) == [MenuMove(Move.ACCEPT, 1.0, 0)]


def test_on_a_nintendo_pad_a_lies_right_and_accepts(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, *sdl.plug(NINTENDO))
    pads.assign_pads({0: 1})
    assert meant(pads, down(B, 1), down(A, 1)) == [MenuMove(Move.ACCEPT, 1.0, 1), MenuMove(Move.BACK, 1.0, 1)]


def test_the_stick_moves_once_for_each_push(pads: Gamepads) -> None:
    values = (10_000, 25_000, 32_767, 15_000, 30_000, 0, -32_768, 0)
    moves = [command for value in values for command in meant(pads, tilt(STICK_Y, value))]
    assert moves == [MenuMove(Move.DOWN, 1.0, 0), MenuMove(Move.UP, 1.0, 0)]


@pytest.mark.parametrize(
    ("push", "let_go"), [(down(DOWN_BUTTON), up(DOWN_BUTTON)), (tilt(STICK_Y, 30_000), tilt(STICK_Y, 0))]
)
def test_a_held_direction_repeats_until_it_is_let_go(
    pads: Gamepads, push: pygame.event.Event, let_go: pygame.event.Event
) -> None:
    meant(pads, push, at_s=1.0)
    first = 1.0 + REPEAT_AFTER_S
    assert pads.due_s == first
    assert list(pads.repeats(first - 0.01)) == []
    assert list(pads.repeats(first)) == [MenuMove(Move.DOWN, first, 0)]
    assert pads.due_s == first + REPEAT_EVERY_S
    meant(pads, let_go)
    assert not is_due(pads)
    assert list(pads.repeats(99.0)) == []


def test_what_is_held_does_not_reach_into_the_next_screen(pads: Gamepads) -> None:
    meant(pads, down(DOWN_BUTTON), tilt(STICK_Y, 30_000))
    pads.play(False)
    assert not is_due(pads)
    assert meant(pads, tilt(STICK_Y, 31_000)) == []
    assert list(pads.repeats(99.0)) == []


# Seats


def test_the_press_that_takes_a_seat_does_nothing_else_in_a_menu(pads: Gamepads) -> None:
    def seat(command: Command) -> None:
        if isinstance(command, PadPressed):
            pads.assign_pads({3: command.pad})

    joins = pygame.CONTROLLER_BUTTON_X
    assert meant(pads, down(joins), obey=seat) == [PadPressed(0, "Test pad", 1.0)]
    assert meant(pads, down(joins), down(A), obey=seat) == [MenuMove(Move.ACCEPT, 1.0, 0)]


def test_in_a_game_the_press_that_takes_a_seat_plays_already(pads: Gamepads) -> None:
    def seat(command: Command) -> None:
        if isinstance(command, PadPressed):
            pads.assign_pads({3: command.pad})

    pads.play(True)
    assert meant(pads, down(SLOT_BUTTONS[0]), obey=seat) == [PadPressed(0, "Test pad", 1.0), SlotPress(3, 0, 1.0)]


def test_a_pad_that_nobody_has_plays_nothing(pads: Gamepads) -> None:
    pads.play(True)
    commands = meant(pads, *map(down, SLOT_BUTTONS), down(ACTION_BUTTON))
    assert not [command for command in commands if isinstance(command, SlotPress | ActionPress)]


def test_pads_are_given_anew_with_every_call(game: Gamepads) -> None:
    game.assign_pads({})
    assert meant(game, down(SLOT_BUTTONS[0])) == [PadPressed(0, "Test pad", 1.0)]


@pytest.mark.parametrize("wrong", [{0: 1}, {0: -1}, {0: 0, 1: 0}])
def test_a_wrong_assignment_is_refused_and_changes_nothing(game: Gamepads, wrong: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="expected one"):
        game.assign_pads(wrong)
    assert meant(game, down(SLOT_BUTTONS[0])) == [SlotPress(2, 0, 1.0)]


def test_screens_see_pads_by_number_name_and_print(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, *sdl.plug(PLAYSTATION, "DualShock"), *sdl.unplug(0))
    assert [(pad.number, pad.name, pad.labels.slots) for pad in pads.attached] == [
        (1, "DualShock", ("□", "✕", "△", "○", "R1"))
    ]
    assert pads.labels(0) == LABELS[Family.XBOX]
    assert [pads.is_attached(number) for number in (-1, 0, 1, 2)] == [False, False, True, False]
    with pytest.raises(ValueError, match="gamepad 2: unknown"):
        pads.labels(2)


# Pads that come and go [pygame-ce 1786]


def test_a_pad_unplugged_and_replugged_ten_times_keeps_its_seat(sdl: FakeSdl, game: Gamepads) -> None:
    """[pygame-ce 1786]."""
    for instance in range(10):
        assert meant(game, *sdl.unplug(instance), at_s=3.0) == [PadLost(2, 0, "Test pad", 3.0)]
        assert game.attached == ()
        assert sdl.left_open == []
        assert meant(game, *sdl.plug(), at_s=4.0) == [PadBack(2, 0, "Test pad", 4.0)]
        assert meant(game, down(SLOT_BUTTONS[1], instance)) == []
        assert SlotPress(2, 1, 1.0) in meant(game, down(SLOT_BUTTONS[1], instance + 1))
    assert [pad.number for pad in game.attached] == [0]


def test_news_that_come_twice_count_once(sdl: FakeSdl, game: Gamepads) -> None:
    """[pygame-ce 1786]: the report came with two events for one pad."""
    gone = sdl.unplug(0)
    assert meant(game, *gone, *gone) == [PadLost(2, 0, "Test pad", 1.0)]
    come = sdl.plug()
    assert meant(game, *come, *come, *come) == [PadBack(2, 0, "Test pad", 1.0)]
    assert meant(game, *sdl.unplug(1)) == [PadLost(2, 0, "Test pad", 1.0)]
    assert sdl.left_open == []


def test_a_pad_gone_again_before_its_event_was_read_is_no_news(sdl: FakeSdl, game: Gamepads) -> None:
    meant(game, *sdl.unplug(0))
    told = [*sdl.plug(), *sdl.unplug(1)]
    assert meant(game, *told) == []
    assert meant(game, *sdl.plug()) == [PadBack(2, 0, "Test pad", 1.0)]


def test_an_index_that_is_out_of_date_opens_the_right_pads(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, *[*sdl.plug(PLAYSTATION), *sdl.plug(NINTENDO), *sdl.unplug(0), *sdl.unplug(1)])
    assert [pad.labels for pad in pads.attached] == [LABELS[Family.NINTENDO]]
    assert sdl.left_open == [2]


def test_another_model_does_not_take_the_seat(sdl: FakeSdl, game: Gamepads) -> None:
    meant(game, *sdl.unplug(0))
    assert meant(game, *sdl.plug(PLAYSTATION)) == []
    assert meant(game, *sdl.plug(XBOX)) == [PadBack(2, 0, "Test pad", 1.0)]


def test_a_pad_comes_back_by_radio_that_was_on_a_cable(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, *sdl.plug(PLAYSTATION, "By cable"))
    pads.assign_pads({0: 1})
    meant(pads, *sdl.unplug(1))
    assert meant(pads, *sdl.plug(PLAYSTATION_BY_RADIO, "By radio")) == [PadBack(0, 1, "By cable", 1.0)]


def test_of_two_equal_pads_the_one_that_went_comes_back(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, *sdl.plug())
    pads.assign_pads({0: 0, 1: 1})
    assert meant(pads, *sdl.unplug(1)) == [PadLost(1, 1, "Test pad", 1.0)]
    assert meant(pads, *sdl.plug()) == [PadBack(1, 1, "Test pad", 1.0)]
    pads.play(True)
    assert meant(pads, down(B, 0), down(B, 2)) == [SlotPress(0, 3, 1.0), SlotPress(1, 3, 1.0)]


def test_of_equal_pads_all_away_the_seated_come_first_then_the_eldest(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, *sdl.plug(), *sdl.plug())
    pads.assign_pads({0: 2, 1: 1})
    meant(pads, *sdl.unplug(2), *sdl.unplug(0), *sdl.unplug(1))
    returned = [meant(pads, *sdl.plug()) for _ in range(3)]
    assert returned == [[PadBack(1, 1, "Test pad", 1.0)], [PadBack(0, 2, "Test pad", 1.0)], []]
    assert [pad.number for pad in pads.attached] == [0, 1, 2]


def test_a_pad_that_nobody_has_comes_and_goes_silently(sdl: FakeSdl, pads: Gamepads) -> None:
    assert meant(pads, *sdl.unplug(0), *sdl.plug()) == []
    assert [pad.number for pad in pads.attached] == [0]


def test_a_direction_held_when_the_pad_went_repeats_no_more(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, down(DOWN_BUTTON), tilt(STICK_Y, 30_000), *sdl.unplug(0), *sdl.plug())
    assert list(pads.repeats(99.0)) == []
    assert meant(pads, tilt(STICK_Y, 30_000, 1)) == [MenuMove(Move.DOWN, 1.0, 0)]


def test_a_pad_without_a_mapping_is_told_once_and_left_alone(sdl: FakeSdl, pads: Gamepads) -> None:
    assert meant(pads, *sdl.plug(name="Old \t stick\x00" + "!" * 60, mapped=False)) == [
        PadUnknown("Old stick " + "!" * 30, 1.0)
    ]
    assert meant(pads, *sdl.plug(NINTENDO)) == []
    assert sdl.left_open == [0, 2]
    assert meant(pads, down(A, 1), *sdl.unplug(1)) == []
    assert [pad.number for pad in pads.attached] == [0, 1]


def test_a_pad_that_cannot_be_opened_is_told_as_unknown(sdl: FakeSdl, pads: Gamepads) -> None:
    sdl.jammed.append(1)
    assert meant(pads, *sdl.plug(name="Jammed pad")) == [PadUnknown("Jammed pad", 1.0)]
    assert sdl.left_open == [0]


def test_a_device_that_cannot_even_be_looked_at_is_told_by_its_place(
    sdl: FakeSdl, monkeypatch: pytest.MonkeyPatch
) -> None:
    pads = pads_of(sdl)
    monkeypatch.setattr(sdl, "get_count", lambda: 1)
    assert meant(pads, pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0)) == [PadUnknown("#1", 1.0)]


def test_a_pad_without_a_name_is_called_by_its_place(sdl: FakeSdl, pads: Gamepads) -> None:
    meant(pads, *sdl.plug(name="\x00"))
    assert pads.attached[1].name == "#2"


def test_whatever_comes_and_goes_no_seat_is_mixed_up(sdl: FakeSdl) -> None:
    """Pads of different models, in any order: each player's pad plays for that player and for nobody else."""
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    dice = random.Random(seed)
    pads, models = pads_of(sdl), (XBOX, PLAYSTATION, NINTENDO)
    meant(pads, *(event for guid in models for event in sdl.plug(guid)))
    pads.assign_pads({player: player for player in range(3)})
    pads.play(True)
    inside = {player: player for player in range(3)}
    for _ in range(300):
        player = dice.randrange(3)
        if player in inside:
            assert meant(pads, *sdl.unplug(inside.pop(player))) == [PadLost(player, player, "Test pad", 1.0)]
        else:
            inside[player] = len(sdl.seen)
            assert meant(pads, *sdl.plug(models[player])) == [PadBack(player, player, "Test pad", 1.0)]
        for other, instance in inside.items():
            assert meant(pads, down(B, instance))[0] == SlotPress(other, 3, 1.0)


# The subsystem


def test_nothing_starts_by_itself(sdl: FakeSdl) -> None:
    pads = Gamepads(PadPort(lambda: sdl, sdl.stick))
    assert sdl.starts == 0
    assert pads.why_none
    assert meant(pads, *sdl.plug()) == []
    pads.stop()
    assert sdl.starts == 0


def test_a_machine_without_gamepads_is_told_in_one_line(sdl: FakeSdl) -> None:
    sdl.fault = "no such thing"
    pads = Gamepads(PadPort(lambda: sdl, sdl.stick))
    assert not pads.start()
    assert pads.why_none == "no gamepads: no such thing"
    assert meant(pads, down(A)) == []
    pads.stop()
    sdl.fault = ""
    assert pads.start()
    assert pads.why_none == ""


def test_started_twice_it_runs_once_and_stopping_closes_everything(sdl: FakeSdl, pads: Gamepads) -> None:
    assert pads.start()
    meant(pads, *sdl.plug(), *sdl.plug(mapped=False))
    assert sdl.starts == 1
    assert sdl.left_open == [0, 1]
    pads.stop()
    pads.stop()
    assert sdl.starts == 0
    assert sdl.left_open == []


def test_one_file_talks_to_sdl_about_pads() -> None:
    package = Path(qwitch.__file__).parent
    talks = {file.name for file in package.rglob("*.py") for word in SDLS_PADS if word in file.read_text("utf-8")}
    assert talks == {"padport.py"}


def test_sdl_is_told_to_name_buttons_by_their_place(pads: Gamepads) -> None:
    """Otherwise A of a Nintendo pad would be the right button in some of SDL's tables, and slots would swap."""
    assert os.environ[BUTTONS_BY_PLACE[0]] == "0"


# Together with the other devices


def test_the_order_of_arrival_is_kept_across_keys_and_pads(sdl: FakeSdl, game: Gamepads) -> None:
    devices = Devices(game)
    devices.assign([ALONE, None, None])
    order = [(key, slot) for key in (True, False) for slot in range(5)] * 3
    random.Random(5).shuffle(order)
    events = [keys.down(ALONE.slots[slot]) if key else down(SLOT_BUTTONS[slot]) for key, slot in order]
    played = [command for command in keys.meant(devices, *events) if isinstance(command, SlotPress)]
    assert played == [SlotPress(0 if key else 2, slot, 1.0) for key, slot in order]


def test_pads_play_where_anybody_plays(game: Gamepads) -> None:
    devices = Devices(game)
    devices.assign([None, None, None])
    assert keys.meant(devices, down(B)) == [SlotPress(2, 3, 1.0)]
    assert keys.meant(devices, *map(keys.down, ALONE.slots)) == []
    devices.assign(())
    assert keys.meant(devices, down(B)) == [MenuMove(Move.BACK, 1.0, 0)]


def test_a_lost_focus_lets_go_of_what_is_held(pads: Gamepads) -> None:
    devices = Devices(pads)
    keys.meant(devices, down(DOWN_BUTTON))
    assert keys.meant(devices, pygame.event.Event(pygame.WINDOWFOCUSLOST)) == [FocusLost()]
    assert list(devices.tick(99.0)) == []


def test_the_program_rests_until_a_held_direction_repeats(pads: Gamepads) -> None:
    devices = Devices(pads)
    assert devices.rest_ms(500, 0.0) == 500
    keys.meant(devices, down(DOWN_BUTTON), at_s=1.0)
    assert devices.rest_ms(500, 1.0) == pytest.approx(1000 * REPEAT_AFTER_S, abs=1)
    assert devices.rest_ms(100, 1.0) == 100
    now = 1.0 + REPEAT_AFTER_S
    assert devices.rest_ms(500, now + 5) == 1
    assert list(devices.tick(now)) == [MenuMove(Move.DOWN, now, 0)]


def test_resting_as_told_is_long_enough_for_the_repeat(pads: Gamepads) -> None:
    devices = Devices(pads)
    keys.meant(devices, down(DOWN_BUTTON), at_s=0.3)
    woken = 0.3004 + devices.rest_ms(500, 0.3004) / 1000
    assert list(devices.tick(woken)) == [MenuMove(Move.DOWN, woken, 0)]
