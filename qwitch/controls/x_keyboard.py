"""What is printed on the keys, asked of an X server: SDL itself tells a key's sign only once it was pressed, and the
sign of a dead accent never.
"""

import ctypes
from collections.abc import Callable, Mapping

import pygame

ROWS = (
    (49, "GRAVE"),
    (10, "1 2 3 4 5 6 7 8 9 0 MINUS EQUALS"),
    (24, "Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET"),
    (38, "A S D F G H J K L SEMICOLON APOSTROPHE"),
    (51, "BACKSLASH Z X C V B N M COMMA PERIOD SLASH"),
)
"""The number that an X server has for the first key of each row, and the row; the others follow one by one."""

KEYCODES = {
    getattr(pygame, f"KSCAN_{name}"): first + place for first, row in ROWS for place, name in enumerate(row.split())
}
"""The keys that carry signs, by scancode, with their numbers. The one that only European keyboards have is left out:
a server knows it on all keyboards."""

FIGURES = {getattr(pygame, f"KSCAN_{figure}") for figure in "1234567890"}

UNICODE = 0x0100_0000
"""From here on an X keysym is a character's own number plus this."""

DEAD = {
    0xFE50: "`",
    0xFE51: "´",
    0xFE52: "^",
    0xFE53: "~",
    0xFE54: "¯",
    0xFE55: "˘",
    0xFE56: "˙",
    0xFE57: "¨",
    0xFE58: "°",
    0xFE59: "˝",
    0xFE5A: "ˇ",
    0xFE5B: "¸",
    0xFE5C: "˛",
}
"""Keysyms of keys that print nothing until the next key, and the accent that stands on them."""

CORE_KEYBOARD = 0x100

STATE_BYTES = 64
"""Room enough for what an X server tells of a keyboard's state; its first byte is the layout of several in use."""


def printed_keys() -> dict[int, str]:
    """The sign on each key by scancode, as far as an X server knows; nothing where none is asked."""
    if not pygame.display.get_init() or pygame.display.get_driver() not in ("x11", "wayland"):
        return {}
    try:
        x = _library()
    except OSError:
        return {}
    display = x.XOpenDisplay(None)
    if not display:
        return {}
    state = ctypes.create_string_buffer(STATE_BYTES)
    x.XkbGetState(display, CORE_KEYBOARD, state)
    signs = signs_of(lambda keycode: int(x.XkbKeycodeToKeysym(display, keycode, state.raw[0], 0)))
    x.XCloseDisplay(display)
    return signs


def signs_of(keysym: Callable[[int], int]) -> dict[int, str]:
    """The signs by scancode, for a server that has these keysyms by its numbers of keys.

    Where no figure is reached without Shift, the keys of the figures are left out: people call them by their figures.
    """
    signs = {scancode: sign for scancode, keycode in KEYCODES.items() if (sign := _sign(keysym(keycode)))}
    has_figures = any(signs.get(scancode, "").isdigit() for scancode in FIGURES)
    return {scancode: sign for scancode, sign in signs.items() if has_figures or scancode not in FIGURES}


def _sign(keysym: int) -> str:
    """The character of a keysym; empty for those of old character sets, which the key tells when it is pressed."""
    if keysym in DEAD:
        return DEAD[keysym]
    number = keysym - UNICODE if keysym > UNICODE else keysym if keysym < 0x100 else 0
    return chr(number) if number and chr(number).isprintable() and not chr(number).isspace() else ""


XLIB = "libX11.so.6"
"""The system's own; named apart from where it is opened, for packages must not take it along."""


def _library() -> ctypes.CDLL:
    """Xlib, with the types of what is called here; raises OSError where there is none."""
    x = ctypes.CDLL(XLIB)
    x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = ctypes.c_void_p, (ctypes.c_char_p,)
    x.XkbGetState.argtypes = (ctypes.c_void_p, ctypes.c_uint, ctypes.c_char_p)
    x.XkbKeycodeToKeysym.restype = ctypes.c_ulong
    x.XkbKeycodeToKeysym.argtypes = (ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint, ctypes.c_uint)
    x.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    return x


Layout = Callable[[], Mapping[int, str]]
"""Tells what is printed on keys, by scancode."""
