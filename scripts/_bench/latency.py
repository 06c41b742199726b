"""How long a key press takes to the program and to the screen, beside a plain loop that reads sixty times a second."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter, sleep

from qwitch.paths import assets_folder
from qwitch.stage.viewport import Viewport
from qwitch.table import load_table, table_file
from scripts._bench.rows import Row
from scripts._bench.running import SOON_S, NothingToldError, Running, running, window_of
from scripts._bench.virtual import virtual_screen
from scripts._bench.windows import wxh
from scripts._bench.x11 import Server, connected

SIZE = (1280, 720)
LOOK_S = 0.0002
"""How often the pixel is looked at, in seconds."""

DEALT_S = 5.0
"""After so long all cards lie, and nothing moves beside what a key does."""

PAUSE_S = 0.16
"""At least so long, and up to twice so long, lies between two presses: a pressed key cap comes up again by then."""

MOST_EVENT, MOST_PIXEL = 0.25, 0.5


@dataclass
class Bench:
    """One program in its own screen, a key of its, and the pixel that the key changes; times in milliseconds."""

    server: Server
    program: Running
    key: str
    pixel: tuple[int, int]
    to_event: list[float] = field(default_factory=list)
    to_pixel: list[float] = field(default_factory=list)

    def press(self) -> None:
        """Press the key, and note when it was read and when it was seen."""
        code, before = self.server.keycode(self.key), self.server.pixel(self.pixel)
        pressed_s = perf_counter()
        self.server.key(code, True)
        while self.server.pixel(self.pixel) == before:
            if perf_counter() > pressed_s + SOON_S:
                raise NothingToldError(f"{self.key} changes nothing at {self.pixel}")
            sleep(LOOK_S)
        self.to_pixel.append(1000 * (perf_counter() - pressed_s))
        self.to_event.append(1000 * (self.program.told()["key"] - pressed_s))
        self.server.key(code, False)


def cap_pixel() -> tuple[int, int]:
    """A pixel at the upper edge of the first key cap: a pressed key sinks away from it."""
    caps = load_table(table_file(assets_folder() / "tables", "race", 4)).seats[0].caps
    assert caps is not None, "a person has key caps"
    return Viewport(SIZE).to_px((caps[0].x + caps[0].w / 2, caps[0].y + 2.5))


def latency(folder: Path, presses: int) -> Iterator[Row]:
    """Presses at random moments, in turn: one to the program, one to the plain loop."""
    game = ("-m", "scripts._bench.watched", "keys", wxh(SIZE), str(folder))
    plain = ("-m", "scripts._bench.plain", "loop", wxh(SIZE))
    with (
        virtual_screen(SIZE) as own,
        virtual_screen(SIZE) as other,
        connected(own) as server,
        connected(other) as far,
        running(own, folder, *game) as program,
        running(other, folder, *plain) as loop,
    ):
        benches = Bench(server, program, "1", cap_pixel()), Bench(far, loop, "1", (20, 20))
        for screen in (server, far):
            window_of(screen)
        sleep(DEALT_S)
        chance = Random(5)
        for _ in range(presses):
            for bench in benches:
                sleep(PAUSE_S + chance.uniform(0, PAUSE_S))
                bench.press()
    (event, pixel), (plain_event, plain_pixel) = ((mean(bench.to_event), mean(bench.to_pixel)) for bench in benches)
    yield Row(
        "keys", "to event / plain 60 Hz loop", event / plain_event, "x", MOST_EVENT, how=f"{presses} presses each"
    )
    yield Row("keys", "to pixel / plain 60 Hz loop", pixel / plain_pixel, "x", MOST_PIXEL)
    yield Row("keys", "to event", event, "ms")
    yield Row("keys", "to pixel", pixel, "ms")
    yield Row("keys", "to event, plain 60 Hz loop", plain_event, "ms")
    yield Row("keys", "to pixel, plain 60 Hz loop", plain_pixel, "ms")
