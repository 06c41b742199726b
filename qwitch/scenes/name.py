"""A name, written with the keyboard, or letter by letter with a pad or the pointer."""

from collections.abc import Callable

from qwitch.controls.commands import Command, Erased, Written
from qwitch.scenes.desk import Desk
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change, Pop
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.widget import Widget
from qwitch.table import Box

ROWS = ("ABCDEFGHI", "JKLMNÑOPQ", "RSTUVWXYZ", "ÁÉÍÓÚÜ-'.")
LONGEST = 12
"""The most characters of a name: as many as a plate has room for."""

CELL, GAP, TOP = 84, 10, 360
FIELD = Box(460, 220, 680, 96)


class NameScene(PanelScene):
    """Writes one name; what comes of it is told to whoever asked."""

    is_writing = True

    def __init__(self, desk: Desk, name: str, done: Callable[[str], None]) -> None:
        """Start from this name; `done` gets the new one, "" for the usual name."""
        self._name, self._done = name, done
        super().__init__(desk)

    def build(self) -> Panel:
        """The letters, and below them what to do; Enter on the keyboard is "done" as long as nothing else has focus."""
        tr, step = self.desk.tr, CELL + GAP
        left = 800 - (len(ROWS[0]) * step - GAP) / 2
        letters: list[Widget] = [
            Button(f"letter {sign}", Box(left + step * column, TOP + (CELL - 8) * row, CELL, CELL - 18), sign)
            for row, signs in enumerate(ROWS)
            for column, sign in enumerate(signs)
        ]
        y, width = TOP + (CELL - 8) * len(ROWS) + 12, 270
        words = (("space", tr("Space")), ("erase", tr("Delete")), ("done", tr("Done")))
        below = [
            Button(word, Box(left + (width + 16) * place, y, width, 68), text)
            for place, (word, text) in enumerate(words)
        ]
        return Panel([*letters, *below], focus="done")

    def handle(self, command: Command) -> Change:
        """Write, take back, or pick a letter."""
        match command:
            case Written(text):
                self._write(text)
                return None
            case Erased():
                self._name = self._name[:-1]
                return None
        return super().handle(command)

    def chosen(self, word: str) -> Change:
        """A letter, a space, one character less, or the end."""
        kind, _, sign = word.partition(" ")
        match kind:
            case "letter":
                self._write(sign if not self._name or self._name.endswith(" ") else sign.lower())
            case "space":
                self._write(" ")
            case "erase":
                self._name = self._name[:-1]
            case "done":
                self._done(" ".join(self._name.split()))
                return Pop()
        return None

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The name so far, large, and the letters."""
        self.sees(kit)
        tr, palette = self.desk.tr, kit.palette
        title = kit.heading(tr("Your name"), 116)
        words = self._name or tr("the usual name")
        colour = palette.text if self._name else palette.text_quiet
        still = [
            *kit.veil(80),
            title,
            kit.pill(FIELD, ring=palette.accent),
            kit.line(words + ("|" if self._name else ""), Typeface.DISPLAY, 52, colour, FIELD.inset(40, 6)),
            *self.panel.blits(kit),
        ]
        return Picture(kit.table("race"), still)

    def _write(self, text: str) -> None:
        """Add what can be drawn, as far as there is room."""
        added = "".join(sign for sign in text if sign.isprintable())
        self._name = (self._name + added).lstrip()[:LONGEST]
