"""A scroll bar: how much of a list there is, which part is shown, and a thumb to pull it by."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.paint import rounded
from qwitch.stage.painter import Blit
from qwitch.table import Box

LEAST_THUMB = 44
"""How long the thumb is at least, in logical units, so that it can be pulled."""


@dataclass(frozen=True, slots=True)
class ScrollBar:
    """The bar in this box, of a list of so many rows, some of them shown from the row `top` on."""

    box: Box
    rows: int
    shown: int
    top: int

    @property
    def thumb(self) -> Box:
        """Where the thumb lies."""
        length = max(LEAST_THUMB, self.box.h * self.shown / self.rows)
        share = self.top / max(1, self.rows - self.shown)
        return Box(self.box.x, self.box.y + (self.box.h - length) * share, self.box.w, length)

    def top_at(self, y: float) -> int:
        """The first row shown when the middle of the thumb is pulled to this height."""
        way = max(1.0, self.box.h - self.thumb.h)
        share = (y - self.box.y - self.thumb.h / 2) / way
        return round(min(1.0, max(0.0, share)) * (self.rows - self.shown))

    def blits(self, kit: Kit) -> Iterator[Blit]:
        """Track and thumb."""
        yield self._pill(kit, self.box, 60)
        yield self._pill(kit, self.thumb, 220)

    def _pill(self, kit: Kit, box: Box, alpha: int) -> Blit:
        size, colour = kit.px_size(box), kit.palette.text

        def draw() -> pygame.Surface:
            return rounded(size, size[0] // 2, colour, alpha)

        return kit.at(box, kit.cache.get(("scroll", size, alpha), draw))
