"""A choice: one of several values, changed by left and right, by Enter, or by a press on its arrows."""

from collections.abc import Iterator, Sequence

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import arrows, body, ink, inner, label
from qwitch.stage.widgets.widget import Answer, Changed, Point
from qwitch.table import Box

ARROW = 34


class Choice:
    """A label, and one of the options in words; `value` is the option's own value."""

    def __init__(
        self, word: str, box: Box, text: str, options: Sequence[tuple[object, str]], value: object, share: float = 0.5
    ) -> None:
        """Offer pairs of value and words; share is the part of the width that the value takes."""
        self.word, self.box, self.text, self.options, self.share = word, box, text, tuple(options), share
        self.is_enabled = True
        values = [option for option, _ in self.options]
        self.place = values.index(value) if value in values else 0

    @property
    def value(self) -> object:
        """The value chosen now."""
        return self.options[self.place][0]

    def accept(self) -> Answer:
        """The next one, round the end."""
        return self.nudge(1)

    def nudge(self, by: int) -> Answer:
        """The option before or after, round the ends."""
        self.place = (self.place + by) % len(self.options)
        return Changed(self.word)

    def drag(self, point: Point) -> Answer:
        """Only letting go counts."""
        return None

    def press_at(self, point: Point) -> Answer:
        """Let go at this point: left of the value's middle goes back, elsewhere on."""
        return self.nudge(-1 if self._value_box().x <= point[0] < self._value_box().centre[0] else 1)

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Label, arrows, value."""
        yield body(kit, self.box, press)
        room, value = inner(kit, self.box, press), self._value_box()
        down = room.y - self.box.y
        value = value.moved(0, down)
        if self.text:
            yield label(kit, self.text, Box(room.x, room.y, max(10, value.x - room.x - 8), room.h), press)
        left, right = Box(value.x, value.y, ARROW, value.h), Box(value.right - ARROW, value.y, ARROW, value.h)
        yield from arrows(kit, left, right, press)
        words = Box(left.right, value.y, max(10, value.w - 2 * ARROW), value.h)
        size = min(kit.theme.text.name * 1.05, self.box.h * 0.46)
        yield kit.line(self.options[self.place][1], Typeface.BOLD, size, ink(kit, press), words)

    def _value_box(self) -> Box:
        width = self.box.w * self.share if self.text else self.box.w - 24
        return Box(self.box.right - width - 12, self.box.y, width, self.box.h)
