"""While the player drags the window's edge: the old picture, fitted in. Art is drawn anew once the size settles."""

import pygame

SETTLE_S = 0.06
"""How long a size must stay, in seconds, before art is drawn for it."""


class Resizing:
    """Bridges the time from a change of size to new art."""

    def __init__(self) -> None:
        """Nothing changes."""
        self._old: pygame.Surface | None = None
        self._since_s = self._changed_s = 0.0
        self._is_shown = False

    @property
    def is_on(self) -> bool:
        """Whether old art is being shown in a new size."""
        return self._old is not None

    def begin(self, old: pygame.Surface, now_s: float) -> None:
        """The size has changed, now or again; `old` is the last picture in the size before the first change."""
        if self._old is None:
            self._old, self._since_s = old, now_s
        self._changed_s, self._is_shown = now_s, False

    def is_settled(self, now_s: float) -> bool:
        """Whether the size has stayed long enough."""
        return now_s - self._changed_s >= SETTLE_S

    def lasts_s(self, now_s: float) -> float:
        """How long ago the first change was, in seconds."""
        return now_s - self._since_s

    def end(self) -> None:
        """New art is there."""
        self._old = None

    def show(self, screen: pygame.Surface) -> None:
        """Fit the old picture into the window, as large as its shape allows, unless it is seen there already."""
        if self._old is None or self._is_shown:
            return
        fitted = self._old.get_rect().fit(screen.get_rect())
        for bar in _beside(fitted, screen.get_rect()):
            screen.fill((0, 0, 0), bar)
        pygame.transform.scale(self._old, fitted.size, screen.subsurface(fitted))
        pygame.display.flip()
        self._is_shown = True


def _beside(middle: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a window beside, or above and below, a picture that is as wide or as tall as it."""
    return [
        pygame.Rect(0, 0, whole.w, middle.top),
        pygame.Rect(0, middle.bottom, whole.w, whole.bottom - middle.bottom),
        pygame.Rect(0, middle.top, middle.left, middle.h),
        pygame.Rect(middle.right, middle.top, whole.right - middle.right, middle.h),
    ]
