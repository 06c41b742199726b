"""What the buttons of a gamepad do, by their place, and what is printed on them.

The five slots, left to right, are the left, bottom, top and right button of the diamond and the right shoulder: of
the two in its middle the lower one, where the thumb rests, comes first. The left shoulder passes and turns the
direction card. SDL names the places by an Xbox pad: A is the bottom button, whatever the pad itself prints on it.
"""

from dataclasses import dataclass
from enum import Enum, auto

import pygame

from qwitch.controls.commands import Move

BOTTOM = pygame.CONTROLLER_BUTTON_A
RIGHT = pygame.CONTROLLER_BUTTON_B
LEFT = pygame.CONTROLLER_BUTTON_X
TOP = pygame.CONTROLLER_BUTTON_Y

SLOT_BUTTONS = (LEFT, BOTTOM, TOP, RIGHT, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
"""The buttons of the five slots, left to right."""

ACTION_BUTTON = pygame.CONTROLLER_BUTTON_LEFTSHOULDER
"""Pass, and turn the direction card."""

START = pygame.CONTROLLER_BUTTON_START
"""Accepts in menus, pauses a game."""

SELECT = pygame.CONTROLLER_BUTTON_BACK
"""Goes back everywhere, and pauses a game."""

DPAD = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Move.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Move.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Move.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Move.RIGHT,
}
"""The four directions of the cross."""

SHAPES = ("□", "✕", "△", "○")
"""The signs on a PlayStation pad: left, bottom, top, right. No font of the game has them: they are to be drawn."""


class Family(Enum):
    """Whose letters are printed on a pad."""

    XBOX = auto()
    PLAYSTATION = auto()
    NINTENDO = auto()


@dataclass(frozen=True, slots=True)
class PadLabels:
    """What is printed on a pad: one sign or a short word each, the slots left to right."""

    slots: tuple[str, str, str, str, str]
    action: str
    accept: str
    back: str
    pause: str


LABELS = {
    Family.XBOX: PadLabels(("X", "A", "Y", "B", "RB"), "LB", "A", "B", "START"),
    Family.PLAYSTATION: PadLabels((*SHAPES, "R1"), "L1", "✕", "○", "OPTIONS"),
    Family.NINTENDO: PadLabels(("Y", "B", "X", "A", "R"), "L", "A", "B", "+"),
}
"""The print of each family; pads of other makers have that of an Xbox pad more often than not."""

VENDORS = {"4c05": Family.PLAYSTATION, "7e05": Family.NINTENDO}
"""Makers by their USB number, as a GUID writes it: low byte first."""

NAMES = {
    Family.PLAYSTATION: ("playstation", "ps3", "ps4", "ps5", "dualshock", "dualsense"),
    Family.NINTENDO: ("nintendo", "switch", "joy-con"),
}
"""What pads of other makers have in their names if they print another family's signs."""


def family_of(guid: str, name: str) -> Family:
    """The family of a pad, by its maker or else by its name."""
    if guid[8:12] in VENDORS and _has_numbers(guid):
        return VENDORS[guid[8:12]]
    named = (family for family, words in NAMES.items() if any(word in name.lower() for word in words))
    return next(named, Family.XBOX)


def model_of(guid: str) -> str:
    """What pads of one make and model have in common: the same by cable and by radio, the same after a replug."""
    return guid[8:12] + guid[16:20] if _has_numbers(guid) else guid


def menu_move(family: Family, button: int, playing: bool) -> Move | None:
    """What a button means to a menu, or None.

    On a Nintendo pad A, which accepts, lies right. While a game is played both face buttons play cards and only the
    small buttons in the middle go back, which pauses.
    """
    right_accepts = family is Family.NINTENDO
    if button == START:
        return Move.BACK if playing else Move.ACCEPT
    if button == (RIGHT if right_accepts else BOTTOM):
        return Move.ACCEPT
    if button == SELECT or (button == (BOTTOM if right_accepts else RIGHT) and not playing):
        return Move.BACK
    return DPAD.get(button)


def takes_a_seat(family: Family, button: int, playing: bool) -> bool:
    """Whether this button of a pad that nobody has asks for a seat.

    In menus those that mean something there do not: who starts a game by pad would sit there twice. In a game all do
    that play.
    """
    return button in (*SLOT_BUTTONS, ACTION_BUTTON) and (playing or menu_move(family, button, False) is None)


def _has_numbers(guid: str) -> bool:
    """Whether a GUID holds maker and model numbers; otherwise it holds the letters of a name."""
    return guid[8:12] != "0000" and guid[12:16] == guid[20:24] == "0000"
