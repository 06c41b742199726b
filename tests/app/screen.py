"""A virtual screen with nothing on it but what a test starts there, and its pixels."""

import mmap
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from select import select
from time import monotonic, sleep

import pygame

SOON_S = 20.0
"""How long a test waits for what must happen, in seconds; a busy machine may be slow."""

LOOK_S = 0.01
"""How often a test looks whether it has happened, in seconds."""


def missing(*tools: str) -> str:
    """Why nothing can be tested in a window here; empty if it can."""
    if not sys.platform.startswith("linux"):
        return "windows are tested on Linux"
    absent = [tool for tool in tools if shutil.which(tool) is None]
    return f"needs {' and '.join(absent)} (Debian: apt-get install xvfb xdotool openbox)" if absent else ""


def until(happened: Callable[[], bool], what: str, within_s: float = SOON_S) -> None:
    """Wait until it has happened; fail with what was expected if it never does."""
    deadline_s = monotonic() + within_s
    while not happened():
        assert monotonic() < deadline_s, f"within {within_s:g} s: expected {what}"
        sleep(LOOK_S)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process that was started here, and wait for it."""
    process.terminate()
    try:
        process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Screen:
    """An X server of its own, without a window manager unless one is started."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        """Start it with this size in pixels; its picture lies in a file in this folder."""
        self.size = size
        reading, writing = os.pipe()
        width, height = size
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-fbdir", str(folder)]
        self._server = subprocess.Popen(
            [*command, "-noreset", "-nolisten", "tcp"],  # without a reset the last window may be opened anew
            pass_fds=[writing],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        self._others: list[subprocess.Popen[bytes]] = []
        try:
            self.display = f":{_line(reading)}"
            self._file = folder / "Xvfb_screen0"
            until(self._file.exists, "Xvfb's picture in a file")
        except BaseException:
            end(self._server)
            raise
        finally:
            os.close(reading)

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a program that shows itself here."""
        hidden = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "SDL_FRAMEBUFFER_ACCELERATION")
        kept = {name: value for name, value in os.environ.items() if name not in hidden}
        return kept | {"DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}

    def manage(self) -> None:
        """Let a window manager look after the windows, as on a desktop."""
        ready = self._ask("getactivewindow")
        assert ready.returncode != 0, "there is a window manager already"
        self._others.append(
            subprocess.Popen(
                ["openbox", "--sm-disable"],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        until(lambda: self._ask("get_num_desktops").returncode == 0, "openbox to manage the screen")

    def xdotool(self, *words: str) -> str:
        """Give what xdotool says; it must not complain."""
        told = self._ask(*words)
        assert told.returncode == 0, f"xdotool {' '.join(words)}: {told.stderr}"
        return told.stdout.strip()

    def run(self, *words: str) -> None:
        """Run a tool on this screen; it must not complain."""
        subprocess.run(words, env=self.environment, check=True, stdin=subprocess.DEVNULL)

    def windows(self, pid: int) -> list[int]:
        """Give the windows of a process that can be seen."""
        return [int(window) for window in self._ask("search", "--onlyvisible", "--pid", str(pid)).stdout.split()]

    def geometry(self, window: int) -> tuple[int, int, int, int] | None:
        """Give where the inside of a window lies, in pixels: left, top, width, height; None if it is gone."""
        told = self._ask("getwindowgeometry", "--shell", str(window))
        values = dict(line.split("=") for line in told.stdout.splitlines())
        if told.returncode != 0 or "HEIGHT" not in values:
            return None
        left, top, width, height = (int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return left, top, width, height

    def picture(self) -> pygame.Surface:
        """Give what the whole screen shows now; the file is an X window dump, its numbers big-endian."""
        with self._file.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as dump:
            header = struct.unpack(">25I", dump[:100])
            size, pixel_bits, row, colours = (header[4], header[5]), header[11], header[12], header[19]
            assert (size, pixel_bits, row) == (self.size, 32, size[0] * 4)
            start = header[0] + 12 * colours
            return pygame.image.frombytes(dump[start : start + row * size[1]], size, "BGRA")

    def close(self) -> None:
        """End what was started here."""
        for process in [*self._others, self._server]:
            end(process)

    def _ask(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = ["xdotool", *words]
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False, timeout=SOON_S
        )


def _line(reading: int) -> str:
    """Read the line that Xvfb writes when it is ready: the number of its display."""
    text, deadline_s = b"", monotonic() + SOON_S
    while not text.endswith(b"\n"):
        assert select([reading], [], [], max(0, deadline_s - monotonic()))[0], "Xvfb does not start"
        more = os.read(reading, 16)
        assert more, "Xvfb ended at once"
        text += more
    return text.decode().strip()
