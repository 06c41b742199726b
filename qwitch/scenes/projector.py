"""Plays a match again at a speed: forwards, step by step, or laid out at any moment. It knows no controls."""

from collections.abc import Callable

from qwitch.match.playback import Playback
from qwitch.scenes.replay_show import Replayed

SPEEDS = (0.25, 0.5, 1.0, 2.0)
"""How fast a match can be played again: slow motion, half, as it was, double."""

LONGEST_S = 0.1
"""A gap longer than this between two looks at the clock, in seconds, was a stall: the film has waited meanwhile."""

TAIL_MS = 2600
"""How long the film goes on after the last thing that happened, in milliseconds."""

SETTLE_S = 7.0
"""For no longer than this, in seconds, things go on moving after the film has stopped."""


class Projector:
    """One match, one show, and two clocks: the game's, and the one that everything moves by."""

    def __init__(self, playback: Playback, make_show: Callable[[], Replayed]) -> None:
        """Stand before the deal; make_show gives a show of the playback on an empty table."""
        self.playback, self._make_show = playback, make_show
        self.show = make_show()
        self.speed = 1.0
        self.is_playing = False
        self.film_ms = 0.0
        self.show_s = 0.0
        self._until_ms: float | None = None
        self._settles_until_s = 0.0
        self._seen_s: float | None = None
        self._steps = 0.0

    # What it is doing

    @property
    def ms(self) -> int:
        """The game clock, in milliseconds, from 0 to the last thing that happened."""
        return min(int(self.film_ms), self.playback.ends_ms)

    @property
    def is_at_end(self) -> bool:
        """Whether all is played: the film has run out, or was taken to its end."""
        has_run_out = self.film_ms >= self._film_ends_ms or self.film_ms == self.playback.ends_ms
        return self.playback.next_ms is None and has_run_out

    @property
    def is_moving(self) -> bool:
        """Whether anything moves on the screen."""
        return self._rate > 0

    @property
    def _film_ends_ms(self) -> float:
        return self.playback.ends_ms + TAIL_MS

    @property
    def _rate(self) -> float:
        """How fast things move now."""
        if self.is_playing:
            return self.speed
        return 1.0 if self.show_s < self._settles_until_s else 0.0

    # What is wanted of it

    def play(self, until_ms: float | None = None) -> None:
        """Play on, or anew from the start where all is played; everything freezes at until_ms of game clock."""
        if self.is_at_end:
            self.seek(0)
        self.is_playing, self._until_ms, self._settles_until_s = True, until_ms, 0.0

    def pause(self) -> None:
        """Everything freezes where it is."""
        self.is_playing, self._settles_until_s = False, 0.0
        self.show.hearing.hush()

    def wake(self) -> None:
        """Nothing was seen for a while: that time does not count."""
        self._seen_s = None

    def seek(self, ms: float) -> None:
        """Lay out the match as it stood at this millisecond of game clock; what played plays on."""
        ms = min(max(0.0, ms), float(self.playback.ends_ms))
        self._lay(self.playback.place_at(int(ms)), ms)

    def step(self, by: int) -> None:
        """Show the next thing that happened (1), or go back to before the last one (-1); then stand still."""
        self.pause()
        if by > 0 and self.playback.next_ms is not None:
            self._do_next()
            self._settle()
        elif by < 0:
            place = max(1, self.playback.place - 1)
            self._lay(place, self.playback.deeds[place - 1].t)

    # Time

    def tick(self, now_s: float) -> None:
        """Time has passed, seconds of perf_counter."""
        gone_s = 0.0 if self._seen_s is None else min(LONGEST_S, now_s - self._seen_s)
        self._seen_s = now_s
        self.show_s += gone_s * self._rate
        if self.is_playing:
            self._run_to(self.film_ms + gone_s * self.speed * 1000)
        elif self._rate and not self._is_busy():
            self._settles_until_s = 0.0
        self.show.look_at(self.playback.now_ms, self.show_s)

    def motion(self) -> None:
        """One fixed step of motion, or the part of one that the speed leaves."""
        self._steps += self._rate
        while self._steps >= 1:
            self._steps -= 1
            self.show.step()

    def alpha(self, alpha: float) -> float:
        """How far between the last two steps of the show things are, where the screen is so far between its own."""
        rate = self._rate
        return min(1.0, max(0.0, self._steps + alpha * rate - max(0.0, rate - 1)))

    def _run_to(self, ms: float) -> None:
        end_ms = min(ms, self._film_ends_ms if self._until_ms is None else self._until_ms)
        while (next_ms := self.playback.next_ms) is not None and next_ms <= end_ms:
            self._do_next()
        self.film_ms = end_ms
        self.playback.now_ms = self.ms
        if self._until_ms is not None and end_ms >= self._until_ms:
            self.pause()
        elif end_ms >= self._film_ends_ms:
            self.is_playing = False
            self._settle()

    def _do_next(self) -> None:
        deed = self.playback.do_next()
        self.film_ms = float(deed.t)
        self.show.happen(deed.events, self.show_s)

    def _lay(self, place: int, ms: float) -> None:
        self.show.hearing.hush()
        self.playback.go(place, int(ms))
        self.film_ms, self._steps, self._settles_until_s = ms, 0.0, 0.0
        self.show = self._make_show()
        self.show.catch_up(self.playback.history)
        self.show.step()
        self.show.look_at(self.playback.now_ms, self.show_s)

    def _settle(self) -> None:
        """The film stands still, but what is under way comes to rest."""
        self._settles_until_s = self.show_s + SETTLE_S

    def _is_busy(self) -> bool:
        return self.show.tableau.is_moving or self.show.banner.is_up(self.show_s)
