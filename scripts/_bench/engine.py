"""How quick the engine is: whole games at random, side by side with others, and one question of legality.

What is compared plays in turn, round after round, in one process, so that a slow moment of the machine hits all.
"""

from collections.abc import Callable
from random import Random, choices
from statistics import median
from time import thread_time
from typing import Any

from qwitch.engine.game import Game
from qwitch.engine.position import OVER, WAITING
from qwitch.engine.setup import Setup
from qwitch.match.seats import parse_seats
from qwitch.simulate import Simulation, tally_of
from scripts._bench.rows import Row

PLAYERS = 4
ROUNDS = 7

Playout = Callable[[int], int]
"""Plays one game at random from a seed and tells how many cards or moves it took."""


choose = Random(1).random
"""Everybody's choice among what is allowed: one throw."""


def qwitch_game(seed: int) -> int:
    """One race of four by the engine, with all its events."""
    game = Game(Setup("race", "tin", PLAYERS, seed=seed))
    plays = 0
    while game.phase is not OVER:
        if game.phase is WAITING:
            game.turn_direction(game.turner)
            continue
        choices = game.legal_plays()
        game.play(*choices[int(choose() * len(choices))])
        plays += 1
    return plays


def plain_game() -> Playout:
    """The plain implementation that the tests hold beside the engine, without its count of all cards at every event."""
    from tests.reference.pair import act_in_plain, legal_actions
    from tests.reference.plain import Plain, plain_game
    from tests.reference.spoken import spoken

    class Uncounted(Plain):
        """Throws dice of its own, and believes that no card is lost."""

        def _shuffled(self, cards: list[str]) -> list[str]:
            return sorted(cards, key=lambda _: choose())

        def _tell(self, **happening: Any) -> None:
            self.happened.append(happening)

    def play(seed: int) -> int:
        dealt = Game(Setup("race", "tin", PLAYERS, seed=seed))
        game = plain_game("race", "tin", dealt.dealer, spoken(dealt.dealt))
        game.__class__ = Uncounted
        plays = 0
        while actions := legal_actions(game):
            act_in_plain(game, actions[int(choose() * len(actions))])
            plays += 1
        return plays

    return play


def rlcard_game() -> Playout:
    """RLCard's own game of UNO for four, without its environment."""
    import numpy
    from rlcard.games.uno import Game as Uno

    def play(seed: int) -> int:
        game = Uno(num_players=PLAYERS)
        game.np_random = numpy.random.RandomState(seed)
        game.init_game()
        plays = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(choose() * len(actions))])
            plays += 1
        return plays

    return play


def openspiel_game(quick_chance: bool = False) -> Playout:
    """OpenSpiel's crazy eights for four, written in C++.

    Cards are dealt as its guide has it, with every outcome's probability asked for; or, quickly, by one who knows that
    here all outcomes are equally likely.
    """
    import pyspiel

    eights = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")

    def play(seed: int) -> int:
        state = eights.new_initial_state()
        plays = 0
        while not state.is_terminal():
            if state.is_chance_node() and not quick_chance:
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(actions, weights)[0])
                continue
            actions = state.legal_actions()
            plays += not state.is_chance_node()
            state.apply_action(actions[int(choose() * len(actions))])
        return plays

    return play


OTHERS: dict[str, tuple[Callable[[], Playout], float | None, int]] = {
    "the plain implementation": (plain_game, 3.0, 12),
    "RLCard's UNO": (rlcard_game, 3.5, 12),
    "OpenSpiel's crazy eights": (openspiel_game, 1.0, 40),
    "OpenSpiel's, with quick chance": (lambda: openspiel_game(quick_chance=True), None, 40),
}
"""Each with how it is made, how many times as many games a second the engine must play, and its games a round."""


def engine_rows(rounds: int = ROUNDS) -> list[Row]:
    """All findings about the engine; what is not installed is told as such, without a limit."""
    rows = [*_legality(rounds), _simulation(rounds)]
    for name, (make, least, games) in OTHERS.items():
        try:
            other = make()
        except ImportError as error:
            rows.append(Row("engine", f"games a second beside {name}: not installed ({error.name})", 0, ""))
            continue
        rows += _beside(name, other, least, games, rounds)
    return rows


def _beside(name: str, other: Playout, least: float | None, games: int, rounds: int) -> list[Row]:
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


def _legality(rounds: int) -> list[Row]:
    """The questions "does it fit?" and "does the seat hold one?", beside an empty method of the same kind."""
    game = Game(Setup("race", "tin", PLAYERS, seed=1))
    game.turn_direction(game.turner)

    class Empty:
        def nothing(self, card: int) -> bool:
            return True

    empty, rows = Empty(), []
    for question, most in ((game.fits_now, 64), (game.holds_fitting, PLAYERS)):
        ratios = [_seconds_of(question, most) / _seconds_of(empty.nothing, most) for _ in range(rounds)]
        rows.append(Row("engine", f"{question.__name__} beside an empty method call", median(ratios), "x", 3.0))
    return rows


def _seconds_of(ask: Callable[[int], bool], most: int) -> float:
    start = thread_time()
    for _ in range(128_000 // most):
        for about in range(most):
            ask(about)
    return thread_time() - start


def _simulation(rounds: int) -> Row:
    """Whole matches of four computer players, as `qwitch simulate` plays them in one process."""
    seats, rates = parse_seats(",".join(["normal"] * PLAYERS)), []
    for seed in range(rounds):
        start = thread_time()
        tally_of(Simulation(60, seats, seed=seed))
        rates.append(60 / (thread_time() - start))
    return Row("engine", "matches of four computer players a second", median(rates), "games/s")
