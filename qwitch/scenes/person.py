"""One person: games and wins, reactions by kind of card, progress; another name or colour, export, farewell."""

from collections.abc import Iterable

from qwitch.engine.directions import Direction
from qwitch.match.following import Kind
from qwitch.match.statistics import KindTime, median_ms
from qwitch.paths import export_folders
from qwitch.scenes.desk import Desk
from qwitch.scenes.history import HistoryScene
from qwitch.scenes.name import NameScene
from qwitch.scenes.names import style_names
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.person_view import PersonView
from qwitch.scenes.question import QuestionScene
from qwitch.scenes.scene import Change, Pop, Push
from qwitch.scenes.seated_names import renamed
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.panel import Panel
from qwitch.store import GameFilter, Notice, Profile, ReactionRow
from qwitch.store.exporting import export
from qwitch.table import Box

LEFT, WIDE, GAP = 80, 1440, 16
ROWS, BUTTON = (706, 780), 62


class PersonScene(PanelScene):
    """Everything that is kept of one person."""

    def __init__(self, desk: Desk, number: int) -> None:
        """Show the person with this number of the history."""
        self._number, self._said = number, ""
        self._profile: Profile | None = None
        self._view: PersonView | None = None
        self._is_new = True
        super().__init__(desk)
        self._read()

    def enter(self, now_s: float) -> None:
        """Whoever comes back to it may find another name and other figures."""
        if not self._is_new:
            self._read()
        self._is_new = False

    def tick(self, now_s: float) -> Change:
        """Who is gone cannot be looked at."""
        return Pop() if self._profile is None else None

    def build(self) -> Panel:
        """What can be done, in two rows."""
        tr = self.desk.tr
        wide = (WIDE - 2 * GAP) / 3
        boxes = [Box(LEFT + (wide + GAP) * column, y, wide, BUTTON) for y in ROWS for column in range(3)]
        styles = [(style, name) for style, name in enumerate(style_names(tr))]
        style = 0 if self._profile is None else self._profile.style
        return Panel(
            [
                Button("games", boxes[0], tr("Games")),
                Button("name", boxes[1], tr("Change name")),
                Choice("style", boxes[2], tr("Colour"), styles, style, 0.6),
                Button("export", boxes[3], tr("Save as table")),
                Button("delete", boxes[4], tr("Delete")),
                Button("back", boxes[5], tr("Back")),
            ],
            focus="games",
        )

    def changed(self, word: str) -> Change:
        """Another colour and shape."""
        if self._profile is not None:
            self._be(self._profile.name, int(self.panel.value("style")))
        return None

    def chosen(self, word: str) -> Change:
        """Do what the button says."""
        if self._profile is None:
            return self.back()
        match word:
            case "games":
                return Push(HistoryScene(self.desk, self._number))
            case "name":
                return Push(NameScene(self.desk, self._profile.name, self._rename))
            case "export":
                self._export(self._profile)
                return None
            case "delete":
                return Push(self._ask(self._profile))
        return self.back()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """Who it is, three charts, and what can be done."""
        self.sees(kit)
        shown = [] if self._view is None else [*self._view.blits(kit, self._said)]
        return Picture(kit.table("solo"), [*kit.veil(60), *shown, *self.panel.blits(kit)])

    def refresh(self) -> None:
        """Language or looks are others: figures are put into words anew."""
        super().refresh()
        self._show()

    def _read(self) -> None:
        history = self.desk.history
        self._profile = None
        if history is not None:
            self._profile = next((one for one in history.profiles() if one.id == self._number), None)
            self.desk.tell(history.take_notices())
        self.refresh()

    def _show(self) -> None:
        history, profile = self.desk.history, self._profile
        if history is None or profile is None:
            return
        kinds = kinds_of(history.reactions(profile.id))
        figures = history.totals(profile.id), tuple(history.weeks(profile.id))
        self._view = PersonView(profile, *figures, kinds, self.desk.language)

    # What can be done

    def _rename(self, name: str) -> None:
        """The person has another name; one that somebody else has is not taken."""
        history = self.desk.history
        others = (
            [] if history is None else [one.name.casefold() for one in history.profiles() if one.id != self._number]
        )
        if name and self._profile is not None and name.casefold() not in others:
            self._be(name, self._profile.style)

    def _be(self, name: str, style: int) -> None:
        if self.desk.history is None or self._profile is None:
            return
        before = self._profile.name
        self.desk.history.change_profile(self._number, name, style)
        self.desk.change(renamed(self.desk.settings, before, name, style))
        self._read()

    def _export(self, profile: Profile) -> None:
        history = self.desk.history
        if history is None:
            return
        what = export(history, export_folders(history.path.parent), profile.name, GameFilter(profile=profile.id))
        if isinstance(what, Notice):
            self.desk.tell([*history.take_notices(), what])
        else:
            self._said = self.desk.tr("Saved: {file}", file=what)

    def _ask(self, profile: Profile) -> QuestionScene:
        tr, games = self.desk.tr, 0 if self.desk.history is None else self.desk.history.totals(profile.id).games
        lines = (
            self.desk.language.ntr("{count} game is kept.", "{count} games are kept.", games),
            tr("Games that no other person here played go as well; elsewhere the name goes."),
            tr("This cannot be undone."),
        )
        question = tr("Delete {name} with all data?", name=profile.name)
        return QuestionScene(self.desk, question, lines, tr("Delete"), self._delete)

    def _delete(self) -> None:
        if self.desk.history is None or self._profile is None:
            return
        self.desk.history.delete_profile(self._number)
        self.desk.tell(self.desk.history.take_notices())
        self.desk.change(renamed(self.desk.settings, self._profile.name, "", None))


def median_of(rows: Iterable[ReactionRow]) -> int | None:
    """The median of all these reactions, in milliseconds; None without any."""
    return median_ms(row.ms for row in rows)


def kinds_of(rows: Iterable[ReactionRow]) -> tuple[KindTime, ...]:
    """How long each of the six kinds of cards took."""
    times = dict[tuple[str, str], list[int]]()
    for row in rows:
        times.setdefault((row.direction, row.kind), []).append(row.ms)
    found = [(direction, kind, times.get((direction.sign, kind.value), [])) for direction in Direction for kind in Kind]
    return tuple(KindTime(direction, kind, median_ms(own), len(own)) for direction, kind, own in found)
