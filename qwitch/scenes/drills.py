"""Pick a drill: each shows how quick the last time was."""

from qwitch.scenes.drill import DrillScene
from qwitch.scenes.drill_plan import DRILLS
from qwitch.scenes.names import seconds
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change, Pop, Push
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.panel import Panel
from qwitch.table import Box

LEFT, RIGHT, WIDTH, TOP, ROW, HEIGHT = 140, 820, 640, 250, 96, 74


class DrillsScene(PanelScene):
    """Letters on the left, numbers on the right."""

    def build(self) -> Panel:
        """A button a drill, with the last median."""
        tr, settings = self.desk.tr, self.desk.settings
        buttons = []
        for place, drill in enumerate(DRILLS):
            column, row = divmod(place, 3)
            ms = settings.drill_ms(drill.word)
            detail = tr("not yet") if ms is None else tr("last time {seconds} s", seconds=seconds(ms, tr))
            box = Box((LEFT, RIGHT)[column], TOP + ROW * row, WIDTH, HEIGHT)
            buttons.append(Button(drill.word, box, drill.title(tr), detail))
        return Panel([*buttons, Button("back", Box(800 - 200, TOP + ROW * 4, 400, HEIGHT), tr("Back"))])

    def chosen(self, word: str) -> Change:
        """Start a drill, or go back."""
        drill = next((drill for drill in DRILLS if drill.word == word), None)
        return Pop() if drill is None else Push(DrillScene(self.desk, drill))

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The title, and what it is about."""
        self.sees(kit)
        tr, palette = self.desk.tr, kit.palette
        title = kit.heading(tr("Drills"), 112)
        line = tr("Twelve cards, always the same kind: find the one that fits.")
        about = kit.line(line, Typeface.BOLD, kit.theme.text.name, palette.text, Box(200, 176, 1200, 44))
        return Picture(kit.table("kids"), [*kit.veil(80), title, about, *self.panel.blits(kit)])
