"""A match played again from its log: it can stand at any moment of it, with every card where it lay.

The actions of the log are done again by the same engine and referee as in a live match, so that nothing has to be
remembered on the way: a whole race is played anew in a few milliseconds.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from qwitch.engine.events import Dealt, Ended, Stopped, Turned
from qwitch.engine.game import Game
from qwitch.engine.position import WAITING
from qwitch.match.discipline import Discipline
from qwitch.match.events import Event, Stamped
from qwitch.match.options import OPTIONS, MatchOptions
from qwitch.match.reading import Log, LogError
from qwitch.match.referee import Referee
from qwitch.match.seats import SeatSpec
from qwitch.match.verify import act_again, freezes_of

LONGEST_COUNTDOWN_MS = 5000
"""A wait for the next direction card that is longer was no countdown: somebody took that long to turn it (H6)."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something somebody did, at this millisecond of game clock, and all that followed from it at once; or the deal."""

    t: int
    events: tuple[Event, ...]


class Playback:
    """A match standing after so many deeds of its log. Move it through `go`, `do_next` and now_ms alone.

    history holds the events up to there.
    """

    def __init__(self, log: Log) -> None:
        """Stand before the deal.

        Raises LogError for a log whose very deal does not follow from its seed. One that breaks the rules later on is
        played up to there: why_short says in one line where and why, and is empty for every other log.
        """
        self.log = log
        self.deeds, self.why_short = deeds_of(log)
        if not self.deeds:
            raise LogError(self.why_short)
        self._times = [deed.t for deed in self.deeds]
        self._turns = [place for place, deed in enumerate(self.deeds) if isinstance(deed.events[0], Turned)]
        self._stops = [place for place, deed in enumerate(self.deeds) if _stops(deed)]
        self.now_ms = 0
        self._begin()

    def _begin(self) -> None:
        self.place = 0
        self.history: list[Stamped] = []
        self._game = Game(self.log.setup)
        self._referee = Referee(self._game, freezes_of(self.log))

    # What can be watched

    @property
    def game(self) -> Game:
        """Where the game stands; another object after every way back."""
        return self._game

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sat where."""
        return self.log.seats

    @property
    def disciplines(self) -> Sequence[Discipline]:
        """What holds each seat back (H3)."""
        return self._referee.disciplines

    @property
    def options(self) -> MatchOptions:
        """The mode's own options, but with the countdown that runs here."""
        usual, wait_ms = OPTIONS[self.log.setup.mode], self._wait_ms()
        return usual if wait_ms is None else replace(usual, first_countdown_ms=wait_ms, countdown_ms=wait_ms)

    @property
    def turn_due_ms(self) -> int | None:
        """When the next direction card is turned; None while play runs, and where somebody took long to turn it."""
        return None if self._wait_ms() is None else self.deeds[self._next_turn()].t

    @property
    def go_ms(self) -> int | None:
        """When the first direction card was turned (R1); None before it."""
        return self._times[self._turns[0]] if self._turns and self._turns[0] < self.place else None

    @property
    def played_ms(self) -> int:
        """Milliseconds since the first "Go!"; 0 before it (L1)."""
        return 0 if self.go_ms is None else self.now_ms - self.go_ms

    @property
    def ends_ms(self) -> int:
        """When the last thing of the log happened."""
        return self._times[-1]

    @property
    def events(self) -> list[Stamped]:
        """All that happens in the match."""
        return [Stamped(deed.t, event) for deed in self.deeds for event in deed.events]

    @property
    def is_finished(self) -> bool:
        """Whether the log holds the match's end."""
        return isinstance(self.deeds[-1].events[-1], Ended)

    @property
    def stops_ms(self) -> tuple[int, ...]:
        """When play stopped (R7, R8), in order of time."""
        return tuple(self._times[place] for place in self._stops)

    @property
    def next_ms(self) -> int | None:
        """When the next deed is due; None after the last one."""
        return self._times[self.place] if self.place < len(self.deeds) else None

    # How it moves

    def place_at(self, ms: int) -> int:
        """How many deeds were done by this millisecond of game clock; the deal always is."""
        return max(1, bisect_right(self._times, ms))

    def go(self, place: int, now_ms: int) -> None:
        """Stand after so many deeds, at this millisecond of game clock."""
        if place < self.place:
            self._begin()
        while self.place < place:
            self.do_next()
        self.now_ms = now_ms

    def do_next(self) -> Deed:
        """Do the next deed; the clock stands where it is due. Ask next_ms first whether there is one."""
        deed = self.deeds[self.place]
        if not isinstance(deed.events[0], Dealt):
            act_again(self._referee, Stamped(deed.t, deed.events[0]))
        self.history += (Stamped(deed.t, event) for event in deed.events)
        self.place += 1
        self.now_ms = deed.t
        return deed

    def _next_turn(self) -> int:
        """The place of the next direction card among the deeds; beyond them where none follows."""
        after = bisect_right(self._turns, self.place - 1)
        return self._turns[after] if after < len(self._turns) else len(self.deeds)

    def _wait_ms(self) -> int | None:
        """How long the countdown is that runs now, from the stop or the deal to the next direction card."""
        turn = self._next_turn()
        if self._game.phase is not WAITING or turn == len(self.deeds):
            return None
        stops = bisect_right(self._stops, turn)
        wait_ms = self._times[turn] - (self._times[self._stops[stops - 1]] if stops else self._times[0])
        return wait_ms if 0 < wait_ms <= LONGEST_COUNTDOWN_MS else None


def deeds_of(log: Log) -> tuple[tuple[Deed, ...], str]:
    """What was done in a log, as far as it follows from the rules; and why no further, empty where all of it does.

    A log that was cut off between the parts of a deed gets the rest of them.
    """
    game = Game(log.setup)
    referee = Referee(game, freezes_of(log))
    deeds, place = list[Deed](), 0
    while place < len(log.events):
        logged = log.events[place]
        happened = act_again(referee, logged) if deeds else [game.dealt]
        if isinstance(happened, str):
            return tuple(deeds), f"{log.path}: line {place + 2}: cannot happen: {happened}"
        for line, (found, event) in enumerate(zip(log.events[place:], happened, strict=False), place + 2):
            if found != Stamped(logged.t, event):
                return tuple(deeds), f"{log.path}: line {line}: does not follow from the lines before"
        deeds.append(Deed(logged.t, tuple(happened)))
        place += len(happened)
    return tuple(deeds), ""


def _stops(deed: Deed) -> bool:
    return any(isinstance(event, Stopped) for event in deed.events)
