"""Turns what pygame reports into commands. One unfiltered queue, so that order is kept across devices."""

import math
from collections.abc import Iterator, Sequence

import pygame

from qwitch.controls.commands import (
    ActionPress,
    CloseWanted,
    Command,
    Erased,
    FocusLost,
    FullscreenToggled,
    KeyPressed,
    KeyReleased,
    MenuMove,
    Move,
    Pointed,
    RawKeys,
    Scrolled,
    SlotPress,
    SystemKey,
    WindowChanged,
    Written,
)
from qwitch.controls.gamepads import Gamepads
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

PAGE_KEYS = {pygame.KSCAN_PAGEUP: -1, pygame.KSCAN_PAGEDOWN: 1}
"""Keys that leaf through lists: up, down."""

WHEEL_ROWS = 2
"""So many rows of a list a notch of the wheel moves."""

FULLSCREEN_KEY = pygame.KSCAN_F11

SYSTEM_KEYS = (pygame.KSCAN_LGUI, pygame.KSCAN_RGUI)

HELD_BACK = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_MODE
"""With one of these held (Ctrl, Alt, Super, AltGr), a key belongs to the system and never plays a card.

Shift is none of them, nor are the locks: no key set needs them, no system acts on Shift and one key, and a child who
leans on Shift, or has pressed Caps Lock, is to go on playing. Keys go by place: what they print does not matter.
"""


class Devices:
    """Reads events into commands, for the key sets of the people who play."""

    def __init__(self, pads: Gamepads | None = None) -> None:
        """Nobody has keys or a gamepad yet; gamepads are looked for once they are started."""
        self.labels = KeyLabels()
        self.pads = pads or Gamepads()
        self.raw_keys = RawKeys.OFF
        self._writing = False
        self._actions: dict[int, tuple[int, int | None]] = {}

    def assign(self, key_sets: Sequence[KeySet | None], playing: bool | None = None) -> None:
        """These key sets play now, by player, None for one who has a gamepad; none at all leaves all to the menus.

        playing: whether pads play as well; unless told otherwise, where there are key sets.
        """
        self._actions = {}
        self.pads.play(bool(key_sets) if playing is None else playing)
        for player, keys in enumerate(key_sets):
            if keys is None:
                continue
            self._actions |= {scancode: (player, slot) for slot, scancode in enumerate(keys.slots)}
            self._actions[keys.action] = (player, None)

    def write(self, on: bool) -> None:
        """Whether keys write text now. Off everywhere but in name fields: it would swallow held keys elsewhere."""
        if on != self._writing:
            (pygame.key.start_text_input if on else pygame.key.stop_text_input)()
        self._writing = on

    def commands(self, event: pygame.event.Event, at_s: float) -> Iterator[Command]:
        """What a player means by this event, read at at_s; nothing for most events."""
        match event.type:
            case pygame.KEYDOWN:
                yield from self._key(event, at_s)
            case pygame.TEXTINPUT if self._writing:
                yield Written(event.text)
            case pygame.KEYUP if self.raw_keys is not RawKeys.OFF:
                yield KeyReleased(event.scancode, at_s)
            case pygame.MOUSEMOTION if not event.touch and event.dict.get("rel") != (0, 0):
                # Without a way it went it only lies where a window has opened, and chooses nothing.
                yield Pointed(event.pos, False, False, at_s)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                down = event.type == pygame.MOUSEBUTTONDOWN
                yield Pointed(event.pos, down, not down, at_s)
            case pygame.MOUSEWHEEL if event.y:
                yield Scrolled(-event.y * WHEEL_ROWS)
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
                yield WindowChanged()
            case pygame.KEYMAPCHANGED if self.labels.look_up():
                yield WindowChanged()
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED:
                self.pads.let_go()
                yield FocusLost()
            case pygame.QUIT:
                yield CloseWanted()
            case _:
                yield from self.pads.commands(event, at_s)

    def tick(self, now_s: float) -> Iterator[Command]:
        """What players still want without a new event: the moves of directions held down on gamepads."""
        yield from self.pads.repeats(now_s)

    def rest_ms(self, longest_ms: int, now_s: float) -> int:
        """How long the program may wait for events, in milliseconds: 1 to longest_ms, until tick has something."""
        due_s = self.pads.due_s
        return longest_ms if due_s is None else max(1, min(longest_ms, math.ceil((due_s - now_s) * 1000)))

    def _key(self, event: pygame.event.Event, at_s: float) -> Iterator[Command]:
        combined = bool(event.mod & HELD_BACK)
        if not combined and self.labels.learn(event.scancode, event.key):
            yield WindowChanged()

        # What a bare key makes of the screen may not change what this very key means.
        raw_keys = self.raw_keys
        if raw_keys is not RawKeys.OFF:
            yield KeyPressed(event.scancode, at_s, combined)
        if raw_keys is RawKeys.ONLY:
            return
        if event.scancode == FULLSCREEN_KEY or self._is_alt_enter(event):
            yield FullscreenToggled()
        elif event.scancode in SYSTEM_KEYS:
            yield SystemKey()
        elif not combined:
            yield from self._plain_key(event.scancode, at_s)

    def _plain_key(self, scancode: int, at_s: float) -> Iterator[Command]:
        """A game key plays; where it is a menu key as well (space), the scene takes whichever it has a use for."""
        if scancode in self._actions:
            player, slot = self._actions[scancode]
            yield ActionPress(player, at_s) if slot is None else SlotPress(player, slot, at_s)
        if self._writing and scancode == pygame.KSCAN_BACKSPACE:
            yield Erased()
        if scancode in PAGE_KEYS:
            yield Scrolled(PAGE_KEYS[scancode], pages=True)
        if scancode in MENU_KEYS and not (self._writing and scancode == pygame.KSCAN_SPACE):
            yield MenuMove(MENU_KEYS[scancode], at_s)

    def _is_alt_enter(self, event: pygame.event.Event) -> bool:
        return event.scancode == pygame.KSCAN_RETURN and bool(event.mod & pygame.KMOD_ALT)
