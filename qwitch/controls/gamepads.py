"""Gamepads: plugged in, unplugged and plugged in again while people play, their buttons turned into commands."""

from collections.abc import Iterator, Mapping

import pygame

from qwitch.controls.commands import (
    ActionPress,
    Command,
    MenuMove,
    PadBack,
    PadLost,
    PadPressed,
    PadUnknown,
    SlotPress,
)
from qwitch.controls.padbook import Pad, PadBook, PadState
from qwitch.controls.padmap import ACTION_BUTTON, DPAD, SLOT_BUTTONS, PadLabels, menu_move, takes_a_seat
from qwitch.controls.padport import PadPort, PadsMissingError


class Gamepads:
    """All gamepads, and whose they are. A pad that nobody has moves through menus, and may ask for a seat."""

    def __init__(self, port: PadPort | None = None) -> None:
        """Open nothing yet."""
        self._port = port or PadPort()
        self._book = PadBook()
        self._playing = False
        self.why_none = "gamepads have not been looked for yet"

    # What screens ask

    @property
    def attached(self) -> tuple[Pad, ...]:
        """The pads that are plugged in, in the order in which they first were."""
        return self._book.attached

    def is_attached(self, number: int) -> bool:
        """Whether this pad is plugged in; False for a number that no pad has."""
        return any(pad.number == number for pad in self.attached)

    def labels(self, number: int) -> PadLabels:
        """What is printed on this pad, plugged in or not; raises ValueError for a number that no pad has."""
        return self._book.pad(number).labels

    def assign_pads(self, pads: Mapping[int, int]) -> None:
        """These people have these pads, player to number, until the next call.

        A pad may be away at the moment. Raises ValueError for a number that no pad has, or that two people have.
        """
        self._book.assign(pads)

    # What the program tells

    def start(self) -> bool:
        """Look for gamepads from now on; returns False, and why_none says why, where the machine has no way to."""
        try:
            self._port.start()
        except PadsMissingError as error:
            self.why_none = str(error)
            return False
        self.why_none = ""
        return True

    def stop(self) -> None:
        """Let go of all gamepads."""
        self._port.stop()

    def play(self, on: bool) -> None:
        """Another screen acts: on where a game is played. What is held down does not reach into it."""
        self._playing = on
        self.let_go()

    def let_go(self) -> None:
        """Held directions repeat no more until they are pressed anew."""
        for state in self._book.states:
            state.held.release()

    # From events to commands

    def commands(self, event: pygame.event.Event, at_s: float) -> Iterator[Command]:
        """What a player means by this event of a pad, read at at_s seconds; nothing for other events.

        Obey each command before taking the next: a press that gets a pad its seat means nothing else to a menu.
        """
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                for state in self._book.at(event.instance_id):
                    yield from self._press(state, event.button, at_s)
            case pygame.CONTROLLERBUTTONUP if event.button in DPAD:
                for state in self._book.at(event.instance_id):
                    state.held.release(DPAD[event.button])
            case pygame.CONTROLLERAXISMOTION:
                for state in self._book.at(event.instance_id):
                    yield from self._tilt(state, event.axis, event.value, at_s)
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                yield from self._come(at_s)
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                yield from self._go(event.instance_id, at_s)

    def repeats(self, now_s: float) -> Iterator[Command]:
        """The moves of directions that are held down, as they come due."""
        for state in self._book.states:
            move = state.held.repeat(now_s)
            if move is not None:
                yield MenuMove(move, now_s, state.pad.number)

    @property
    def due_s(self) -> float | None:
        """When a held direction repeats next, in seconds; None while none is held."""
        return min((due for state in self._book.states if (due := state.held.due_s) is not None), default=None)

    def _press(self, state: PadState, button: int, at_s: float) -> Iterator[Command]:
        """A free pad asks for a seat first; with one it plays; and where a button is one of menus, that as well."""
        player = self._book.owner(state)
        if player is None and takes_a_seat(state.family, button, self._playing):
            yield PadPressed(state.pad.number, state.pad.name, at_s)
            player = self._book.owner(state)
            if player is not None and not self._playing:
                return

        if player is not None and self._playing:
            yield from _play(player, button, at_s)
        move = menu_move(state.family, button, self._playing)
        if move is not None:
            yield MenuMove(move, at_s, state.pad.number)
        if button in DPAD:
            state.held.press(DPAD[button], at_s)

    def _tilt(self, state: PadState, axis: int, value: int, at_s: float) -> Iterator[Command]:
        """The left stick moves once for each time it is pushed; the other axes mean nothing."""
        before = state.stick.move
        if axis == pygame.CONTROLLER_AXIS_LEFTX:
            state.stick.tilt(x=value)
        elif axis == pygame.CONTROLLER_AXIS_LEFTY:
            state.stick.tilt(y=value)
        move = state.stick.move
        if move is before:
            return
        if before is not None:
            state.held.release(before)
        if move is not None:
            yield MenuMove(move, at_s, state.pad.number)
            state.held.press(move, at_s)

    def _come(self, at_s: float) -> Iterator[Command]:
        for plugged in self._port.news():
            if not plugged.is_mapped:
                yield PadUnknown(plugged.name, at_s)
                continue
            pad = self._book.come(plugged)
            player = self._book.owner(pad)
            if player is not None:
                yield PadBack(player, pad.pad.number, pad.pad.name, at_s)

    def _go(self, instance: int, at_s: float) -> Iterator[Command]:
        self._port.close(instance)
        for state in self._book.at(instance):
            self._book.go(state)
            player = self._book.owner(state)
            if player is not None:
                yield PadLost(player, state.pad.number, state.pad.name, at_s)


def _play(player: int, button: int, at_s: float) -> Iterator[Command]:
    if button in SLOT_BUTTONS:
        yield SlotPress(player, SLOT_BUTTONS.index(button), at_s)
    elif button == ACTION_BUTTON:
        yield ActionPress(player, at_s)
