"""Places on the keyboard by the names of an English one, for tests that read as keys."""

import pygame

from qwitch.controls.keysets import KeySet


def key(name: str) -> int:
    """The scancode of one key."""
    code: int = getattr(pygame, f"KSCAN_{name}")
    return code


def keys(names: str) -> tuple[int, ...]:
    """The scancodes of several keys."""
    return tuple(map(key, names.split()))


def key_set(names: str) -> KeySet:
    """A set by its six keys, the action key last."""
    one, two, three, four, five, action = keys(names)
    return KeySet((one, two, three, four, five), action)


ONE = key_set("Z X C V B A")
OTHER = key_set("N M COMMA PERIOD SLASH L")
