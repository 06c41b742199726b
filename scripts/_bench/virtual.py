"""A virtual screen for what can only be measured in a real window. Its number is the X server's own choice."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

STARTS_WITHIN_S = 20.0

HIDDEN = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "SDL_FRAMEBUFFER_ACCELERATION", "PYTHONDONTWRITEBYTECODE")
"""What must not reach a measured program from the bench's own environment."""


class NoScreenError(Exception):
    """There is no virtual screen here; its text is one line."""


@contextmanager
def virtual_screen(size: tuple[int, int]) -> Iterator[str]:
    """The name of the display of a screen of this size in pixels, for as long as the context lasts.

    Raises NoScreenError where Xvfb is missing or does not start.
    """
    if shutil.which("Xvfb") is None:
        raise NoScreenError("Xvfb is missing (Debian: apt-get install xvfb)")
    reading, writing = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"],
        pass_fds=[writing],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        yield f":{_line(reading)}"
    finally:
        os.close(reading)
        end(server)


def _line(reading: int) -> str:
    """The line that Xvfb writes when it is ready."""
    text = b""
    while not text.endswith(b"\n"):
        if not select([reading], [], [], STARTS_WITHIN_S)[0] or not (more := os.read(reading, 16)):
            raise NoScreenError("Xvfb does not start")
        text += more
    return text.decode().strip()


def environment(display: str, pycache: str) -> dict[str, str]:
    """The environment of a program that shows itself there, silent, with its compiled code kept in that folder."""
    kept = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    own = {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "PYTHONPYCACHEPREFIX": pycache}
    return kept | own | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process that was started here, and wait for it."""
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
