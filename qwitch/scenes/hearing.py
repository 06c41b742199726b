"""What a match sounds like: every event has its sound, heard from where its seat sits, when it can be seen."""

from collections.abc import Callable, Sequence
from functools import partial

from qwitch.engine import events as engine
from qwitch.engine.directions import Direction
from qwitch.match.events import Beaten, Event, Hinted, Late, Misplayed
from qwitch.stage.caller import Caller
from qwitch.stage.places import Places
from qwitch.stage.soundmap import SoundName
from qwitch.stage.speaker import Speaker
from qwitch.stage.theme import Durations
from qwitch.stage.voicemap import Word

MOTIFS = {Direction.UP: SoundName.UP, Direction.DOWN: SoundName.DOWN, Direction.EQUAL: SoundName.EQUAL}

CALLS = {Direction.UP: Word.UP, Direction.DOWN: Word.DOWN, Direction.EQUAL: Word.EQUAL}

WIDEST = 1.0
"""How far to a side the outermost seat is heard, of 1."""

BEATS = 3
"""The beats of a countdown: three, two, one."""


class Hearing:
    """Turns the events of one match into sounds and calls. Times are seconds of the screen's clock."""

    def __init__(self, speaker: Speaker, caller: Caller, places: Places, durations: Durations) -> None:
        """Play and call through these; cards sound when, by these durations, they arrive."""
        self._speaker, self._caller, self._places, self._ms = speaker, caller, places, durations
        self._due: list[tuple[float, Callable[[], None]]] = []
        self._beat = 0
        self._is_on = False

    def join(self, has_begun: bool, countdown_share: float | None) -> None:
        """Listen from now on: nobody hears the "Go!" again, nor the beat that a countdown (as in `tick`) is at."""
        self._is_on, self._beat = has_begun, _beat(countdown_share)

    def happen(self, events: Sequence[Event], streaks: Sequence[int], now_s: float) -> None:
        """Let these events be heard; streaks counts each seat's cards in a row, the last one included."""
        for event in events:
            self._hear(event, streaks, now_s)
            self._call(event, now_s)

    def press(self, seat: int) -> None:
        """A card was thrown by a person: heard at once, whatever becomes of it."""
        self._speaker.play(SoundName.LIFT, self.pan(seat))

    def thaw(self, seat: int) -> None:
        """The freeze of a seat is over (H3)."""
        self._speaker.play(SoundName.THAW, self.pan(seat))

    def tick(self, now_s: float, countdown_share: float | None) -> None:
        """Play what is due; countdown_share is what is left of a countdown (0 to 1), None where none runs."""
        ready = [due for due in self._due if due[0] <= now_s]
        self._due = [due for due in self._due if due[0] > now_s]
        for _, play in ready:
            play()
        beat = _beat(countdown_share)
        if beat and beat != self._beat:
            self._speaker.play(SoundName.TICK)
        self._beat = beat

    def hush(self) -> None:
        """The game is paused or left: what was due is not played any more."""
        self._due = []
        self._caller.stop_all()

    def _hear(self, event: Event, streaks: Sequence[int], now_s: float) -> None:
        ms = self._ms
        match event:
            case engine.Dealt(hands=hands):
                for card in range(sum(map(len, hands))):
                    self._sound(now_s, card * ms.deal_step, SoundName.DEAL)
            case engine.Turned(_, direction):
                if not self._is_on:
                    self._sound(now_s, 0, SoundName.GO)
                self._sound(now_s, ms.flip, MOTIFS[direction])
            case engine.Played(seat):
                self._sound(now_s, ms.play, SoundName.LAND, seat, streak=max(0, streaks[seat] - 1))
            case Beaten(seat) | Late(seat):
                self._sound(now_s, ms.play, SoundName.BEATEN, seat)
            case Misplayed(seat):
                self._sound(now_s, ms.play, SoundName.MISPLAY, seat)
            case engine.Stopped(why):
                self._sound(now_s, 0, SoundName.STOP if why == "empty" else SoundName.STANDSTILL)
            case engine.Refilled(seat):
                self._sound(now_s, ms.refill_wait, SoundName.REFILL, seat)
            case engine.Passed(seat):
                self._sound(now_s, 0, SoundName.PASS, seat)
            case Hinted(seat):
                self._sound(now_s, 0, SoundName.HINT, seat)
            case engine.Rotated():
                self._sound(now_s, 0, SoundName.ROTATE)
            case engine.Reshuffled() | engine.Redrawn():
                self._sound(now_s, 0, SoundName.RESHUFFLE)
            case engine.WentOut():
                self._sound(now_s, ms.play, SoundName.WIN)

    def _call(self, event: Event, now_s: float) -> None:
        """Each card that lands is called out by its seat (R3); likewise Go, Stop, Pass, the direction, the winner."""
        match event:
            case engine.Played(seat, _, card):
                self._later(now_s, self._ms.play, partial(self._caller.call, seat, card, self.pan(seat)))
            case engine.Turned(_, direction):
                word = Word.GO if not self._is_on else CALLS[direction]
                self._is_on = True
                self._later(now_s, self._ms.flip, partial(self._caller.say, word))
            case engine.Stopped("empty", int(seat)):
                self._later(now_s, self._ms.play, partial(self._caller.say, Word.STOP, seat, self.pan(seat)))
            case engine.Passed(seat):
                self._later(now_s, 0, partial(self._caller.say, Word.PASS, seat, self.pan(seat)))
            case engine.WentOut(seat):
                self._later(now_s, self._ms.banner, partial(self._caller.say, Word.WIN, seat, self.pan(seat)))

    def _sound(self, now_s: float, after_ms: float, name: SoundName, seat: int | None = None, streak: int = 0) -> None:
        pan = 0.0 if seat is None else self.pan(seat)
        self._later(now_s, after_ms, partial(self._speaker.play, name, pan, streak))

    def _later(self, now_s: float, after_ms: float, play: Callable[[], None]) -> None:
        self._due.append((now_s + after_ms / 1000, play))

    def pan(self, seat: int) -> float:
        """From the left (-1) to the right (1), by where the seat's plate stands."""
        return (self._places.of(seat).plate.centre[0] - 800) / 800 * WIDEST


def _beat(countdown_share: float | None) -> int:
    """How many beats are left of a countdown, the present one included; 0 where none runs."""
    return 0 if countdown_share is None else min(BEATS, 1 + int(countdown_share * BEATS))
