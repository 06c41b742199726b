"""The loop: reads input every millisecond, steps motion at a fixed 1/60 s, draws at absolute deadlines.

pygame events carry no time of their own, so each is stamped when it is read. A press brings the next frame forward.
Where nothing moves nothing is drawn, and where time does not matter the loop looks for input less often and rests until
something is meant: the stick of a gamepad that trembles where it lies wakes nobody.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from time import perf_counter, sleep
from typing import Protocol

import pygame

Event = pygame.event.Event
"""What the loop reads and hands on."""

FRAME_S = 1 / 60
"""The time of one frame and of one step of motion, in seconds."""

POLL_S = 0.001
"""How often input is read between frames, in seconds."""

REST_POLL_S = 0.004
"""How often input is read where time does not matter, in seconds. pygame's own waiting looks every millisecond, which
takes 3 % of a processor core for nothing."""

MOST_STEPS = 6
"""After a longer gap motion skips instead of catching up."""


class Came(IntEnum):
    """What came of some events, least first: nothing, something to see with the next frame, or to see at once."""

    NOTHING = 0
    SOON = 1
    AT_ONCE = 2


class Player(Protocol):
    """What the loop drives."""

    @property
    def is_lively(self) -> bool:
        """Whether time matters now: input is read every millisecond, frames are drawn one after the other."""

    @property
    def rest_ms(self) -> int:
        """Where time does not matter: how long the loop may sleep without input, in milliseconds."""

    def read(self, events: Iterable[pygame.event.Event], at_s: float) -> Came:
        """Events were read at at_s; returns what came of them."""

    def tick(self, now_s: float) -> bool:
        """Time has passed; returns whether the program goes on."""

    def step(self) -> None:
        """One fixed step of motion."""

    def draw(self, now_s: float, alpha: float) -> None:
        """Show the state, alpha (0 to 1) of the way from the step before the last one."""


@dataclass(frozen=True, slots=True)
class Machine:
    """What the loop stands on: a clock and a sleep in seconds, and the queue of events."""

    now: Callable[[], float] = perf_counter
    sleep: Callable[[float], None] = sleep
    arrived: Callable[[], list[pygame.event.Event]] = pygame.event.get


def run(player: Player, machine: Machine | None = None) -> None:
    """Drive the player until it has enough. Times are seconds of the machine's clock, perf_counter by default."""
    machine = machine or Machine()
    stepped_s = drawn_s = machine.now()
    player.draw(drawn_s, 1)
    while True:
        woken = _await_frame(player, machine, drawn_s + FRAME_S)
        now = machine.now()
        if not player.tick(now):
            return
        if now - stepped_s > MOST_STEPS * FRAME_S:
            stepped_s = now - FRAME_S
        while stepped_s + FRAME_S <= now:
            player.step()
            stepped_s += FRAME_S
        player.draw(now, (now - stepped_s) / FRAME_S)
        drawn_s = now if woken or now - drawn_s > 2 * FRAME_S else drawn_s + FRAME_S


def _await_frame(player: Player, machine: Machine, deadline_s: float) -> bool:
    """Read input until the frame is due; returns True as soon as a press brings it forward."""
    if not player.is_lively:
        return _rest(player, machine)
    while True:
        events = machine.arrived()
        if events and player.read(events, machine.now()) is Came.AT_ONCE:
            return True
        left = deadline_s - machine.now()
        if left <= 0:
            return False
        machine.sleep(min(POLL_S, left))


def _rest(player: Player, machine: Machine) -> bool:
    """Sleep until something comes of an event, or the rest is over; returns whether it is to be seen at once."""
    until_s = machine.now() + player.rest_ms / 1000
    while (now := machine.now()) < until_s:
        events = machine.arrived()
        came = player.read(events, now) if events else Came.NOTHING
        if came is not Came.NOTHING:
            return came is Came.AT_ONCE
        machine.sleep(min(REST_POLL_S, until_s - now))
    return False
