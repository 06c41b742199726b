"""A match goes on from its log, as after the program was closed in the middle of a game: the log is enough."""

from qwitch.engine.game import Game
from qwitch.engine.position import OVER
from qwitch.match.events import Stamped
from qwitch.match.match import Match
from qwitch.match.options import MatchOptions
from qwitch.match.reading import Log, LogError
from qwitch.match.referee import Referee
from qwitch.match.verify import act_again, freezes_of


def resume(log: Log, options: MatchOptions) -> Match:
    """The match of this log, standing where the log ends, freezes and all; its history holds what a crash cut off.

    Raises LogError for a log that is over, or whose events do not follow from the rules.
    """
    game = Game(log.setup)
    referee = Referee(game, freezes_of(log))
    history: list[Stamped] = []
    for line, logged in enumerate(log.events, 2):
        if len(history) < line - 1:
            outcome = [game.dealt] if line == 2 else act_again(referee, logged)
            if isinstance(outcome, str):
                raise LogError(f"{log.path}: line {line}: cannot happen: {outcome}")
            history += [Stamped(logged.t, event) for event in outcome]
        if history[line - 2] != logged:
            raise LogError(f"{log.path}: line {line}: does not follow from the lines before")
    if game.phase is OVER:
        raise LogError(f"{log.path}: the game is over; expected one that can go on")
    referee.freezes = options.freezes
    return Match(log.setup, log.seats, options, game=game, history=history, referee=referee)
