"""Human reaction times: the ex-Gaussian, a normal part (mu, sigma) plus an exponential part (tau)."""

from math import cos, log, pi, sqrt

from qwitch.bots.levels import Level
from qwitch.engine.dice import Dice

USUAL_HAND = 3
"""The cards in hand for which a level's mean delay holds."""


def ex_gaussian(dice: Dice, mu: float, sigma: float, tau: float) -> float:
    """One draw, in the unit of mu; its mean is mu + tau. Written on dice alone, so that it is the same everywhere."""
    normal = sqrt(-2 * log(1 - dice.fraction())) * cos(2 * pi * dice.fraction())
    return mu + sigma * normal - tau * log(1 - dice.fraction())


def delay_ms(level: Level, cards_in_hand: int, dice: Dice) -> int:
    """Milliseconds from seeing the top card to the own card landing: search, decision and motion of the hand."""
    mean = level.mean_ms + level.scan_ms * (cards_in_hand - USUAL_HAND)
    drawn = ex_gaussian(dice, mean - level.tau_ms, level.sigma_ms, level.tau_ms)
    return max(level.fastest_ms, round(drawn) + level.handicap_ms)
