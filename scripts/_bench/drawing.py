"""How long the full scene takes to draw: beside a copy of one frame, and beside drawing it the plain way.

Thread CPU time, no screen (SDL's dummy driver); all are timed in turn, round after round, in one process.
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
from scripts._bench.scene import FullScene

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080)}
MOST_COPIES = {"720p": 4.0, "1080p": 2.0}
"""How many copies of a frame the scene may cost."""
LEAST_GAIN = {"720p": 4.0, "1080p": 3.0}
"""How many times quicker than the plain way it must be."""

WARM = 90
"""Rounds before it counts: as many as the cards need for a swing to and fro."""

COPIES = 3
"""The copy is timed so many times a round."""


def measure(rounds: int) -> Iterator[Row]:
    """The rows of both sizes."""
    for name, size in SIZES.items():
        yield from _size(name, size, rounds)


def _size(name: str, size: tuple[int, int], rounds: int) -> Iterator[Row]:
    screen = pygame.display.set_mode(size)
    other, plain_target = screen.copy(), screen.copy()
    scene, fresh = FullScene(Theme()), FullScene(Theme(), tumbles=True)
    kit, fresh_kit = Kit(scene.theme, size), Kit(scene.theme, size)
    painter, fresh_painter, naive = Painter(screen), Painter(screen.copy()), NaiveDrawing(scene, kit)

    times: dict[str, list[float]] = {}
    for number in range(WARM + rounds):
        steps = _timed(scene.step)
        drawn = _timed(lambda: painter.paint(scene.picture(kit)))
        copied = median(_timed(lambda: other.blit(painter.layer, (0, 0))) for _ in range(COPIES))
        if number < WARM:
            continue
        fresh.step()
        newly = _timed(lambda: fresh_painter.paint(fresh.picture(fresh_kit)))
        plainly = _timed(lambda: naive.draw(plain_target))
        for what, took in (("step", steps), ("draw", drawn), ("copy", copied), ("new", newly), ("plain", plainly)):
            times.setdefault(what, []).append(took)

    middle = {what: median(took) * 1000 for what, took in times.items()}
    copy, part = middle["copy"], f"draw {name}"
    how = f"{len(scene.particles)} particles, median of {rounds} rounds"
    yield Row(part, "scene / copy of a frame", middle["draw"] / copy, "x", MOST_COPIES[name], how=how)
    yield Row(part, "plain way / scene", middle["plain"] / middle["draw"], "x", LEAST_GAIN[name], at_least=True)
    yield Row(part, "scene", middle["draw"], "ms")
    yield Row(part, "copy of a frame", copy, "ms", how="Surface.blit of an opaque surface of the window's size")
    yield Row(part, "plain way", middle["plain"], "ms")
    yield Row(part, "scene, each turn drawn for the first time", middle["new"], "ms")
    yield Row(part, "one step of motion", middle["step"], "ms")


def _timed(work: Callable[[], object]) -> float:
    start = thread_time()
    work()
    return thread_time() - start
