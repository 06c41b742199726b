"""Opens every screen: the one place that knows them all."""

from collections.abc import Callable

from qwitch.controls.labels import KeyLabels
from qwitch.locale.language import Language
from qwitch.match.match import Match
from qwitch.paths import assets_folder
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.how_to import HowToScene
from qwitch.scenes.keyboard_check import KeyboardCheckScene
from qwitch.scenes.keys import KeysScene
from qwitch.scenes.kids import KidsScene
from qwitch.scenes.options import OptionsScene
from qwitch.scenes.pause import PauseScene
from qwitch.scenes.results import ResultsScene
from qwitch.scenes.scene import Scene
from qwitch.scenes.seats import SeatsScene
from qwitch.scenes.table import TableScene
from qwitch.scenes.title import TitleScene
from qwitch.stage.looks import theme_of
from qwitch.stage.speaker import Speaker
from qwitch.stage.theme import FeltName
from qwitch.store import Settings

DEFAULTS = Settings()
"""The game's own settings."""


class AllScreens:
    """The screens of one run of the program."""

    def __init__(
        self, language: Language, labels: KeyLabels, plan: GamePlan, speaker: Speaker, settings: Settings = DEFAULTS
    ) -> None:
        """Open screens in this language, with these settings; the command line asked for this plan."""
        self.desk = Desk(
            language,
            assets_folder() / "tables",
            labels,
            plan,
            self,
            speaker,
            settings=settings,
            theme=theme_of(settings.palette, settings.contrast, settings.motion, settings.text_size),
        )

    def title(self) -> Scene:
        """The title screen."""
        return TitleScene(self.desk)

    def table(self, plan: GamePlan) -> Scene:
        """A freshly dealt game; raises TableError or OSError."""
        return KidsScene(self.desk, plan) if plan.mode == "turns" else TableScene(self.desk, plan)

    def pause(self, felt: FeltName, restart: Callable[[], Scene], leave: Callable[[], Scene], why: str = "") -> Scene:
        """The pause of a game; `why` is a line that tells the reason, if it was not the players' own wish."""
        return PauseScene(self.desk, felt, restart, leave, why)

    def seats(self, mode: str) -> Scene:
        """Who plays the next game of this mode."""
        return SeatsScene(self.desk, self.desk.seating(mode))

    def options(self) -> Scene:
        """The settings."""
        return OptionsScene(self.desk)

    def how_to(self) -> Scene:
        """Lessons and rules."""
        return HowToScene(self.desk)

    def keys(self) -> Scene:
        """Who plays with which keys."""
        return KeysScene(self.desk)

    def keyboard_check(self, people: int) -> Scene:
        """Which keys arrive together; the guided test tries those of so many people."""
        return KeyboardCheckScene(self.desk, people)

    def results(self, plan: GamePlan, match: Match, felt: FeltName) -> Scene:
        """The results of a match that is over."""
        return ResultsScene(self.desk, plan, match, felt)
