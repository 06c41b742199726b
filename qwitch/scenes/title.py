"""The title screen: from here it is one press to the first card."""

from qwitch.scenes.desk import Desk
from qwitch.scenes.menu_scene import MenuScene
from qwitch.scenes.scene import Change, Quit, Reset
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.menu import Entry, Menu
from qwitch.stage.painter import Picture
from qwitch.stage.strewn import name_letters, strewn_cards
from qwitch.table import Box

WIDTH = 560


class TitleScene(MenuScene):
    """Race, or leave."""

    def __init__(self, desk: Desk) -> None:
        """Offer what can be played."""
        tr = desk.tr
        entries = [
            Entry("race", tr("Race"), tr("you against three, everybody at once")),
            Entry("quit", tr("Quit")),
        ]
        super().__init__(Menu(entries, 800 - WIDTH / 2, 470, WIDTH))
        self._desk = desk

    def choose(self, word: str) -> Change:
        """Deal a race, or end the program."""
        return Quit() if word == "quit" else Reset(self._desk.open.table(self._desk.plan))

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """Cards round a calm middle."""
        self.sees(kit)
        tr, palette = self._desk.tr, kit.palette
        still = [
            *strewn_cards(kit),
            *name_letters(kit, 250),
            kit.line(tr("Up. Down. Equal. Go!"), Typeface.BOLD, 34, palette.text, Box(400, 368, 800, 48)),
            *self.menu.blits(kit),
            kit.line(
                tr("Arrows and Enter, or the mouse"),
                Typeface.TEXT,
                20,
                palette.text_quiet,
                Box(500, 800, 600, 30),
            ),
        ]
        return Picture(kit.table("race"), still)
