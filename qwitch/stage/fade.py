"""One screen gives way to another: what was shown last fades over the new one. Nothing ever flashes."""

from collections.abc import Iterator

import pygame

from qwitch.stage.painter import Blit


class Fade:
    """Keeps the last picture of the old screen for as long as it fades."""

    def __init__(self, ms: float) -> None:
        """Fade within this many milliseconds."""
        self._s = ms / 1000
        self._old: pygame.Surface | None = None
        self._from_s = 0.0

    @property
    def is_on(self) -> bool:
        """Whether the old screen can still be seen."""
        return self._old is not None

    def start(self, screen: pygame.Surface, now_s: float) -> None:
        """What the screen shows now begins to fade."""
        self._old, self._from_s = screen.copy(), now_s

    def stop(self) -> None:
        """Show the new screen at once, as after a change of size."""
        self._old = None

    def blits(self, now_s: float) -> Iterator[Blit]:
        """The old picture, ever fainter."""
        left = 1 - (now_s - self._from_s) / self._s
        if self._old is None:
            return
        if left <= 0:
            self._old = None
            return
        fainter = self._old.subsurface(self._old.get_rect())  # another picture: the painter goes by which one it is
        fainter.set_alpha(round(255 * left))
        yield fainter, (0, 0)
