"""House rules of the next game: what the printed rules leave open, and how much help there is."""

from collections.abc import Callable

from qwitch.scenes.desk import Desk
from qwitch.scenes.options import OptionsScene
from qwitch.scenes.scene import Change
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.widget import Widget
from qwitch.table import Box

LEFT, WIDTH, TOP, ROW, HEIGHT = 350, 900, 220, 84, 66


class HouseRulesScene(OptionsScene):
    """Some of the options, by the mode they matter in."""

    def __init__(self, desk: Desk, mode: str) -> None:
        """Show those of this mode."""
        self._mode = mode
        super().__init__(desk)

    def build(self) -> Panel:
        """One column of choices."""
        rows = [*self._shared(), *(self._for_kids() if self._mode == "turns" else self._for_races())]
        widgets = [make(Box(LEFT, TOP + ROW * row, WIDTH, HEIGHT)) for row, make in enumerate(rows)]
        back = Button("back", Box(LEFT + WIDTH / 4, TOP + ROW * 6 + 20, WIDTH / 2, HEIGHT), self.desk.tr("Done"))
        return Panel([*widgets, back])

    def chosen(self, word: str) -> Change:
        """Done."""
        return self.back()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The title and the choices."""
        self.sees(kit)
        words = self.desk.tr("House rules")
        title = kit.heading(words, 120)
        return Picture(kit.table("race"), [*kit.veil(90), title, *self.panel.blits(kit)])

    def _shared(self) -> list[Callable[[Box], Widget]]:
        tr, settings = self.desk.tr, self.desk.settings
        turning = [(False, tr("turn themselves")), (True, tr("by hand"))]
        return [
            self._choice("hand_turned", tr("Direction cards"), turning, settings.hand_turned),
            self._choice("countdown_ms", tr("Countdown"), self._countdowns(), settings.countdown_ms),
        ]

    def _for_races(self) -> list[Callable[[Box], Widget]]:
        tr, settings = self.desk.tr, self.desk.settings
        severities = [("full", tr("fully")), ("gentle", tr("gently")), ("off", tr("not at all"))]
        return [
            self._choice("freezes", tr("A wrong card freezes"), severities, settings.freezes),
            self._toggle("needed_strip", tr("Show what fits"), settings.needed_strip),
        ]

    def _for_kids(self) -> list[Callable[[Box], Widget]]:
        tr, settings = self.desk.tr, self.desk.settings
        steps = [("none", tr("none")), ("gentle", tr("a little")), ("full", tr("much"))]
        return [
            self._choice("help", tr("Help"), steps, settings.help),
            self._toggle("help_fades", tr("Less help for who gets it right"), settings.help_fades),
            self._toggle("curtain", tr("Curtain between two turns"), settings.curtain),
        ]
