"""Results: who won, how everybody ranked, and what next."""

from qwitch.engine.events import Played
from qwitch.engine.ranks import ranks_by
from qwitch.match.match import Match
from qwitch.match.statistics import statistics_of
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.menu_scene import MenuScene
from qwitch.scenes.names import clock_text, only_person, seat_names
from qwitch.scenes.scene import FRAME_MS, IDLE_MS, Change, Reset
from qwitch.stage.choreography import party_colours
from qwitch.stage.dance import dancing_cards
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.menu import Entry, Menu
from qwitch.stage.painter import Picture
from qwitch.stage.particles import Particles
from qwitch.stage.podium import Standing, podium
from qwitch.stage.theme import FeltName
from qwitch.table import Box

FLOOR = 640
WIDTH = 420
PARTY_S = 12.0
"""How long cards dance and confetti falls, in seconds."""


class ResultsScene(MenuScene):
    """The end of a game."""

    _is_dancing = True

    def __init__(self, desk: Desk, plan: GamePlan, match: Match, felt: FeltName) -> None:
        """Show the ranking of a match that is over (R12)."""
        super().__init__(desk)
        self._plan, self._felt = plan, felt
        self._left = [match.game.cards_left(seat) for seat in range(len(match.seats))]
        self._played_ms = match.played_ms
        self._history = tuple(match.history)
        self._ranks = ranks_by(self._left)
        winner = self._ranks[0][0]
        played = [stamped.event for stamped in match.history if isinstance(stamped.event, Played)]
        self._dancers = [event.card for event in played if event.seat == winner][-4:]
        self._particles = Particles(seed=match.game.setup.seed)
        self._since_s: float | None = None

    @property
    def rest_ms(self) -> int:
        """Frames follow each other while there is dancing; then the screen is still."""
        return FRAME_MS if self._is_dancing else IDLE_MS

    def enter(self, now_s: float) -> None:
        """The party begins."""
        self._since_s = now_s
        if not self._desk.theme.calm:
            self._particles.rain(party_colours(self._desk.theme), count=140, over_s=PARTY_S / 2)

    def tick(self, now_s: float) -> Change:
        """After a while the dancers come to rest."""
        self._is_dancing = not self._desk.theme.calm and now_s - (self._since_s or now_s) < PARTY_S
        return None

    def step(self) -> None:
        """One fixed step of the confetti."""
        self._particles.step()

    def build(self) -> Menu:
        """Again, or something else."""
        tr = self._desk.tr
        entries = [Entry("rematch", tr("Rematch")), Entry("title", tr("Title screen"))]
        return Menu(entries, 800 - WIDTH / 2, 676, WIDTH)

    def choose(self, word: str) -> Change:
        """Play again, or go to the title."""
        if word == "rematch":
            return Reset(self._desk.open.table(self._plan.again()))
        return self.back()

    def back(self) -> Change:
        """Escape goes to the title."""
        return Reset(self._desk.open.title())

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The winner's name, the podium, the menu."""
        self.sees(kit)
        palette = kit.palette
        title = kit.lettering.outlined(self._headline(), Typeface.DISPLAY, 96, palette.accent, palette.plate, 7)
        at_s = now_s - (self._since_s or now_s) if self._is_dancing else 0.0
        moving = [*dancing_cards(kit, self._dancers, at_s), *self._particles.blits(kit)]
        still = [
            kit.veil(70),
            kit.centred(title, (800, 120)),
            kit.line(self._time(), Typeface.TEXT, kit.theme.text.body, palette.text, Box(400, 184, 800, 36)),
            kit.line(self._own_figures(), Typeface.BOLD, kit.theme.text.body, palette.accent, Box(200, 222, 1200, 36)),
            *podium(kit, self._standings(), FLOOR),
            *self.menu.blits(kit),
        ]
        return Picture(kit.table(self._felt), still, moving)

    def _headline(self) -> str:
        tr, winner = self._desk.tr, self._ranks[0][0]
        if self._plan.mode == "solo":
            return tr("All cards played!")
        you = winner == only_person(self._plan.seats)
        return tr("You win!") if you else tr("{name} wins!", name=self._names()[winner])

    def _time(self) -> str:
        tr = self._desk.tr
        if self._plan.mode == "solo":
            return tr("Your time: {time}", time=clock_text(self._played_ms, tr, digits=2))
        return tr("Played in {time} minutes", time=clock_text(self._played_ms, tr, digits=0))

    def _own_figures(self) -> str:
        """How the only person played; nothing where there is none or several."""
        you = only_person(self._plan.seats)
        if you is None:
            return ""
        tr, mine = self._desk.tr, statistics_of(self._history, takes_turns=self._plan.mode == "turns")[you]
        if mine.reaction_ms is None or mine.fastest is None:
            return ""
        return tr(
            "Your median: {median} s · fastest card: {fastest} s · longest streak: {streak} · wrong cards: {wrong}",
            median=f"{mine.reaction_ms / 1000:.2f}".replace(".", tr(".")),
            fastest=f"{mine.fastest.ms / 1000:.2f}".replace(".", tr(".")),
            streak=mine.longest_streak,
            wrong=mine.misplays,
        )

    def _standings(self) -> list[Standing]:
        """Best first; after two seconds comes a fourth, as in sport."""
        ntr, standings = self._desk.language.ntr, list[Standing]()
        for seats in self._ranks:
            rank = len(standings)
            for seat in seats:
                left = ntr("{count} card left", "{count} cards left", self._left[seat])
                style = self._plan.styles[seat] if self._plan.styles else seat
                standings.append(Standing(rank, self._names()[seat], style, left))
        return standings

    def _names(self) -> tuple[str, ...]:
        return seat_names(self._plan.seats, self._desk.tr, self._plan.names)
