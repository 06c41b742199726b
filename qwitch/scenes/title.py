"""The title screen: from here it is two presses to the first card."""

from collections.abc import Iterator

from qwitch.scenes.beginning import kept_game, kept_plan
from qwitch.scenes.desk import Desk
from qwitch.scenes.menu_scene import MenuScene
from qwitch.scenes.scene import FRAME_MS, IDLE_MS, Change, Push, Quit, Reset
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.menu import Entry, Menu
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.strewn import StrewnCards, name_letters
from qwitch.table import Box

WIDTH, HEIGHT = 560, 56


class TitleScene(MenuScene):
    """Pick a way to play, or leave."""

    def __init__(self, desk: Desk) -> None:
        """Offer what can be played."""
        super().__init__(desk)
        self._cards = StrewnCards()
        self._now_s = 0.0

    def build(self) -> Menu:
        """The ways to play, and the way out."""
        tr = self._desk.tr
        kept = kept_game(self._desk)
        entries = [
            *([] if kept is None else [Entry("kept", tr("Go on"), tr("with the kids' game"))]),
            Entry("race", tr("Race"), tr("everybody at once")),
            Entry("turns", tr("Kids"), tr("taking turns")),
            Entry("solo", tr("Solo"), tr("against the clock")),
            Entry("people", tr("Records"), tr("times, games, people")),
            Entry("how_to", tr("How to play")),
            Entry("options", tr("Options")),
            Entry("quit", tr("Quit")),
        ]
        return Menu(entries, 800 - WIDTH / 2, 398 if kept is None else 332, WIDTH, HEIGHT)

    @property
    def rest_ms(self) -> int:
        """Until the next card hops, nothing moves here."""
        if self._cards.is_moving:
            return FRAME_MS
        return (
            IDLE_MS if self._desk.theme.calm else min(IDLE_MS, 1 + int(1000 * self._cards.seconds_to_hop(self._now_s)))
        )

    def tick(self, now_s: float) -> Change:
        """Now and then a card hops."""
        self._now_s = now_s
        if not self._desk.theme.calm:
            self._cards.tick(now_s)
        return None

    def step(self) -> None:
        """One fixed step of motion."""
        self._cards.step()

    def choose(self, word: str) -> Change:
        """Pick who plays, change options, or end the program."""
        match word:
            case "quit":
                return Quit()
            case "kept":
                return self._go_on()
            case "people":
                return Push(self._desk.open.people())
            case "how_to":
                return Push(self._desk.open.how_to())
            case "options":
                return Push(self._desk.open.options())
        return Push(self._desk.open.solo() if word == "solo" else self._desk.open.seats(word))

    def _go_on(self) -> Change:
        """Take up the kids' game that was left; if it is gone meanwhile, offer a new one."""
        kept = kept_game(self._desk)
        if kept is None:
            return Push(self._desk.open.seats("turns"))
        return Reset(self._desk.open.table(kept_plan(self._desk, kept)))

    def back(self) -> Change:
        """Escape goes to the way out, and leaves only if pressed there: nobody leaves by accident."""
        if self.menu.word == "quit":
            return Quit()
        self.menu.focus = len(self.menu.entries) - 1
        return None

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """Cards round a calm middle."""
        self.sees(kit)
        still = [
            *self._cards.still(kit),
            *name_letters(kit, 222),
            *self._tagline(kit),
            *self.menu.blits(kit),
        ]
        return Picture(kit.table("race", is_clouded=True), still, list(self._cards.moving(kit, alpha)))

    def _tagline(self, kit: Kit) -> Iterator[Blit]:
        """What the game is, where the menu leaves room for it."""
        box = Box(400, 340, 800, 44)
        if self.menu.boxes[0].y >= box.bottom:
            yield kit.line(self._desk.tr("Up. Down. Equal. Go!"), Typeface.BOLD, 34, kit.palette.text, box)
