"""Where to look back from: best times, the games that were played, the people who play here."""

from collections.abc import Iterator

from qwitch.engine.cards import card_named
from qwitch.scenes.names import clock_text
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.people import PeopleScene
from qwitch.scenes.scene import Change, Push
from qwitch.stage.cards import Face
from qwitch.stage.kit import Kit
from qwitch.stage.medal import medal_sign
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.tile import Tile
from qwitch.table import Box

TOP, WIDE, TALL, GAP, LEFT = 230, 420, 400, 40, 130

FAN = (("A1", 14, -70), ("D4", 0, 0), ("H8", -14, 70))
"""Cards on the tile of the history: each with its turn in degrees, and how far it lies from the middle."""


class HubScene(PanelScene):
    """Three tiles. Each tells how much there is behind it."""

    def build(self) -> Panel:
        """The tiles, and the way back."""
        tr = self.desk.tr
        tiles = (
            ("best", tr("Best times"), self._best(), _medals),
            ("history", tr("History"), self._games(), _cards),
            ("people", tr("People"), self._people(), _shapes),
        )
        boxes = [Box(LEFT + (WIDE + GAP) * place, TOP, WIDE, TALL) for place in range(len(tiles))]
        widgets = [
            Tile(word, box, text, detail, draw) for box, (word, text, detail, draw) in zip(boxes, tiles, strict=True)
        ]
        back = Button("back", Box(boxes[1].x, TOP + TALL + 50, WIDE, 66), tr("Back"))
        return Panel([*widgets, back], focus="history")

    def enter(self, now_s: float) -> None:
        """Count anew, and tell what there is to tell about the file."""
        super().enter(now_s)
        if self.desk.history is not None:
            self.desk.tell(self.desk.history.take_notices())

    def chosen(self, word: str) -> Change:
        """Look closer, or go back."""
        match word:
            case "best":
                return Push(self.desk.open.best_times())
            case "history":
                return Push(self.desk.open.history())
            case "people":
                return Push(PeopleScene(self.desk))
        return self.back()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The title and the tiles."""
        self.sees(kit)
        title = kit.heading(self.desk.tr("Records"), 130)
        return Picture(kit.table("solo"), [*kit.veil(60), title, *self.panel.blits(kit)])

    # How much there is

    def _best(self) -> str:
        tr, history = self.desk.tr, self.desk.history
        best = history.best_times(limit=1) if history else []
        if not best or best[0].game.solo_ms is None:
            return tr("None yet")
        return clock_text(best[0].game.solo_ms, tr, digits=2)

    def _games(self) -> str:
        count = self.desk.history.count() if self.desk.history else 0
        return self.desk.language.ntr("{count} game", "{count} games", count)

    def _people(self) -> str:
        count = len(self.desk.history.profiles()) if self.desk.history else 0
        return self.desk.language.ntr("{count} person", "{count} people", count)


def _medals(kit: Kit, box: Box) -> Iterator[Blit]:
    x, y = box.centre
    for place, aside, size in ((2, 110, 110), (1, -110, 120), (0, 0, 170)):
        yield medal_sign(kit, place, size, (x + aside, y + (20 if place else 0)))


def _cards(kit: Kit, box: Box) -> Iterator[Blit]:
    x, y = box.centre
    tall = kit.viewport.px(box.h * 0.74)
    for name, turn, aside in FAN:
        picture, (right, down) = kit.art.laid(Face.of(card_named(name)), tall, turn, 1, 0.1)
        blit, place = kit.centred(picture, (x + aside, y + abs(aside) * 0.16))
        yield blit, (place[0] + right, place[1] + down)


def _shapes(kit: Kit, box: Box) -> Iterator[Blit]:
    x, y = box.centre
    for seat, (aside, down, size) in enumerate(
        ((-96, 10, 96), (0, -24, 110), (96, 10, 96), (-50, 86, 62), (50, 86, 62))
    ):
        yield kit.dot(size * 1.3, (x + aside, y + down - 8), kit.palette.plate)
        yield kit.symbol(seat, size * 0.74, (x + aside, y + down - 8))
