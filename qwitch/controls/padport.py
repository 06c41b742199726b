"""The one file that talks to SDL's gamepads: which are plugged in, opened through the controller mapping.

pygame-ce numbers them in two ways: an index, good for this moment only, and an instance, which all events carry and
which no other plugging-in ever has again. A Controller knows only its index, so the instance is asked of the joystick.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import pygame

BUTTONS_BY_PLACE = ("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
"""SDL's own switch: name a button by its place on every pad, not by its letter on pads of one maker."""

LONGEST_NAME = 40
"""A pad's name is cut there."""


class PadsMissingError(Exception):
    """This machine has no gamepads to offer; its text is one line."""


class OpenPad(Protocol):
    """An open pad, as pygame gives it."""

    @property
    def name(self) -> str | None:
        """What SDL's table of pads calls it, if anything."""

    def quit(self) -> None:
        """Close it."""


class PadModule(Protocol):
    """What is used of pygame's controller module."""

    def init(self) -> None:
        """Start the subsystem; raises pygame.error."""

    def quit(self) -> None:
        """End the subsystem."""

    def get_count(self) -> int:
        """How many pads and other joysticks are plugged in."""

    def is_controller(self, device_index: int, /) -> bool:
        """Whether SDL's table of pads knows the buttons of this one."""

    @property
    def Controller(self) -> Callable[[int], OpenPad]:
        """Opens a pad by its index; raises pygame.error."""


class Stick(Protocol):
    """A joystick, which knows what a pad does not tell."""

    def get_instance_id(self) -> int:
        """The instance that events carry."""

    def get_guid(self) -> str:
        """SDL's number of the make and model."""

    def get_name(self) -> str:
        """Its name as the system has it."""

    def quit(self) -> None:
        """Close it; a pad opened beside it stays open."""


@dataclass(frozen=True, slots=True)
class Plugged:
    """Something was plugged in. Without a mapping nobody knows what its buttons are: it cannot be used."""

    instance: int
    guid: str
    name: str
    is_mapped: bool


class PadPort:
    """The pads of this machine, by instance."""

    def __init__(
        self, module: Callable[[], PadModule] | None = None, stick: Callable[[int], Stick] | None = None
    ) -> None:
        """Start nothing yet. The module, and what opens a joystick by its index, are pygame's own unless given."""
        self._load = module or _pygames_module
        self._stick = stick or _pygames_stick
        self._module: PadModule | None = None
        self._open: dict[int, OpenPad | None] = {}

    def start(self) -> None:
        """Start SDL's gamepads, once; raises PadsMissingError. Pads that are there already arrive as events."""
        if self._module is not None:
            return
        name, value = BUTTONS_BY_PLACE
        os.environ[name] = value
        try:
            module = self._load()
            module.init()
        except (ImportError, pygame.error) as error:
            raise PadsMissingError(f"no gamepads: {error}") from error
        self._module = module

    def stop(self) -> None:
        """Close all pads; harmless if nothing was started."""
        for instance in list(self._open):
            self.close(instance)
        if self._module is not None:
            self._module.quit()
            self._module = None

    def news(self) -> Iterator[Plugged]:
        """What has been plugged in since the last look; pads among it are open from now on.

        Looks at all of them: the index in an event is out of date as soon as another pad comes or goes.
        """
        for index in range(self._module.get_count() if self._module is not None else 0):
            plugged = self._look_at(index)
            if plugged is not None:
                yield plugged

    def close(self, instance: int) -> None:
        """It was unplugged, or is not needed any more; harmless for what is not open."""
        pad = self._open.pop(instance, None)
        if pad is not None:
            with suppress(pygame.error):  # it refuses only if the subsystem ended first, and closed it
                pad.quit()

    def _look_at(self, index: int) -> Plugged | None:
        """Open what is new at this index; what cannot even be opened has no instance and is of no use."""
        try:
            stick = self._stick(index)
        except pygame.error:
            return Plugged(-1, "", f"#{index + 1}", False)
        try:
            return None if stick.get_instance_id() in self._open else self._open_pad(index, stick)
        finally:
            stick.quit()

    def _open_pad(self, index: int, stick: Stick) -> Plugged:
        instance, guid, pad = stick.get_instance_id(), stick.get_guid(), self._controller(index)
        self._open[instance] = pad
        name = _tidy(stick.get_name() if pad is None else pad.name or stick.get_name())
        return Plugged(instance, guid, name or f"#{index + 1}", pad is not None)

    def _controller(self, index: int) -> OpenPad | None:
        if self._module is None or not self._module.is_controller(index):
            return None
        try:
            return self._module.Controller(index)
        except pygame.error:
            return None  # told to the player as one that cannot be used


def _pygames_module() -> PadModule:
    """Imported late: it takes 10 ms, for which the first picture need not wait."""
    from pygame._sdl2 import controller

    return controller


def _pygames_stick(index: int) -> Stick:
    return pygame.joystick.Joystick(index)


def _tidy(name: str | None) -> str:
    """A device's own name on one line, without what cannot be printed."""
    return " ".join("".join(char if char.isprintable() else " " for char in name or "").split())[:LONGEST_NAME].strip()
