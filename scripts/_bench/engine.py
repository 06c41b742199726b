"""How quick the engine is: whole games at random, side by side with others, and one question of legality.

What is compared plays in turn, round after round, in one process, so that a slow moment of the machine hits all.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, thread_time

from qwitch.engine.directions import FITS
from qwitch.engine.game import Game, Phase
from qwitch.engine.setup import Setup
from scripts._bench.rows import Row

PLAYERS = 4
ROUNDS = 7

Playout = Callable[[int], int]
"""Plays one game at random from a seed and tells how many cards or moves it took."""


def qwitch_game(seed: int) -> int:
    """One race of four by the engine, with all its events."""
    chance = Random(seed).random
    game = Game(Setup("race", "tin", PLAYERS, seed=seed))
    plays = 0
    while game.phase is not Phase.OVER:
        if game.phase is Phase.WAITING:
            game.turn_direction(game.turner)
            continue
        choices = game.legal_plays()
        game.play(*choices[int(chance() * len(choices))])
        plays += 1
    return plays


def plain_game() -> Playout:
    """The plain implementation that the tests hold beside the engine."""
    from tests.reference.pair import act_in_plain, legal_actions
    from tests.reference.plain import plain_game
    from tests.reference.spoken import spoken

    def play(seed: int) -> int:
        random = Random(seed)
        dealt = Game(Setup("race", "tin", PLAYERS, seed=seed))
        game = plain_game("race", "tin", dealt.dealer, spoken(dealt.dealt))
        setattr(game, "_shuffled", lambda cards: random.sample(cards, len(cards)))  # noqa: B010 (nobody tells outcomes)
        plays = 0
        while actions := legal_actions(game):
            act_in_plain(game, random.choice(actions))
            plays += 1
        return plays

    return play


def rlcard_game() -> Playout:
    """RLCard's own game of UNO for four, without its environment."""
    import numpy
    from rlcard.games.uno import Game as Uno

    def play(seed: int) -> int:
        random, game = Random(seed), Uno(num_players=PLAYERS)
        game.np_random = numpy.random.RandomState(seed)
        game.init_game()
        plays = 0
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            plays += 1
        return plays

    return play


def openspiel_game() -> Playout:
    """OpenSpiel's crazy eights for four, written in C++."""
    import pyspiel

    eights = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")

    def play(seed: int) -> int:
        random, state = Random(seed), eights.new_initial_state()
        plays = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, weights = zip(*outcomes, strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                plays += 1
        return plays

    return play


OTHERS: dict[str, tuple[Callable[[], Playout], float, int]] = {
    "the plain implementation": (plain_game, 3.0, 12),
    "RLCard's UNO": (rlcard_game, 3.5, 12),
    "OpenSpiel's crazy eights": (openspiel_game, 1.0, 40),
}
"""Each with how it is made, how many times more games a second the engine must play, and its games a round."""


def engine_rows(rounds: int = ROUNDS) -> list[Row]:
    """All findings about the engine; what is not installed is told as such, without a limit."""
    rows = [_legality(rounds)]
    for name, (make, least, games) in OTHERS.items():
        try:
            other = make()
        except ImportError as error:
            rows.append(Row("engine", f"games a second beside {name}: not installed ({error.name})", 0, ""))
            continue
        rows += _beside(name, other, least, games, rounds)
    return rows


def _beside(name: str, other: Playout, least: float, games: int, rounds: int) -> list[Row]:
    """Games a second of both, in turn, and the median of the ratios of each round."""
    ours, theirs = [], []
    for number in range(rounds):
        ours.append(_games_a_second(qwitch_game, range(number * 60, number * 60 + 60)))
        theirs.append(_games_a_second(other, range(number * games, number * games + games)))
    ratio = median(mine / yours for mine, yours in zip(ours, theirs, strict=True))
    return [
        Row("engine", "random games a second", median(ours), "games/s"),
        Row("engine", f"random games a second, {name}", median(theirs), "games/s"),
        Row("engine", f"games a second beside {name}", ratio, "x", least, at_least=True),
    ]


def _games_a_second(play: Playout, seeds: range) -> float:
    start = thread_time()
    for seed in seeds:
        play(seed)
    return len(seeds) / max(thread_time() - start, 1e-9)


def _legality(rounds: int) -> Row:
    """One question "does it fit?" of the class the rules live in, beside an empty method of the same kind."""
    game = Game(Setup("race", "tin", PLAYERS, seed=1))
    game.turn_direction(game.turner)
    assert game.fitting or FITS, "a game has a table of what fits"

    class Empty:
        def nothing(self, card: int) -> bool:
            return True

    empty = Empty()
    ratios = [_seconds_of(game.fits_now) / _seconds_of(empty.nothing) for _ in range(rounds)]
    return Row("engine", "a legality query beside an empty method call", median(ratios), "x", 3.0)


def _seconds_of(ask: Callable[[int], bool]) -> float:
    start = perf_counter()
    for _ in range(2000):
        for card in range(64):
            ask(card)
    return perf_counter() - start
