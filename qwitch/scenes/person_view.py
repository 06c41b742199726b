"""What a person's page shows: totals, games by mode and level, six bars, progress over weeks."""

from collections.abc import Iterator, Sequence

from qwitch.locale.language import Language
from qwitch.match.statistics import KindTime
from qwitch.scenes.names import level_name, seconds
from qwitch.scenes.six_kinds import six_kinds
from qwitch.stage.charts.weeks_chart import WeekMark, WeekWords, weeks_chart
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.widgets.body import sheet
from qwitch.store import Profile, Tally, Totals, Week
from qwitch.table import Box

TOP, TALL = 158, 470
TALLIES, BARS, WEEKS = Box(80, TOP, 370, TALL), Box(466, TOP, 566, TALL), Box(1048, TOP, 472, TALL)
MOST = 8
"""So many ways to play are listed, those played most."""

MODES = ("race", "turns", "solo")


class PersonView:
    """The figures of one person, in words."""

    def __init__(
        self, profile: Profile, totals: Totals, weeks: Sequence[Week], kinds: Sequence[KindTime], language: Language
    ) -> None:
        """Show these figures."""
        self._profile, self._totals, self._kinds, self._language = profile, totals, kinds, language
        self._weeks = tuple(self._mark(week) for week in weeks)

    def blits(self, kit: Kit, said: str) -> Iterator[Blit]:
        """All of it, and a line on what was just done."""
        yield from self._who(kit)
        yield from self._tallies(kit)
        yield from six_kinds(kit, self._kinds, self._language.tr, BARS)
        tr = self._language.tr
        words = WeekWords(tr("Games a week"), tr("won"), tr("Median reaction"), tr("No games in these weeks"))
        yield from weeks_chart(kit, self._weeks, words, WEEKS)
        if said:
            line = Box(80, 640, 1440, 44)
            yield kit.line(said, Typeface.BOLD, kit.theme.text.small, kit.palette.accent, line)

    def _who(self, kit: Kit) -> Iterator[Blit]:
        palette = kit.palette
        size = kit.lettering.fitting(self._profile.name, Typeface.DISPLAY, (76, 66, 56), 780)
        name = kit.lettering.outlined(self._profile.name, Typeface.DISPLAY, size, palette.accent, palette.plate, 6)
        middle = 170 + name.get_width() / kit.viewport.scale / 2
        yield kit.symbol(self._profile.style, 74, (122, 92))
        yield kit.centred(name, (middle, 92))
        yield kit.line(self._line(), Typeface.TEXT, kit.theme.text.body, palette.text, Box(1010, 76, 510, 40), "right")

    def _line(self) -> str:
        language, totals = self._language, self._totals
        minutes = totals.played_ms // 60_000
        games = language.ntr("{count} game", "{count} games", totals.games)
        wins = language.ntr("{count} win", "{count} wins", totals.wins)
        return f"{games} · {wins} · {minutes // 60}:{minutes % 60:02} h"

    def _tallies(self, kit: Kit) -> Iterator[Blit]:
        tr, palette, text = self._language.tr, kit.palette, kit.theme.text
        yield sheet(kit, TALLIES)
        heading = Box(TALLIES.x + 24, TALLIES.y + 10, TALLIES.w - 48, 34)
        yield kit.line(tr("Games"), Typeface.TEXT, text.small, palette.text_quiet, heading, "left")
        yield kit.line(tr("won"), Typeface.TEXT, text.small, palette.text_quiet, heading, "right")
        if not self._totals.tallies:
            yield kit.line(tr("None yet"), Typeface.TEXT, text.body, palette.text_quiet, TALLIES.inset(24, 60))
        most = sorted(self._totals.tallies, key=lambda tally: -tally.games)[:MOST]
        for place, tally in enumerate(most):
            yield from self._tally(kit, tally, Box(heading.x, TALLIES.y + 48 + 52 * place, heading.w, 52))

    def _tally(self, kit: Kit, tally: Tally, row: Box) -> Iterator[Blit]:
        tr, palette, text = self._language.tr, kit.palette, kit.theme.text
        modes = {"race": tr("Race"), "turns": tr("Kids"), "solo": tr("Solo")}
        name = modes.get(tally.mode, tally.mode)
        upper, lower = Box(row.x, row.y, row.w - 120, 30), Box(row.x, row.y + 27, row.w - 120, 22)
        yield kit.line(name, Typeface.BOLD, text.body, palette.text, upper, "left")
        yield kit.line(self._against(tally), Typeface.TEXT, text.small * 0.9, palette.text_quiet, lower, "left")
        won = f"{tally.games}" if tally.mode == "solo" else f"{tally.wins} / {tally.games}"
        yield kit.line(won, Typeface.DISPLAY, 28, palette.text, Box(row.right - 116, row.y, 116, row.h), "right")

    def _against(self, tally: Tally) -> str:
        tr = self._language.tr
        if tally.mode == "solo":
            return tr("against the clock")
        if not tally.against:
            return tr("people alone")
        names = dict.fromkeys(level_name(level, tr) for level in tally.against)
        return tr("against: {levels}", levels=", ".join(names))

    def _mark(self, week: Week) -> WeekMark:
        tr = self._language.tr
        time = "" if week.reaction_ms is None else seconds(week.reaction_ms, tr) + " s"
        return WeekMark(f"{week.begins:%m-%d}", week.games, week.wins, week.reaction_ms, time)
