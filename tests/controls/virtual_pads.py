"""Pads that SDL itself pretends are plugged in: no hardware, but its own mapping, numbering and events."""

import ctypes
import os

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

GAMEPAD, WHEEL = 1, 2
"""Kinds of joysticks, as SDL numbers them; it knows the buttons of a gamepad and not those of a wheel."""

AXES, BUTTONS = 6, 15


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("kind", ctypes.c_uint16),
        ("axes", ctypes.c_uint16),
        ("buttons", ctypes.c_uint16),
        ("hats", ctypes.c_uint16),
        ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("user_data", ctypes.c_void_p),
        ("callbacks", ctypes.c_void_p * 6),
    )


class VirtualPads:
    """The virtual pads of one test, by the name each was given."""

    def __init__(self) -> None:
        """Find the library that pygame itself runs on."""
        self._sdl = ctypes.CDLL("SDL2.dll" if os.name == "nt" else controller.__file__)
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickNameForIndex.restype = ctypes.c_char_p
        self._names: set[str] = set()
        self._sticks: dict[str, ctypes.c_void_p] = {}

    def plug(self, name: str, vendor: int, product: int, kind: int = GAMEPAD) -> None:
        """Plug one in."""
        fields = (1, kind, AXES, BUTTONS, 0, vendor, product, 0, 0, 0, name.encode())
        index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(_Description(*fields)))
        assert index >= 0, f"SDL refused a virtual pad: {pygame.get_error()}"
        self._names.add(name)
        self._sticks[name] = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(index))

    def unplug(self, name: str) -> None:
        """Pull it out."""
        names = [self._sdl.SDL_JoystickNameForIndex(index) for index in range(self._sdl.SDL_NumJoysticks())]
        self._sdl.SDL_JoystickClose(self._sticks.pop(name))
        self._names.remove(name)
        assert self._sdl.SDL_JoystickDetachVirtual(names.index(name.encode())) == 0

    def unplug_all(self) -> None:
        """Pull out what is left."""
        for name in list(self._names):
            self.unplug(name)

    def push(self, name: str, button: int, down: bool = True) -> None:
        """A button goes down, or comes up."""
        assert self._sdl.SDL_JoystickSetVirtualButton(self._sticks[name], button, down) == 0

    def tilt(self, name: str, axis: int, value: int) -> None:
        """A stick has another value."""
        assert self._sdl.SDL_JoystickSetVirtualAxis(self._sticks[name], axis, ctypes.c_int16(value)) == 0

    def events(self) -> list[Event]:
        """What SDL tells the program about it."""
        return pygame.event.get()
