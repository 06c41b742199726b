"""What the buttons of a gamepad do by their place, and what is printed on them."""

import pygame
import pytest

from qwitch.controls.commands import Move
from qwitch.controls.padmap import (
    ACTION_BUTTON,
    DPAD,
    LABELS,
    SELECT,
    SLOT_BUTTONS,
    START,
    Family,
    family_of,
    menu_move,
    model_of,
    takes_a_seat,
)
from tests.controls.pads import NAMELESS, NINTENDO, PLAYSTATION, PLAYSTATION_BY_RADIO, XBOX

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B


def test_slots_go_left_bottom_top_right_shoulder() -> None:
    assert LABELS[Family.XBOX].slots == ("X", "A", "Y", "B", "RB")
    assert [
        SLOT_BUTTONS.index(button) for button in (pygame.CONTROLLER_BUTTON_X, A, pygame.CONTROLLER_BUTTON_Y, B)
    ] == [
        0,
        1,
        2,
        3,
    ]
    assert SLOT_BUTTONS[4] == pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
    assert ACTION_BUTTON == pygame.CONTROLLER_BUTTON_LEFTSHOULDER


def test_one_button_has_one_use_in_a_game() -> None:
    buttons = (*SLOT_BUTTONS, ACTION_BUTTON, START, SELECT, *DPAD)
    assert len(set(buttons)) == len(buttons) == 12


@pytest.mark.parametrize("family", Family)
def test_six_different_signs_are_printed_on_every_pad(family: Family) -> None:
    labels = LABELS[family]
    assert len({*labels.slots, labels.action}) == 6
    assert {labels.accept, labels.back} < set(labels.slots)


@pytest.mark.parametrize("family", Family)
def test_menus_say_the_button_that_does_it(family: Family) -> None:
    printed = dict(zip(SLOT_BUTTONS, LABELS[family].slots, strict=True))
    means = {menu_move(family, button, False): sign for button, sign in printed.items()}
    assert means[Move.ACCEPT] == LABELS[family].accept
    assert means[Move.BACK] == LABELS[family].back


@pytest.mark.parametrize(
    ("guid", "name", "family"),
    [
        (XBOX, "Xbox One Controller", Family.XBOX),
        (PLAYSTATION, "Wireless Controller", Family.PLAYSTATION),
        (PLAYSTATION_BY_RADIO, "Wireless Controller", Family.PLAYSTATION),
        (NINTENDO, "Pro Controller", Family.NINTENDO),
        ("030000000d0f0000ee00000011010000", "Hori mini wired PS4", Family.PLAYSTATION),
        ("030000006f0e00008501000011010000", "PDP Nintendo Switch Wired", Family.NINTENDO),
        (NAMELESS, "Plastic Pad", Family.XBOX),
        ("03000000abcd4c05abcd7e0500000000", "4c05 at another place", Family.XBOX),
        ("0300000041424c05414200004c050000", "letters, not numbers", Family.XBOX),
        ("", "", Family.XBOX),
    ],
)
def test_the_family_is_told_by_the_maker_or_the_name(guid: str, name: str, family: Family) -> None:
    assert family_of(guid, name) is family


def test_a_model_is_the_same_by_cable_and_by_radio() -> None:
    assert model_of(PLAYSTATION) == model_of(PLAYSTATION_BY_RADIO)
    assert len({model_of(guid) for guid in (XBOX, PLAYSTATION, NINTENDO, NAMELESS)}) == 4


def test_models_without_numbers_go_by_their_letters() -> None:
    assert model_of(NAMELESS) != model_of(NAMELESS.replace("6173", "6174"))


@pytest.mark.parametrize(("family", "accepts", "backs"), [(Family.XBOX, A, B), (Family.NINTENDO, B, A)])
def test_a_accepts_and_b_goes_back_wherever_they_lie(family: Family, accepts: int, backs: int) -> None:
    assert menu_move(family, accepts, False) is Move.ACCEPT
    assert menu_move(family, backs, False) is Move.BACK


@pytest.mark.parametrize("family", Family)
def test_in_a_game_only_the_buttons_in_the_middle_go_back(family: Family) -> None:
    backs = [button for button in range(pygame.CONTROLLER_BUTTON_MAX) if menu_move(family, button, True) is Move.BACK]
    assert sorted(backs) == sorted([START, SELECT])


@pytest.mark.parametrize("family", Family)
def test_a_seat_is_asked_for_with_any_button_that_plays_and_means_nothing_to_a_menu(family: Family) -> None:
    takes = [
        {button for button in range(pygame.CONTROLLER_BUTTON_MAX) if takes_a_seat(family, button, playing)}
        for playing in (False, True)
    ]
    slots, label = LABELS[family].slots, LABELS[family]
    menu = {SLOT_BUTTONS[slots.index(sign)] for sign in (label.accept, label.back)}
    assert takes == [{*SLOT_BUTTONS, ACTION_BUTTON} - menu, {*SLOT_BUTTONS, ACTION_BUTTON}]
