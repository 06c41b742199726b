"""What the player looks at: the window with its kit and painter, fades between screens, and new sizes.

While a size is new the old picture stands in, fitted into the window; art for the new one is drawn meanwhile, a few
pieces at a time, so that input is read and the game goes on. It is shown when it is complete and the size has settled.
"""

from collections.abc import Callable
from math import inf
from time import perf_counter

from qwitch.stage.cache import NotNowError
from qwitch.stage.fade import Fade
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Painter, Picture
from qwitch.stage.resizing import Resizing
from qwitch.stage.theme import Theme
from qwitch.stage.window import Window

SLICE_S = 0.02
"""How long art is drawn, in seconds, before input is read again."""

PATIENCE_S = 0.5
"""Where so much moves that art is never complete: after this many seconds it is drawn in one go."""

Draw = Callable[[Kit], Picture]
"""Puts a picture together from a kit's art."""


class View:
    """Shows pictures in the window, whatever happens to it. Times are seconds."""

    def __init__(self, window: Window, kit: Kit) -> None:
        """Show in this window, at first with this kit, which is one for its size."""
        self._window, self.kit = window, kit
        self._painter = Painter(window.screen)
        self._fade = Fade(kit.theme.durations.fade)
        self._resizing = Resizing()

    @property
    def is_busy(self) -> bool:
        """Whether it changes by itself: one screen gives way to another, or art is drawn for a new size."""
        return self._fade.is_on or self.is_resizing

    @property
    def is_resizing(self) -> bool:
        """Whether old art is shown in a new size."""
        return self._resizing.is_on

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        return self._window.screen.get_size()

    def follow(self, now_s: float) -> None:
        """The window may have another size now, or have lost its content."""
        if self._window.follow():
            self._resizing.begin(self._painter.layer, now_s)
            self.kit = Kit(self.kit.theme, self.size)
        self._painter.forget()

    def renew(self, theme: Theme) -> None:
        """Draw everything anew in this theme, for the window as it is: if it has another size, as after a resize."""
        before, self.kit = self.kit.viewport.window, Kit(theme, self.size)
        if self.size == before:
            self._start_anew()
        else:
            self._resizing.begin(self._painter.layer, perf_counter())

    def fade(self, now_s: float) -> None:
        """What is seen now is to fade over what comes."""
        self._fade.start(self._window.screen, now_s)

    def show(self, draw: Draw, now_s: float) -> None:
        """Show what `draw` puts together; the painter touches only what changed."""
        if self.is_resizing:
            self._resizing.show(self._window.screen)
            if not self._has_art(draw, now_s) or not self._resizing.is_settled(now_s):
                return
            self._start_anew()
        picture = draw(self.kit)
        picture.moving.extend(self._fade.blits(now_s))
        self._painter.paint(picture)

    def _has_art(self, draw: Draw, now_s: float) -> bool:
        """Go on drawing art for this picture; returns whether all that lasts is there.

        Pictures of a moment would be others the next time: they are drawn when they are shown.
        """
        is_patient = self._resizing.lasts_s(now_s) < PATIENCE_S
        self.kit.cache.draws_until_s = perf_counter() + SLICE_S if is_patient else inf
        try:
            draw(self.kit)
        except NotNowError as error:
            return error.is_brief
        finally:
            self.kit.cache.draws_until_s = inf
        return True

    def _start_anew(self) -> None:
        self._painter = Painter(self._window.screen)
        self._resizing.end()
        self._fade.stop()
