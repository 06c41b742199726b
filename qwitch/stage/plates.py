"""Dark pills for names and hints, and pill buttons in their three states."""

from enum import Enum, auto

import pygame

from qwitch.stage.paint import clear, cut, faded, frame, gradient, mix, rounded, soft_shadow
from qwitch.stage.theme import Colour, Theme
from qwitch.stage.viewport import Viewport


class Press(Enum):
    """What a button is doing."""

    NORMAL = auto()
    FOCUSED = auto()
    DOWN = auto()


class Plates:
    """Paints plates and buttons for one window. Pictures carry a margin for ring and shadow: see `margin`."""

    def __init__(self, theme: Theme, viewport: Viewport) -> None:
        """Paint with this theme at this window's scale."""
        self._theme, self._viewport = theme, viewport

    @property
    def margin(self) -> int:
        """Pixels by which a picture is larger than its plate on every side; blit it that much up and left."""
        return self._viewport.px(12)

    def pill(self, size: tuple[int, int], ring: Colour | None = None, alpha: int = 224) -> pygame.Surface:
        """A dark plate of `size` pixels with a soft shadow; `ring` draws an accent round it."""
        palette = self._theme.palette
        picture = self._ground(size)
        radius = min(size) // 2
        body = gradient(size, palette.plate_light, palette.plate)
        picture.blit(faded(cut(body, rounded(size, radius, (255, 255, 255))), alpha), (self.margin, self.margin))
        line = faded(frame(size, radius, self._viewport.px(1.2), (255, 255, 255)), 30)
        picture.blit(line, (self.margin, self.margin))
        if ring is not None:
            self._ring(picture, size, ring)
        return picture

    def button(self, size: tuple[int, int], press: Press) -> pygame.Surface:
        """The body of a button of `size` pixels, without its text; pressed, it sits lower and darker."""
        palette = self._theme.palette
        accent = press is not Press.NORMAL
        lip = self._viewport.px(5)
        sink = lip - self._viewport.px(1) if press is Press.DOWN else 0
        top = palette.accent if accent else palette.plate_light
        side = palette.accent_dark if accent else mix(palette.plate, (0, 0, 0), 0.35)
        picture = self._ground(size)
        face = (size[0], size[1] - lip)
        radius = min(size) // 2
        picture.blit(rounded((size[0], size[1] - sink), radius, side), (self.margin, self.margin + sink))
        body = gradient(face, mix(top, (255, 255, 255), 0.10), top)
        cut(body, rounded(face, radius, (255, 255, 255)))
        picture.blit(body, (self.margin, self.margin + sink))
        return picture

    def text_drop(self, press: Press) -> int:
        """How far below the button's middle its text is centred, in pixels: it sinks when pressed."""
        lip = self._viewport.px(5)
        return lip - self._viewport.px(1) - lip // 2 if press is Press.DOWN else -(lip // 2)

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        margin, shadow = self.margin, self._theme.palette.shadow
        picture = clear((size[0] + 2 * margin, size[1] + 2 * margin), shadow)
        blur = self._viewport.px(5)
        shade = soft_shadow(size, min(size) // 2, blur, shadow, 110)
        picture.blit(shade, (margin - 2 * blur, margin - 2 * blur + self._viewport.px(3)))
        return picture

    def _ring(self, picture: pygame.Surface, size: tuple[int, int], colour: Colour) -> None:
        wide = self._viewport.px(self._theme.sizes.ring)
        outer = (size[0] + 2 * wide, size[1] + 2 * wide)
        picture.blit(frame(outer, min(outer) // 2, wide, colour), (self.margin - wide, self.margin - wide))
