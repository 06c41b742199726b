"""One game of Qwitch: its state, and the few verbs that change it.

Every verb returns the list of events that happened, or a Refusal. After each change the engine settles what follows
by itself: going out (R11), stops (R7, R8), the refill (R9), dead positions (N1, N3) and the direction stack (N2).
"""

from enum import Enum

from qwitch.engine.cards import mask_of
from qwitch.engine.deal import HAND, deal
from qwitch.engine.dice import Dice
from qwitch.engine.directions import FITS, FITS_ANY, Direction
from qwitch.engine.events import (
    Dealt,
    Ended,
    Event,
    Passed,
    Played,
    Redrawn,
    Refilled,
    Reshuffled,
    Rotated,
    Stopped,
    Turned,
    WentOut,
)
from qwitch.engine.ranks import ranks_by
from qwitch.engine.refusals import Refusal
from qwitch.engine.setup import Setup
from qwitch.engine.variants import Tasks, variant_of

EMPTY = -1
"""What stands in a slot without a card."""

ALL_SLOTS = range(HAND)


class Phase(Enum):
    """Where a game stands."""

    WAITING = "the next direction card is due"
    RUNNING = "cards may be played"
    OVER = "somebody went out"


class Game:
    """A dealt game. Read its attributes freely; change it through play, pass_turn and turn_direction alone.

    hands[seat][slot] is a card or EMPTY; draw[seat] and stack have their top last, pile its top last too.
    turner is the seat whose task the next direction card is; to_act the seat whose turn it is, None in a race.
    """

    __slots__ = (
        "dealer",
        "dealt",
        "dice",
        "direction",
        "draw",
        "fitting",
        "hands",
        "in_hands",
        "last_player",
        "last_turner",
        "masks",
        "phase",
        "pile",
        "rotations",
        "setup",
        "spare",
        "stack",
        "to_act",
        "turned",
        "turner",
        "variant",
    )

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

    def _lay_out(self, setup: Setup, dealer: int, dealt: Dealt, dice: Dice) -> None:
        self.setup, self.dealer, self.dealt, self.dice = setup, dealer, dealt, dice
        self.variant = variant_of(setup)
        self.pile = [dealt.centre]
        self.spare = dealt.spare
        if self.variant.spare_joins_pile:
            self.pile[:0] = dealt.spare
        self.draw = [list(reversed(draw)) for draw in dealt.draw]
        self.take_hands([[*hand, *[EMPTY] * (HAND - len(hand))] for hand in dealt.hands])
        self.stack = list(reversed(dealt.directions))
        self.turned: list[Direction] = []
        self.direction: Direction | None = None
        self.fitting = 0
        self.rotations = 0
        self.last_player: int | None = None
        self.last_turner: int | None = None
        self.to_act = self.variant.first_to_act(self._tasks())
        self.phase = Phase.WAITING
        self.turner = self.variant.turner(self._tasks())

    def take_hands(self, hands: list[list[int]]) -> None:
        """Give every seat this hand, five cards or EMPTY; for dealing and for positions read from text."""
        self.hands = hands
        self.masks = [mask_of(card for card in hand if card != EMPTY) for hand in hands]
        self.in_hands = 0
        for mask in self.masks:
            self.in_hands |= mask

    # What can be asked

    @property
    def centre_hidden(self) -> bool:
        """Whether the centre card still lies face down (S3, tin)."""
        return self.variant.centre_starts_hidden and self.last_turner is None

    def cards_left(self, seat: int) -> int:
        """How many cards the seat has in hand and draw pile (R12)."""
        return self.masks[seat].bit_count() + len(self.draw[seat])

    def holds_fitting(self, seat: int) -> bool:
        """Whether the seat holds a card that fits now; False while play is stopped (M1 to M4)."""
        return bool(self.masks[seat] & self.fitting)

    # The verbs

    def turn_direction(self, seat: int) -> list[Event] | Refusal:
        """The seat whose task it is turns the next direction card, and play starts (R1, R10, T1, T6)."""
        if self.phase is not Phase.WAITING:
            return Refusal.NOT_WAITING
        if seat != self.turner:
            return Refusal.NOT_YOUR_TASK
        self.direction = self.stack.pop()
        self.turned.append(self.direction)
        self.last_turner = seat
        self.rotations = 0
        events: list[Event] = [Turned(seat, self.direction)]
        self._run(events)
        return events

    def play(self, seat: int, slot: int) -> list[Event] | Refusal:
        """Play the card of a slot onto the centre pile, if it fits (R2, T2)."""
        if self.phase is not Phase.RUNNING:
            return Refusal.NOT_RUNNING
        if self.to_act is not None and seat != self.to_act:
            return Refusal.NOT_YOUR_TURN
        hand = self.hands[seat]
        card = hand[slot]
        if card == EMPTY:
            return Refusal.EMPTY_SLOT
        if not self.fitting >> card & 1:
            return Refusal.DOES_NOT_FIT

        hand[slot] = EMPTY
        self.masks[seat] ^= 1 << card
        self.in_hands ^= 1 << card
        self.pile.append(card)
        self.last_player = seat
        self.rotations = 0
        if self.to_act is not None:
            self.to_act = self.variant.next_to_act(self._tasks(), seat)
        events: list[Event] = [Played(seat, slot, card)]
        if self.masks[seat]:
            self._run(events)
        elif self.draw[seat]:
            self._stop(events, Stopped("empty", seat))
        else:
            self._go_out(events, seat)
        return events

    def pass_turn(self, seat: int) -> list[Event] | Refusal:
        """Call "Pass", holding no card that fits (T2); a pass with a fitting card is refused (T3)."""
        if self.phase is not Phase.RUNNING:
            return Refusal.NOT_RUNNING
        if self.to_act is None:
            return Refusal.NOTHING_TO_PASS
        if seat != self.to_act:
            return Refusal.NOT_YOUR_TURN
        if self.holds_fitting(seat):
            return Refusal.HOLDS_FITTING
        self.to_act = self.variant.next_to_act(self._tasks(), seat)
        return [Passed(seat)]

    # What follows by itself

    def _run(self, events: list[Event]) -> None:
        """Play goes on under the direction and top card that lie there, or stands still (R8)."""
        if not self._resumes():
            self._stop(events, Stopped("standstill"))

    def _resumes(self) -> bool:
        assert self.direction is not None
        self.fitting = FITS[self.direction][self.pile[-1]]
        if not self.in_hands & self.fitting:
            self.fitting = 0
            return False
        self.phase = Phase.RUNNING
        return True

    def _stop(self, events: list[Event], stopped: Stopped) -> None:
        """Stop, refill (R9), and wait for a direction card; in a dead position rotate or redraw first (N1, N3)."""
        events.append(stopped)
        self.fitting = 0
        self._refill(events)
        while not self.in_hands & FITS_ANY[self.pile[-1]]:
            if len(self.pile) == 1 or self.rotations == len(self.pile):
                self._redraw(events)
            elif self._rotate(events):
                return
            else:
                events.append(Stopped("standstill"))
        self._await_direction(events)

    def _refill(self, events: list[Event]) -> None:
        """Every seat fills its empty slots from the own draw pile, as far as it goes (R9)."""
        for seat, hand in enumerate(self.hands):
            draw = self.draw[seat]
            if not draw:
                continue
            drawn = []
            for slot in ALL_SLOTS:
                if hand[slot] == EMPTY and draw:
                    card = hand[slot] = draw.pop()
                    self.masks[seat] |= 1 << card
                    self.in_hands |= 1 << card
                    drawn.append((slot, card))
            if drawn:
                events.append(Refilled(seat, tuple(drawn)))

    def _rotate(self, events: list[Event]) -> bool:
        """The bottom card of the centre pile comes to its top (N1); whether play resumes under the old direction."""
        card = self.pile.pop(0)
        self.pile.append(card)
        self.rotations += 1
        events.append(Rotated(card))
        return self._resumes()

    def _redraw(self, events: list[Event]) -> None:
        """Every seat with a draw pile shuffles its hand into it and draws five again (N3)."""
        if not any(self.draw):
            raise ValueError("a dead position without draw piles: no deal of 64 cards leads here (N3)")
        for seat, draw in enumerate(self.draw):
            if not draw:
                continue
            draw.extend(card for card in self.hands[seat] if card != EMPTY)
            self.dice.shuffle(draw)
            self.hands[seat] = [draw.pop() if draw else EMPTY for _ in ALL_SLOTS]
            hand = tuple(card for card in self.hands[seat] if card != EMPTY)
            events.append(Redrawn(seat, hand, tuple(reversed(draw))))
        self.take_hands(self.hands)
        self.rotations = 0

    def _await_direction(self, events: list[Event]) -> None:
        """The next direction card is due; a used up stack is made anew from all twelve (N2)."""
        if not self.stack:
            self.stack, self.turned = self.turned, []
            self.dice.shuffle(self.stack)
            self.direction = None
            events.append(Reshuffled(tuple(reversed(self.stack))))
        self.phase = Phase.WAITING
        self.turner = self.variant.turner(self._tasks())

    def _go_out(self, events: list[Event], seat: int) -> None:
        """The seat has no card left: it wins and the game ends (R11, R12)."""
        self.phase = Phase.OVER
        self.fitting = 0
        left = tuple(map(self.cards_left, range(self.setup.seats)))
        events += WentOut(seat), Ended(ranks_by(left), left)

    def _tasks(self) -> Tasks:
        return Tasks(self.setup.seats, self.dealer, self.last_turner, self.last_player)
