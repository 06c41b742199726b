"""A match goes on from its log, as after the program was closed in the middle of a game: the log is enough."""

from qwitch.engine.events import Passed, Played, Turned
from qwitch.engine.game import Game
from qwitch.engine.position import OVER
from qwitch.match.events import Beaten, Late, Misplayed
from qwitch.match.match import Match
from qwitch.match.options import MatchOptions
from qwitch.match.reading import Log, LogError
from qwitch.match.referee import Referee
from qwitch.match.verify import act_again

ACTIONS = (Turned, Played, Passed, Beaten, Late, Misplayed)
"""What somebody did; all other events follow from these by the rules."""


def resume(log: Log, options: MatchOptions) -> Match:
    """The match of this log, standing where the log ends; raises LogError for one that is over or cannot be."""
    game = Game(log.setup)
    referee = Referee(game, options.freezes)
    for line, stamped in enumerate(log.events, 2):
        if isinstance(stamped.event, ACTIONS):
            outcome = act_again(referee, stamped)
            if isinstance(outcome, str):
                raise LogError(f"{log.path}: line {line}: cannot happen: {outcome}")
    if game.phase is OVER:
        raise LogError(f"{log.path}: the game is over; expected one that can go on")
    return Match(log.setup, log.seats, options, game=game, history=log.events)
