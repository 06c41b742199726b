"""Where the cards lie after so many events of a log, told from the events alone: no engine, no rules."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from qwitch.engine.directions import Direction
from qwitch.engine.events import Dealt, Played, Redrawn, Refilled, Reshuffled, Rotated, Turned
from qwitch.match.events import Stamped


@dataclass
class Logged:
    """Hands as slot and card by seat, draw piles with their top first, the centre pile with its top last."""

    hands: list[dict[int, int]] = field(default_factory=list)
    draw: list[list[int]] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    stacked: int = 12
    direction: Direction | None = None

    @classmethod
    def after(cls, events: Sequence[Stamped], spare_joins_pile: bool) -> "Logged":
        """Follow these events from the deal on; spare cards lie below the centre pile or out of the game (S5)."""
        table = cls()
        for stamped in events:
            match stamped.event:
                case Dealt(centre, hands, draw, spare, _):
                    table.hands = [dict(enumerate(hand)) for hand in hands]
                    table.draw = [list(cards) for cards in draw]
                    table.pile = [*(spare if spare_joins_pile else ()), centre]
                case Turned(_, direction):
                    table.direction, table.stacked = direction, table.stacked - 1
                case Played(seat, slot, card):
                    assert table.hands[seat].pop(slot) == card
                    table.pile.append(card)
                case Refilled(seat, slots):
                    assert [card for _, card in slots] == table.draw[seat][: len(slots)]
                    del table.draw[seat][: len(slots)]
                    table.hands[seat] |= dict(slots)
                case Rotated(card):
                    assert table.pile.pop(0) == card
                    table.pile.append(card)
                case Reshuffled():
                    table.direction, table.stacked = None, 12
                case Redrawn(seat, hand, draw):
                    table.hands[seat], table.draw[seat] = dict(enumerate(hand)), list(draw)
        return table
