"""Starts what is measured in a virtual screen, and reads what it tells."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from time import perf_counter, sleep

from scripts._bench.virtual import end, environment
from scripts._bench.x11 import Server

ROOT = Path(__file__).resolve().parents[2]
SOON_S = 60.0
"""How long to wait for what must happen, in seconds; a busy machine may be slow."""


class NothingToldError(Exception):
    """A measured program did not do what it should; its text is one line."""


class Running:
    """A program that runs in a virtual screen."""

    def __init__(self, display: str, folder: Path, *command: str) -> None:
        """Start Python with these words; the folder keeps compiled code, so that a second start is a warm one."""
        self.started_s = perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, *command],
            cwd=ROOT,
            env=environment(display, str(folder / "compiled")),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
        )

    def told(self, within_s: float = SOON_S) -> dict[str, float]:
        """The next line it tells."""
        out = self.process.stdout
        assert out is not None, "its output is read here"
        if not select([out], [], [], within_s)[0] or not (line := out.readline()):
            raise NothingToldError(f"{self.process.args!r} told nothing within {within_s:g} s")
        told: dict[str, float] = json.loads(line)
        return told

    def cpu_s(self) -> float:
        """Processor time it has used so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(display: str, folder: Path, *command: str) -> Iterator[Running]:
    """The program, until the context ends."""
    program = Running(display, folder, *command)
    try:
        yield program
    finally:
        end(program.process)


def window_of(server: Server) -> int:
    """Wait for the window of the one program there, and give it the keyboard."""
    until_s = perf_counter() + SOON_S
    while not (window := server.window()):
        if perf_counter() > until_s:
            raise NothingToldError("no window opened")
        sleep(0.01)
    server.focus(window)
    return window
