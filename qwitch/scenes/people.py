"""People: everybody who plays here under a name."""

from datetime import UTC, datetime, time

from qwitch.engine.setup import MAX_SEATS
from qwitch.scenes.desk import Desk
from qwitch.scenes.name import NameScene
from qwitch.scenes.names import seconds
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.person import PersonScene, median_of
from qwitch.scenes.scene import Change, Push
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.list import Cell, Column, ListWidget, Row
from qwitch.stage.widgets.panel import Panel
from qwitch.store import Profile
from qwitch.table import Box

LEFT, WIDE = 200, 1200
LIST = Box(LEFT, 178, WIDE, 490)
BUTTONS_Y, BUTTON = 752, 68

LATELY = 12
"""The weeks whose reactions count in the list; a person's own page counts all."""


class PeopleScene(PanelScene):
    """A list of people; one that is chosen is looked at closer, or comes in anew."""

    def __init__(self, desk: Desk) -> None:
        """Show everybody."""
        self._people: list[Profile] = []
        self._rows: list[Row] = []
        self._is_new = True
        super().__init__(desk)
        self._read()
        self.panel.focus_on("people")

    def enter(self, now_s: float) -> None:
        """Whoever comes back to it may find somebody new, or gone, or under another name."""
        if not self._is_new:
            self._read()
        self._is_new = False

    def build(self) -> Panel:
        """The list, and what to do."""
        tr, half = self.desk.tr, (WIDE - 20) / 2
        columns = (
            Column(3, tr("name")),
            Column(1, tr("games"), "right"),
            Column(1, tr("wins"), "right"),
            Column(1.3, tr("median"), "right"),
        )
        empty = tr("Nobody yet: without a name you play as a guest.")
        return Panel(
            [
                ListWidget("people", LIST, columns, self._rows, empty),
                Button("new", Box(LEFT, BUTTONS_Y, half, BUTTON), tr("New person")),
                Button("back", Box(LEFT + half + 20, BUTTONS_Y, half, BUTTON), tr("Back")),
            ],
            focus="people" if self._rows else "new",
        )

    def chosen(self, word: str) -> Change:
        """Look at a person, let one in, or go back."""
        match word:
            case "people":
                people = self.panel.widget("people")
                assert isinstance(people, ListWidget)
                return Push(PersonScene(self.desk, self._people[people.place].id))
            case "new":
                return Push(NameScene(self.desk, "", self._let_in))
        return self.back()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The title, the list, and how one becomes somebody."""
        self.sees(kit)
        tr, palette = self.desk.tr, kit.palette
        title = kit.heading(tr("People"), 102)
        hint = tr("Who plays is chosen before a game: press on the name of your seat.")
        line = Box(LEFT, LIST.bottom + 18, WIDE, 40)
        still = [
            *kit.veil(60),
            title,
            kit.line(hint, Typeface.TEXT, kit.theme.text.body, palette.text, line),
            *self.panel.blits(kit),
        ]
        return Picture(kit.table("solo"), still)

    def _read(self) -> None:
        history = self.desk.history
        if history is not None:
            self._people = history.profiles()
            self._rows = [self._row(profile) for profile in self._people]
            self.desk.tell(history.take_notices())
        self.refresh()

    def _row(self, profile: Profile) -> Row:
        tr, history = self.desk.tr, self.desk.history
        assert history is not None
        weeks = history.weeks(profile.id, LATELY)
        since = datetime.combine(weeks[0].begins, time(), UTC) if weeks else datetime.now(UTC)
        totals, median = history.totals(profile.id), median_of(history.reactions(profile.id, since))
        reaction = "–" if median is None else seconds(median, tr) + " s"
        return Cell(profile.name, profile.style), str(totals.games), str(totals.wins), reaction

    def _let_in(self, name: str) -> None:
        """A new person with this name; who is there already is not let in twice."""
        history = self.desk.history
        if history is None or not name or name.casefold() in {one.name.casefold() for one in self._people}:
            return
        taken = [profile.style for profile in self._people]
        free = [style for style in range(MAX_SEATS) if style not in taken]
        history.add_profile(name, free[0] if free else len(taken) % MAX_SEATS)
