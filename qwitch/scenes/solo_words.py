"""What the results tell of a solo run: its time, its medal, the record it made or missed."""

from collections.abc import Iterator

from qwitch.match.deal_codes import deal_name
from qwitch.match.match import Match
from qwitch.match.medals import Medal, Standard
from qwitch.scenes.desk import Desk
from qwitch.scenes.keeping import is_helped
from qwitch.scenes.medal_words import PLACES, medal_name, medal_rule
from qwitch.scenes.names import Translate, clock_text, seconds
from qwitch.scenes.outcome import Outcome
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.medal import medal_sign
from qwitch.stage.painter import Blit
from qwitch.stage.widgets.body import sheet
from qwitch.store import GameFilter, PastGame
from qwitch.table import Box

BEST = 5
"""So many of the best times on the deal are shown."""


class SoloStory:
    """One run on one deal, among all runs on it. Runs with help are compared with each other alone."""

    def __init__(self, desk: Desk, outcome: Outcome, helped: bool, number: int | None, is_new: bool) -> None:
        """Tell of this outcome, which has this number in the history; None where it is not kept."""
        self._is_new = is_new
        self._desk, self._outcome, self._helped, self._number = desk, outcome, helped, number
        game, history = outcome.log.setup, desk.history
        best = history.best_times(game.seed, helped=helped, limit=50, edition=game.edition) if history else []
        self._best = [past for past in best if past.game.solo_ms is not None]

    @classmethod
    def of_run(cls, desk: Desk, outcome: Outcome, match: Match) -> "SoloStory":
        """Tell of the run just played: the newest on its deal."""
        wanted = GameFilter(mode="solo", seed=outcome.log.setup.seed)
        newest = desk.history.games(wanted, limit=1) if desk.history else []
        number = next((past.id for past in newest if past.game.solo_ms == outcome.played_ms), None)
        return cls(desk, outcome, is_helped(match, desk.settings), number, is_new=True)

    @classmethod
    def of_past(cls, desk: Desk, outcome: Outcome, past: PastGame) -> "SoloStory":
        """Tell of a run of the history."""
        return cls(desk, outcome, past.game.helped, past.id, is_new=False)

    # Medals are worked out in the moments that are left over

    @property
    def is_working(self) -> bool:
        """Whether it is still worked out what medals ask for here."""
        return self._standard is None and not self._helped

    def work(self, ms: float) -> None:
        """Work on it for so many milliseconds."""
        if self.is_working:
            game = self._outcome.log.setup
            self._desk.standards.work(game.edition, game.seed, ms)

    @property
    def _standard(self) -> Standard | None:
        game = self._outcome.log.setup
        return self._desk.standards.of(game.edition, game.seed)

    # Words

    def time(self, tr: Translate) -> str:
        """The time, in hundredths."""
        return clock_text(self._outcome.played_ms, tr, digits=2)

    def deal(self, tr: Translate) -> str:
        """Which deal it was."""
        game = self._outcome.log.setup
        editions = {"tin": tr("tin"), "boxed": tr("boxed")}
        words = tr("Deal {code} · {edition}", code=deal_name(game.seed), edition=editions[game.edition])
        return f"{words} · {tr('with help')}" if self._helped else words

    def record(self, tr: Translate) -> str:
        """The record it made, or by how much it missed it; nothing where the run is not kept."""
        if self._number is None:
            return ""
        others = [past.game.solo_ms for past in self._best if past.id != self._number and past.game.solo_ms]
        if not others:
            return tr("The first time on this deal") if self._is_new else ""
        by_ms = self._outcome.played_ms - min(others)
        if by_ms < 0 and not self._is_new:
            return tr("The best time on this deal")
        if by_ms < 0:
            return tr("New record: {seconds} s quicker!", seconds=seconds(-by_ms, tr))
        best = clock_text(min(others), tr, digits=2)
        return tr("{seconds} s behind the best time, {best}", seconds=seconds(by_ms, tr), best=best)

    def medal_words(self, tr: Translate) -> str:
        """The medal and what it means, or the next thing to reach."""
        if self._helped:
            return tr("Runs with help get no medal.")
        standard, run_ms = self._standard, self._outcome.played_ms
        if standard is None:
            return tr("Let us see what others need here …")
        medal = standard.medal(run_ms)
        if medal is None:
            limit = clock_text(standard.limit_ms(Medal.BRONZE), tr, digits=2)
            return tr("Bronze here: less than {time}", time=limit)
        return f"{medal_name(medal, tr)}: {medal_rule(medal, tr)}"

    # Pictures

    def medal(self, kit: Kit, tr: Translate, box: Box) -> Iterator[Blit]:
        """The medal and its words in a box."""
        standard = None if self._helped else self._standard
        medal = None if standard is None else standard.medal(self._outcome.played_ms)
        room = box.inset(40, 4)
        if medal is not None:
            yield medal_sign(kit, PLACES[medal], box.h - 10, (box.x + box.h / 2 + 4, box.centre[1]))
            room = Box(box.x + box.h + 16, box.y, box.w - box.h - 46, box.h)
        align = "centre" if medal is None else "left"
        yield kit.line(self.medal_words(tr), Typeface.BOLD, kit.theme.text.name, kit.palette.text, room, align)

    def best_times(self, kit: Kit, tr: Translate, box: Box) -> Iterator[Blit]:
        """The best times on this deal, this run among them in yellow."""
        palette, text = kit.palette, kit.theme.text
        yield sheet(kit, box)
        heading = Box(box.x + 24, box.y + 10, box.w - 48, 34)
        yield kit.line(tr("Best times on this deal"), Typeface.TEXT, text.small, palette.text_quiet, heading, "left")
        if not self._best:
            yield kit.line(tr("None yet"), Typeface.TEXT, text.body, palette.text_quiet, box.inset(24, 60))
        for place, past in enumerate(self._best[:BEST]):
            high = (box.h - 64) / BEST
            row = Box(box.x + 24, box.y + 50 + high * place, box.w - 48, high)
            colour = palette.accent if past.id == self._number else palette.text
            time = clock_text(past.game.solo_ms or 0, tr, digits=2)
            yield kit.line(f"{place + 1}.", Typeface.DISPLAY, 26, colour, row.resized(50, row.h), "left")
            yield kit.line(time, Typeface.DISPLAY, 28, colour, Box(row.x + 60, row.y, 170, row.h), "left")
            name = past.game.seats[0].name or tr("You")
            rest = Box(row.x + 240, row.y, row.w - 240, row.h)
            yield kit.line(name, Typeface.BOLD, text.body, colour, rest, "right")
