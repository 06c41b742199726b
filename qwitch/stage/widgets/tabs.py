"""Tabs: the pages of a screen side by side, one of them open."""

from collections.abc import Iterator, Sequence

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.paint import rounded
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import body, inner, label
from qwitch.stage.widgets.widget import Answer, Changed, Point
from qwitch.table import Box

GAP = 14


class Tabs:
    """Left and right leaf through the pages; `place` is the open one."""

    def __init__(self, word: str, box: Box, texts: Sequence[str], place: int = 0) -> None:
        """Show these pages' names side by side."""
        self.word, self.box, self.texts, self.place = word, box, tuple(texts), place
        self.is_enabled = True

    def accept(self) -> Answer:
        """The next page, round the end."""
        return self.nudge(1)

    def nudge(self, by: int) -> Answer:
        """The page before or after, round the ends."""
        return self._open((self.place + by) % len(self.texts))

    def drag(self, point: Point) -> Answer:
        """Only letting go counts."""
        return None

    def press_at(self, point: Point) -> Answer:
        """Let go at this point: that page opens."""
        return next((self._open(place) for place, tab in enumerate(self.tabs) if tab.contains(point)), None)

    @property
    def tabs(self) -> list[Box]:
        """Where each page's name stands."""
        count = len(self.texts)
        wide = (self.box.w - GAP * (count - 1)) / count
        return [Box(self.box.x + (wide + GAP) * place, self.box.y, wide, self.box.h) for place in range(count)]

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """All names; the open page's is on paper, or yellow in focus."""
        for place, (tab, text) in enumerate(zip(self.tabs, self.texts, strict=True)):
            if place != self.place:
                yield body(kit, tab, Press.NORMAL)
                yield label(kit, text, inner(kit, tab, Press.NORMAL), Press.NORMAL, "centre", tab.h * 0.46)
                continue
            shown = press if press is not Press.NORMAL else Press.FOCUSED
            yield body(kit, tab, shown) if press is not Press.NORMAL else self._paper(kit, tab)
            yield label(kit, text, inner(kit, tab, shown), shown, "centre", tab.h * 0.46)

    def _paper(self, kit: Kit, tab: Box) -> Blit:
        size, colour = kit.px_size(tab), kit.palette.paper

        def draw() -> pygame.Surface:
            return rounded(size, size[1] // 2, colour)

        return kit.at(tab, kit.cache.get(("tab", size), draw))

    def _open(self, place: int) -> Answer:
        if place == self.place:
            return None
        self.place = place
        return Changed(self.word)
