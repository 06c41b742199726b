"""The program's window: opened in the quickest way this machine offers, resizable, or the whole screen."""

import os
import sys
from time import perf_counter

import pygame

from qwitch.stage.fullscreen import WholeScreen
from qwitch.stage.viewport import CANVAS

TITLE = "Qwitch"

FLIPS = 3
"""How many flips are timed to find the quicker way of showing a frame."""

SLOW_FLIP_S = 0.008
"""A flip that takes longer, in seconds, half a frame, is worth trying the other way."""

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
"""SDL's own switch: without a graphics card its default sends every frame through software OpenGL, and takes long to
start. "0" hands frames to the screen as they are."""

MIN_WINDOW = (800, 500)
"""The smallest window, in pixels."""

INVISIBLE_DRIVERS = ("offscreen", "dummy", "evdev")


class NoDisplayError(Exception):
    """There is no screen to show anything on; its text is one line."""


DPI_AWARENESS = "SDL_WINDOWS_DPI_AWARENESS"
"""SDL's switch for sharp windows on Windows: without it the system enlarges a small picture."""

NAMES = {"SDL_VIDEO_X11_WMCLASS": "qwitch", "SDL_VIDEO_WAYLAND_WMCLASS": "qwitch", "SDL_APP_NAME": TITLE}
"""By what a Linux desktop knows the window as this game's, however it was started: the menu entry bears it as well.
SDL reads them when its video starts; before, pygame has put the name of the started file there."""


def start_video() -> None:
    """Start pygame's video, sharp on screens with many pixels.

    Raises NoDisplayError where SDL found nothing but an invisible driver by itself.
    """
    os.environ.setdefault(DPI_AWARENESS, "permonitorv2")
    os.environ.update(NAMES)
    if sys.platform == "linux" and not (os.environ.get("SDL_VIDEODRIVER") or os.environ.get("XDG_RUNTIME_DIR")):
        os.environ["SDL_VIDEODRIVER"] = "x11"  # without its folder, Wayland's library complains on standard error
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(f"no display: {error}") from error
    if pygame.display.get_driver() in INVISIBLE_DRIVERS and not os.environ.get("SDL_VIDEODRIVER"):
        raise NoDisplayError("no display: Qwitch needs a screen (or set SDL_VIDEODRIVER to name a driver)")
    _quiet_keys()


def _quiet_keys() -> None:
    """Every start of SDL's video turns text input on, and with it accent pop-ups on held keys: turn it off again."""
    pygame.key.set_repeat()
    pygame.key.stop_text_input()


class Window:
    """The one window. A change of size or mode gives another surface: ask for `screen` anew after every change."""

    def __init__(self, size: tuple[int, int] | None, fullscreen: bool) -> None:
        """Open it with this size in pixels, or one that suits the desktop."""
        self._size = size or _suitable_size()
        self._seen = (0, 0)
        self._whole_screen = WholeScreen()
        self.is_fullscreen = fullscreen
        is_free = ACCELERATION not in os.environ and pygame.display.get_driver() != "dummy"
        if is_free:
            os.environ[ACCELERATION] = "0"
        self.screen = self._open()
        if is_free:
            self._choose_quicker_way()

    def toggle_fullscreen(self) -> None:
        """Take the whole screen, or go back to the window as it was, in its place and size."""
        self.is_fullscreen = not self.is_fullscreen
        if self.is_fullscreen:
            self._whole_screen.take()
        else:
            self._whole_screen.give_back()
        self.follow()

    def follow(self) -> bool:
        """Take over a size that the player gave the window; returns whether the surface is another one now."""
        surface = pygame.display.get_surface()
        if surface is None or (surface is self.screen and surface.get_size() == self._seen):
            return False
        self.screen, self._seen = surface, surface.get_size()
        return True

    def _open(self) -> pygame.Surface:
        """Open it as a window, so that there is one to go back to, and then, if wanted, take the whole screen."""
        pygame.display.set_caption(TITLE)
        screen = pygame.display.set_mode(self._size, pygame.RESIZABLE)
        if self.is_fullscreen:
            self._whole_screen.take()
        self._seen = screen.get_size()
        return screen

    def _choose_quicker_way(self) -> None:
        """Time a few flips; where they are slow, try SDL's own choice, and keep whichever of the two is quicker."""
        plain_s = _flip_s()
        if plain_s < SLOW_FLIP_S:
            return
        del os.environ[ACCELERATION]
        self._reopen()
        if _flip_s() > plain_s:
            os.environ[ACCELERATION] = "0"
            self._reopen()

    def _reopen(self) -> None:
        pygame.display.quit()
        pygame.display.init()
        _quiet_keys()
        self.screen = self._open()


def _flip_s() -> float:
    """The median time of a flip, in seconds."""
    times = []
    for _ in range(FLIPS):
        start = perf_counter()
        pygame.display.flip()
        times.append(perf_counter() - start)
    return sorted(times)[FLIPS // 2]


def _suitable_size() -> tuple[int, int]:
    """A window that leaves some of the desktop free, in the shape of the canvas."""
    width, height = pygame.display.get_desktop_sizes()[0]
    share = min(0.85 * width / CANVAS[0], 0.85 * height / CANVAS[1])
    return max(MIN_WINDOW[0], round(CANVAS[0] * share)), max(MIN_WINDOW[1], round(CANVAS[1] * share))
