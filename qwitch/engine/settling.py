"""What follows by itself on every change: stops (R7, R8), the refill (R9), dead positions (N1, N3), going out (R11)."""

from qwitch.engine.directions import FITS, FITS_ANY
from qwitch.engine.events import Ended, Event, Redrawn, Refilled, Reshuffled, Rotated, Stopped, WentOut
from qwitch.engine.position import ALL_SLOTS, EMPTY, OVER, RUNNING, WAITING, Position
from qwitch.engine.ranks import ranks_by


def goes_on(game: Position) -> bool:
    """Look anew at what fits on the top card under the direction; play goes on if somebody holds such a card (R8)."""
    direction = game.direction
    assert direction is not None
    game.fitting = fitting = FITS[direction][game.pile[-1]]
    if not game.in_hands & fitting:
        return False
    game.phase = RUNNING
    return True


def stop(game: Position, events: list[Event], stopped: Stopped) -> None:
    """Stop, refill (R9), and wait for a direction card; in a dead position rotate or redraw first (N1, N3)."""
    events.append(stopped)
    game.fitting = 0
    _refill(game, events)
    while not game.in_hands & FITS_ANY[game.pile[-1]]:
        if len(game.pile) == 1 or game.rotations == len(game.pile):
            _redraw(game, events)
            continue
        _rotate(game, events)
        if goes_on(game):
            return
        game.fitting = 0
        events.append(Stopped("standstill"))
    _await_direction(game, events)


def _refill(game: Position, events: list[Event]) -> None:
    """Every seat fills its empty slots from the own draw pile, as far as it goes (R9)."""
    hands, masks, places = game.hands, game.masks, game.places
    for seat, draw in enumerate(game.draw):
        hand = hands[seat]
        if not draw or EMPTY not in hand:
            continue
        drawn, mask = [], 0
        for slot in ALL_SLOTS:
            if hand[slot] == EMPTY and draw:
                card = hand[slot] = draw.pop()
                mask |= 1 << card
                places[card] = (seat, slot)
                drawn.append((slot, card))
        masks[seat] |= mask
        game.in_hands |= mask
        events.append(Refilled(seat, tuple(drawn)))


def _rotate(game: Position, events: list[Event]) -> None:
    """The bottom card of the centre pile comes to its top (N1)."""
    card = game.pile.pop(0)
    game.pile.append(card)
    game.rotations += 1
    events.append(Rotated(card))


def _redraw(game: Position, events: list[Event]) -> None:
    """Every seat with a draw pile shuffles its hand into it and draws five again (N3)."""
    if not any(game.draw):
        raise ValueError("a dead position without draw piles: no deal of 64 cards leads here (N3)")
    for seat, draw in enumerate(game.draw):
        if not draw:
            continue
        draw.extend(card for card in game.hands[seat] if card != EMPTY)
        game.dice.shuffle(draw)
        game.hands[seat] = [draw.pop() if draw else EMPTY for _ in ALL_SLOTS]
        hand = tuple(card for card in game.hands[seat] if card != EMPTY)
        events.append(Redrawn(seat, hand, tuple(reversed(draw))))
    game.take_hands(game.hands)
    game.rotations = 0


def _await_direction(game: Position, events: list[Event]) -> None:
    """The next direction card is due; a used up stack is made anew from all twelve (N2)."""
    if not game.stack:
        game.stack, game.turned = game.turned, []
        game.dice.shuffle(game.stack)
        game.direction = None
        events.append(Reshuffled(tuple(reversed(game.stack))))
    game.phase = WAITING
    game.turner = game.variant.turner(game.tasks())


def go_out(game: Position, events: list[Event], seat: int) -> None:
    """The seat has no card left: it wins and the game ends (R11, R12)."""
    game.phase = OVER
    game.fitting = 0
    left = tuple(map(game.cards_left, range(len(game.hands))))
    events += WentOut(seat), Ended(ranks_by(left), left)
