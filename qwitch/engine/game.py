"""One game of Qwitch: the few verbs that change it.

Every verb returns the list of events that happened, or a Refusal. After each change the engine settles what follows
by itself: going out (R11), stops (R7, R8), the refill (R9), dead positions (N1, N3) and the direction stack (N2).
"""

from qwitch.engine import settling
from qwitch.engine.deal import deal
from qwitch.engine.dice import Dice
from qwitch.engine.events import Dealt, Event, Passed, Played, Stopped, Turned
from qwitch.engine.position import ALL_SLOTS, EMPTY, RUNNING, WAITING, Phase, Position
from qwitch.engine.refusals import Refusal
from qwitch.engine.setup import Setup

__all__ = ["ALL_SLOTS", "EMPTY", "Game", "Phase"]


class Game(Position):
    """A dealt game. Read its attributes freely; change it through play, pass_turn and turn_direction alone."""

    __slots__ = ()

    def __init__(self, setup: Setup) -> None:
        """Deal the setup's cards (S1 to S6); the dealer's direction card is due (R1)."""
        dice = Dice(setup.seed)
        dealer, dealt = deal(setup, dice)
        self._lay_out(setup, dealer, dealt, dice)

    @classmethod
    def of_deal(cls, setup: Setup, dealer: int, dealt: Dealt, dice: Dice) -> "Game":
        """A game with these very cards instead of the seed's; later shuffles come from `dice`."""
        game = cls.__new__(cls)
        game._lay_out(setup, dealer, dealt, dice)
        return game

    def turn_direction(self, seat: int) -> list[Event] | Refusal:
        """The seat whose task it is turns the next direction card, and play starts (R1, R10, T1, T6)."""
        if self.phase is not WAITING:
            return Refusal.NOT_WAITING
        if seat != self.turner:
            return Refusal.NOT_YOUR_TASK
        self.direction = direction = self.stack.pop()
        self.turned.append(direction)
        self.last_turner = seat
        self.rotations = 0
        events: list[Event] = [Turned(seat, direction)]
        if not settling.goes_on(self):
            settling.stop(self, events, Stopped("standstill"))
        return events

    def play(self, seat: int, slot: int) -> list[Event] | Refusal:
        """Play the card of a slot onto the centre pile, if it fits (R2, T2)."""
        hand = self.hands[seat]
        card = hand[slot]
        if card == EMPTY or not self.fitting >> card & 1 or (self.to_act is not None and seat != self.to_act):
            return self._why_not(seat, card)

        hand[slot] = EMPTY
        bit = 1 << card
        left = self.masks[seat] = self.masks[seat] ^ bit
        self.in_hands ^= bit
        self.pile.append(card)
        self.last_player = seat
        self.rotations = 0
        if self.to_act is not None:
            self.to_act = self.variant.next_to_act(self.tasks(), seat)

        events: list[Event] = [Played(seat, slot, card)]
        if left:
            if not settling.goes_on(self):
                settling.stop(self, events, Stopped("standstill"))
        elif self.draw[seat]:
            settling.stop(self, events, Stopped("empty", seat))
        else:
            settling.go_out(self, events, seat)
        return events

    def _why_not(self, seat: int, card: int) -> Refusal:
        if self.phase is not RUNNING:
            return Refusal.NOT_RUNNING
        if self.to_act is not None and seat != self.to_act:
            return Refusal.NOT_YOUR_TURN
        return Refusal.EMPTY_SLOT if card == EMPTY else Refusal.DOES_NOT_FIT

    def pass_turn(self, seat: int) -> list[Event] | Refusal:
        """Call "Pass", holding no card that fits (T2); a pass with a fitting card is refused (T3)."""
        if self.phase is not RUNNING:
            return Refusal.NOT_RUNNING
        if self.to_act is None:
            return Refusal.NOTHING_TO_PASS
        if seat != self.to_act:
            return Refusal.NOT_YOUR_TURN
        if self.holds_fitting(seat):
            return Refusal.HOLDS_FITTING
        self.to_act = self.variant.next_to_act(self.tasks(), seat)
        return [Passed(seat)]
