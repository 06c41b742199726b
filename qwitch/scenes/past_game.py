"""A game of the history, looked at again: its results, its chart, its replay."""

from qwitch.scenes.desk import Desk
from qwitch.scenes.keeping import kept_log
from qwitch.scenes.outcome import Outcome
from qwitch.scenes.outcome_scene import OutcomeScene
from qwitch.scenes.scene import FRAME_MS, IDLE_MS, Change
from qwitch.scenes.solo_words import SoloStory
from qwitch.stage.theme import FeltName
from qwitch.store import PastGame

FELTS: dict[str, FeltName] = {"race": "race", "turns": "kids", "solo": "solo"}

WORK_MS = 4.0
"""How much of a frame may go into working out medals, in milliseconds."""


def past_game(desk: Desk, past: PastGame) -> "PastGameScene | None":
    """The screen of a game of the history; None where its log cannot be read, which is told."""
    if desk.history is None:
        return None
    log = kept_log(desk, past)
    if log is None:
        return None
    styles = {profile.id: profile.style for profile in desk.history.profiles()}
    chosen = [None if seat.profile is None else styles.get(seat.profile) for seat in past.game.seats]
    return PastGameScene(desk, past, Outcome(log, [seat.name for seat in past.game.seats], chosen))


class PastGameScene(OutcomeScene):
    """The results of a game of the history."""

    def __init__(self, desk: Desk, past: PastGame, outcome: Outcome) -> None:
        """Show this game."""
        self._past = past
        story = SoloStory.of_past(desk, outcome, past) if outcome.mode == "solo" else None
        super().__init__(desk, outcome, FELTS[outcome.mode], story)

    @property
    def rest_ms(self) -> int:
        """Frames follow each other while there is something to work out."""
        return FRAME_MS if self.story and self.story.is_working else IDLE_MS

    def tick(self, now_s: float) -> Change:
        """Medals are worked out."""
        if self.story is not None:
            self.story.work(WORK_MS)
        return None

    def entries(self) -> list[tuple[str, str]]:
        """Look closer, or go back."""
        return [*self.looking_back(), ("back", self.desk.tr("Back"))]

    def subtitle(self) -> str:
        """When it was played, and for how long or on which deal."""
        return f"{self._past.when.astimezone():%Y-%m-%d  %H:%M}  ·  {super().subtitle()}"

    def chosen(self, word: str) -> Change:
        """Watch it, or go back."""
        return self.watch(word) if word in ("watch", "photo") else self.back()
