"""A computer player in its seat: it looks, decides after a human delay, and starts again when the top card changes."""

from dataclasses import dataclass
from typing import Protocol

from qwitch.bots.choice import choose_slot, fitting_slots, wrong_slot
from qwitch.bots.levels import Level
from qwitch.bots.reaction import Reaction
from qwitch.engine.deal import HAND
from qwitch.engine.dice import Dice
from qwitch.engine.game import EMPTY
from qwitch.engine.view import SeatView

PASS = -1
"""Stands in a plan's slot for calling "Pass"."""

TURN_DIRECTION = -2
"""Stands in a plan's slot for turning the direction card."""


@dataclass(slots=True)
class Plan:
    """What a player is about to do, and when: a slot, PASS or TURN_DIRECTION; milliseconds of game clock."""

    slot: int
    at_ms: int


class ComputerPlayer(Protocol):
    """What a match asks of any computer player."""

    plan: Plan | None

    def notice(self, view: SeatView, now_ms: int, free_at_ms: int) -> None:
        """Something happened: look at the seat's view, and plan anew if that changes anything."""


class Bot:
    """A computer player of some level. `plan` is None while it has nothing to do."""

    def __init__(self, level: Level, dice: Dice) -> None:
        """Sit down; every delay and choice comes from `dice`."""
        self.level = level
        self.plan: Plan | None = None
        self._dice = dice
        self._reaction = Reaction(level)
        self._seen: tuple[object, ...] = ()

    def notice(self, view: SeatView, now_ms: int, free_at_ms: int) -> None:
        """Look again: any change of what this seat looks at starts the delay anew.

        A hand already under way cannot be called back: its card lands too late and is beaten, or comes after "Stop!".
        free_at_ms is when the seat may act again after a freeze or its own last card (H3, R5).
        """
        seen = (view.top, view.direction, view.running, view.my_turn, view.turns_direction, view.hand)
        if self.plan is not None and (seen == self._seen or self._is_under_way(view, now_ms)):
            return
        self._seen = seen
        self.plan = self._plan(view, now_ms if view.turns_direction else max(now_ms, free_at_ms))

    def _is_under_way(self, view: SeatView, now_ms: int) -> bool:
        """Whether the planned card is in the air and can only land wrong."""
        assert self.plan is not None
        if self.plan.slot < 0 or now_ms < self.plan.at_ms - self.level.motor_ms:
            return False
        return not view.running or self.plan.slot not in fitting_slots(view)

    def _plan(self, view: SeatView, from_ms: int) -> Plan | None:
        if view.turns_direction:
            return Plan(TURN_DIRECTION, from_ms + self._delay(1))
        if not view.my_turn:
            return None
        slots = fitting_slots(view)
        held = len(view.hand) - view.hand.count(EMPTY)
        if slots:
            return Plan(self._choose(view, slots), from_ms + self._delay(held))
        return Plan(PASS, from_ms + self._delay(held)) if view.takes_turns else None

    def _choose(self, view: SeatView, slots: list[int]) -> int:
        """A fitting slot, or by mistake a wrong one."""
        if self._dice.fraction() < self.level.errors:
            wrong = wrong_slot(view, slots, self._dice)
            if wrong is not None:
                return wrong
        return choose_slot(view, slots, self.level, self._dice)

    def _delay(self, cards: int) -> int:
        return self._reaction.delay_ms(cards, self._dice)


class Masher:
    """Hits all its keys in turn as fast as it can, looking at nothing: the measure of the freeze (H3).

    Five fingers that each tap six to seven times a second, about as fast as fingers go, hit a key every 30 ms. Keys
    that do nothing are left out: those of empty slots, of a frozen seat, of one that does not have the turn. A freeze
    takes many rounds of the keys, so that any of them may be the first to be hit after it.
    """

    BEAT_MS = 30

    def __init__(self, dice: Dice) -> None:
        """Sit down, all fingers on the keys."""
        self.plan: Plan | None = None
        self._dice = dice
        self._last_key = dice.below(HAND)

    def notice(self, view: SeatView, now_ms: int, free_at_ms: int) -> None:
        """Hit on: the next key in turn, some time within the next beat."""
        keys = self._keys(view)
        from_ms = now_ms if view.turns_direction else max(now_ms, free_at_ms)  # a frozen seat turns all the same
        if not keys or (view.running and not view.my_turn):
            self.plan = None
        elif self.plan is None or self.plan.at_ms > from_ms + self.BEAT_MS:
            if from_ms - now_ms > self.BEAT_MS * HAND:
                self._last_key = keys[self._dice.below(len(keys))]
            else:
                self._last_key = min(keys, key=lambda key: (key - self._last_key - 1) % (HAND + 1))
            at_ms = from_ms + 1 + self._dice.below(self.BEAT_MS)
            self.plan = Plan(self._last_key if self._last_key < HAND else self._action(view), at_ms)

    def _keys(self, view: SeatView) -> list[int]:
        """The filled slots once play has begun, and behind them the action key, where it does something."""
        if view.turns_direction:
            return [HAND]
        keys = [slot for slot, card in enumerate(view.hand) if card != EMPTY and view.direction is not None]
        return [*keys, HAND] if view.takes_turns else keys

    def _action(self, view: SeatView) -> int:
        return TURN_DIRECTION if view.turns_direction else PASS
