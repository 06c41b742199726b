"""The keys of key sets as an X server knows them: by place, whatever is printed on them."""

import pygame

from qwitch.controls.keysets import KeySet

ROWS = (
    (10, "1 2 3 4 5 6 7 8 9 0 MINUS EQUALS"),
    (24, "Q W E R T Y U I O P"),
    (38, "A S D F G H J K L SEMICOLON"),
    (52, "Z X C V B N M COMMA PERIOD SLASH"),
)
"""The X keycode of each row's first key, and the row."""

KEYCODES = {
    getattr(pygame, f"KSCAN_{name}"): first + place for first, row in ROWS for place, name in enumerate(row.split())
} | {pygame.KSCAN_SPACE: 65}
"""X keycodes by scancode."""


def key_codes(keys: KeySet) -> list[str]:
    """What xdotool calls the six keys of a set, the action key last."""
    return [str(KEYCODES[scancode]) for scancode in keys.keys]
