"""How a match on the table begins: dealt anew, or taken up from its log; and where it is logged."""

from qwitch.match.log import LogWriter, header_of
from qwitch.match.match import Match
from qwitch.match.reading import Log, LogError, read_log
from qwitch.match.resume import resume
from qwitch.scenes.desk import Desk, GamePlan


def begin(desk: Desk, plan: GamePlan) -> tuple[Match, LogWriter | None]:
    """The plan's match and its log; raises OSError for a log that was asked for and cannot be written.

    A kids' game is always logged in the data folder, so that it can be taken up again, however it was left.
    """
    options = desk.options_for(plan.mode)
    if plan.resumed is not None:
        return _take_up(plan.resumed, resume(plan.resumed, options))
    match = Match(plan.setup(), plan.seats, options)
    if plan.log is not None:
        return match, _logged(LogWriter.to_path(plan.log), match)
    if plan.mode != "turns" or desk.kept_game is None:
        return match, None
    try:
        return match, _logged(LogWriter.to_path(desk.kept_game), match)
    except OSError:
        return match, None  # the settings have told already that nothing can be kept here


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


def _logged(log: LogWriter, match: Match) -> LogWriter:
    log.header(header_of(match.game.setup, match.game.dealer, [seat.text for seat in match.seats]))
    match.listen(log)
    return log


def _take_up(kept: Log, match: Match) -> tuple[Match, LogWriter | None]:
    """Write the log again as far as it was whole, and go on with it."""
    try:
        log = _logged(LogWriter.to_path(kept.path), match)
        for stamped in kept.events:
            log(stamped)
    except OSError:
        return match, None
    return match, log
