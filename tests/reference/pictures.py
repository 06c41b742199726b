"""What happened and what lies on the table as short words, for tests that read as pictures."""

from collections.abc import Iterable

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
from qwitch.engine.game import EMPTY, Game
from qwitch.engine.notation import read_position
from qwitch.engine.refusals import Refusal
from tests.reference.spoken import named


def told(result: list[Event] | Refusal) -> list[str]:
    """Every event as a few words, such as "0 plays C3"; a refusal as "refused: " and its reason."""
    return [f"refused: {result.value}"] if isinstance(result, Refusal) else [_words(event) for event in result]


def _words(event: Event) -> str:
    match event:
        case Dealt():
            return "dealt"
        case Turned(seat, direction):
            return f"{seat} turns {direction.sign}"
        case Played(seat, _, card):
            return f"{seat} plays {NAMES[card]}"
        case Passed(seat):
            return f"{seat} passes"
        case Stopped(why, None):
            return f"stop: {why}"
        case Stopped(why, seat):
            return f"stop: {why} hand of {seat}"
        case Refilled(seat, slots):
            return f"{seat} refills " + " ".join(f"{slot}:{NAMES[card]}" for slot, card in slots)
        case Rotated(card):
            return f"{NAMES[card]} comes up"
        case Reshuffled(directions):
            return "new stack " + " ".join(card.sign for card in directions)
        case Redrawn(seat, hand, draw):
            return f"{seat} redraws {cards(hand)} | {cards(draw)}"
        case WentOut(seat):
            return f"{seat} is out"
        case Ended(ranks, left):
            places = " then ".join(",".join(map(str, rank)) for rank in ranks)
            return f"ranks {places}; left {' '.join(map(str, left))}"


def cards(some: Iterable[int]) -> str:
    """These cards by name, in one line."""
    return " ".join(named(some))


def hand(game: Game, seat: int) -> str:
    """The seat's five slots."""
    return " ".join("--" if card == EMPTY else NAMES[card] for card in game.hands[seat])


def draw_pile(game: Game, seat: int) -> str:
    """The seat's draw pile, top first."""
    return cards(reversed(game.draw[seat]))


def pile(game: Game) -> str:
    """The centre pile, top last."""
    return cards(game.pile)


LOW_HANDS = """
    0  A1 A2 A3 A4 A5 | {draw}
    1  B1 B2 B3 B4 B5 |
"""
"""Hands in which nothing fits on F, G, H with 7 or 8, whatever the direction."""


def low_hands(head: str, centre: str, next_direction: str, draw: str = "C1", seed: int = 0) -> Game:
    """A position in which the next direction card is due and the hands are low."""
    text = f"""
        {head} waiting turner=0
        pile {centre}
        direction . next {next_direction} + - =
        {LOW_HANDS.format(draw=draw)}
    """
    return read_position(text, seed)
