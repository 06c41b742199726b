"""A game that is over, as it was just played or as the history has its log: what the results tell of it."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from qwitch.engine.events import Ended, Played, Turned
from qwitch.engine.ranks import ranks_by
from qwitch.engine.setup import MAX_SEATS
from qwitch.match.chart import Chart, chart_of
from qwitch.match.match import Match
from qwitch.match.photo_finish import Moment, MomentKind, photo_finishes
from qwitch.match.reading import Log
from qwitch.match.statistics import SeatStatistics, statistics_of
from qwitch.scenes.names import only_person
from qwitch.scenes.plan import GamePlan


class Outcome:
    """What became of one game. Seats count from 0 going left, ranks are lists of seats, best first (R12)."""

    def __init__(self, log: Log, names: Sequence[str] = (), styles: Sequence[int | None] = ()) -> None:
        """Look back at this log; names are own ones ("" for the usual), styles those that were chosen (None: any)."""
        self.log = log
        count = len(log.seats)
        self.names = (*names, *[""] * (count - len(names)))[:count]
        self.styles = unlike(styles, count)
        self.left = _left(log)
        self.ranks = ranks_by(self.left)

    @classmethod
    def of_match(cls, plan: GamePlan, match: Match) -> "Outcome":
        """What became of a match that is over."""
        log = Log(Path("game"), match.game.setup, match.seats, tuple(match.history))
        return cls(log, plan.names, plan.styles)

    @property
    def mode(self) -> str:
        """Race, turns or solo."""
        return self.log.setup.mode

    @property
    def winner(self) -> int:
        """The seat that went out; the first of several that share the rank."""
        return self.ranks[0][0]

    @property
    def you(self) -> int | None:
        """The seat of the only person; None where there is none or several."""
        return only_person(self.log.seats)

    @cached_property
    def played_ms(self) -> int:
        """Milliseconds from the first "Go!" to the end: the time of a solo run (L1)."""
        events = self.log.events
        go_ms = next((one.t for one in events if isinstance(one.event, Turned)), events[-1].t)
        return events[-1].t - go_ms

    @cached_property
    def statistics(self) -> tuple[SeatStatistics, ...]:
        """How each seat played."""
        return statistics_of(self.log.events, takes_turns=self.mode == "turns")

    @cached_property
    def chart(self) -> Chart:
        """Cards left over time."""
        return chart_of(self.log.events)

    @cached_property
    def moment(self) -> Moment | None:
        """The moment for the photo finish: a close end, else the card that was beaten by the least; None: nothing."""
        moments = photo_finishes(self.log.events)
        ends = [moment for moment in moments if moment.kind is MomentKind.FINISH]
        return next(iter(ends), min(moments, key=lambda moment: moment.others[0].apart_ms, default=None))

    @property
    def last_cards(self) -> list[int]:
        """The winner's last cards, at most four."""
        played = [stamped.event for stamped in self.log.events if isinstance(stamped.event, Played)]
        return [event.card for event in played if event.seat == self.winner][-4:]


def unlike(styles: Sequence[int | None], count: int) -> tuple[int, ...]:
    """A style for each seat, no two alike: the chosen one, or where that is taken, or none was chosen, a free one."""
    wanted = [*styles, *[None] * (count - len(styles))][:count]
    kept = [style if style not in wanted[:place] else None for place, style in enumerate(wanted)]
    free = [style for style in range(MAX_SEATS) if style not in kept]
    return tuple(free.pop(0) if style is None else style for style in kept)


def _left(log: Log) -> tuple[int, ...]:
    """The cards left at the end; as far as it is told where the log is cut off."""
    ended = log.events[-1].event
    return ended.left if isinstance(ended, Ended) else tuple(line[-1].left for line in chart_of(log.events).lines)
