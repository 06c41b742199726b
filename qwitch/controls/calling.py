"""Call it out: a card is played by typing its letter and then its number."""

import pygame

from qwitch.controls.labels import KeyLabels, is_foreign

LETTERS = "ABCDEFGH"
NUMBERS = "12345678"

FIGURES = {getattr(pygame, f"KSCAN_{prefix}{figure}"): figure for figure in "0123456789" for prefix in ("", "KP_")}
"""The keys with figures, by place: where a figure needs Shift (AZERTY), its key does without."""

PLACES = {getattr(pygame, f"KSCAN_{letter}"): letter for letter in LETTERS}
"""Where the letters lie on an English keyboard, for keyboards that have none of ours, as a Greek one."""


def sign_of(scancode: int, labels: KeyLabels) -> str:
    """The letter A to H or the number 1 to 8 that this key types; empty for all other keys.

    Letters go by what is printed on the player's own keys, numbers by place.
    """
    if scancode in FIGURES:
        return FIGURES[scancode] if FIGURES[scancode] in NUMBERS else ""
    printed = labels.of(scancode)
    if printed in LETTERS:
        return printed
    return PLACES.get(scancode, "") if is_foreign(printed) else ""


class Calling:
    """What one person has typed: nothing, or the letter of a card whose number is still to come."""

    def __init__(self, patience_s: float) -> None:
        """Wait this long, in seconds, for the number."""
        self._patience_s = patience_s
        self._letter = ""
        self._until_s = 0.0

    def letter(self, now_s: float) -> str:
        """The letter that waits for its number; empty where none does."""
        return self._letter if now_s <= self._until_s else ""

    def hear(self, sign: str, at_s: float) -> str:
        """A letter or a number was typed: returns the card that is complete with it, such as B2, else nothing.

        A second letter takes the place of the first; a number without a letter is nothing.
        """
        letter = self.letter(at_s)
        if sign in NUMBERS and letter and sign:
            self._letter = ""
            return letter + sign
        if sign in LETTERS and sign:
            self._letter, self._until_s = sign, at_s + self._patience_s
        return ""

    def forget(self) -> None:
        """What was typed so far counts no more."""
        self._letter = ""
