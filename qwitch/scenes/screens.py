"""Opens every screen: the one place that knows them all.

The code of a screen is read when it is first opened, or before in a quiet moment: the title is there the sooner.
"""

from collections.abc import Callable, Iterator, Sequence

from qwitch.controls.labels import KeyLabels
from qwitch.locale.language import Language
from qwitch.match.match import Match
from qwitch.match.reading import Log
from qwitch.paths import assets_folder
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.scene import Scene
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
        if plan.mode == "turns":
            from qwitch.scenes.kids import KidsScene

            return KidsScene(self.desk, plan)
        if plan.mode == "solo":
            from qwitch.scenes.solo_table import SoloTableScene

            return SoloTableScene(self.desk, plan)
        from qwitch.scenes.table import TableScene

        return TableScene(self.desk, plan)

    def pause(self, felt: FeltName, restart: Callable[[], Scene], leave: Callable[[], Scene], why: str = "") -> Scene:
        """The pause of a game; `why` is a line that tells the reason, if it was not the players' own wish."""
        from qwitch.scenes.pause import PauseScene

        return PauseScene(self.desk, felt, restart, leave, why)

    def seats(self, mode: str) -> Scene:
        """Who plays the next game of this mode."""
        from qwitch.scenes.seats import SeatsScene

        return SeatsScene(self.desk, self.desk.seating(mode))

    def solo(self) -> Scene:
        """Which deal is played against the clock."""
        from qwitch.scenes.solo import SoloScene

        return SoloScene(self.desk)

    def best_times(self, seed: int | None = None, edition: str = "") -> Scene:
        """The quickest solo runs: of this deal, of today, of all; first those of an edition, else of the last one."""
        from qwitch.scenes.best_times import BestTimesScene

        return BestTimesScene(self.desk, seed, edition)

    def options(self) -> Scene:
        """The settings."""
        from qwitch.scenes.options import OptionsScene

        return OptionsScene(self.desk)

    def how_to(self) -> Scene:
        """Lessons and rules."""
        from qwitch.scenes.how_to import HowToScene

        return HowToScene(self.desk)

    def keys(self) -> Scene:
        """Who plays with which keys."""
        from qwitch.scenes.keys import KeysScene

        return KeysScene(self.desk)

    def keyboard_check(self, people: int) -> Scene:
        """Which keys arrive together; the guided test tries those of so many people."""
        from qwitch.scenes.keyboard_check import KeyboardCheckScene

        return KeyboardCheckScene(self.desk, people)

    def results(self, plan: GamePlan, match: Match, felt: FeltName) -> Scene:
        """The results of a match that is over."""
        from qwitch.scenes.results import ResultsScene

        return ResultsScene(self.desk, plan, match, felt)

    def replay(
        self, log: Log, names: Sequence[str] = (), styles: Sequence[int] = (), at_ms: int | None = None
    ) -> Scene:
        """A game watched again, from this millisecond of game clock on where one is named."""
        from qwitch.scenes.replay import ReplayScene

        return ReplayScene(self.desk, log, names, styles, at_ms)

    def people(self) -> Scene:
        """Best times, history and people: where to look back from."""
        from qwitch.scenes.hub import HubScene

        return HubScene(self.desk)

    def history(self) -> Scene:
        """The games that were played."""
        from qwitch.scenes.history import HistoryScene

        return HistoryScene(self.desk)


def all_code() -> Iterator[type[Scene]]:
    """Read the code of the screens behind the title, one at a time, most wanted first."""
    from qwitch.scenes.seats import SeatsScene

    yield SeatsScene
    from qwitch.scenes.table import TableScene

    yield TableScene
    from qwitch.scenes.solo import SoloScene

    yield SoloScene
    from qwitch.scenes.solo_table import SoloTableScene

    yield SoloTableScene
    from qwitch.scenes.pause import PauseScene

    yield PauseScene
    from qwitch.scenes.results import ResultsScene

    yield ResultsScene
    from qwitch.scenes.kids import KidsScene

    yield KidsScene
    from qwitch.scenes.options import OptionsScene

    yield OptionsScene
    from qwitch.scenes.best_times import BestTimesScene

    yield BestTimesScene
    from qwitch.scenes.how_to import HowToScene

    yield HowToScene
    from qwitch.scenes.keys import KeysScene

    yield KeysScene
    from qwitch.scenes.keyboard_check import KeyboardCheckScene

    yield KeyboardCheckScene
    from qwitch.scenes.hub import HubScene

    yield HubScene
    from qwitch.scenes.history import HistoryScene

    yield HistoryScene
    from qwitch.scenes.replay import ReplayScene

    yield ReplayScene
