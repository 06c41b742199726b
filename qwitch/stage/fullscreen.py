"""The whole screen for the window, and back to its place and size.

set_mode alone would not do: a window changed by it to fill the screen has forgotten its size.
"""

import warnings

import pygame


class WholeScreen:
    """Takes the whole screen for pygame's window and gives it back."""

    def __init__(self) -> None:
        """Nothing is taken."""
        self._by_ourselves = False
        self._place: tuple[int, int] = (0, 0)
        self._size: tuple[int, int] = (0, 0)

    def take(self) -> None:
        """Fill the screen that the window lies on."""
        frame = _frame()
        self._place, self._size = frame.position, frame.size
        pygame.event.clear(pygame.VIDEOEXPOSE)
        frame.set_fullscreen(True)
        self._by_ourselves = pygame.display.get_driver() == "x11" and not pygame.event.peek(pygame.VIDEOEXPOSE)
        if self._by_ourselves:
            # SDL believes it fills the screen, but nothing new is to be drawn: no window manager enlarged it.
            frame.set_windowed()
            frame.position, frame.size = (0, 0), pygame.display.get_desktop_sizes()[0]

    def give_back(self) -> None:
        """Be a window again, as before."""
        frame = _frame()
        frame.set_windowed()
        if self._by_ourselves:
            frame.size, frame.position = self._size, self._place


def _frame() -> pygame.Window:
    """The window as SDL knows it; pygame's display module has no other way to it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
