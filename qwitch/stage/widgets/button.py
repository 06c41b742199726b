"""A button: pressed, it is chosen."""

from collections.abc import Iterator

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import body, inner, label, quiet_ink
from qwitch.stage.widgets.widget import Pressed
from qwitch.table import Box


class Button(Pressed):
    """Says what it does, and beside it, quietly, something more."""

    def __init__(self, word: str, box: Box, text: str, detail: str = "", align: str = "centre") -> None:
        """Lie in this box; align is "left" or "centre", left where there is a detail."""
        self.word, self.box, self.text, self.detail, self.align = word, box, text, detail, align
        self.is_enabled = True

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Its body, its text, its detail."""
        yield body(kit, self.box, press)
        room = inner(kit, self.box, press)
        if not self.detail:
            yield label(kit, self.text, room, press, self.align)
            return
        text = label(kit, self.text, Box(room.x, room.y, room.w * 0.55, room.h), press)
        yield text
        left = room.w - text[0].get_width() / kit.viewport.scale - 20
        rest = Box(room.right - left, room.y, left, room.h)
        yield kit.line(self.detail, Typeface.TEXT, kit.theme.text.body, quiet_ink(kit, press), rest, "right")
