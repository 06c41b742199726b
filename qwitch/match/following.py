"""The table as a match's events leave it: what lies in each hand, and since when it fits.

For looking back at a match; a live one asks the engine. Whoever is measured by it is measured alike, person or
computer player, and from the log as well as from a match just played.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from qwitch.engine.cards import letter_of
from qwitch.engine.directions import FITS, STEPS, Direction
from qwitch.engine.events import Dealt, Passed, Played, Redrawn, Refilled, Rotated, Stopped, Turned
from qwitch.match.events import Beaten, Misplayed, Stamped


class Kind(StrEnum):
    """What made a card fit. A card that fits by both counts as the letter, which is called out first (R3)."""

    LETTER = "letter"
    NUMBER = "number"


def kind_of(card: int, top: int, direction: Direction) -> Kind:
    """What makes this card fit on this top card; ask only for a card that does fit (M1 to M3)."""
    return Kind.LETTER if letter_of(card) - letter_of(top) == STEPS[direction] else Kind.NUMBER


@dataclass(frozen=True, slots=True)
class Fit:
    """A card in a hand fits: by what, and since when without a break, in milliseconds of game clock.

    Where a new top card makes it fit by the number instead of the letter, that is another thing to see: a new fit.
    """

    since_ms: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class Loss:
    """A card in a hand fitted until this seat's card landed, at this millisecond of game clock."""

    t: int
    seat: int
    card: int


class Follower:
    """Follows a match event by event. fits and losses tell of the cards in hands, by card.

    hands and left (cards in hand and draw pile, R12) go by seat; top and direction are those of the centre pile.
    """

    def __init__(self, deal: Dealt, takes_turns: bool = False) -> None:
        """Sit down at this deal; takes_turns where seats act one after the other (T2, T4)."""
        self.hands = [set(hand) for hand in deal.hands]
        self.left = [len(hand) + len(draw) for hand, draw in zip(deal.hands, deal.draw, strict=True)]
        self.top = deal.centre
        self.direction: Direction | None = None
        self.fits: dict[int, Fit] = {}
        self.losses: dict[int, Loss] = {}
        self._takes_turns = takes_turns
        self._turn_began_ms = 0
        self._hands = [_Hand() for _ in deal.hands]

    def ready_ms(self, seat: int) -> int:
        """Since when the seat has had its hand free: its last card is down, its freeze over, its turn come."""
        free_ms = self._hands[seat].free_ms
        return max(free_ms, self._turn_began_ms) if self._takes_turns else free_ms

    def follow(self, stamped: Stamped) -> None:
        """The next event happened."""
        t = stamped.t
        match stamped.event:
            case Turned(_, direction):
                self.direction = direction
                self._go(t)
            case Rotated(card):
                self.top = card
                self._go(t)
            case Played(seat, _, card) as played:
                self._land(played)
                self._hands[seat].threw(t)
                self._look(t, Loss(t, seat, card))
                self._turn_began_ms = t
            case Passed():
                self._turn_began_ms = t
            case Beaten(seat):
                self._hands[seat].threw(t)
            case Misplayed(seat, _, _, frozen_ms):
                self._hands[seat].threw(t + frozen_ms)
            case Stopped():
                self._stop(t)
            case Refilled(seat, slots):
                self.hands[seat].update(card for _, card in slots)
            case Redrawn(seat, hand, _):
                self.hands[seat] = set(hand)

    def _go(self, t: int) -> None:
        """Play starts or goes on (R1, N1)."""
        self._turn_began_ms = t
        for hand in self._hands:
            hand.play_started(t)
        self._look(t)

    def _stop(self, t: int) -> None:
        self.fits.clear()
        self.losses.clear()
        for hand in self._hands:
            hand.play_stopped(t)

    def _land(self, played: Played) -> None:
        self.top = played.card
        self.hands[played.seat].discard(played.card)
        self.left[played.seat] -= 1
        self.fits.pop(played.card, None)
        self.losses.pop(played.card, None)

    def _look(self, t: int, because: Loss | None = None) -> None:
        """Every hand is looked at anew, as there is another top card or direction."""
        if self.direction is None:
            return
        fitting = FITS[self.direction][self.top]
        for card in (card for hand in self.hands for card in hand):
            before = self.fits.get(card)
            if fitting >> card & 1:
                kind = kind_of(card, self.top, self.direction)
                if before is None or before.kind is not kind:
                    self.fits[card] = Fit(t, kind)
                self.losses.pop(card, None)
            elif before is not None:
                del self.fits[card]
                if because is not None:
                    self.losses[card] = because


class _Hand:
    """When a seat's hand is free: a freeze stands still while play does (H3)."""

    def __init__(self) -> None:
        self.free_ms = 0
        self._held_ms = 0

    def threw(self, free_ms: int) -> None:
        self.free_ms = max(self.free_ms, free_ms)

    def play_stopped(self, t: int) -> None:
        self._held_ms = max(self._held_ms, self.free_ms - t)

    def play_started(self, t: int) -> None:
        self.free_ms = max(self.free_ms, t + self._held_ms)
        self._held_ms = 0


def deal_of(history: Sequence[Stamped]) -> Dealt:
    """The deal with which a match's events begin; raises ValueError where they do not."""
    if not history or not isinstance(history[0].event, Dealt):
        raise ValueError("a match's events begin with the deal")
    return history[0].event
