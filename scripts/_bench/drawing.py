"""How long the full scene takes to draw: beside a copy of one frame, and beside drawing it the plain way.

Thread CPU time, no screen (SDL's dummy driver); what is compared is timed in turn, round after round, in one process.
"""

from collections.abc import Callable, Iterator
from statistics import median
from time import thread_time

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.painter import Painter
from qwitch.stage.theme import Theme
from scripts._bench.naive import NaiveDrawing
from scripts._bench.rows import Row
from scripts._bench.scene import PARTICLES, FullScene

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080)}
MOST_COPIES = {"720p": 4.0, "1080p": 2.0}
"""How many copies of a frame the scene may cost."""
LEAST_GAIN = {"720p": 4.0, "1080p": 3.0}
"""How many times quicker than the plain way it must be."""

SERIES = 5
"""How many series there are of which the middle one counts."""

WARM = 90
"""Rounds before it counts: as many as the cards need for a swing to and fro."""

Work = Callable[[], object]


def measure(rounds: int) -> Iterator[Row]:
    """The rows of both sizes."""
    for name, size in SIZES.items():
        screen = pygame.display.set_mode(size)
        yield from _beside_a_copy(name, screen, rounds)
        yield from _beside_the_plain_way(name, screen, max(20, rounds // 4))


def _beside_a_copy(name: str, screen: pygame.Surface, rounds: int) -> Iterator[Row]:
    took = sorted((_scene_and_copy(screen, rounds) for _ in range(SERIES)), key=lambda times: times[1] / times[2])
    step, draw, copy = took[SERIES // 2]
    how = f"median of {SERIES} series, each the median of {rounds} rounds"
    yield Row(f"draw {name}", "scene / copy of a frame", draw / copy, "x", MOST_COPIES[name], how=how)
    yield Row(f"draw {name}", "scene", draw * 1000, "ms", how=f"{PARTICLES} particles")
    yield Row(f"draw {name}", "copy of a frame", copy * 1000, "ms", how="Surface.blit of an opaque surface as large")
    yield Row(f"draw {name}", "one step of motion", step * 1000, "ms")


def _scene_and_copy(screen: pygame.Surface, rounds: int) -> list[float]:
    """One series, on surfaces of its own: how they come to lie in memory changes the times by a tenth."""
    scene, other, painter = FullScene(Theme()), screen.copy(), Painter(screen)
    kit = Kit(scene.theme, screen.get_size())
    return _in_turn(
        rounds,
        scene.step,
        lambda: painter.paint(scene.picture(kit)),
        lambda: other.blit(painter.layer, (0, 0)),
    )


def _beside_the_plain_way(name: str, screen: pygame.Surface, rounds: int) -> Iterator[Row]:
    scene, tumbling = FullScene(Theme()), FullScene(Theme(), tumbles=True)
    kit, other_kit = Kit(scene.theme, screen.get_size()), Kit(scene.theme, screen.get_size())
    painter, other_painter, naive = Painter(screen), Painter(screen.copy()), NaiveDrawing(scene, kit)
    target = screen.copy()
    _, draw, plain, _, newly = _in_turn(
        rounds,
        scene.step,
        lambda: painter.paint(scene.picture(kit)),
        lambda: naive.draw(target),
        tumbling.step,
        lambda: other_painter.paint(tumbling.picture(other_kit)),
    )
    yield Row(f"draw {name}", "plain way / scene", plain / draw, "x", LEAST_GAIN[name], at_least=True)
    yield Row(f"draw {name}", "plain way", plain * 1000, "ms", how=f"median of {rounds} rounds")
    yield Row(f"draw {name}", "scene, each turn drawn for the first time", newly * 1000, "ms")


def _in_turn(rounds: int, *works: Work) -> list[float]:
    """The median thread CPU time of each, in seconds, all done in turn in every round."""
    times: list[list[float]] = [[] for _ in works]
    for number in range(WARM + rounds):
        for took, work in zip(times, works, strict=True):
            start = thread_time()
            work()
            if number >= WARM:
                took.append(thread_time() - start)
    return [median(took) for took in times]
