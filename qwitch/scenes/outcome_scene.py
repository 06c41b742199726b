"""What the results of a game just played and those of a past one share: three pages and a row of buttons."""

from collections.abc import Iterator

from qwitch.controls.commands import Command, Scrolled
from qwitch.match.reading import LogError
from qwitch.scenes.desk import Desk
from qwitch.scenes.outcome import Outcome
from qwitch.scenes.outcome_chart import chart_page
from qwitch.scenes.outcome_figures import figures_page
from qwitch.scenes.outcome_ranking import ranking_page
from qwitch.scenes.outcome_words import headline, time_line
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change, Push
from qwitch.scenes.solo_words import SoloStory
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.theme import FeltName
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.tabs import Tabs
from qwitch.store import Notice, NoticeKind
from qwitch.table import Box

MARGIN, GAP = 90, 20
TABS = Box(340, 140, 920, 52)
BUTTONS_Y, BUTTON = 762, 68
PAGE = Box(MARGIN, 208, 1600 - 2 * MARGIN, 532)
"""Where a page lies, between its name and the buttons."""


class OutcomeScene(PanelScene):
    """Ranking, chart and figures of one game. Whoever inherits says what can be done next."""

    def __init__(self, desk: Desk, outcome: Outcome, felt: FeltName, story: SoloStory | None = None) -> None:
        """Show this outcome; `story` tells of a solo run."""
        self.outcome, self.felt, self.story, self.page = outcome, felt, story, 0
        super().__init__(desk)
        self._chart = chart_page(outcome, desk.tr)

    def entries(self) -> list[tuple[str, str]]:
        """The buttons: a word and a text each; the first has the focus."""
        raise AssertionError(f"{type(self).__name__} has no buttons")

    def looking_back(self) -> list[tuple[str, str]]:
        """The buttons that lead into the replay."""
        tr = self.desk.tr
        photo = [] if self.outcome.moment is None else [("photo", tr("Photo finish"))]
        return [("watch", tr("Watch again")), *photo]

    def subtitle(self) -> str:
        """The line below the headline."""
        return time_line(self.outcome, self.desk.tr) if self.story is None else self.story.deal(self.desk.tr)

    def watch(self, word: str) -> Change:
        """The replay, from the beginning, or at the moment of the photo finish; a log it refuses is told."""
        outcome = self.outcome
        at_ms = outcome.moment.t if word == "photo" and outcome.moment is not None else None
        try:
            return Push(self.desk.open.replay(outcome.log, outcome.names, outcome.styles, at_ms))
        except LogError as error:
            self.desk.tell([Notice(NoticeKind.HISTORY_NOT_READ, outcome.log.path.name, reason=str(error))])
            return None

    def build(self) -> Panel:
        """Pages above, buttons below."""
        tr, entries = self.desk.tr, self.entries()
        wide = (1600 - 2 * MARGIN - GAP * (len(entries) - 1)) / len(entries)
        buttons = [
            Button(word, Box(MARGIN + (wide + GAP) * place, BUTTONS_Y, wide, BUTTON), text)
            for place, (word, text) in enumerate(entries)
        ]
        first = tr("Time") if self.outcome.mode == "solo" else tr("Ranking")
        tabs = Tabs("page", TABS, (first, tr("Chart"), tr("Figures")), self.page)
        return Panel([*buttons, tabs], focus=entries[0][0])

    def refresh(self) -> None:
        """Language or looks are others: the chart's words are as well."""
        super().refresh()
        self._chart = chart_page(self.outcome, self.desk.tr)

    def handle(self, command: Command) -> Change:
        """Page keys and the wheel leaf through the pages; all else goes to the panel."""
        if isinstance(command, Scrolled):
            tabs = self._tabs()
            tabs.place = min(max(tabs.place + (1 if command.by > 0 else -1), 0), len(tabs.texts) - 1)
            return self.changed("page")
        return super().handle(command)

    def changed(self, word: str) -> Change:
        """Another page is open."""
        self.page = self._tabs().place
        return None

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The headline, the open page, the buttons."""
        self.sees(kit)
        still = [*kit.veil(70), *self._headline(kit), *self._page(kit), *self.panel.blits(kit)]
        return Picture(kit.table(self.felt), still)

    def _headline(self, kit: Kit) -> Iterator[Blit]:
        text = headline(self.outcome, self.desk.tr)
        size = kit.lettering.fitting(text, Typeface.DISPLAY, (80, 70, 60, 50), 1360)
        yield kit.heading(text, 80, size)

    def _page(self, kit: Kit) -> Iterator[Blit]:
        match self.page:
            case 1:
                yield from self._chart(kit, PAGE)
            case 2:
                yield from figures_page(kit, self.outcome, self.story, self.desk.tr, PAGE)
            case _:
                yield from ranking_page(kit, self.outcome, self.story, self.desk.language, self.subtitle())

    def _tabs(self) -> Tabs:
        tabs = self.panel.widget("page")
        assert isinstance(tabs, Tabs)
        return tabs
