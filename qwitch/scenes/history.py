"""History: the games that were played, newest first, by mode and by person."""

from qwitch.scenes.desk import Desk
from qwitch.scenes.names import clock_text, usual_names
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.past_game import past_game
from qwitch.scenes.scene import Change, Push
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.list import Cell, Column, ListWidget, Row
from qwitch.stage.widgets.panel import Panel
from qwitch.store import GameFilter, PastGame
from qwitch.table import Box

MOST = 500
"""So many games are listed at most, the newest."""

LEFT, WIDE = 110, 1380
ROW_Y, ROW = 176, 62
LIST = Box(LEFT, 258, WIDE, 494)


class HistoryScene(PanelScene):
    """A list of games; one that is chosen is looked at closer."""

    def __init__(self, desk: Desk, profile: int | None = None) -> None:
        """Show all games, or those of one person."""
        self._wanted = GameFilter(profile=profile)
        self._games: list[PastGame] = []
        self._count = 0
        self._styles: dict[int, int] = {}
        super().__init__(desk)
        self._read()
        self.panel.focus_on("games")

    def enter(self, now_s: float) -> None:
        """Games may have come or gone meanwhile."""
        self._read()

    def build(self) -> Panel:
        """What is wanted, above the list."""
        tr = self.desk.tr
        modes = [(None, tr("all")), ("race", tr("Race")), ("turns", tr("Kids")), ("solo", tr("Solo"))]
        profiles = self.desk.history.profiles() if self.desk.history else []
        people = [(None, tr("everybody")), *((one.id, one.name) for one in profiles)]
        half = (WIDE - 20) / 2
        columns = (
            Column(2.3, tr("when")),
            Column(1.2, tr("mode")),
            Column(1.2, tr("edition")),
            Column(3.4, tr("first place")),
            Column(1.2, tr("time"), "right"),
        )
        return Panel(
            [
                Choice("mode", Box(LEFT, ROW_Y, half, ROW), tr("Mode"), modes, self._wanted.mode, 0.6),
                Choice("who", Box(LEFT + half + 20, ROW_Y, half, ROW), tr("Person"), people, self._wanted.profile, 0.6),
                ListWidget("games", LIST, columns, [self._row(past) for past in self._games], self._empty()),
                Button("back", Box(800 - 210, 770, 420, 66), tr("Back")),
            ],
            focus="games" if self._games else "back",
        )

    def changed(self, word: str) -> Change:
        """Other games are wanted."""
        mode, profile = self.panel.value("mode"), self.panel.value("who")
        self._wanted = GameFilter(mode=mode, profile=profile)
        self._read()
        return None

    def chosen(self, word: str) -> Change:
        """Look at a game, or go back."""
        if word != "games":
            return self.back()
        games = self.panel.widget("games")
        assert isinstance(games, ListWidget)
        scene = past_game(self.desk, self._games[games.place])
        return None if scene is None else Push(scene)

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The title, how many games there are, the list."""
        self.sees(kit)
        palette, language = kit.palette, self.desk.language
        title = kit.heading(language.tr("History"), 100)
        words = language.ntr("{count} game", "{count} games", self._count)
        count = Box(LEFT + WIDE - 400, 110, 390, 40)
        still = [
            *kit.veil(60),
            title,
            kit.line(words, Typeface.TEXT, kit.theme.text.body, palette.text, count, "right"),
            *self.panel.blits(kit),
        ]
        return Picture(kit.table("solo"), still)

    def _read(self) -> None:
        """Read the wanted games, and list them."""
        history = self.desk.history
        if history is not None:
            self._styles = {profile.id: profile.style for profile in history.profiles()}
            self._games, self._count = history.games(self._wanted, MOST), history.count(self._wanted)
            self.desk.tell(history.take_notices())
        self.refresh()

    def _empty(self) -> str:
        tr = self.desk.tr
        if self._wanted == GameFilter():
            return tr("No games yet. What you play from now on is kept here.")
        return tr("No such games yet.")

    def _row(self, past: PastGame) -> Row:
        tr, game = self.desk.tr, past.game
        modes = {"race": tr("Race"), "turns": tr("Kids"), "solo": tr("Solo")}
        editions = {"tin": tr("tin"), "boxed": tr("boxed")}
        time_ms = game.duration_ms if game.solo_ms is None else game.solo_ms
        return (
            f"{past.when.astimezone():%Y-%m-%d  %H:%M}",
            modes.get(game.mode, game.mode),
            Cell(editions.get(game.edition, game.edition), is_quiet=True),
            Cell(self._first(past), self._style(past)),
            clock_text(time_ms, tr, digits=0 if game.solo_ms is None else 2),
        )

    def _first(self, past: PastGame) -> str:
        """Who came first, several where they share it."""
        seats = past.game.seats
        usual = usual_names([seat.is_person for seat in seats], self.desk.tr)
        return ", ".join(seat.name or usual[place] for place, seat in enumerate(seats) if seat.rank == 1)

    def _style(self, past: PastGame) -> int | None:
        """Colour and shape of whoever came first alone, and is known here."""
        first = [seat for seat in past.game.seats if seat.rank == 1]
        return self._styles.get(first[0].profile) if len(first) == 1 and first[0].profile is not None else None
