"""From the start of a program to its first picture on the screen, beside the least that shows one."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

from scripts._bench.rows import Row
from scripts._bench.running import SOON_S, NothingToldError, running
from scripts._bench.virtual import virtual_screen
from scripts._bench.windows import wxh
from scripts._bench.x11 import Server, connected

SIZE = (1280, 720)
CORNER, BUTTON = (6, 6), (640, 364)
"""Where the first picture is looked for, and a place that only the whole title covers: its first button."""

LOOK_S = 0.0005
MOST = 1.3


def start(folder: Path, rounds: int) -> Iterator[Row]:
    """Both in turn; the first start of each does not count, it compiles what it reads."""
    own = ("--lang", "en", "--data", str(folder / "data"), "--window", wxh(SIZE))
    commands = {"program": ("-m", "qwitch", *own), "least": ("-m", "scripts._bench.plain", "minimal", wxh(SIZE))}
    first: dict[str, list[float]] = {name: [] for name in commands}
    whole: list[float] = []
    with virtual_screen(SIZE) as display, connected(display) as server:
        for number in range(rounds + 1):
            for name, command in commands.items():
                _await(server, lambda: server.pixel(CORNER) == 0)
                with running(display, folder, *command) as program:
                    _await(server, lambda: server.pixel(CORNER) != 0)
                    seen_s, bare = perf_counter(), server.pixel(BUTTON)
                    if number:
                        first[name].append(seen_s - program.started_s)
                    if name == "program":
                        _await(server, partial(_differs, server, bare))
                        whole += [perf_counter() - program.started_s] if number else []
    ratio = median(own / least for own, least in zip(first["program"], first["least"], strict=True))
    yield Row("start", "first picture / least program's", ratio, "x", MOST, how=f"median of {rounds} pairs")
    yield Row("start", "first picture (the bare table)", 1000 * median(first["program"]), "ms")
    yield Row("start", "least program's", 1000 * median(first["least"]), "ms")
    yield Row("start", "whole title", 1000 * median(whole), "ms")


def _differs(server: Server, bare: int) -> bool:
    return server.pixel(BUTTON) != bare


def _await(server: Server, happened: Callable[[], bool]) -> None:
    until_s = perf_counter() + SOON_S
    while not happened():
        if perf_counter() > until_s:
            raise NothingToldError("the screen does not change")
        sleep(LOOK_S)
