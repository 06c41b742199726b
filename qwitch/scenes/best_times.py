"""Best times: the quickest solo runs on one deal, of today, or of all; each can be watched, and its deal be played."""

from collections.abc import Callable, Iterator
from datetime import date

from qwitch.match.deal_codes import deal_name
from qwitch.match.medals import Standard
from qwitch.scenes.desk import Desk
from qwitch.scenes.keeping import kept_log
from qwitch.scenes.medal_words import PLACES, medal_name, speed_line
from qwitch.scenes.names import clock_text
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.records import WORK_MS, WORK_REST_MS
from qwitch.scenes.scene import IDLE_MS, Change, Push, Reset
from qwitch.scenes.solo_deal import alone, solo_plan
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.list import Cell, Column, ListWidget, Row
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.widget import Widget
from qwitch.store import PastGame
from qwitch.table import Box

LEFT, WIDTH, HEIGHT = 84, 1432, 62
LIST = Box(LEFT, 222, WIDTH, 498)
DETAIL = Box(LEFT, 726, WIDTH, 44)
MOST = 50
"""So many runs are listed."""


class BestTimesScene(PanelScene):
    """Runs without help rank apart from those with help, and each edition by itself."""

    def __init__(
        self, desk: Desk, seed: int | None = None, edition: str = "", today: Callable[[], date] = date.today
    ) -> None:
        """List the runs on this deal, or on all deals, in this edition, or the one played last.

        today tells the day where the player is.
        """
        self._today = today
        self._seed = seed
        self.which = "all" if seed is None else "deal"
        self.edition, self.helped = edition or alone(desk).edition, desk.settings.solo.strip
        self.runs: list[PastGame] = []
        super().__init__(desk)
        self.panel.focus_on("runs" if self.runs else "back")

    # What is listed

    def _find(self) -> list[PastGame]:
        history = self.desk.history
        if history is None:
            return []
        seed = self._seed if self.which == "deal" else None
        day = self._today() if self.which == "day" else None
        found = history.best_times(seed, day, self.helped, MOST, edition=self.edition)
        self.desk.tell(history.take_notices())
        return found

    def _standard(self, past: PastGame) -> Standard | None:
        return self.desk.standards.of(past.game.edition, past.game.seed)

    @property
    def _unmeasured(self) -> PastGame | None:
        """A run whose medal is not known yet."""
        return next((past for past in self.runs if not past.game.helped and self._standard(past) is None), None)

    @property
    def _run(self) -> PastGame | None:
        """The run in focus."""
        runs = self.panel.widget("runs")
        assert isinstance(runs, ListWidget)
        return self.runs[runs.place] if self.runs else None

    @property
    def rest_ms(self) -> int:
        """While medals are worked out, there is something to do."""
        return IDLE_MS if self._unmeasured is None else WORK_REST_MS

    def tick(self, now_s: float) -> Change:
        """Work on a medal, a little each frame."""
        past = self._unmeasured
        if past is not None and self.desk.standards.work(past.game.edition, past.game.seed, WORK_MS) is not None:
            self.refresh()
        return None

    # The controls

    def build(self) -> Panel:
        """What is listed, the list, and what can be done with a run."""
        self.runs = self._find()
        tr = self.desk.tr
        columns = [
            Column(0.4),
            Column(1.2, tr("Time")),
            Column(2.2, tr("Player")),
            Column(1.1, tr("Deal")),
            Column(1.4, tr("Medal")),
            Column(1.4, tr("Day"), "right"),
        ]
        rows = [self._row(place, past) for place, past in enumerate(self.runs)]
        runs = ListWidget("runs", LIST, columns, rows, tr("No run yet"))
        return Panel([*self._filters(), runs, *self._buttons()], focus="runs")

    def _filters(self) -> Iterator[Widget]:
        tr = self.desk.tr
        every: list[tuple[object, str]] = [("day", tr("today")), ("all", tr("all deals"))]
        if self._seed is not None:
            every = [("deal", tr("deal {name}", name=deal_name(self._seed))), *every]
        editions: list[tuple[object, str]] = [("tin", tr("tin")), ("boxed", tr("boxed"))]
        helps: list[tuple[object, str]] = [(False, tr("without help")), (True, tr("with help"))]
        yield Choice("which", Box(LEFT, 142, 470, HEIGHT), tr("Runs"), every, self.which, 0.6)
        yield Choice("edition", Box(LEFT + 490, 142, 440, HEIGHT), tr("Edition"), editions, self.edition)
        yield Choice("help", Box(LEFT + 950, 142, WIDTH - 950, HEIGHT), tr("Help"), helps, self.helped, 0.64)

    def _row(self, place: int, past: PastGame) -> Row:
        """Place, time, who, which deal, medal, day."""
        tr, game = self.desk.tr, past.game
        standard = None if game.helped else self._standard(past)
        medal = None if standard is None or game.solo_ms is None else standard.medal(game.solo_ms)
        return (
            f"{place + 1}.",
            clock_text(game.solo_ms or 0, tr, digits=2),
            game.seats[0].name or tr("You"),
            deal_name(game.seed),
            Cell("") if medal is None else Cell(medal_name(medal, tr), medal=PLACES[medal]),
            Cell(past.when.astimezone().date().isoformat(), is_quiet=True),
        )

    def _buttons(self) -> Iterator[Widget]:
        tr, step = self.desk.tr, WIDTH / 3
        texts = [("watch", tr("Watch the run")), ("play", tr("Play this deal")), ("back", tr("Back"))]
        for place, (word, text) in enumerate(texts):
            button = Button(word, Box(LEFT + step * place + 8, 778, step - 16, 68), text)
            button.is_enabled = word == "back" or bool(self.runs)
            yield button

    # What the player wants

    def changed(self, word: str) -> Change:
        """Other runs are wanted."""
        value = self.panel.value(word)
        match word:
            case "which":
                self.which = str(value)
            case "edition":
                self.edition = str(value)
            case "help":
                self.helped = bool(value)
        self.refresh()
        return None

    def chosen(self, word: str) -> Change:
        """Watch the run in focus, play its deal, or go back."""
        past = self._run
        if word == "back" or past is None:
            return self.back()
        if word == "play":
            seating = alone(self.desk)
            seating.edition = past.game.edition
            return Reset(self.desk.open.table(solo_plan(self.desk, seating, past.game.seed)))
        log = kept_log(self.desk, past)
        seat = past.game.seats[0]
        return None if log is None else Push(self.desk.open.replay(log, (seat.name,)))

    # The picture

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The list, and what the run in focus is worth."""
        self.sees(kit)
        palette, tr = kit.palette, self.desk.tr
        title = kit.heading(tr("Best times"), 84, 76)
        still = [
            *kit.veil(80),
            title,
            *self.panel.blits(kit),
            kit.line(self._detail(), Typeface.BOLD, kit.theme.text.body, palette.text, DETAIL),
        ]
        return Picture(kit.table("solo"), still)

    def _detail(self) -> str:
        """The run in focus in a line."""
        past, tr = self._run, self.desk.tr
        if past is None or past.game.solo_ms is None:
            return ""
        deal = tr("Deal {name}", name=deal_name(past.game.seed))
        words = [deal, clock_text(past.game.solo_ms, tr, digits=2)]
        standard = self._standard(past)
        if past.game.helped:
            words.append(tr("with help"))
        elif standard is not None:
            words.append(speed_line(standard, past.game.solo_ms, tr))
        return " · ".join(words)
