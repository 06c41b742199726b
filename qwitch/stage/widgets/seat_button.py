"""A button with the name of a person and the shape that stands for it."""

from collections.abc import Iterator

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import body, inner, label, quiet_ink
from qwitch.stage.widgets.widget import Pressed
from qwitch.table import Box


class SeatButton(Pressed):
    """Shape and name, and beside them, quietly, what pressing does."""

    def __init__(self, word: str, box: Box, seat: int, name: str, detail: str) -> None:
        """Stand for this seat."""
        self.word, self.box, self.seat, self.name, self.detail = word, box, seat, name, detail
        self.is_enabled = True

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Body, shape, name, detail."""
        yield body(kit, self.box, press)
        room = inner(kit, self.box, press)
        symbol = room.h * 0.56
        yield kit.symbol(self.seat, symbol, (self.box.x + room.h / 2, room.centre[1]))
        start = self.box.x + room.h + 2
        name = label(kit, self.name, Box(start, room.y, (room.right - start) * 0.56, room.h), press, size=room.h * 0.5)
        yield name
        left = room.right + 8 - start - name[0].get_width() / kit.viewport.scale - 10
        rest = Box(room.right + 8 - left, room.y, left, room.h)
        yield kit.line(self.detail, Typeface.TEXT, kit.theme.text.small, quiet_ink(kit, press), rest, "right")
