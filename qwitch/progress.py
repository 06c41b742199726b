"""A bar that shows on a terminal how far a long run has come."""

from collections.abc import Callable
from time import monotonic
from typing import TextIO

Progress = Callable[[int, int], None]
"""Hears how much of how much is done."""

WIDTH = 40
"""Characters of a full bar."""


class ProgressBar:
    """Draws itself over and over in one line of a terminal; anywhere else it stays silent."""

    def __init__(self, stream: TextIO) -> None:
        """Draw on this stream, if it is a terminal."""
        self._stream = stream
        self._shows = stream.isatty()
        self._start_s = monotonic()
        self._drawn_s = 0.0
        self._length = 0

    def __call__(self, done: int, total: int) -> None:
        """So much is done; drawn ten times a second at most, and at the end."""
        now_s = monotonic()
        if not self._shows or (now_s - self._drawn_s < 0.1 and done < total):
            return
        self._drawn_s = now_s
        full = WIDTH * done // total
        a_second = done / max(1e-9, now_s - self._start_s)
        self._draw(f"[{'#' * full}{' ' * (WIDTH - full)}] {done} of {total}, {a_second:.0f} a second")

    def clear(self) -> None:
        """Wipe the line for what comes after."""
        if self._length:
            self._draw("")
            self._stream.write("\r")
            self._stream.flush()

    def _draw(self, text: str) -> None:
        self._stream.write("\r" + text.ljust(self._length))
        self._stream.flush()
        self._length = len(text)
