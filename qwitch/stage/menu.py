"""A column of pill buttons: focus moves by keys, pads and pointer alike. Boxes are logical units."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.table import Box

BUTTON_HEIGHT = 64
BUTTON_GAP = 10


@dataclass(frozen=True, slots=True)
class Entry:
    """One button: what it says, a quiet line beside it, and the word the scene knows it by."""

    word: str
    label: str
    detail: str = ""


class Menu:
    """Buttons below each other, one of them in focus."""

    def __init__(
        self, entries: Sequence[Entry], left: float, top: float, width: float, height: float = BUTTON_HEIGHT
    ) -> None:
        """Lay out the entries from this corner, each this tall; the first has the focus."""
        self.entries = tuple(entries)
        rise = height + BUTTON_GAP
        self.boxes = tuple(Box(left, top + rise * place, width, height) for place in range(len(self.entries)))
        self.focus = 0
        self.held: int | None = None

    @property
    def word(self) -> str:
        """The word of the entry in focus."""
        return self.entries[self.focus].word

    def move(self, by: int) -> None:
        """Move the focus up (-1) or down (1), round the ends."""
        self.focus = (self.focus + by) % len(self.entries)

    def point(self, point: tuple[float, float], down: bool, up: bool) -> str | None:
        """The pointer is here: focus follows it; let go on the button it went down on, the entry's word is returned."""
        under = next((place for place, box in enumerate(self.boxes) if box.contains(point)), None)
        if under is not None:
            self.focus = under
        if down:
            self.held = under
        if not up:
            return None
        chosen, self.held = (self.held if self.held == under else None), None
        return None if chosen is None else self.entries[chosen].word

    def blits(self, kit: Kit) -> Iterator[Blit]:
        """All buttons."""
        for place, (entry, box) in enumerate(zip(self.entries, self.boxes, strict=True)):
            press = Press.DOWN if place == self.held else Press.FOCUSED if place == self.focus else Press.NORMAL
            yield from self._button(kit, entry, box, press)

    def _button(self, kit: Kit, entry: Entry, box: Box, press: Press) -> Iterator[Blit]:
        palette, text, margin = kit.palette, kit.theme.text, kit.plates.margin
        dark = press is Press.NORMAL
        size = kit.px_size(box)
        x, y = kit.viewport.to_px((box.x, box.y))
        yield (
            kit.cache.get(("button", size, press), lambda: kit.plates.button(size, press)),
            (x - margin, y - margin),
        )

        drop = kit.plates.text_drop(press) / kit.viewport.scale
        inner = box.inset(34, 0).moved(0, drop)
        ink, quiet = (palette.text, palette.text_quiet) if dark else (palette.text_dark, palette.text_dark)
        if not any(other.detail for other in self.entries):
            yield kit.line(entry.label, Typeface.DISPLAY, text.button, ink, inner)
            return
        label = kit.line(
            entry.label,
            Typeface.DISPLAY,
            text.button,
            ink,
            Box(inner.x, inner.y, inner.w * 0.5, inner.h),
            "left",
        )
        yield label
        room = inner.w - label[0].get_width() / kit.viewport.scale - 20
        yield kit.line(
            entry.detail,
            Typeface.TEXT,
            text.body,
            quiet,
            Box(inner.right - room, inner.y, room, inner.h),
            "right",
        )
