"""What the running program costs in a window: bringing frames to the screen, its rate, its rest, and new art."""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, sleep

from scripts._bench.rows import Row
from scripts._bench.running import Running, running, window_of
from scripts._bench.virtual import virtual_screen
from scripts._bench.x11 import Server, connected

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080)}
LARGEST = (3840, 2160)

SETTLED_S = 5.0
"""How long the program runs before its rest is measured: all sounds and all code are read by then."""

REST_S = 11.0
"""How long its rest is measured, in seconds: five hops of the title's cards."""

MOST_REST = 5.0
"""How much of a processor core the program may use where nothing happens, in percent."""

RACES = 2
STEADY_S = 15.0
"""How long the frames of a race are counted, in seconds."""

RESIZES = 3
BETWEEN_S = 0.3
"""The window rests so long before it is measured, in seconds."""
MOST_CRISP_MS = 300.0


def wxh(size: tuple[int, int]) -> str:
    """A size as the command line wants it."""
    return f"{size[0]}x{size[1]}"


def present(folder: Path) -> Iterator[Row]:
    """A flip in the program's way beside one in SDL's default."""
    for name, size in SIZES.items():
        command = ("-m", "scripts._bench.plain", "flips", wxh(size))
        with virtual_screen(size) as display, running(display, folder, *command) as program:
            told = program.told()
        plain_s, default_s = told["plain_s"], told["default_s"]
        plain_cpu_s, default_cpu_s = told["plain_cpu_s"], told["default_cpu_s"]
        yield Row(f"present {name}", "flip / SDL's default, waited for", plain_s / default_s, "x", 1 / 8)
        yield Row(f"present {name}", "flip / SDL's default, own work", plain_cpu_s / default_cpu_s, "x", 1 / 8)
        yield Row(f"present {name}", "flip", plain_s * 1000, "ms")


def rate(folder: Path) -> Iterator[Row]:
    """Frames a second of a race of computer players, and what the garbage collector did during its heats.

    The best of two: a machine busy with other things loses frames that no loop could keep.
    """
    size = SIZES["720p"]
    command = ("-m", "scripts._bench.watched", "rate", wxh(size), str(folder), str(STEADY_S))
    told: list[dict[str, float]] = []
    for _ in range(RACES):
        with virtual_screen(size) as display, running(display, folder, *command) as program:
            told.append(program.told())
    off, heat_s = min(abs(race["rate"] - 60) for race in told), sum(race["heat_s"] for race in told)
    collections = sum(race["collections"] for race in told)
    yield Row("rate", "distance from 60 Hz", off, "Hz", 0.05, how=f"best of {RACES} races of {STEADY_S:g} s")
    yield Row("memory", "garbage collections during heats", collections, "", 0, how=f"{heat_s:.1f} s of heats")
    yield Row("memory", "art after a race, 720p", max(race["art"] for race in told) / 2**20, "MiB", 64)


def rest(folder: Path) -> Iterator[Row]:
    """What the program uses of a core where nothing happens."""
    with virtual_screen(SIZES["720p"]) as display, connected(display) as server:
        for what, words, act in (
            ("title", (), None),
            ("paused", ("--now",), "pause"),
            ("minimised", ("--now",), "hide"),
        ):
            own = ("--lang", "en", "--data", str(folder / "data"), "--window", "1280x720")
            with running(display, folder, "-m", "qwitch", *own, *words) as program:
                window = window_of(server)
                sleep(SETTLED_S)
                if act == "pause":
                    tap(server, "Escape")
                if act == "hide":
                    server.hide(window)
                sleep(1.0)
                yield Row("rest", what, _used(program), "% of a core", MOST_REST)


def tap(server: Server, key: str) -> None:
    """Press a key and let go of it."""
    code = server.keycode(key)
    server.key(code, True)
    server.key(code, False)


def _used(program: Running) -> float:
    worked_s, start_s = program.cpu_s(), perf_counter()
    sleep(REST_S)
    return 100 * (program.cpu_s() - worked_s) / (perf_counter() - start_s)


def crisp(folder: Path) -> Iterator[Row]:
    """From a resize of the window to a picture drawn for the new size, the best of a few, and what its art holds."""
    for screen in ("title", "table"):
        command = ("-m", "scripts._bench.watched", screen, wxh(LARGEST), str(folder))
        with (
            virtual_screen(LARGEST) as display,
            connected(display) as server,
            running(display, folder, *command) as program,
        ):
            window = window_of(server)
            sleep(SETTLED_S)
            for name, size in (SIZES | {"4K": LARGEST}).items():
                told = [_resized(server, window, program, size) for _ in range(RESIZES)]
                best_ms = min(took_ms for took_ms, _ in told)
                how = f"best of {RESIZES}"
                yield Row("resize", f"{screen} crisp again, {name}", best_ms, "ms", MOST_CRISP_MS, how=how)
                yield Row("memory", f"art of the {screen}, {name}", told[-1][1] / 2**20, "MiB", 64)


def _resized(server: Server, window: int, program: Running, size: tuple[int, int]) -> tuple[float, float]:
    """Milliseconds to the new picture, and the bytes of its art; the window comes from another size."""
    server.resize(window, (1000, 700))
    program.told()
    sleep(BETWEEN_S)
    start_s = perf_counter()
    server.resize(window, size)
    told = program.told()
    return 1000 * (told["crisp"] - start_s), told["art"]
