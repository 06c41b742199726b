"""The loop on a machine of its own: a clock that only work and sleep move, and a queue that fills by itself."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import pygame
import pytest
from pygame.event import Event

from qwitch.stage.loop import FRAME_S, MOST_STEPS, POLL_S, REST_POLL_S, Came, Machine, run

SHORTEST_SLEEP_S = 1e-5


@dataclass
class Fake:
    """A clock that stands still unless somebody works or sleeps; events arrive at their times, in seconds."""

    arrivals: list[tuple[float, Event]] = field(default_factory=list)
    oversleeps: Callable[[], float] = lambda: 0.0
    now_s: float = 0.0
    sleeps: int = 0

    @property
    def machine(self) -> Machine:
        return Machine(lambda: self.now_s, self.sleep, self.arrived)

    def sleep(self, seconds: float) -> None:
        self.sleeps += 1
        self.now_s += max(seconds, SHORTEST_SLEEP_S) + self.oversleeps()

    def arrived(self) -> list[Event]:
        events = [event for at_s, event in self.arrivals if at_s <= self.now_s]
        self.arrivals = [arrival for arrival in self.arrivals if arrival[0] > self.now_s]
        return events


@dataclass
class Player:
    """Plays until a time, and writes down all that the loop asks for; times are seconds of the fake clock."""

    fake: Fake
    until_s: float
    is_lively: bool = True
    rest_ms: int = 500
    draws_for: Callable[[int], float] = lambda frame: 0.0
    read_events: list[tuple[float, Event]] = field(default_factory=list)
    drawn: list[tuple[float, float]] = field(default_factory=list)
    steps: int = 0

    def read(self, events: Iterable[Event], at_s: float) -> Came:
        events = list(events)
        self.read_events += [(at_s, event) for event in events if event.type != pygame.NOEVENT]
        return max((MEANT.get(event.type, Came.NOTHING) for event in events), default=Came.NOTHING)

    def tick(self, now_s: float) -> bool:
        return now_s < self.until_s

    def step(self) -> None:
        self.steps += 1

    def draw(self, now_s: float, alpha: float) -> None:
        self.drawn.append((now_s, alpha))
        self.fake.now_s += self.draws_for(len(self.drawn))

    @property
    def gaps(self) -> list[float]:
        """Seconds from each frame to the next."""
        times = [at_s for at_s, _ in self.drawn]
        return [after - before for before, after in pairwise(times)]


KEY, MOVED = Event(pygame.KEYDOWN), Event(pygame.MOUSEMOTION)

MEANT = {pygame.KEYDOWN: Came.AT_ONCE, pygame.MOUSEMOTION: Came.SOON}
"""What comes of an event, by its kind; of all others nothing."""


@pytest.mark.parametrize("seed", range(3))
def test_frames_keep_absolute_deadlines(seed: int) -> None:
    """Frames that take their time and sleeps that last too long do not add up: 60 frames a second, not 61.6 or 58."""
    chance = Random(seed)
    fake = Fake(oversleeps=lambda: chance.uniform(0, 0.0012))
    player = Player(fake, until_s=60, draws_for=lambda _: chance.uniform(0.0005, 0.012))
    run(player, fake.machine)
    seconds = player.drawn[-1][0] - player.drawn[0][0]
    assert (len(player.drawn) - 1) / seconds == pytest.approx(60, abs=0.005)
    assert max(player.gaps) < 1.25 * FRAME_S


@pytest.mark.parametrize("work_s", [0.001, 0.012, 0.03, 0.07])
def test_motion_steps_as_time_passes_however_slowly_frames_come(work_s: float) -> None:
    fake = Fake()
    player = Player(fake, until_s=20, draws_for=lambda _: work_s)
    run(player, fake.machine)
    assert player.steps == pytest.approx(20 * 60, abs=1 + work_s / FRAME_S)
    assert all(0 <= alpha <= 1 for _, alpha in player.drawn)


def test_what_is_drawn_lies_as_far_between_two_steps_as_the_time_does() -> None:
    fake = Fake(arrivals=[(FRAME_S * 3.5, KEY)])
    player = Player(fake, until_s=FRAME_S * 4)
    run(player, fake.machine)
    early = next(alpha for at_s, alpha in player.drawn if at_s >= FRAME_S * 3.5)
    assert early == pytest.approx(0.5, abs=POLL_S / FRAME_S)


def test_a_press_is_read_at_once_and_seen_at_once() -> None:
    pressed_s = 0.1034
    fake = Fake(arrivals=[(pressed_s, KEY)])
    player = Player(fake, until_s=0.3)
    run(player, fake.machine)
    [(read_s, _)] = player.read_events
    assert pressed_s <= read_s <= pressed_s + POLL_S
    assert read_s in [at_s for at_s, _ in player.drawn]
    after = next(at_s for at_s, _ in player.drawn if at_s > read_s)
    assert after == pytest.approx(read_s + FRAME_S, abs=POLL_S)


def test_a_pointer_passing_by_waits_for_its_frame() -> None:
    fake = Fake(arrivals=[(0.1034, MOVED)])
    player, undisturbed = Player(fake, until_s=0.3), Player(Fake(), until_s=0.3)
    run(player, fake.machine)
    run(undisturbed, undisturbed.fake.machine)
    assert len(player.read_events) == 1
    assert player.drawn == undisturbed.drawn


def test_all_that_arrived_is_read_in_its_order() -> None:
    events = [(0.1 + place / 7000, Event(pygame.KEYDOWN, place=place)) for place in range(30)]
    fake = Fake(arrivals=list(events))
    player = Player(fake, until_s=0.3)
    run(player, fake.machine)
    assert [event.place for _, event in player.read_events] == list(range(30))
    assert all(
        read_s - at_s <= POLL_S * 1.01 for (read_s, _), (at_s, _) in zip(player.read_events, events, strict=True)
    )


def test_after_a_long_gap_motion_skips_and_frames_do_not_pile_up() -> None:
    """As when somebody drags the window [pygame-ce 3027]."""
    fake = Fake()
    player = Player(fake, until_s=2, draws_for=lambda frame: 1.0 if frame == 30 else 0.001)
    run(player, fake.machine)
    assert player.steps <= 60 + MOST_STEPS
    stall = player.gaps.index(max(player.gaps))
    assert player.gaps[stall] == pytest.approx(1.0, abs=FRAME_S)
    assert min(player.gaps[stall + 1 :]) > 0.9 * FRAME_S


def test_where_time_does_not_matter_the_loop_rests() -> None:
    fake = Fake()
    player = Player(fake, until_s=10, is_lively=False, rest_ms=500)
    run(player, fake.machine)
    assert len(player.drawn) == 20
    assert fake.sleeps <= 10 / REST_POLL_S + 20, "and looks for input now and then"


def test_a_rest_ends_with_the_first_event() -> None:
    fake = Fake(arrivals=[(0.123, KEY), (0.124, KEY)])
    player = Player(fake, until_s=0.2, is_lively=False)
    run(player, fake.machine)
    read_s = [at_s for at_s, _ in player.read_events]
    assert all(0 <= at_s - pressed_s <= REST_POLL_S for at_s, pressed_s in zip(read_s, (0.123, 0.124), strict=True))
    assert [at_s for at_s, _ in player.drawn] == [0, *sorted(set(read_s))], "what was read is seen at once"


def test_a_pointer_passing_by_ends_a_rest() -> None:
    fake = Fake(arrivals=[(0.123, MOVED)])
    player = Player(fake, until_s=0.7, is_lively=False)
    run(player, fake.machine)
    assert [at_s for at_s, _ in player.drawn] == pytest.approx([0, 0.123, 0.623], abs=1.1 * REST_POLL_S)


def test_what_means_nothing_ends_no_rest_and_draws_nothing() -> None:
    """A gamepad's stick trembles where it lies, 250 times a second: an idle menu stays idle [pygame-menu 329]."""
    trembling = [(n / 250, Event(pygame.CONTROLLERAXISMOTION, axis=0, value=n % 900)) for n in range(1, 2500)]
    fake = Fake(arrivals=trembling)
    player = Player(fake, until_s=10, is_lively=False, rest_ms=500)
    run(player, fake.machine)
    assert len(player.read_events) >= 2490, "all of it was read"
    assert len(player.drawn) == pytest.approx(20, abs=1)


def test_who_has_enough_sees_no_further_frame() -> None:
    fake = Fake()
    player = Player(fake, until_s=0)
    run(player, fake.machine)
    assert player.drawn == [(0, 1)]
