"""Where a game stands: hands, piles, directions and whose task is next, and what can be asked about it."""

from enum import Enum

from qwitch.engine.cards import CARDS
from qwitch.engine.deal import HAND
from qwitch.engine.dice import Dice
from qwitch.engine.directions import Direction
from qwitch.engine.events import Dealt
from qwitch.engine.setup import Setup
from qwitch.engine.variants import Tasks, variant_of

EMPTY = -1
"""What stands in a slot without a card."""

ALL_SLOTS = range(HAND)
"""The slots of a hand."""


class Phase(Enum):
    """Where a game stands."""

    WAITING = "the next direction card is due"
    RUNNING = "cards may be played"
    OVER = "somebody went out"


WAITING, RUNNING, OVER = Phase
"""The phases by themselves: looking one up in its class costs as much as playing half a card."""


class Position:
    """All cards of a game and who does what next. Only the engine changes one.

    hands[seat][slot] is a card or EMPTY; draw[seat] and stack have their top last, pile its top last too.
    masks[seat] and in_hands are the hands as sets of cards, and places[card] is the seat and slot of a card in a hand;
    fitting is the set of cards that fit now, 0 while play is stopped. turner is the seat whose task the next direction
    card is; to_act the seat whose turn it is, None in a race.
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
        "places",
        "rotations",
        "setup",
        "spare",
        "stack",
        "to_act",
        "turned",
        "turner",
        "variant",
    )

    def _lay_out(self, setup: Setup, dealer: int, dealt: Dealt, dice: Dice) -> None:
        """Put a deal on the table (S3 to S6); the dealer's direction card is due (R1, T1)."""
        self.setup, self.dealer, self.dealt, self.dice = setup, dealer, dealt, dice
        self.variant = variant_of(setup)
        self.spare = dealt.spare
        self.pile = [*dealt.spare, dealt.centre] if self.variant.spare_joins_pile else [dealt.centre]
        self.draw = [list(draw[::-1]) for draw in dealt.draw]
        self.take_hands([[*hand, *[EMPTY] * (HAND - len(hand))] for hand in dealt.hands])
        self.stack = list(dealt.directions[::-1])
        self.turned: list[Direction] = []
        self.direction: Direction | None = None
        self.fitting = 0
        self.rotations = 0
        self.last_player: int | None = None
        self.last_turner: int | None = None
        self.phase = WAITING
        self.to_act = self.variant.first_to_act(self.tasks())
        self.turner = self.variant.turner(self.tasks())

    def take_hands(self, hands: list[list[int]]) -> None:
        """Give every seat this hand, five cards or EMPTY; for dealing and for positions read from text."""
        self.hands = hands
        self.masks: list[int] = []
        self.in_hands = 0
        self.places = places = [(0, 0)] * len(CARDS)
        for seat, hand in enumerate(hands):
            mask = 0
            for slot, card in enumerate(hand):
                if card != EMPTY:
                    mask |= 1 << card
                    places[card] = (seat, slot)
            self.masks.append(mask)
            self.in_hands |= mask

    # What can be asked

    @property
    def centre_hidden(self) -> bool:
        """Whether the centre card still lies face down (S3, tin)."""
        return self.variant.centre_starts_hidden and self.last_turner is None

    def cards_left(self, seat: int) -> int:
        """How many cards the seat has in hand and draw pile (R12)."""
        return self.masks[seat].bit_count() + len(self.draw[seat])

    def fits_now(self, card: int) -> bool:
        """Whether the card fits on the centre pile now; False while play is stopped (M1 to M4)."""
        return self.fitting >> card & 1 == 1

    def holds_fitting(self, seat: int) -> bool:
        """Whether the seat holds a card that fits now; False while play is stopped (M1 to M4)."""
        return self.masks[seat] & self.fitting != 0

    def legal_plays(self) -> list[tuple[int, int]]:
        """Every seat and slot that may play its card now: of the seat whose turn it is, in a race of all (R2, T2)."""
        playable = self.in_hands & self.fitting
        places, plays = self.places, []
        while playable:
            card = playable.bit_length() - 1
            playable ^= 1 << card
            plays.append(places[card])
        if self.to_act is not None:
            return [play for play in plays if play[0] == self.to_act]
        return plays

    def tasks(self) -> Tasks:
        """What the variant looks at when it says whose task something is."""
        return Tasks(len(self.hands), self.dealer, self.last_turner, self.last_player)
