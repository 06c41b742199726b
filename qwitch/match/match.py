"""A live game in time. Time is whole milliseconds of game clock; whoever calls decides how it runs, or that it stands.

The screen stamps presses and calls advance; a simulation jumps from due time to due time. People and computer players
come through the same door, in order of time (H1).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from qwitch.bots.player import PASS, TURN_DIRECTION
from qwitch.engine.dice import Dice
from qwitch.engine.events import Turned
from qwitch.engine.game import EMPTY, Game
from qwitch.engine.position import OVER, WAITING
from qwitch.engine.refusals import Refusal
from qwitch.engine.setup import Setup
from qwitch.engine.view import views_of
from qwitch.match.events import Beaten, Event, Hinted, Late, Misplayed, Stamped
from qwitch.match.options import OPTIONS, MatchOptions
from qwitch.match.presses import Press, Presses
from qwitch.match.referee import Referee, Unthrown
from qwitch.match.seats import SeatSpec, computer_player

NEVER = 1 << 62
"""Later than any due time, in milliseconds."""

Listener = Callable[[Stamped], None]
"""Hears every event as it happens, as a log does."""


class Match:
    """One game being played. Read game, now_ms, turn_due_ms and disciplines; act through press and advance alone."""

    def __init__(
        self,
        setup: Setup,
        seats: Sequence[SeatSpec],
        options: MatchOptions | None = None,
        listener: Listener | None = None,
        game: Game | None = None,
        history: Sequence[Stamped] = (),
        referee: Referee | None = None,
    ) -> None:
        """Deal; the first countdown starts at 0 ms. The setup's seats and the list of seats are equally many.

        A game that stands in some position already, as in a lesson, goes on from there, with the clock where its
        history ends, and with the referee who has watched over it, if there is one.
        """
        assert setup.seats == len(seats), "a setup and its seats disagree"
        self.game = Game(setup) if game is None else game
        self.seats = tuple(seats)
        self.options = options or OPTIONS[setup.mode]
        self.now_ms = history[-1].t if history else 0
        self.turn_due_ms: int | None = None
        self.go_ms = next((stamped.t for stamped in history if isinstance(stamped.event, Turned)), None)
        self._referee = referee or Referee(self.game, self.options.freezes)
        self.disciplines = self._referee.disciplines
        players = [(seat, computer_player(spec, seat, setup.seed)) for seat, spec in enumerate(seats)]
        self.players = {seat: player for seat, player in players if player is not None}
        self._listener = listener
        self._coin = Dice(f"{setup.seed} coin")
        self._presses = Presses(self._coin)
        self.history = list(history)
        self._happened: list[Stamped] = []
        if not history:
            self._tell(self.game.dealt)
        if self.game.phase is WAITING:
            self._await_direction(self.options.first_countdown_ms)
        self._look_round(self.players)

    # From outside

    def listen(self, listener: Listener) -> None:
        """Tell this listener every event, those since the last advance at once: the deal, for a new match."""
        for stamped in self._happened:
            listener(stamped)
        self._listener = listener

    @property
    def is_over(self) -> bool:
        """Whether somebody went out; from then on nothing happens any more (R11)."""
        return self.game.phase is OVER

    @property
    def played_ms(self) -> int:
        """Milliseconds since the first "Go!": the time of a solo game (L1); 0 before it."""
        return 0 if self.go_ms is None else self.now_ms - self.go_ms

    def press(self, seat: int, slot: int, at_ms: int) -> None:
        """A person pressed the key of a slot (or PASS, TURN_DIRECTION); judged by the next advance past it."""
        self._presses.add(Press(seat, slot, max(at_ms, self.now_ms)))

    def next_due_ms(self) -> int:
        """When the next thing happens by itself; NEVER if only people can act, or after the end."""
        if self.game.phase is OVER:
            return NEVER
        due = NEVER if self.turn_due_ms is None else self.turn_due_ms
        for player in self.players.values():
            if player.plan is not None and player.plan.at_ms < due:
                due = player.plan.at_ms
        pressed = self._presses.next_ms()
        return due if pressed is None else min(due, pressed)

    def advance(self, to_ms: int) -> list[Stamped]:
        """Let the game clock run to to_ms: all that is due happens, in order of time. Returns what happened.

        The clock stops where the game ends.
        """
        while (due := self.next_due_ms()) <= to_ms and due < NEVER:
            self.now_ms = max(self.now_ms, due)
            self._do_next(due)
        if not self.is_over and to_ms < NEVER:
            self.now_ms = max(self.now_ms, to_ms)
        happened, self._happened = self._happened, []
        return happened

    # One thing at a time

    def _do_next(self, due: int) -> None:
        """What is due now: the direction card, then people, then computer players, equal ones by coin (H1)."""
        if self.turn_due_ms == due:
            self._turn_direction(self.game.turner)
        elif self._presses.next_ms() == due:
            self._judge(self._presses.take())
        else:
            ready = [seat for seat, p in self.players.items() if p.plan is not None and p.plan.at_ms == due]
            seat = ready[self._coin.below(len(ready))] if len(ready) > 1 else ready[0]
            plan, self.players[seat].plan = self.players[seat].plan, None
            assert plan is not None
            self._judge(Press(seat, plan.slot, due))
            if self.players[seat].plan is None:
                self._look_round([seat])

    def _judge(self, press: Press) -> None:
        """Decide about one press by a person or a computer player; what cannot be pressed is passed over in silence."""
        if press.slot == TURN_DIRECTION:
            if self.options.hand_turned:
                self._turn_direction(press.seat)
        elif press.slot == PASS:
            self._pass(press.seat)
        elif self._takes_longer(press):
            self._presses.add(replace(press, at_ms=self.now_ms + self.seats[press.seat].handicap_ms, under_way=True))
        else:
            self._throw(press)

    def _takes_longer(self, press: Press) -> bool:
        """Whether the card of a handicapped person sets out now, to land later; only a fitting one does."""
        seat = self.seats[press.seat]
        if not seat.handicap_ms or seat.level is not None or press.under_way:
            return False
        may_throw = self._referee.why_not(press.seat, press.slot, self.now_ms) is None
        return may_throw and self.game.fits_now(self.game.hands[press.seat][press.slot])

    def _throw(self, press: Press) -> None:
        """A card flies to the centre pile; the referee says what becomes of it."""
        thrown = self._referee.throw(press.seat, press.slot, self.now_ms)
        if thrown is Unthrown.TOO_SOON and press.seat not in self.players:
            self._presses.put_off(press, self.disciplines[press.seat].free_at_ms)
        elif not isinstance(thrown, Unthrown):
            self._happen(thrown)

    def _pass(self, seat: int) -> None:
        passed = self._referee.pass_turn(seat, self.now_ms)
        if not isinstance(passed, Refusal):
            self._happen(passed)
        elif passed is Refusal.HOLDS_FITTING:
            self._tell(Hinted(seat, passed))

    def _turn_direction(self, seat: int) -> None:
        """The next direction card, at the end of the countdown or, hand-turned, by the seat whose task it is (H6)."""
        turned = self._referee.turn_direction(seat, self.now_ms)
        if not isinstance(turned, Refusal):
            self._happen(turned)

    # What follows

    def _happen(self, events: Sequence[Event]) -> None:
        """Tell what happened; where the table changed, look at it anew."""
        for event in events:
            self._tell(event)
        if isinstance(events[0], Beaten | Late | Misplayed):
            return
        if isinstance(events[0], Turned):
            self.turn_due_ms = None
            self.go_ms = self.now_ms if self.go_ms is None else self.go_ms
        if self.game.phase is WAITING:
            again_ms = self.options.again_ms if isinstance(events[0], Turned) else None
            self._await_direction(self.options.countdown_ms if again_ms is None else again_ms)
        self._presses.hurry(self._is_lost, self.now_ms)
        self._look_round(self.players)

    def _await_direction(self, countdown_ms: int) -> None:
        """The countdown to the next direction card starts; where it is hand-turned, nobody is hurried (H6)."""
        self.turn_due_ms = None if self.options.hand_turned else self.now_ms + countdown_ms

    def _is_lost(self, press: Press) -> bool:
        """Whether the card of a handicapped seat, under way, no longer fits."""
        card = self.game.hands[press.seat][press.slot]
        return card == EMPTY or not self.game.fits_now(card)

    def _look_round(self, seats: Iterable[int]) -> None:
        """The computer players in these seats see what their seats see (H7)."""
        for view in views_of(self.game, seats, self.options.hand_turned):
            self.players[view.seat].notice(view, self.now_ms, self.disciplines[view.seat].free_at_ms)

    def _tell(self, event: Event) -> None:
        stamped = Stamped(self.now_ms, event)
        self._happened.append(stamped)
        self.history.append(stamped)
        if self._listener is not None and not isinstance(event, Hinted):
            self._listener(stamped)
