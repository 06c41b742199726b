"""The table of a solo run: always the same quick pace, the same cards when started over, and a ghost to race."""

from dataclasses import replace

from qwitch.engine.game import Phase
from qwitch.scenes.records import best_ghost
from qwitch.scenes.scene import Change, Scene
from qwitch.scenes.show import TableShow
from qwitch.scenes.solo_show import SoloShow
from qwitch.scenes.table import TableScene
from qwitch.table import TableLayout

SPARE_MS = 1.5
"""How much of a frame may go into working out what medals ask for, while play stands still."""


class SoloTableScene(TableScene):
    """One player against the clock (L1)."""

    _has_met = False

    def make_show(self, layout: TableLayout) -> TableShow:
        """What shows the run."""
        self._solo = SoloShow(self.match, layout, self._felt, self._desk, self._plan.names, self._plan.styles)
        return self._solo

    def enter(self, now_s: float) -> None:
        """Play starts, or goes on after a pause."""
        super().enter(now_s)
        self._meet_ghost()

    def refresh(self) -> None:
        """What fits is shown to whoever wants that help in solo."""
        super().refresh()
        self._show.shows_needed = self._desk.settings.solo.strip

    def tick(self, now_s: float) -> Change:
        """While no card can be played, there is time to work out what medals ask for."""
        self._meet_ghost()
        change, setup = super().tick(now_s), self.match.game.setup
        if change is None and self.match.game.phase is Phase.WAITING:
            self._desk.standards.work(setup.edition, setup.seed, SPARE_MS)
        return change

    def _meet_ghost(self) -> None:
        """Find the best run on this deal (L3) once, before "Go!": at the program's start the history comes late."""
        setup, kind = self.match.game.setup, self._desk.settings.solo.ghost
        if self._has_met or self._desk.history is None or self.match.go_ms is not None:
            return
        self._has_met = True
        if kind != "off":
            self._solo.race(best_ghost(self._desk, setup.edition, setup.seed), kind)

    def _restart(self) -> Scene:
        """The same cards from the start."""
        self.close()
        return self._desk.open.table(replace(self._plan.again(), seed=self.match.game.setup.seed))
