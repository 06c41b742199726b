"""The rules of Qwitch a second time, as plainly as they can be written, for the engine to be compared with.

Cards are names ("B2"), directions are signs ("+"), piles are lists, and what happens is told as dicts in the
log's format. Nothing here knows the engine, and nothing here throws dice: the deal comes from outside, and so
does the outcome of every later shuffle (N2, N3), which is only checked to hold the same cards.
"""

from dataclasses import dataclass, field
from typing import Any

Happening = dict[str, Any]
"""One event in the log's format: "e" is its kind; the clock's "t" is left out, the rules know no time."""

ALL_CARDS = [letter + number for letter in "ABCDEFGH" for number in "12345678"]
"""The 64 Qwitch cards (C1)."""

ALL_DIRECTIONS = ["+"] * 4 + ["-"] * 4 + ["="] * 4
"""The 12 direction cards (C2)."""


class Refused(Exception):
    """The rules do not allow this action; nothing has changed."""


def fits(card: str, top: str, sign: str) -> bool:
    """Whether the card may lie on the top card (M1 to M4)."""
    letters = ord(card[0]) - ord(top[0])
    numbers = int(card[1]) - int(top[1])
    if sign == "+":
        return letters == 1 or numbers == 1
    if sign == "-":
        return letters == -1 or numbers == -1
    return letters == 0 or numbers == 0


