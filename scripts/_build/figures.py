"""Sizes and start of the package against the goals, as Markdown for docs/PERFORMANCE.md."""

import os
import statistics
import subprocess
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter, sleep

from scripts._build import archive, environment
from scripts._build.display import display, has_display
from scripts._build.problem import BuildError
from scripts._build.recipe import NAME, ROOT, package_name, system
from scripts._build.smoke import DUMMY, program_in, unpacked

PROGRAM_MB, ARCHIVE_MB, START_TIMES = 35, 20, 1.25
"""The goals: the program without assets unpacked, its archive, and its start against a start from the sources."""

STARTS = 11
"""Of so many starts each way, taken in turn, the median counts; one more before them warms up."""

LONGEST_S = 60


def measure() -> None:
    """Print all figures of the package that was built."""
    if not archive.archive_file().is_file():
        raise BuildError(f"{archive.archive_file().name}: expected it in dist; run scripts/build.py first")
    python = f"Python {sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"
    print(f"Package {package_name()}, {python}, {os.cpu_count()} cores\n")
    print("| what | measured | goal |\n|---|---|---|")
    with unpacked() as package:
        assets = sum(_size(folder) for folder in package.rglob("assets") if folder.is_dir() and not folder.is_symlink())
        _row("program without assets, unpacked", (_size(package) - assets) / 1e6, PROGRAM_MB, "MB")
        print(f"| assets | {assets / 1e6:.1f} MB | |")
        _row(f"archive ({archive.ENDING})", archive.archive_file().stat().st_size / 1e6, ARCHIVE_MB, "MB")
        _measure_starts(package)


def _measure_starts(package: Path) -> None:
    """Start from the sources and from the package in turn, from the double click to the dealt game."""
    commands = {"sources": [str(environment.prepare()), "-P", "-m", NAME], "package": [str(program_in(package))]}
    starts: dict[str, list[float]] = {name: [] for name in commands}
    shown = has_display() and sys.platform == "linux"
    with display() if shown else nullcontext("") as screen:
        switches = {"DISPLAY": screen, "SDL_AUDIODRIVER": "dummy"} if shown else DUMMY
        for turn in range(STARTS + 1):
            for name, command in commands.items():
                seconds = _start(command, switches)
                if turn:
                    starts[name].append(seconds)
    where = f"in a window, {system()}" if shown else "without a screen"
    medians = {name: statistics.median(times) for name, times in starts.items()}
    for name, times in starts.items():
        print(f"| warm start from {name} to the dealt game, {where} | {_spread(times)} | |")
    _row("start of the package / of the sources", medians["package"] / medians["sources"], START_TIMES, "×")


def _start(command: list[str], switches: dict[str, str]) -> float:
    """Seconds from starting the program to the first event in its log."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "game.jsonl")
        words = ["--now", "--seats", "me,easy,easy,easy", "--seed", "5", "--window", "1280x720", "--mute"]
        start = perf_counter()
        program = subprocess.Popen(
            [*command, *words, "--data", folder, "--log", str(log)],
            cwd=folder,
            env=os.environ | switches | {"PYTHONPATH": str(ROOT)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not (log.is_file() and log.stat().st_size):
                if program.poll() is not None or perf_counter() - start > LONGEST_S:
                    raise BuildError(f"{command[0]}: expected it to deal a game; it ended with {program.poll()}")
                sleep(0.001)
            return perf_counter() - start
        finally:
            program.kill()
            program.wait()


def _size(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _spread(times: list[float]) -> str:
    return f"{1000 * statistics.median(times):.0f} ms ({1000 * min(times):.0f} to {1000 * max(times):.0f})"


def _row(what: str, value: float, goal: float, unit: str) -> None:
    verdict = "" if value <= goal else " **missed**"
    print(f"| {what} | {value:.2f} {unit} | at most {goal:g} {unit}{verdict} |")
