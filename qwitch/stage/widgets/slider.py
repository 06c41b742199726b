"""A slider: a number between two bounds, in steps."""

from collections.abc import Callable, Iterator

import pygame

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.paint import disc, rounded
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import INSET, body, ink, inner, label
from qwitch.stage.widgets.widget import Answer, Changed, Point
from qwitch.table import Box

VALUE_WIDTH = 100
TRACK = 8
KNOB = 24


class Slider:
    """A label, a track with a knob, and the value in words."""

    def __init__(
        self,
        word: str,
        box: Box,
        text: str,
        bounds: tuple[int, int],
        step: int,
        value: int,
        words: Callable[[int], str],
        share: float = 0.55,
    ) -> None:
        """Run from the lower to the upper bound; `words` tells a value, `share` is the part of the width it takes."""
        self.word, self.box, self.text, self.bounds, self.step = word, box, text, bounds, step
        self.value, self.words, self.share = min(max(value, bounds[0]), bounds[1]), words, share
        self.is_enabled = True

    def accept(self) -> Answer:
        """Enter does nothing here: the value goes left and right."""
        return None

    def nudge(self, by: int) -> Answer:
        """One step less or more, up to the bounds."""
        return self._set(self.value + by * self.step)

    def drag(self, point: Point) -> Answer:
        """The knob follows the pointer."""
        track = self._track()
        low, high = self.bounds
        share = min(1.0, max(0.0, (point[0] - track.x) / track.w))
        return self._set(low + round(share * (high - low) / self.step) * self.step)

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Label, track, knob, value."""
        yield body(kit, self.box, press)
        room, track = inner(kit, self.box, press), self._track()
        down = room.y - self.box.y
        if self.text:
            yield label(kit, self.text, Box(room.x, room.y, max(10, track.x - room.x - 14), room.h), press)
        low, high = self.bounds
        share = (self.value - low) / (high - low)
        middle = track.y + track.h / 2 + down
        colour = ink(kit, press)
        yield self._bar(kit, Box(track.x, middle - TRACK / 2, track.w, TRACK), colour, 90)
        if share > 0:
            yield self._bar(kit, Box(track.x, middle - TRACK / 2, max(TRACK, track.w * share), TRACK), colour, 255)
        pixels = kit.viewport.px(KNOB)
        knob = kit.cache.get(("knob", pixels, colour), lambda: disc(pixels, colour))
        yield kit.centred(knob, (track.x + track.w * share, middle))
        words = Box(self.box.right - VALUE_WIDTH - 14, room.y, VALUE_WIDTH - 8, room.h)
        size = min(kit.theme.text.name, self.box.h * 0.42)
        yield kit.line(self.words(self.value), Typeface.BOLD, size, colour, words, "right")

    def _bar(self, kit: Kit, box: Box, colour: tuple[int, int, int], alpha: int) -> Blit:
        size = kit.px_size(box)

        def draw() -> pygame.Surface:
            return rounded(size, size[1] // 2, colour, alpha)

        return kit.at(box, kit.cache.get(("bar", size, colour, alpha), draw))

    def _set(self, value: int) -> Answer:
        value = min(max(value, self.bounds[0]), self.bounds[1])
        if value == self.value:
            return None
        self.value = value
        return Changed(self.word)

    def _track(self) -> Box:
        room = self.box.w * self.share if self.text else self.box.w - INSET
        left = self.box.right - room
        return Box(left, self.box.y, room - VALUE_WIDTH - KNOB, self.box.h)
