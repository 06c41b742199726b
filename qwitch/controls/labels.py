"""What is printed on the keys: key sets go by place, people go by letters (AZERTY, QWERTZ, Dvorak, Spanish…)."""

import sys
import unicodedata

import pygame

from qwitch.controls.x_keyboard import Layout, printed_keys

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


LAST_LATIN = 0x24F
"""Up to this character there are Latin letters only, and signs."""


def _printed_in_english() -> dict[int, str]:
    names = (name.removeprefix("KSCAN_") for name in vars(pygame) if name.startswith("KSCAN_"))
    return {getattr(pygame, f"KSCAN_{name}"): SIGNS.get(name, name) for name in names}


class KeyLabels:
    """The letters on the player's keys: those of an English keyboard, as far as the system and the keys tell no other.

    SDL tells a key's letter only once it was pressed.
    """

    def __init__(self, layout: Layout = printed_keys) -> None:
        """`layout` is asked for what the system knows of the keys."""
        self._english = _printed_in_english()
        self._printed = dict(self._english)
        self._layout = layout
        self.look_up()

    def of(self, scancode: int) -> str:
        """What is printed on the key at this place."""
        return self._printed.get(scancode, "?")

    def english(self, scancode: int) -> str:
        """What an English keyboard has there, as keyboards of other scripts have as well."""
        return self._english.get(scancode, "?")

    def look_up(self) -> bool:
        """Ask the system what is printed on the keys: at first, and when the layout changes. Whether that was news."""
        before = dict(self._printed)
        self._printed |= {scancode: _capital(sign) for scancode, sign in self._layout().items()}
        return self._printed != before

    def learn(self, scancode: int, key: int) -> bool:
        """A key was pressed and reported its keycode: remember its letter. Returns whether that was news.

        A dead accent reports nothing: what the system knows of it stays.
        """
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
    return _capital(sign)


def _capital(sign: str) -> str:
    """As it stands on a key; ß and µ have no capital of their own there."""
    capital = sign.upper()
    return capital if len(capital) == 1 and is_foreign(capital) == is_foreign(sign) else sign


def is_foreign(printed: str) -> bool:
    """Whether this is a letter of a script without A and B; signs such as º and µ are none."""
    is_letter = len(printed) == 1 and unicodedata.category(printed) in ("Lu", "Ll", "Lo")
    return is_letter and ord(printed) > LAST_LATIN and not unicodedata.name(printed, "LATIN").startswith("LATIN")
