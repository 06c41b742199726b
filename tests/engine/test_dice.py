"""Chance is the seed's alone: these numbers hold on every machine and Python, or old deals change (L3)."""

from collections import Counter

import pytest

from qwitch.engine.dice import Dice
from qwitch.engine.game import Game
from qwitch.engine.setup import MAX_SEED, Setup
from tests.reference.pictures import cards, hand


def shuffled(seed: int, count: int = 12) -> list[int]:
    things = list(range(count))
    Dice(seed).shuffle(things)
    return things


GOLDEN_SHUFFLES = {
    0: [0, 6, 3, 5, 1, 7, 11, 9, 2, 4, 8, 10],
    1: [8, 11, 4, 0, 5, 6, 10, 3, 2, 7, 9, 1],
    7: [7, 11, 10, 5, 9, 8, 2, 4, 0, 6, 1, 3],
    MAX_SEED: [7, 0, 10, 2, 1, 9, 5, 11, 4, 8, 6, 3],
}

GOLDEN_DEALS = {
    0: "3 B7 +--==+-+=+-= F6 F4 D6 C6 A6",
    1: "0 A4 +-=-+-=+-+== C8 G6 B3 H3 C6",
    7: "1 H2 -===-+=+-+-+ H8 B1 E8 H7 A7",
    MAX_SEED: "1 H4 =-++++=-=-=- A6 G4 A8 D3 D4",
}
"""The dealer, the centre card, the direction stack and the last seat's hand of races with four seats."""


@pytest.mark.parametrize("seed", GOLDEN_SHUFFLES)
def test_golden_shuffles(seed: int) -> None:
    assert shuffled(seed) == GOLDEN_SHUFFLES[seed]


@pytest.mark.parametrize("seed", GOLDEN_DEALS)
def test_golden_deals(seed: int) -> None:
    game = Game(Setup("race", "tin", 4, seed=seed))
    signs = "".join(card.sign for card in game.dealt.directions)
    assert f"{game.dealer} {cards([game.dealt.centre])} {signs} {hand(game, 3)}" == GOLDEN_DEALS[seed]


def test_a_stream_goes_on() -> None:
    dice = Dice(5)
    assert [dice.below(1000) for _ in range(5)] == [622, 741, 795, 942, 739]


def test_a_text_makes_a_stream_of_its_own() -> None:
    streams = {seed: [Dice(seed).below(10**6), Dice(seed).below(10**6)] for seed in (7, "7", "7 coin", "8 coin")}
    assert all(first == again for first, again in streams.values())
    assert len({first for first, _ in streams.values()}) == 4
    assert streams["7 coin"][0] == 196110


def test_a_fraction_is_below_one() -> None:
    dice = Dice(4)
    fractions = [dice.fraction() for _ in range(400)]
    assert 0 <= min(fractions) < 0.02
    assert 0.98 < max(fractions) < 1


def test_below_stays_below_and_reaches_everything() -> None:
    dice = Dice(1)
    assert Counter(dice.below(6) for _ in range(600)).keys() == {0, 1, 2, 3, 4, 5}
    assert {dice.below(1) for _ in range(20)} == {0}


def test_a_shuffle_keeps_the_things_and_favours_none() -> None:
    dice, places = Dice(2), Counter[tuple[int, ...]]()
    for _ in range(6000):
        things = [0, 1, 2]
        dice.shuffle(things)
        places[tuple(things)] += 1
    assert len(places) == 6
    assert all(880 < times < 1120 for times in places.values()), places


def test_shuffling_nothing_or_one_thing_throws_nothing() -> None:
    dice, other = Dice(3), Dice(3)
    for things in ([], [0]):
        dice.shuffle(things)
    assert dice.below(10**9) == other.below(10**9)
