"""Shows a match that is played again: the table of its mode, with every hand open, and nobody to be helped."""

from collections.abc import Callable, Sequence

from qwitch.engine.events import Played
from qwitch.engine.game import Phase
from qwitch.match.events import Misplayed, Stamped
from qwitch.match.playback import Playback
from qwitch.scenes.desk import Desk
from qwitch.scenes.hints import HintParts
from qwitch.scenes.kids_show import KidsShow
from qwitch.scenes.replay_layout import opened
from qwitch.scenes.show import TableShow
from qwitch.scenes.solo_show import SoloShow
from qwitch.stage.places import Places
from qwitch.stage.theme import Palette
from qwitch.table import Kind, TableLayout, load_table, table_file


class OpenPlaces(Places):
    """Where cards lie when every hand is open: there are no fans of backs."""

    def is_fan(self, seat: int) -> bool:
        """No hand is one."""
        return False


class Replayed(TableShow):
    """A match played again; `closing` is a line that is said instead of the hint, once the film is at its end."""

    closing = ""

    def catch_up(self, history: Sequence[Stamped]) -> None:
        """Lay out the position, and know what happened before it: freezes, and cards in a row."""
        self.lay()
        self.hearing.join(self._match.game.last_turner is not None, self._countdown_share())
        for stamped in history:
            match stamped.event:
                case Played(seat):
                    self._streaks = [count + 1 if seat == own else 0 for own, count in enumerate(self._streaks)]
                case Misplayed(seat, frozen_ms=frozen_ms):
                    self._streaks[seat], self._frozen_ms[seat] = 0, max(1, frozen_ms)

    def hint_parts(self, palette: Palette) -> HintParts:
        """What the hint says now."""
        return [(self.closing, palette.text)] if self.closing else super().hint_parts(palette)


class RaceReplay(Replayed):
    """A race played again."""

    def make_places(self, layout: TableLayout, people: Sequence[int]) -> Places:
        """The seats as in the game, the hands open."""
        return OpenPlaces(layout, super().make_places(layout, people).nearest)


class SoloReplay(Replayed, SoloShow):
    """A solo run played again, with its clock."""

    def make_places(self, layout: TableLayout, people: Sequence[int]) -> Places:
        """The one hand."""
        return OpenPlaces(layout)


class KidsReplay(Replayed, KidsShow):
    """A game in turns played again: the hand of whoever has the turn comes to the front."""

    def comes_to_front(self, seat: int) -> bool:
        """Everybody's hand does, children's and computer players'."""
        return True

    def lay(self) -> None:
        """Lay out the position, with the hand of whoever has the turn in front."""
        game = self._match.game
        if game.to_act is not None and game.phase is not Phase.OVER:
            self._bring_to_front(game.to_act)
        super().lay()

    def _stir_if_waiting(self, now_s: float) -> None:
        """Nobody waits for help."""

    def _speak(self, now_s: float) -> None:
        """Nobody is told that it is their turn."""


def show_maker(playback: Playback, desk: Desk, names: Sequence[str], styles: Sequence[int]) -> Callable[[], Replayed]:
    """What makes shows of this match, each on an empty table of its mode; raises TableError for a broken layout."""
    setup, people = playback.log.setup, sum(seat.is_person for seat in playback.seats)
    kind: Kind = "kids" if setup.mode == "turns" else "party" if people > 1 else "race"
    layout = opened(load_table(table_file(desk.tables, kind, setup.seats)))

    def make() -> Replayed:
        show: Replayed
        match setup.mode:
            case "turns":
                show = KidsReplay(playback, layout, desk, names, styles)
                show.help, show.help_fades, show.offers_pass = desk.settings.help, False, False
            case "solo":
                show = SoloReplay(playback, layout, "solo", desk, names, styles)
            case _:
                show = RaceReplay(playback, layout, "party" if kind == "party" else "race", desk, names, styles)
        if kind != "kids":
            show.tableau.shown = frozenset(range(setup.seats))
        show.captions, show.shows_needed = True, desk.settings.needed_strip
        return show

    return make
