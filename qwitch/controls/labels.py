"""What is printed on the keys: key sets go by place, people go by letters (AZERTY, QWERTZ, Dvorak, Spanish…)."""

import sys

import pygame

SIGNS = {
    "LEFTBRACKET": "[",
    "RIGHTBRACKET": "]",
    "COMMA": ",",
    "PERIOD": ".",
    "SLASH": "/",
    "SEMICOLON": ";",
    "APOSTROPHE": "'",
    "MINUS": "-",
    "EQUALS": "=",
    "BACKSLASH": "\\",
    "GRAVE": "`",
}
"""The keys whose name is not what is printed on them."""


def _printed_in_english() -> dict[int, str]:
    names = (name.removeprefix("KSCAN_") for name in vars(pygame) if name.startswith("KSCAN_"))
    return {getattr(pygame, f"KSCAN_{name}"): SIGNS.get(name, name) for name in names}


class KeyLabels:
    """The letters on the player's keys: first those of an English keyboard, then what the keys themselves report."""

    def __init__(self) -> None:
        """Start from an English keyboard: SDL tells a key's letter only once it was pressed."""
        self._printed = _printed_in_english()

    def of(self, scancode: int) -> str:
        """What is printed on the key at this place."""
        return self._printed.get(scancode, "?")

    def learn(self, scancode: int, key: int) -> bool:
        """A key was pressed and reported its keycode: remember its letter. Returns whether that was news."""
        printed = _printed(key)
        if not printed or self._printed.get(scancode) == printed:
            return False
        self._printed[scancode] = printed
        return True


def _printed(key: int) -> str:
    """The sign on a key with this keycode; empty for keys with a name, as Enter or F5.

    pygame's names leave out all that is not ASCII, such as AZERTY's é and the Spanish ñ; keycodes are the signs.
    """
    sign = chr(key) if 0 < key <= sys.maxunicode else ""
    if not sign.isprintable() or sign.isspace():
        return ""
    return sign.upper() if len(sign.upper()) == 1 else sign
