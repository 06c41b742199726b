"""Events as a keyboard sends them, for tests of what they mean."""

import pygame
from pygame.event import Event

from qwitch.controls.commands import Command
from qwitch.controls.devices import Devices


def down(scancode: int, key: int = pygame.K_UNKNOWN, mod: int = pygame.KMOD_NONE) -> Event:
    """A key goes down: its place on the keyboard, the sign its layout gives it, and the modifiers held with it."""
    return Event(pygame.KEYDOWN, scancode=scancode, key=key, mod=mod, unicode="")


def up(scancode: int, key: int = pygame.K_UNKNOWN) -> Event:
    """A key comes up."""
    return Event(pygame.KEYUP, scancode=scancode, key=key, mod=pygame.KMOD_NONE)


def button(pixel: tuple[int, int], number: int = pygame.BUTTON_LEFT, going: int = pygame.MOUSEBUTTONDOWN) -> Event:
    """A button of the mouse goes down (or, MOUSEBUTTONUP, comes up) at a pixel."""
    return Event(going, pos=pixel, button=number, touch=False)


def meant(devices: Devices, *events: Event, at_s: float = 1.0) -> list[Command]:
    """All that these events mean, in their order."""
    return [command for event in events for command in devices.commands(event, at_s)]