@dataclass
class Plain:
    """A game of these cards: draw piles and direction stack have their top first, the pile its top last."""

    mode: str
    edition: str
    dealer: int
    hands: list[list[str | None]]
    draw: list[list[str]]
    pile: list[str]
    spare: list[str]
    stack: list[str]
    turned: list[str] = field(default_factory=list)
    direction: str | None = None
    phase: str = "waiting"
    last_turner: int | None = None
    last_player: int | None = None
    last_actor: int | None = None
    turn_of: int | None = None
    rotated_in_a_row: int = 0
    told: list[list[str]] = field(default_factory=list)
    happened: list[Happening] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    def left_of(self, seat: int) -> int:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def can_play(self, seat: int, slot: int) -> bool:
        """Whether the card in this slot may be played by this seat now."""
        card = self.hands[seat][slot]
        its_turn = self.mode != "turns" or self.turn_of == seat
        return its_turn and card is not None and self.fits_now(card)

    def fits_now(self, card: str) -> bool:
        """Whether the card fits the top card under the direction that lies there, while play runs."""
        return self.phase == "running" and self.direction is not None and fits(card, self.pile[-1], self.direction)

    def who_turns(self) -> int:
        """Whose task the next direction card is (R1, R10, T1, T6)."""
        if self.last_turner is None or self.edition == "boxed" or self.mode == "solo":
            return self.dealer
        if self.mode == "race":
            return self.left_of(self.last_turner)
        return self.dealer if self.last_player is None else self.last_player

    # The three verbs

    def turn(self, seat: int) -> list[Happening]:
        """The seat turns the next direction card (R1, T1)."""
        if self.phase != "waiting" or seat != self.who_turns():
            raise Refused
        self.direction = self.stack.pop(0)
        self.turned.append(self.direction)
        self.last_turner = seat
        self.rotated_in_a_row = 0
        self.phase = "running"
        self._tell(e="turn", seat=seat, direction=self.direction)
        if not self._somebody_can_play():
            self._stop(why="standstill")
        return self._what_happened()

    def play(self, seat: int, slot: int) -> list[Happening]:
        """The seat plays the card of this slot (R2, T2)."""
        if not self.can_play(seat, slot):
            raise Refused
        card = self.hands[seat][slot]
        assert card is not None
        self.hands[seat][slot] = None
        self.pile.append(card)
        self.last_player = self.last_actor = seat
        self.rotated_in_a_row = 0
        if self.mode == "turns":
            self.turn_of = self.left_of(seat)
        self._tell(e="play", seat=seat, slot=slot, card=card)

        hand_is_empty = self.hands[seat] == [None] * 5
        if hand_is_empty and not self.draw[seat]:
            self._go_out(seat)
        elif hand_is_empty:
            self._stop(why="empty", seat=seat)
        elif not self._somebody_can_play():
            self._stop(why="standstill")
        return self._what_happened()

    def call_pass(self, seat: int) -> list[Happening]:
        """The seat passes its turn, holding nothing that fits (T2, T3)."""
        its_turn = self.mode == "turns" and self.turn_of == seat
        if self.phase != "running" or not its_turn or any(card and self.fits_now(card) for card in self.hands[seat]):
            raise Refused
        self.last_actor = seat
        self.turn_of = self.left_of(seat)
        self._tell(e="pass", seat=seat)
        return self._what_happened()

    # What follows by itself

    def _stop(self, **stop: Any) -> None:
        """A stop (R7, R8): refill, help dead positions (N1, N3), then wait for the next direction card."""
        self._tell(e="stop", **stop)
        self.phase = "stopped"
        self._refill()
        while self._dead():
            if len(self.pile) == 1 or self.rotated_in_a_row == len(self.pile):
                self._redraw()
                continue
            self._rotate()
            self.phase = "running"
            if self._somebody_can_play():
                return
            self._tell(e="stop", why="standstill")
            self.phase = "stopped"
            self._refill()
        self.phase = "waiting"
        self._move_the_turn()
        if not self.stack:
            self._new_stack()

    def _refill(self) -> None:
        """Every hand goes up to five from the own draw pile, as far as it goes (R9)."""
        for seat in range(self.seats):
            slots = {}
            for slot in range(5):
                if self.hands[seat][slot] is None and self.draw[seat]:
                    slots[str(slot)] = self.hands[seat][slot] = self.draw[seat].pop(0)
            if slots:
                self._tell(e="refill", seat=seat, slots=slots)

    def _rotate(self) -> None:
        """The bottom card of the centre pile comes to its top (N1)."""
        self.pile.append(self.pile.pop(0))
        self.rotated_in_a_row += 1
        self._tell(e="rotate", card=self.pile[-1])

    def _redraw(self) -> None:
        """Hands are shuffled into their draw piles and five drawn again; without draw pile one stays (N3)."""
        self.rotated_in_a_row = 0
        for seat in range(self.seats):
            if self.draw[seat]:
                order = self._shuffled([card for card in self.hands[seat] if card] + self.draw[seat])
                self.draw[seat] = order[5:]
                self.hands[seat] = [*order[:5]]
                self._tell(e="redraw", seat=seat, hand=order[:5], draw=order[5:])

    def _new_stack(self) -> None:
        """All twelve direction cards become the new stack (N2)."""
        self.stack = self._shuffled(self.turned)
        self.turned = []
        self.direction = None
        self._tell(e="reshuffle", directions=list(self.stack))

    def _move_the_turn(self) -> None:
        """Who goes on after the next direction card (T6)."""
        if self.mode == "turns":
            last = self.last_player if self.edition == "tin" else self.last_actor
            self.turn_of = self.left_of(self.dealer if last is None else last)

    def _go_out(self, seat: int) -> None:
        """The seat wins (R11); the others rank by cards left, equal counts together (R12)."""
        self.phase = "over"
        self._tell(e="out", seat=seat)
        left = [len([card for card in self.hands[s] if card]) + len(self.draw[s]) for s in range(self.seats)]
        ranks = [[s for s in range(self.seats) if left[s] == count] for count in range(64) if count in left]
        self._tell(e="end", ranks=ranks, left=left)

    def _somebody_can_play(self) -> bool:
        return any(card and self.fits_now(card) for hand in self.hands for card in hand)

    def _dead(self) -> bool:
        """Nobody holds a card that would fit under any of the three directions (N1)."""
        return not any(
            card and fits(card, self.pile[-1], sign) for hand in self.hands for card in hand for sign in "+-="
        )

    # Chance from outside, and the telling

    def _shuffled(self, cards: list[str]) -> list[str]:
        """The order that was told, top first; fails where none was told or it holds other cards."""
        assert self.told, "a shuffle is due here, and no outcome was told"
        order = self.told.pop(0)
        assert sorted(order) == sorted(cards), f"{order} was told as a shuffle of {cards}"
        return list(order)

    def _tell(self, **happening: Any) -> None:
        """Note an event, and see that no card was lost or doubled by it (C1, C2)."""
        in_hands = [card for hand in self.hands for card in hand if card]
        in_draw = [card for pile in self.draw for card in pile]
        assert sorted(in_hands + in_draw + self.pile + self.spare) == ALL_CARDS, happening
        assert sorted(self.stack + self.turned) == ALL_DIRECTIONS, happening
        self.happened.append(happening)

    def _what_happened(self) -> list[Happening]:
        happened, self.happened = self.happened, []
        return happened


def plain_game(mode: str, edition: str, dealer: int, deal: Happening) -> Plain:
    """The game of a deal in the log's format; leftovers are out (tin) or at the pile's bottom (boxed, S5)."""
    boxed = edition == "boxed"
    game = Plain(
        mode=mode,
        edition=edition,
        dealer=dealer,
        hands=[list(hand) for hand in deal["hands"]],
        draw=[list(cards) for cards in deal["draw"]],
        pile=[*deal["spare"], deal["centre"]] if boxed else [deal["centre"]],
        spare=[] if boxed else list(deal["spare"]),
        stack=list(deal["directions"]),
    )
    game._move_the_turn()
    return game
