"""The logical canvas and where it lies in a window: laid out in 1600 x 900, drawn in pixels."""

from dataclasses import dataclass, field

import pygame

Point = tuple[float, float]
Box = tuple[float, float, float, float]

CANVAS: tuple[int, int] = (1600, 900)
"""Width and height of the logical canvas, in logical units."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """Maps logical units to the pixels of one window size; the canvas is centred, whatever the aspect.

    Refuses (ValueError) a window without a single pixel.
    """

    window: tuple[int, int]
    scale: float = field(init=False, repr=False, compare=False)
    """Pixels a logical unit."""
    offset: tuple[int, int] = field(init=False, repr=False, compare=False)
    """Pixel of the canvas' top left corner in the window."""

    def __post_init__(self) -> None:
        """Refuse an empty window; work out once what every picture asks for many times."""
        width, height = self.window
        if min(self.window) < 1:
            raise ValueError(f"window: expected at least 1x1 pixels, got {width}x{height}")
        scale = min(width / CANVAS[0], height / CANVAS[1])
        offset = (round((width - CANVAS[0] * scale) / 2), round((height - CANVAS[1] * scale) / 2))
        object.__setattr__(self, "scale", scale)
        object.__setattr__(self, "offset", offset)

    @property
    def canvas(self) -> pygame.Rect:
        """The canvas in pixels; the rest of the window is letterbox."""
        return self.box_to_px((0, 0, *CANVAS))

    def px(self, length: float) -> int:
        """A logical length in whole pixels; what is longer than nothing stays at least one pixel."""
        pixels = round(length * self.scale)
        return max(pixels, 1) if length > 0 else pixels

    def to_px(self, point: Point) -> tuple[int, int]:
        """The pixel of a logical point."""
        (left, top), scale = self.offset, self.scale
        return (left + round(point[0] * scale), top + round(point[1] * scale))

    def box_to_px(self, box: Box) -> pygame.Rect:
        """The pixels of a logical box (x, y, width, height); boxes that touch still touch in pixels."""
        x, y, width, height = box
        left, top = self.to_px((x, y))
        right, bottom = self.to_px((x + width, y + height))
        return pygame.Rect(left, top, right - left, bottom - top)

    def to_logical(self, pixel: tuple[float, float]) -> Point:
        """The logical point under a pixel; outside the canvas it lies outside 0..1600, 0..900."""
        left, top = self.offset
        return ((pixel[0] - left) / self.scale, (pixel[1] - top) / self.scale)
