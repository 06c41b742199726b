"""A small invisible screen for tests of what is painted on one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pygame


@contextmanager
def screen(width: int, height: int) -> Iterator[pygame.Surface]:
    """Open a window of this size in pixels that nobody sees, and close it."""
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.quit()
    pygame.display.init()
    yield pygame.display.set_mode((width, height))
    pygame.display.quit()
    if before is None:
        del os.environ["SDL_VIDEODRIVER"]
    else:
        os.environ["SDL_VIDEODRIVER"] = before
