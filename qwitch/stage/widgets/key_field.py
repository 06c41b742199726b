"""A key field: the key of a slot, which can be exchanged for another one."""

from collections.abc import Iterator

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.paint import rounded
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.widget import Pressed
from qwitch.table import Box

RIM = 6
"""Logical units by which the yellow round a field in focus is larger than its key."""

WAITING = "?"
"""What stands on a key that is being chosen."""


class KeyField(Pressed):
    """A key cap with the sign of its key."""

    def __init__(self, word: str, box: Box, label: str, is_waiting: bool = False) -> None:
        """Show this sign, or that a key is waited for."""
        self.word, self.box, self.label, self.is_waiting = word, box, label, is_waiting
        self.is_enabled = True

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """The key, in a yellow frame when in focus, sunk when held down or waiting."""
        if press is not Press.NORMAL or self.is_waiting:
            around = self.box.inset(-RIM)
            size, radius = kit.px_size(around), kit.viewport.px(14)

            def draw() -> pygame.Surface:
                return rounded(size, radius, kit.palette.accent)

            yield kit.at(around, kit.cache.get(("field", size), draw))
        label = WAITING if self.is_waiting else self.label
        yield kit.keycap(label, self.box, pressed=self.is_waiting or press is Press.DOWN)
