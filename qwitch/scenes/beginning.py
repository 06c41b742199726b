"""How a match on the table begins: dealt anew, or taken up from its log; and where it is logged."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from qwitch.match.events import Stamped
from qwitch.match.log import LogWriter, Record, header_of
from qwitch.match.match import Match
from qwitch.match.reading import Log, LogError, read_log
from qwitch.match.resume import resume
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.store.notices import Notice, NoticeKind, printable, reason_of


class KeptGame:
    """The log of a kids' game in the data folder. A disk that is full ends the log, not the game: that is told once."""

    def __init__(self, path: Path, desk: Desk, header: Record) -> None:
        """Begin it anew."""
        self._path, self._desk = path, desk
        self._log: LogWriter | None = None
        try:
            self._log = LogWriter.to_path(path)
            self._log.header(header)
        except OSError as error:
            self._give_up(error)

    def __call__(self, stamped: Stamped) -> None:
        """Write what happened."""
        try:
            if self._log is not None:
                self._log(stamped)
        except OSError as error:
            self._give_up(error)

    def close(self) -> None:
        """The game is left."""
        try:
            if self._log is not None:
                self._log.close()
        except OSError as error:
            self._give_up(error)

    def _give_up(self, error: OSError) -> None:
        self._log = None
        folder = printable(self._path.parent)
        self._desk.tell([Notice(NoticeKind.HISTORY_NOT_KEPT, folder, reason=reason_of(error))])


class Logs:
    """All logs of one game: the one that was asked for, and the one from which a kids' game is taken up again."""

    def __init__(self, logs: Sequence[LogWriter | KeptGame]) -> None:
        """Write to these; there may be none."""
        self._logs = tuple(logs)

    def __call__(self, stamped: Stamped) -> None:
        """Write what happened; logs listen to their match."""
        for log in self._logs:
            log(stamped)

    def close(self) -> None:
        """The game is left."""
        for log in self._logs:
            log.close()


def begin(desk: Desk, plan: GamePlan) -> tuple[Match, Logs]:
    """The plan's match and its logs; raises OSError for a log that was asked for and cannot be written.

    A kids' game is always logged in the data folder, so that it can be taken up again, however it was left.
    """
    options = desk.options_for(plan.mode)
    match = resume(plan.resumed, options) if plan.resumed is not None else Match(plan.setup(), plan.seats, options)
    header = header_of(match.game.setup, match.game.dealer, [seat.text for seat in match.seats])
    logs: list[LogWriter | KeptGame] = []
    if plan.log is not None:
        asked_for = LogWriter.to_path(plan.log)
        asked_for.header(header)
        logs.append(asked_for)
    if plan.mode == "turns" and desk.kept_game is not None:
        logs.append(KeptGame(desk.kept_game, desk, header))
    written = Logs(logs)
    for stamped in match.history if plan.resumed is not None else ():
        written(stamped)  # with what followed of itself, should the old log have been cut off before it
    match.listen(written)
    return match, written


def kept_game(desk: Desk) -> Log | None:
    """The kids' game that was left before its end, if there is one that can be taken up."""
    if desk.kept_game is None or not desk.kept_game.exists():
        return None
    try:
        log = read_log(desk.kept_game, cut_allowed=True)
        resume(log, desk.options_for(log.setup.mode))
    except LogError:
        return None
    return log


def kept_plan(desk: Desk, kept: Log) -> GamePlan:
    """The plan to go on with it. Its log knows no names: those of the last game in turns stand, if it was this one."""
    plan = GamePlan(kept.setup.mode, kept.setup.edition, kept.seats, resumed=kept)
    last = desk.settings.last.turns
    if last is None or [seat.word for seat in last.seats] != [seat.word for seat in kept.seats]:
        return plan
    seating = desk.last_seating("turns", last)
    return replace(plan, names=seating.names(), styles=seating.styles(), pads=tuple(seating.pads().items()))
