"""Opens every screen: the one place that knows them all."""

from collections.abc import Callable

from qwitch.controls.labels import KeyLabels
from qwitch.locale.language import Language
from qwitch.match.match import Match
from qwitch.paths import assets_folder
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.pause import PauseScene
from qwitch.scenes.results import ResultsScene
from qwitch.scenes.scene import Scene
from qwitch.scenes.table import TableScene
from qwitch.scenes.title import TitleScene
from qwitch.stage.speaker import Speaker
from qwitch.stage.theme import FeltName


class AllScreens:
    """The screens of one run of the program."""

    def __init__(self, language: Language, labels: KeyLabels, plan: GamePlan, speaker: Speaker) -> None:
        """Open screens in this language; the title screen starts this plan."""
        self.desk = Desk(language, assets_folder() / "tables", labels, plan, self, speaker)

    def title(self) -> Scene:
        """The title screen."""
        return TitleScene(self.desk)

    def table(self, plan: GamePlan) -> Scene:
        """A freshly dealt game; raises TableError or OSError."""
        return TableScene(self.desk, plan)

    def pause(self, felt: FeltName, restart: Callable[[], Scene], leave: Callable[[], Scene]) -> Scene:
        """The pause of a game."""
        return PauseScene(self.desk, felt, restart, leave)

    def results(self, plan: GamePlan, match: Match, felt: FeltName) -> Scene:
        """The results of a match that is over."""
        return ResultsScene(self.desk, plan, match, felt)
