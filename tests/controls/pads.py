"""Gamepads without hardware: a stand-in for SDL's list of pads, and events as pads send them."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame.event import Event

from qwitch.controls.commands import Command
from qwitch.controls.gamepads import Gamepads
from qwitch.controls.padport import PadPort

XBOX = "030000005e040000e002000000007801"
PLAYSTATION = "030000004c050000cc09000000007801"
PLAYSTATION_BY_RADIO = "050000004c050000cc09000000007601"
NINTENDO = "030000007e0500000920000000006803"
NAMELESS = "03000000506c61737469632050616400"
"""A pad of no maker: where others have numbers it has the letters of its name."""


@dataclass
class FakeStick:
    """A joystick of the stand-in."""

    instance: int
    guid: str
    name: str
    mapped: bool = True
    opened: int = 0

    def get_instance_id(self) -> int:
        return self.instance

    def get_guid(self) -> str:
        return self.guid

    def get_name(self) -> str:
        return self.name

    def quit(self) -> None:
        self.opened -= 1


@dataclass
class FakePad:
    """An open pad of the stand-in."""

    stick: FakeStick
    name: str | None

    def quit(self) -> None:
        self.stick.quit()


@dataclass
class FakeSdl:
    """Stands in for pygame's controller module: what is plugged in is a list, as it is in SDL."""

    fault: str = ""
    plugged: list[FakeStick] = field(default_factory=list)
    seen: list[FakeStick] = field(default_factory=list)
    jammed: list[int] = field(default_factory=list)
    starts: int = 0

    def init(self) -> None:
        if self.fault:
            raise pygame.error(self.fault)
        self.starts += 1

    def quit(self) -> None:
        self.starts -= 1

    def get_count(self) -> int:
        return len(self.plugged)

    def is_controller(self, device_index: int, /) -> bool:
        return self.plugged[device_index].mapped

    def Controller(self, device_index: int, /) -> FakePad:
        stick = self.plugged[device_index]
        if stick.instance in self.jammed:
            raise pygame.error("unable to open")
        stick.opened += 1
        return FakePad(stick, stick.name)

    def stick(self, index: int) -> FakeStick:
        if not 0 <= index < len(self.plugged):
            raise pygame.error("Invalid joystick device number")
        self.plugged[index].opened += 1
        return self.plugged[index]

    def plug(self, guid: str = XBOX, name: str = "Test pad", mapped: bool = True) -> list[Event]:
        """Something is plugged in; returns the events that tell it, as SDL sends them."""
        self.seen.append(FakeStick(len(self.seen), guid, name, mapped))
        self.plugged.append(self.seen[-1])
        told = [Event(pygame.JOYDEVICEADDED, device_index=len(self.plugged) - 1, guid=guid)]
        if mapped:
            told.insert(0, Event(pygame.CONTROLLERDEVICEADDED, device_index=len(self.plugged) - 1, guid=guid))
        return told

    def unplug(self, instance: int) -> list[Event]:
        """It is pulled out; returns the events that tell it."""
        self.plugged.remove(self.seen[instance])
        told = [Event(pygame.JOYDEVICEREMOVED, instance_id=instance)]
        if self.seen[instance].mapped:
            told.insert(0, Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=instance))
        return told

    @property
    def left_open(self) -> list[int]:
        """The instances that somebody has still open."""
        return [stick.instance for stick in self.seen if stick.opened]


def pads_of(sdl: FakeSdl) -> Gamepads:
    """Gamepads on the stand-in, started."""
    pads = Gamepads(PadPort(lambda: sdl, sdl.stick))
    assert pads.start()
    return pads


def down(button: int, instance: int = 0) -> Event:
    """A button of a pad goes down."""
    return Event(pygame.CONTROLLERBUTTONDOWN, instance_id=instance, button=button)


def up(button: int, instance: int = 0) -> Event:
    """A button of a pad comes up."""
    return Event(pygame.CONTROLLERBUTTONUP, instance_id=instance, button=button)


def tilt(axis: int, value: int, instance: int = 0) -> Event:
    """A stick or trigger of a pad has another value, -32768 to 32767."""
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=axis, value=value)


def meant(
    pads: Gamepads, *events: Event, at_s: float = 1.0, obey: Callable[[Command], None] = lambda command: None
) -> list[Command]:
    """All that these events mean, in their order, each obeyed before the next is asked for."""
    commands: list[Command] = []
    for event in events:
        for command in pads.commands(event, at_s):
            obey(command)
            commands.append(command)
    return commands
