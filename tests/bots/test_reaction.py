"""Reaction times are what the model says: ex-Gaussian, slower with more cards, never below the level's fastest."""

from dataclasses import replace
from statistics import fmean, pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.bots.levels import (
    LEVELS,
    MAX_MEAN_MS,
    MIN_MEAN_MS,
    SCAN_SHARE,
    SIGMA_SHARE,
    TAU_SHARE,
    Level,
    level_of_mean,
)
from qwitch.bots.reaction import Reaction, ex_gaussian
from qwitch.engine.dice import Dice

MANY = 40_000


def moments(values: list[float]) -> tuple[float, float, float]:
    """Mean, standard deviation and skewness."""
    mean, deviation = fmean(values), pstdev(values)
    return mean, deviation, fmean((value - mean) ** 3 for value in values) / deviation**3


@pytest.mark.parametrize(("mu", "sigma", "tau"), [(400, 40, 100), (1000, 200, 50), (0, 0, 300), (500, 100, 0)])
def test_an_ex_gaussian_has_its_mean_spread_and_skew(mu: float, sigma: float, tau: float) -> None:
    dice = Dice(9)
    mean, deviation, skew = moments([ex_gaussian(dice, mu, sigma, tau) for _ in range(MANY)])
    expected = (sigma**2 + tau**2) ** 0.5
    assert mean == pytest.approx(mu + tau, abs=5 * expected / MANY**0.5)
    assert deviation == pytest.approx(expected, rel=0.03)
    assert skew == pytest.approx(2 * tau**3 / expected**3, abs=0.2)


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_full_hand_takes_a_level_its_mean_and_every_card_less_a_tenth(level: Level) -> None:
    reaction, dice = Reaction(level), Dice(3)
    for cards in range(1, 6):
        mean, deviation, skew = moments([reaction.delay_ms(cards, dice) for _ in range(MANY // 4)])
        near = 0.02 if cards > 2 else 0.05  # the fastest delay cuts into the quickest of so short ones
        assert mean == pytest.approx(level.mean_ms * (1 - SCAN_SHARE * (5 - cards)), rel=near)
        assert deviation == pytest.approx(level.mean_ms * (SIGMA_SHARE**2 + TAU_SHARE**2) ** 0.5, rel=4 * near)
        assert 1 < skew < 2


@given(
    mean_ms=st.integers(MIN_MEAN_MS, MAX_MEAN_MS),
    handicap_ms=st.integers(0, 20_000),
    cards=st.integers(1, 5),
    seed=st.integers(0, 10**9),
)
def test_no_delay_undercuts_the_level_s_fastest(mean_ms: int, handicap_ms: int, cards: int, seed: int) -> None:
    level = replace(level_of_mean(mean_ms), handicap_ms=handicap_ms)
    reaction, dice = Reaction(level), Dice(seed)
    assert level.fastest_ms == mean_ms * 2 // 5 + handicap_ms
    assert min(reaction.delay_ms(cards, dice) for _ in range(50)) >= level.fastest_ms


def test_a_handicap_is_added_to_the_very_same_delays() -> None:
    level = LEVELS["hard"]
    plain = [Reaction(level).delay_ms(4, dice) for dice in [Dice(5)] for _ in range(100)]
    slowed = [Reaction(replace(level, handicap_ms=250)).delay_ms(4, dice) for dice in [Dice(5)] for _ in range(100)]
    assert slowed == [delay + 250 for delay in plain]


@pytest.mark.parametrize("mean_ms", [MIN_MEAN_MS - 1, MAX_MEAN_MS + 1])
def test_a_mean_out_of_bounds_is_refused(mean_ms: int) -> None:
    with pytest.raises(ValueError, match=f"a mean delay of {mean_ms} ms; expected 100 to 20000"):
        level_of_mean(mean_ms)


def test_levels_go_from_slow_and_careless_to_quick_and_careful() -> None:
    levels = list(LEVELS.values())
    assert [level.mean_ms for level in levels] == sorted((level.mean_ms for level in levels), reverse=True)
    assert [level.errors for level in levels] == sorted((level.errors for level in levels), reverse=True)
    assert [level.name for level in levels if level.looks_ahead] == ["hard", "lightning"]
    assert all(name == level.name for name, level in LEVELS.items())
