"""Turns what pygame reports into commands. One unfiltered queue, so that order is kept across devices."""

from collections.abc import Iterator, Sequence

import pygame

from qwitch.controls.commands import (
    ActionPress,
    CloseWanted,
    Command,
    FocusLost,
    FullscreenToggled,
    MenuMove,
    Move,
    Pointed,
    SlotPress,
    WindowChanged,
)
from qwitch.controls.keysets import KeySet
from qwitch.controls.labels import KeyLabels

MENU_KEYS = {
    pygame.KSCAN_UP: Move.UP,
    pygame.KSCAN_DOWN: Move.DOWN,
    pygame.KSCAN_LEFT: Move.LEFT,
    pygame.KSCAN_RIGHT: Move.RIGHT,
    pygame.KSCAN_RETURN: Move.ACCEPT,
    pygame.KSCAN_KP_ENTER: Move.ACCEPT,
    pygame.KSCAN_SPACE: Move.ACCEPT,
    pygame.KSCAN_ESCAPE: Move.BACK,
}

HELD_BACK = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""With one of these held, a key belongs to the system and never plays a card."""


class Devices:
    """Reads events into commands, for the key sets of the people who play."""

    def __init__(self) -> None:
        """Nobody has keys yet."""
        self.labels = KeyLabels()
        self._actions: dict[int, tuple[int, int | None]] = {}

    def assign(self, key_sets: Sequence[KeySet]) -> None:
        """These key sets play now, by player; none leaves the keys to the menus."""
        self._actions = {}
        for player, keys in enumerate(key_sets):
            self._actions |= {scancode: (player, slot) for slot, scancode in enumerate(keys.slots)}
            self._actions[keys.action] = (player, None)

    def commands(self, event: pygame.event.Event, at_s: float) -> Iterator[Command]:
        """What a player means by this event, read at at_s; nothing for most events."""
        match event.type:
            case pygame.KEYDOWN:
                yield from self._key(event, at_s)
            case pygame.MOUSEMOTION if not event.touch:
                yield Pointed(event.pos, False, False, at_s)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                down = event.type == pygame.MOUSEBUTTONDOWN
                yield Pointed(event.pos, down, not down, at_s)
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
                yield WindowChanged()
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED:
                yield FocusLost()
            case pygame.QUIT:
                yield CloseWanted()

    def _key(self, event: pygame.event.Event, at_s: float) -> Iterator[Command]:
        if event.scancode == pygame.KSCAN_F11 or self._is_alt_enter(event):
            yield FullscreenToggled()
        elif event.mod & HELD_BACK:
            return
        else:
            if self.labels.learn(event.scancode, event.key):
                yield WindowChanged()
            yield from self._plain_key(event.scancode, at_s)

    def _plain_key(self, scancode: int, at_s: float) -> Iterator[Command]:
        """A game key plays; where it is a menu key as well (space), the scene takes whichever it has a use for."""
        if scancode in self._actions:
            player, slot = self._actions[scancode]
            yield ActionPress(player, at_s) if slot is None else SlotPress(player, slot, at_s)
        if scancode in MENU_KEYS:
            yield MenuMove(MENU_KEYS[scancode], at_s)

    def _is_alt_enter(self, event: pygame.event.Event) -> bool:
        return event.scancode == pygame.KSCAN_RETURN and bool(event.mod & pygame.KMOD_ALT)
