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

    Raises ValueError with the offending words. Without a `next` part the stack holds all other direction cards; tasks
    that are not named follow from those that are.
    """
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if len(lines) < 4:
        raise ValueError("expected a line of mode, edition and phase, a pile, a direction, and a line for each seat")
    head, pile, directions, *seats = lines
    mode, edition, phase, *tasks = _expect(head, len(head) >= 3, "mode, edition and phase")
    cards = [_read_seat(words, seat) for seat, words in enumerate(seats)]
    centre = [card_named(name) for name in _expect(pile, pile[0] == "pile" and len(pile) > 1, "pile and its cards")[1:]]
    _refuse_twice([*centre, *(card for hand, draw in cards for card in (*hand, *draw) if card != EMPTY)])

    dealt = Dealt(centre[-1], tuple(() for _ in seats), tuple(draw for _, draw in cards), (), ())
    game = Game.of_deal(Setup(mode, edition, len(seats), seed=seed), 0, dealt, Dice(seed))
    game.pile = centre
    game.take_hands([hand for hand, _ in cards])
    _lay_directions(game, directions)
    _give_tasks(game, tasks)
    game.phase = _phase_named(phase)
    if game.phase is Phase.RUNNING and game.direction is not None:
        game.fitting = FITS[game.direction][game.pile[-1]]
    return game


def _expect(words: list[str], good: bool, what: str) -> list[str]:
    if not good:
        raise ValueError(f"{' '.join(words)!r}: expected {what}")
    return words


def _names(cards: Iterable[int]) -> str:
    return " ".join("--" if card == EMPTY else NAMES[card] for card in cards)


def _read_seat(words: list[str], seat: int) -> tuple[list[int], tuple[int, ...]]:
    number, *rest = words
    hand, bar, draw = rest[:HAND], rest[HAND : HAND + 1], rest[HAND + 1 :]
    _expect(
        words,
        number == str(seat) and len(hand) == HAND and bar in ([], ["|"]),
        f"{seat}, five cards or --, a bar, the draw pile",
    )
    return [EMPTY if name == "--" else card_named(name) for name in hand], tuple(map(card_named, draw))


def _refuse_twice(cards: list[int]) -> None:
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise ValueError(f"{NAMES[twice]!r} is there twice; expected every card once (C1)")


def _lay_directions(game: Game, words: list[str]) -> None:
    """What lies there, what is still to come, and, behind it, what was turned before."""
    good = words[0] == "direction" and len(words) > 1 and words[2:3] in ([], ["next"])
    _, sign, *after = _expect(words, good, "direction, its sign or a point, and what comes next")
    game.direction = None if sign == "." else direction_signed(sign)
    lying = [] if game.direction is None else [game.direction]
    rest = list(DIRECTION_CARDS)
    named = [direction_signed(word) for word in after[1:]]
    for direction in [*lying, *named]:
        if direction not in rest:
            raise ValueError(f"{direction.sign!r} is there more than four times (C2)")
        rest.remove(direction)
    game.stack = list(reversed(named if after else rest))
    game.turned = [*rest, *lying] if after else lying


def _give_tasks(game: Game, words: list[str]) -> None:
    """The tasks of the first line; those it does not name follow from the others, as the variant says."""
    named = {}
    for word in words:
        name, _, seat = word.partition("=")
        good = name in TASKS and seat.isascii() and seat.isdigit() and int(seat) < game.setup.seats
        _expect([word], good, f"one of {', '.join(TASKS)}, = and a seat")
        named[TASKS[name]] = int(seat)
    game.dealer = named.get("dealer", 0)
    game.last_turner = named.get("last_turner", None if game.direction is None else game.dealer)
    game.last_player = named.get("last_player")
    game.turner = named.get("turner", game.variant.turner(game.tasks()))
    variant, tasks = game.variant, game.tasks()
    first = variant.first_to_act(tasks)
    usual = first if game.last_player is None else variant.next_to_act(tasks, game.last_player)
    game.to_act = named.get("to_act", usual)


def _phase_named(word: str) -> Phase:
    if word not in PHASES:
        raise ValueError(f"{word!r}: expected {', '.join(PHASES)}")
    return PHASES[word]
