"""Positions as short text, for tests that read as pictures and for reports.

    race tin running
    pile F1 B2
    direction + next - = +
    0  C3 H4 -- A3 E5 | D4 G7
    1  A1 -- -- -- -- |

The pile has its top last, the direction stack and the draw piles (behind the bar) their top first; "--" is an empty
slot, "." no direction yet. The first line may name who does what: dealer=0, turner=1 (who turns next), act=2 (whose
turn it is), turned=1 (who turned last), played=0 (who played last).
"""

from collections.abc import Iterable

from qwitch.engine.cards import NAMES, card_named
from qwitch.engine.deal import HAND
from qwitch.engine.dice import Dice
from qwitch.engine.directions import DIRECTION_CARDS, FITS, direction_signed
from qwitch.engine.events import Dealt
from qwitch.engine.game import EMPTY, Game, Phase
from qwitch.engine.setup import Setup

PHASES = {phase.name.lower(): phase for phase in Phase}

TASKS = {
    "dealer": "dealer",
    "turner": "turner",
    "act": "to_act",
    "turned": "last_turner",
    "played": "last_player",
}
"""The words of the first line and the game's attribute each stands for."""


def write_position(game: Game) -> str:
    """The position of this game; reading it back gives a game that plays on alike, but for later shuffles."""
    tasks = [f"{word}={seat}" for word, name in TASKS.items() if (seat := getattr(game, name)) is not None]
    direction = "." if game.direction is None else game.direction.sign
    return "\n".join(
        [
            " ".join([game.setup.mode, game.setup.edition, game.phase.name.lower(), *tasks]),
            f"pile {_names(game.pile)}",
            " ".join(["direction", direction, "next", *(card.sign for card in reversed(game.stack))]),
            *(
                f"{seat}  {_names(hand)} | {_names(reversed(game.draw[seat]))}".rstrip()
                for seat, hand in enumerate(game.hands)
            ),
        ]
    )


def read_position(text: str, seed: int = 0) -> Game:
    """The game that stands in this position; `seed` feeds its later shuffles.

    Raises ValueError with the offending line. Without a `next` part the stack holds all other direction cards.
    """
    lines = [line.split() for line in text.splitlines() if line.strip()]
    head, pile, directions, *seats = lines
    if pile[:1] != ["pile"] or directions[:1] != ["direction"] or not seats or len(pile) < 2:
        raise ValueError(
            "a position is a line of mode and edition, a pile line, a direction line, a line for each seat"
        )
    mode, edition, phase, *tasks = head
    cards = [_read_seat(words, seat) for seat, words in enumerate(seats)]
    dealt = Dealt(card_named(pile[-1]), tuple(() for _ in seats), tuple(draw for _, draw in cards), (), ())

    game = Game.of_deal(Setup(mode, edition, len(seats), seed=seed), 0, dealt, Dice(seed))
    game.pile = [card_named(name) for name in pile[1:]]
    game.take_hands([hand for hand, _ in cards])
    _lay_directions(game, directions)
    _give_tasks(game, tasks)
    game.phase = _phase_named(phase)
    if game.phase is Phase.RUNNING and game.direction is not None:
        game.fitting = FITS[game.direction][game.pile[-1]]
    return game


def _names(cards: Iterable[int]) -> str:
    return " ".join("--" if card == EMPTY else NAMES[card] for card in cards)


def _read_seat(words: list[str], seat: int) -> tuple[list[int], tuple[int, ...]]:
    number, *rest = words
    hand, bar, draw = rest[:HAND], rest[HAND : HAND + 1], rest[HAND + 1 :]
    if number != str(seat) or len(hand) != HAND or bar not in ([], ["|"]):
        raise ValueError(f"{' '.join(words)!r}: expected {seat}, five cards or --, a bar, the draw pile")
    return [EMPTY if name == "--" else card_named(name) for name in hand], tuple(map(card_named, draw))


def _lay_directions(game: Game, words: list[str]) -> None:
    _, sign, *after = words
    game.direction = None if sign == "." else direction_signed(sign)
    game.turned = [] if game.direction is None else [game.direction]
    rest = list(DIRECTION_CARDS)
    for direction in game.turned:
        rest.remove(direction)
    game.stack = list(reversed(rest))
    if after:
        game.stack = [direction_signed(word) for word in reversed(after[1:])]
        for direction in game.stack:
            rest.remove(direction)
        game.turned = [*rest, *game.turned]


def _give_tasks(game: Game, words: list[str]) -> None:
    """The tasks of the first line; who turned last defaults to the dealer once a direction lies there."""
    game.last_turner = None if game.direction is None else game.dealer
    for word in words:
        name, _, seat = word.partition("=")
        if name not in TASKS or not seat.isdigit() or int(seat) >= game.setup.seats:
            raise ValueError(f"{word!r}: expected one of {', '.join(TASKS)}, = and a seat")
        setattr(game, TASKS[name], int(seat))


def _phase_named(word: str) -> Phase:
    if word not in PHASES:
        raise ValueError(f"{word!r}: expected {', '.join(PHASES)}")
    return PHASES[word]
