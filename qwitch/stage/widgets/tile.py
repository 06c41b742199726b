"""A tile: a large button with a picture, a word, and a quiet line below it."""

from collections.abc import Callable, Iterator

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.widgets.body import ink, quiet_ink
from qwitch.stage.widgets.widget import Pressed
from qwitch.table import Box

SINK = 4
"""By how many logical units a tile sinks when it is held down."""


class Tile(Pressed):
    """Pressed, it is chosen; `draw` paints its picture into a box."""

    def __init__(self, word: str, box: Box, text: str, detail: str, draw: Callable[[Kit, Box], Iterator[Blit]]) -> None:
        """Lie in this box."""
        self.word, self.box, self.text, self.detail, self._draw = word, box, text, detail, draw
        self.is_enabled = True

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Block, picture, word, line."""
        palette, dark = kit.palette, press is Press.NORMAL
        box = self.box.moved(0, SINK if press is Press.DOWN else 0)
        yield kit.block(
            box, palette.plate_light if dark else palette.accent, palette.plate if dark else palette.accent_dark
        )
        yield from self._draw(kit, Box(box.x + 20, box.y + 24, box.w - 40, box.h - 150))
        word = Box(box.x + 20, box.bottom - 124, box.w - 40, 56)
        yield kit.line(self.text, Typeface.DISPLAY, 42, ink(kit, press), word)
        line = Box(box.x + 20, box.bottom - 64, box.w - 40, 36)
        yield kit.line(self.detail, Typeface.TEXT, kit.theme.text.body, quiet_ink(kit, press), line)
