"""Results: who won, how everybody ranked, how it went, and what next."""

from dataclasses import replace

from qwitch.match.match import Match
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.outcome import Outcome
from qwitch.scenes.outcome_scene import OutcomeScene
from qwitch.scenes.scene import FRAME_MS, IDLE_MS, Change, Reset
from qwitch.scenes.solo_words import SoloStory
from qwitch.stage.choreography import party_colours
from qwitch.stage.dance import dancing_cards
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.particles import Particles
from qwitch.stage.theme import FeltName

PARTY_S = 12.0
"""How long cards dance and confetti falls, in seconds."""

WORK_MS = 4.0
"""How much of a frame may go into working out medals, in milliseconds."""


class ResultsScene(OutcomeScene):
    """The end of a game that was just played. The first Enter deals the rematch."""

    _is_dancing = True

    def __init__(self, desk: Desk, plan: GamePlan, match: Match, felt: FeltName) -> None:
        """Show the ranking of a match that is over (R12)."""
        self._plan = plan
        outcome = Outcome.of_match(plan, match)
        self._dancers = outcome.last_cards
        self._particles = Particles(seed=match.game.setup.seed)
        self._since_s: float | None = None
        story = SoloStory.of_run(desk, outcome, match) if outcome.mode == "solo" else None
        super().__init__(desk, outcome, felt, story)

    @property
    def rest_ms(self) -> int:
        """Frames follow each other while there is dancing, or something to work out; then the screen is still."""
        return FRAME_MS if self._is_dancing or (self.story and self.story.is_working) else IDLE_MS

    def enter(self, now_s: float) -> None:
        """The party begins; whoever comes back to it finds it over."""
        super().enter(now_s)
        if self._since_s is None:
            self._since_s = now_s
            if not self.desk.theme.calm:
                self._particles.rain(party_colours(self.desk.theme), count=140, over_s=PARTY_S / 2)

    def tick(self, now_s: float) -> Change:
        """After a while the dancers come to rest."""
        self._is_dancing = not self.desk.theme.calm and now_s - (self._since_s or now_s) < PARTY_S
        if self.story is not None:
            self.story.work(WORK_MS)
        return None

    def step(self) -> None:
        """One fixed step of the confetti."""
        self._particles.step()

    def entries(self) -> list[tuple[str, str]]:
        """Again, the same again, look back, or something else."""
        tr = self.desk.tr
        if self.outcome.mode == "solo":
            first = [("rematch", tr("Another deal")), ("same", tr("The same deal again"))]
        else:
            first = [("rematch", tr("Rematch"))]
        return [*first, *self.looking_back(), ("title", tr("Title screen"))]

    def chosen(self, word: str) -> Change:
        """Play again, look back, or go to the title."""
        match word:
            case "rematch":
                return Reset(self.desk.open.table(self._plan.again()))
            case "same":
                same = replace(self._plan.again(), seed=self.outcome.log.setup.seed)
                return Reset(self.desk.open.table(same))
            case "watch" | "photo":
                return self.watch(word)
        return self.back()

    def back(self) -> Change:
        """Escape goes to the title."""
        return Reset(self.desk.open.title())

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The page; where the ranking is open, cards dance beside it."""
        picture = super().picture(kit, now_s, alpha)
        if self.page == 0:
            at_s = now_s - (self._since_s or now_s) if self._is_dancing else 0.0
            picture.moving += [*dancing_cards(kit, self._dancers, at_s), *self._particles.blits(kit)]
        return picture
