"""The system asks the program to end, as at log-off: it does so at once, and nobody is asked whether to."""

import signal
from types import FrameType, TracebackType
from typing import Self

import pygame


class Ending:
    """While it is entered, the system's wish is noted: SDL alone would make no more of it than of a close button."""

    def __init__(self) -> None:
        """No such wish yet."""
        self.is_wanted = False

    def __enter__(self) -> Self:
        """Listen."""
        signal.signal(signal.SIGTERM, self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """From now on the system ends the program as any other."""
        signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.is_wanted = True
        if pygame.display.get_init():
            pygame.event.post(pygame.event.Event(pygame.QUIT))  # for whoever waits for events
