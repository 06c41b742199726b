"""The engine's events and state in the plain implementation's words: names, signs, the log's dicts."""

from collections.abc import Iterable
from typing import Any

from qwitch.engine.cards import NAMES
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
from qwitch.engine.game import EMPTY, Game, Phase
from tests.reference.plain import ALL_CARDS, Happening, Plain


def spoken(event: Event) -> Happening:
    """The event as the log's dict, without its time."""
    match event:
        case Dealt(centre, hands, draw, spare, directions):
            return {
                "e": "deal",
                "centre": NAMES[centre],
                "hands": [named(hand) for hand in hands],
                "draw": [named(cards) for cards in draw],
                "spare": named(spare),
                "directions": [card.sign for card in directions],
            }
        case Turned(seat, direction):
            return {"e": "turn", "seat": seat, "direction": direction.sign}
        case Played(seat, slot, card):
            return {"e": "play", "seat": seat, "slot": slot, "card": NAMES[card]}
        case Passed(seat):
            return {"e": "pass", "seat": seat}
        case Stopped(why, None):
            return {"e": "stop", "why": why}
        case Stopped(why, seat):
            return {"e": "stop", "why": why, "seat": seat}
        case Refilled(seat, slots):
            return {"e": "refill", "seat": seat, "slots": {str(slot): NAMES[card] for slot, card in slots}}
        case Rotated(card):
            return {"e": "rotate", "card": NAMES[card]}
        case Reshuffled(directions):
            return {"e": "reshuffle", "directions": [card.sign for card in directions]}
        case Redrawn(seat, hand, draw):
            return {"e": "redraw", "seat": seat, "hand": named(hand), "draw": named(draw)}
        case WentOut(seat):
            return {"e": "out", "seat": seat}
        case Ended(ranks, left):
            return {"e": "end", "ranks": [list(rank) for rank in ranks], "left": list(left)}


def named(cards: Iterable[int]) -> list[str]:
    """These cards by name."""
    return [NAMES[card] for card in cards]


def outcomes(happenings: Iterable[Happening]) -> list[list[str]]:
    """How the shuffles among these events came out (N2, N3), each with the top first, in order."""
    orders = []
    for happening in happenings:
        if happening["e"] == "reshuffle":
            orders.append(happening["directions"])
        elif happening["e"] == "redraw":
            orders.append(happening["hand"] + happening["draw"])
    return orders


def state_of_engine(game: Game) -> dict[str, Any]:
    """Everything that lies on the engine's table, in plain words."""
    waiting = game.phase is Phase.WAITING
    return {
        "phase": game.phase.name.lower(),
        "hands": [[None if card == EMPTY else NAMES[card] for card in hand] for hand in game.hands],
        "draw": [named(reversed(cards)) for cards in game.draw],
        "pile": named(game.pile),
        "spare": [] if game.variant.spare_joins_pile else named(game.spare),
        "stack": [card.sign for card in reversed(game.stack)],
        "turned": [card.sign for card in game.turned],
        "direction": None if game.direction is None else game.direction.sign,
        "turner": game.turner if waiting else None,
        "turn of": None if game.phase is Phase.OVER else game.to_act,
        "face down": game.centre_hidden,
        "holds fitting": [game.holds_fitting(seat) for seat in range(len(game.hands))],
        "fitting": [name for card, name in enumerate(NAMES) if game.fits_now(card)],
        "plays": sorted(game.legal_plays()),
        "left": [game.cards_left(seat) for seat in range(len(game.hands))],
    }


def state_of_plain(game: Plain) -> dict[str, Any]:
    """Everything that lies on the plain implementation's table, in the same words."""
    fitting = [card for card in ALL_CARDS if card != game.pile[-1] and game.fits_now(card)]
    return {
        "phase": game.phase,
        "hands": [list(hand) for hand in game.hands],
        "draw": [list(cards) for cards in game.draw],
        "pile": list(game.pile),
        "spare": list(game.spare),
        "stack": list(game.stack),
        "turned": list(game.turned),
        "direction": game.direction,
        "turner": game.who_turns() if game.phase == "waiting" else None,
        "turn of": None if game.phase == "over" else game.turn_of,
        "face down": game.edition == "tin" and game.last_turner is None,
        "holds fitting": [any(card in fitting for card in hand) for hand in game.hands],
        "fitting": fitting,
        "plays": [(seat, slot) for seat in range(game.seats) for slot in range(5) if game.can_play(seat, slot)],
        "left": [5 - hand.count(None) + len(cards) for hand, cards in zip(game.hands, game.draw, strict=True)],
    }
