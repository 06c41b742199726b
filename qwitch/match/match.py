"""A live game in time. Time is whole milliseconds of game clock; whoever calls decides how it runs, or that it stands.

The screen stamps presses and calls advance; a simulation jumps from due time to due time. People and computer players
come through the same door, in order of time (H1).
"""

from collections.abc import Callable, Sequence

from qwitch.bots.player import PASS, TURN_DIRECTION
from qwitch.engine.dice import Dice
from qwitch.engine.events import Event as EngineEvent
from qwitch.engine.events import Rotated, Stopped, Turned
from qwitch.engine.game import EMPTY, Game, Phase
from qwitch.engine.refusals import Refusal
from qwitch.engine.setup import Setup
from qwitch.engine.view import view_of
from qwitch.match.events import Beaten, Event, Hinted, Late, Misplayed, Stamped
from qwitch.match.options import OPTIONS, MatchOptions
from qwitch.match.presses import Press, Presses
from qwitch.match.referee import Discipline, RecentTops
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
    ) -> None:
        """Deal; the first countdown starts at 0 ms. The setup's seats and the list of seats are equally many."""
        assert setup.seats == len(seats), "a setup and its seats disagree"
        self.game = Game(setup)
        self.seats = tuple(seats)
        self.options = options or OPTIONS[setup.mode]
        self.now_ms = 0
        self.turn_due_ms: int | None = None
        self.go_ms: int | None = None
        self.disciplines = [Discipline() for _ in seats]
        self.players = [computer_player(spec, seat, setup.seed) for seat, spec in enumerate(seats)]
        self._listener = listener
        self._coin = Dice(f"{setup.seed} coin")
        self._presses = Presses(self._coin)
        self._recent = RecentTops()
        self._happened: list[Stamped] = []
        self._tell(self.game.dealt)
        self._await_direction(self.options.first_countdown_ms)
        self._look_round()

    # From outside

    def listen(self, listener: Listener) -> None:
        """Tell this listener every event, those since the last advance at once: the deal, for a new match."""
        for stamped in self._happened:
            listener(stamped)
        self._listener = listener

    @property
    def is_over(self) -> bool:
        """Whether somebody went out; from then on nothing happens any more (R11)."""
        return self.game.phase is Phase.OVER

    @property
    def played_ms(self) -> int:
        """Milliseconds since the first "Go!": the time of a solo game (L1); 0 before it."""
        return 0 if self.go_ms is None else self.now_ms - self.go_ms

    def press(self, seat: int, slot: int, at_ms: int) -> None:
        """A person pressed the key of a slot (or PASS, TURN_DIRECTION); judged by the next advance past it."""
        self._presses.add(Press(seat, slot, max(at_ms, self.now_ms)))

    def next_due_ms(self) -> int:
        """When the next thing happens by itself; NEVER if only people can act, or after the end."""
        if self.is_over:
            return NEVER
        pressed = self._presses.next_ms()
        planned = (player.plan.at_ms for player in self.players if player is not None and player.plan is not None)
        return min(
            NEVER if pressed is None else pressed,
            NEVER if self.turn_due_ms is None else self.turn_due_ms,
            min(planned, default=NEVER),
        )

    def advance(self, to_ms: int) -> list[Stamped]:
        """Let the game clock run to to_ms: all that is due until then happens, in order of time. Returns what happened."""
        while (due := self.next_due_ms()) <= to_ms:
            self.now_ms = max(self.now_ms, due)
            self._do_next(due)
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
            ready = [seat for seat, p in enumerate(self.players) if p is not None and p.plan and p.plan.at_ms == due]
            seat = ready[self._coin.below(len(ready))] if len(ready) > 1 else ready[0]
            player = self.players[seat]
            assert player is not None and player.plan is not None
            plan, player.plan = player.plan, None
            self._judge(Press(seat, plan.slot, due))
        self._look_round()

    def _judge(self, press: Press) -> None:
        """Decide about one press by a person or a computer player. What cannot be pressed is passed over in silence."""
        game, discipline = self.game, self.disciplines[press.seat]
        if press.slot == TURN_DIRECTION:
            self._turn_direction(press.seat)
        elif press.slot == PASS:
            self._pass(press.seat)
        elif self.now_ms < discipline.frozen_until_ms:
            self._presses.drop(press.seat)
        elif game.hands[press.seat][press.slot] == EMPTY or game.to_act not in (None, press.seat):
            pass
        elif self.now_ms < discipline.free_at_ms:
            self._presses.put_off(press, discipline.free_at_ms)
        elif game.phase is Phase.WAITING:
            self._throw_late(press)
        else:
            discipline.threw(self.now_ms)
            self._throw(press)

    def _throw_late(self, press: Press) -> None:
        """A card while play is stopped comes back (H4); before the first direction card there is nothing to stop."""
        if self.game.last_turner is not None:
            self.disciplines[press.seat].threw(self.now_ms)
            self._tell(Late(press.seat, press.slot, self.game.hands[press.seat][press.slot]))

    def _throw(self, press: Press) -> None:
        """A card flies to the centre pile: it lands, is beaten (H2) or was a mistake (H3)."""
        seat, slot, game = press.seat, press.slot, self.game
        card, top, direction = game.hands[seat][slot], game.pile[-1], game.direction
        assert direction is not None
        result = game.play(seat, slot)
        if not isinstance(result, Refusal):
            self.disciplines[seat].good()
            self._recent.cover(top, self.now_ms)
            self._tell_all(result)
        elif self._recent.fitted(card, direction, self.now_ms):
            self._tell(Beaten(seat, slot, card))
        else:
            frozen = self.disciplines[seat].misplayed(self.now_ms) if self.options.freezes else 0
            self._tell(Misplayed(seat, slot, card, frozen))

    def _pass(self, seat: int) -> None:
        result = self.game.pass_turn(seat)
        if not isinstance(result, Refusal):
            self._tell_all(result)
        elif result is Refusal.HOLDS_FITTING:
            self._tell(Hinted(seat, result))

    def _turn_direction(self, seat: int) -> None:
        """Turn the direction card, at the end of the countdown or, hand-turned, by the seat whose task it is (H6)."""
        due = self.turn_due_ms is not None and self.now_ms >= self.turn_due_ms
        if not due and not self.options.hand_turned:
            return
        result = self.game.turn_direction(seat)
        if not isinstance(result, Refusal):
            self._tell_all(result)

    # What follows

    def _tell_all(self, events: Sequence[EngineEvent]) -> None:
        for event in events:
            self._tell(event)
            if isinstance(event, Stopped | Turned | Rotated):
                self._recent.forget()
        if isinstance(events[0], Turned):
            self.turn_due_ms = None
            self.go_ms = self.now_ms if self.go_ms is None else self.go_ms
        if self.game.phase is Phase.WAITING:
            self._await_direction(self.options.countdown_ms)

    def _await_direction(self, countdown_ms: int) -> None:
        """The countdown to the next direction card starts; where it is hand-turned, nobody is hurried (H6)."""
        self.turn_due_ms = None if self.options.hand_turned else self.now_ms + countdown_ms

    def _look_round(self) -> None:
        """Every computer player sees what its seat sees (H7)."""
        for seat, player in enumerate(self.players):
            if player is not None:
                view = view_of(self.game, seat, self.options.hand_turned)
                player.notice(view, self.now_ms, self.disciplines[seat].free_at_ms)

    def _tell(self, event: Event) -> None:
        stamped = Stamped(self.now_ms, event)
        self._happened.append(stamped)
        if self._listener is not None and not isinstance(event, Hinted):
            self._listener(stamped)
