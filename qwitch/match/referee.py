"""The referee: judges every card that is thrown, in order of time (H1), and remembers what that takes.

A live match and the check of a log ask the same referee, so that both judge alike.
"""

from collections.abc import Sequence
from enum import Enum

from qwitch.engine.directions import fits
from qwitch.engine.events import Event as EngineEvent
from qwitch.engine.events import Rotated, Stopped, Turned
from qwitch.engine.game import EMPTY, Game
from qwitch.engine.position import OVER, WAITING
from qwitch.engine.refusals import Refusal
from qwitch.match.discipline import Discipline
from qwitch.match.events import Beaten, Event, Late, Misplayed

BEATEN_WINDOW_MS = 400
"""How long after a card left the top another still counts as beaten by what landed on it (H2)."""


class Unthrown(Enum):
    """Why a card cannot even be thrown: nothing happens, and nothing is logged."""

    FROZEN = "the seat is frozen"
    NO_CARD = "no card lies in that slot"
    NOT_ITS_TURN = "another seat has the turn"
    TOO_SOON = "the seat threw its last card less than 150 ms before"
    NO_PLAY = "play has not begun, or is over"


class RecentTops:
    """The cards that lay on top and were covered within the last 400 ms (H2)."""

    def __init__(self) -> None:
        """Nothing was covered yet."""
        self._covered: list[tuple[int, int]] = []

    def cover(self, top: int, now_ms: int) -> None:
        """This top card was covered now."""
        self._covered = [*self._fresh(now_ms), (top, now_ms)]

    def forget(self) -> None:
        """Another direction lies there: what fitted before counts no more."""
        self._covered = []

    def fitted(self, card: int, direction: int, now_ms: int) -> bool:
        """Whether the card fitted one of them (H2)."""
        return any(fits(card, top, direction) for top, _ in self._fresh(now_ms))

    def _fresh(self, now_ms: int) -> list[tuple[int, int]]:
        return [(top, at_ms) for top, at_ms in self._covered if now_ms - at_ms <= BEATEN_WINDOW_MS]


class Referee:
    """Decides what becomes of each card. Ask it in order of time; now_ms is milliseconds of game clock."""

    def __init__(self, game: Game, freezes: float) -> None:
        """Watch over a game from its deal on; a misplay costs the part `freezes` of a freeze (H3; 0 in kids' mode)."""
        self.game = game
        self.freezes = freezes
        self.disciplines = [Discipline() for _ in game.hands]
        self._recent = RecentTops()

    def throw(self, seat: int, slot: int, now_ms: int) -> list[Event] | Unthrown:
        """The card of a slot flies to the centre pile: it lands, is beaten (H2), late (H4), or a mistake (H3)."""
        why_not = self.why_not(seat, slot, now_ms)
        if why_not is not None:
            return why_not

        game, discipline = self.game, self.disciplines[seat]
        card = game.hands[seat][slot]
        discipline.threw(now_ms)
        if game.phase is WAITING:
            return [Late(seat, slot, card)]
        top = game.pile[-1]
        played = game.play(seat, slot)
        if isinstance(played, Refusal):
            return [self._came_back(seat, slot, card, now_ms)]
        discipline.good()
        self._recent.cover(top, now_ms)
        return self._noted(played, now_ms)

    def turn_direction(self, seat: int, now_ms: int) -> list[Event] | Refusal:
        """The seat turns the next direction card; whether it is time to is not the referee's to say (H6)."""
        turned = self.game.turn_direction(seat)
        return turned if isinstance(turned, Refusal) else self._noted(turned, now_ms)

    def pass_turn(self, seat: int, now_ms: int) -> list[Event] | Refusal:
        """The seat calls "Pass" (T2, T3)."""
        passed = self.game.pass_turn(seat)
        return passed if isinstance(passed, Refusal) else self._noted(passed, now_ms)

    def why_not(self, seat: int, slot: int, now_ms: int) -> Unthrown | None:
        """Why the card of this slot cannot even be thrown now; None where it can."""
        game, discipline = self.game, self.disciplines[seat]
        if discipline.frozen_ms(now_ms):
            return Unthrown.FROZEN
        if game.hands[seat][slot] == EMPTY:
            return Unthrown.NO_CARD
        if game.to_act is not None and game.to_act != seat:
            return Unthrown.NOT_ITS_TURN
        if now_ms < discipline.free_at_ms:
            return Unthrown.TOO_SOON
        if game.last_turner is None or game.phase is OVER:
            return Unthrown.NO_PLAY
        return None

    def _came_back(self, seat: int, slot: int, card: int, now_ms: int) -> Event:
        """The card fitted until a moment ago (H2), or it never did (H3)."""
        direction = self.game.direction
        assert direction is not None
        if self._recent.fitted(card, direction, now_ms):
            return Beaten(seat, slot, card)
        return Misplayed(seat, slot, card, self.disciplines[seat].misplayed(now_ms, self.freezes))

    def _noted(self, events: Sequence[EngineEvent], now_ms: int) -> list[Event]:
        """Freezes stand still while play is stopped; under a new direction, what fitted before counts no more."""
        for event in events:
            match event:
                case Stopped():
                    for discipline in self.disciplines:
                        discipline.play_stopped(now_ms)
                case Turned() | Rotated():
                    for discipline in self.disciplines:
                        discipline.play_started(now_ms)
        if isinstance(events[0], Turned):
            self._recent.forget()
        return [*events]
