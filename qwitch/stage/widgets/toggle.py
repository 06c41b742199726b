"""A toggle: on or off."""

from collections.abc import Iterator

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.paint import disc, rounded
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import body, inner, label
from qwitch.stage.widgets.widget import Answer, Changed, Point
from qwitch.table import Box

SWITCH = (66, 34)


class Toggle:
    """A label and a switch; on is told by place and colour."""

    def __init__(self, word: str, box: Box, text: str, value: bool) -> None:
        """Show this value."""
        self.word, self.box, self.text, self.value = word, box, text, value
        self.is_enabled = True

    def accept(self) -> Answer:
        """On becomes off, off becomes on."""
        self.value = not self.value
        return Changed(self.word)

    def nudge(self, by: int) -> Answer:
        """Left is off, right is on."""
        if self.value == (by > 0):
            return None
        return self.accept()

    def drag(self, point: Point) -> Answer:
        """Only letting go counts."""
        return None

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Label and switch."""
        yield body(kit, self.box, press)
        room = inner(kit, self.box, press)
        switch = Box(room.right - SWITCH[0], room.centre[1] - SWITCH[1] / 2, *SWITCH)
        yield label(kit, self.text, Box(room.x, room.y, switch.x - room.x - 12, room.h), press)
        size = kit.px_size(switch)
        picture = kit.cache.get(("switch", size, self.value, press), lambda: self._switch(kit, size, press))
        yield kit.at(switch, picture)

    def _switch(self, kit: Kit, size: tuple[int, int], press: Press) -> pygame.Surface:
        palette = kit.palette
        dark = press is not Press.NORMAL
        ground = (palette.text_dark if dark else palette.accent) if self.value else palette.key_side
        picture = rounded(size, size[1] // 2, ground)
        gap = max(2, size[1] // 9)
        knob = disc(size[1] - 2 * gap, palette.key)
        picture.blit(knob, (size[0] - size[1] + gap if self.value else gap, gap))
        return picture
