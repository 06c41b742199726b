"""The budget of a frame: all that bench.py measures of drawing, the window, keys, start and memory."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from qwitch.stage.collector import Collector, Pace
from scripts._bench import drawing, latency, start, windows
from scripts._bench.rows import Row
from scripts._bench.virtual import NoScreenError

ROUNDS = 400
PRESSES = 60
STARTS = 9

IN_A_WINDOW: tuple[Callable[[Path], Iterator[Row]], ...] = (
    windows.present,
    windows.rate,
    windows.rest,
    lambda folder: latency.latency(folder, PRESSES),
    lambda folder: start.start(folder, STARTS),
    windows.crisp,
)


def frame_rows() -> list[Row]:
    """All rows; where there is no virtual screen only those of drawing, and a line on standard error."""
    rows = list(_drawn())
    with TemporaryDirectory() as folder:
        try:
            for measure in IN_A_WINDOW:
                rows += measure(Path(folder))
        except NoScreenError as error:
            sys.stderr.write(f"bench.py: {error}: nothing is measured in a window\n")
    return rows


def _drawn() -> Iterator[Row]:
    """Drawing, without a screen, and with the garbage collector held back as during a heat."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    collector = Collector()
    collector.follow(Pace.HEAT)
    try:
        yield from drawing.measure(ROUNDS)
    finally:
        collector.release()
        pygame.quit()
