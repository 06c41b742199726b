"""A rectangle on the table, in logical units: x to the right, y down, (0, 0) at the window's top left."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the table, in logical units, never turned; its right and bottom edges are just outside."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether the point lies in the box; a point between two touching boxes lies in one of them only."""
        x, y = point
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: "Box") -> bool:
        """Whether the other box lies wholly inside; shared edges are allowed."""
        across = self.x <= other.x and other.right <= self.right
        return across and self.y <= other.y and other.bottom <= self.bottom

    def overlaps(self, other: "Box") -> bool:
        """Whether the two boxes share room; boxes that only touch do not."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def moved(self, by_x: float, by_y: float) -> "Box":
        """The same size, shifted to the right and down."""
        return Box(self.x + by_x, self.y + by_y, self.w, self.h)

    def resized(self, w: float, h: float) -> "Box":
        """Another size at the same top left corner."""
        return Box(self.x, self.y, w, h)

    def inset(self, by_x: float, by_y: float | None = None) -> "Box":
        """The box without a rim of by_x left and right and by_y (as by_x, if not named) above and below.

        Negative values make it larger. Raises ValueError where nothing would be left.
        """
        down = by_x if by_y is None else by_y
        w, h = self.w - 2 * by_x, self.h - 2 * down
        if w <= 0 or h <= 0:
            raise ValueError(f"a rim of {by_x:g} and {down:g} leaves nothing of {self.w:g} x {self.h:g}")
        return Box(self.x + by_x, self.y + down, w, h)

    def fitted(self, aspect: float) -> "Box":
        """The largest box of this shape (width divided by height) around the same centre."""
        w = min(self.w, self.h * aspect)
        h = w / aspect
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)


CANVAS = Box(0, 0, 1600, 900)
"""The whole table with its rim, in logical units."""
