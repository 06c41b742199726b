"""A computer player's delays depend on what its seat sees and on nothing else: no frame rate, no hidden card (H7)."""

from copy import deepcopy
from functools import cache
from random import Random

import pytest

from qwitch.bots.player import Plan
from qwitch.engine.game import Game
from qwitch.engine.notation import write_position
from qwitch.engine.setup import Setup
from qwitch.match.events import Stamped
from qwitch.match.match import NEVER, Match
from qwitch.match.options import MatchOptions
from qwitch.match.seats import parse_seats
from tests.engine.test_view import reorder_the_hidden

Keys = list[tuple[int, int, int]]
"""What people press: milliseconds, seat and slot, in order of time."""


def some_keys(seed: int) -> Keys:
    """Two people press anything every now and then; R5 never has to put one of their cards off for long."""
    random, keys = Random(seed), Keys()
    for seat in (0, 2):
        at_ms = 2300
        while at_ms < 30_000:
            keys.append((at_ms, seat, random.randrange(5)))
            at_ms += random.randrange(300, 1200)
    return sorted(keys)


@cache
def played_with_people(seed: int, frames_a_second: int) -> list[Stamped]:
    """The first half minute of a race, at least; every frame hands over the presses since the last one."""
    seats = parse_seats("me,normal,me2+120,lightning,bot:700+90")
    match, keys = Match(Setup("race", "tin", 5, seed=seed), seats), some_keys(seed)
    for frame in range(31 * frames_a_second):
        now = frame * 1000 // frames_a_second
        while keys and keys[0][0] <= now:
            at_ms, seat, slot = keys.pop(0)
            match.press(seat, slot, at_ms)
        match.advance(now)
    return [stamped for stamped in match.history if stamped.t <= 30_000]


@pytest.mark.parametrize("frames_a_second", [30, 60, 144])
def test_people_and_computer_players_meet_alike_at_any_frame_rate(frames_a_second: int) -> None:
    for seed in range(4):
        every_ms = played_with_people(seed, 1000)
        assert played_with_people(seed, frames_a_second) == every_ms
        assert {"Played", "Misplayed"} <= {type(stamped.event).__name__ for stamped in every_ms}


# What cannot be seen

SEATS = "normal,lightning,bot:900+100,masher,hard"


def plans(game: Game, options: MatchOptions) -> list[Plan | None]:
    """What each computer player is up to that sits down at this game."""
    match = Match(game.setup, parse_seats(SEATS), options, game=game)
    return [match.players[seat].plan for seat in range(5)]


@pytest.mark.parametrize("mode", ["race", "turns"])
@pytest.mark.parametrize("edition", ["tin", "boxed"])
def test_H7_games_that_differ_in_hidden_cards_give_the_same_plans(mode: str, edition: str) -> None:
    options, changed, planned = MatchOptions(hand_turned=True), 0, 0
    for seed in range(24):
        played = Match(Setup(mode, edition, 5, seed=seed), parse_seats(SEATS), options)
        while len(played.history) < 4 * seed and not played.is_over:
            played.advance(played.next_due_ms())
        for seat in range(5):
            other = deepcopy(played.game)
            reorder_the_hidden(other, seat, Random(seed))
            mine = plans(deepcopy(played.game), options)[seat]
            assert plans(other, options)[seat] == mine
            changed += write_position(other) != write_position(played.game)
            planned += mine is not None
    assert changed > 80
    assert planned > 20


def test_H7_what_can_be_seen_does_change_the_plans() -> None:
    """The test above could fail: other cards in the own hand lead to other plans."""
    options, different = MatchOptions(), 0
    for seed in range(20):
        match = Match(Setup("race", "tin", 5, seed=seed), parse_seats(SEATS), options)
        match.advance(options.first_countdown_ms)
        other = deepcopy(match.game)
        reorder_the_hidden(other, 1, Random(seed))
        different += plans(other, options)[0] != plans(deepcopy(match.game), options)[0]
    assert different > 10


def test_a_handicap_delays_the_first_card_of_the_very_same_game_by_as_much() -> None:
    for seed in range(20):
        first = [
            next(stamped for stamped in match.advance(NEVER) if hasattr(stamped.event, "slot")).t
            for seat in ("hard", "hard+300")
            for match in [Match(Setup("solo", "boxed", 1, seed=seed), parse_seats(seat))]
        ]
        assert first[1] - first[0] == 300
