"""Solo records out of the history: the best run on a deal, and its ghost."""

from dataclasses import dataclass

from qwitch.match.ghost import Ghost, ghost_of
from qwitch.scenes.desk import Desk
from qwitch.scenes.keeping import kept_log
from qwitch.store import PastGame

WORK_MS, WORK_REST_MS = 6.0, 4
"""While medals are worked out on a screen: milliseconds of work at a time, and of rest between."""


@dataclass(frozen=True, slots=True)
class Record:
    """A solo run of the history and its time."""

    past: PastGame
    time_ms: int


def best_run(desk: Desk, edition: str, seed: int) -> Record | None:
    """The quickest run on a deal; one with help only where there is none without."""
    if desk.history is None:
        return None
    for helped in (False, True):
        for past in desk.history.best_times(seed, helped=helped, limit=1, edition=edition):
            if past.game.solo_ms is not None:
                return Record(past, past.game.solo_ms)
    return None


def best_ghost(desk: Desk, edition: str, seed: int) -> Ghost | None:
    """The ghost of the best run on a deal; None before the first."""
    record = best_run(desk, edition, seed)
    log = None if record is None else kept_log(desk, record.past)
    return None if log is None else ghost_of(log.events)
