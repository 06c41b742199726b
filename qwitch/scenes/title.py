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
    """Pick a way to play, or leave."""

    def __init__(self, desk: Desk) -> None:
        """Offer what can be played."""
        tr = desk.tr
        entries = [
            Entry("race", tr("Race"), tr("everybody at once")),
            Entry("turns", tr("Kids"), tr("taking turns")),
            Entry("solo", tr("Solo"), tr("against the clock")),
            Entry("quit", tr("Quit")),
        ]
        super().__init__(Menu(entries, 800 - WIDTH / 2, 436, WIDTH))
        self._desk = desk

    def choose(self, word: str) -> Change:
        """Deal a game, or end the program."""
        return Quit() if word == "quit" else Reset(self._desk.open.table(self._desk.plan.for_mode(word)))

    def back(self) -> Change:
        """Escape goes to the way out, and leaves only if pressed there: nobody leaves by accident."""
        if self.menu.word == "quit":
            return Quit()
        self.menu.focus = len(self.menu.entries) - 1
        return None

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """Cards round a calm middle."""
        self.sees(kit)
        tr, palette = self._desk.tr, kit.palette
        still = [
            *strewn_cards(kit),
            *name_letters(kit, 250),
            kit.line(tr("Up. Down. Equal. Go!"), Typeface.BOLD, 34, palette.text, Box(400, 368, 800, 48)),
            *self.menu.blits(kit),
        ]
        return Picture(kit.table("race"), still)
