"""Human reaction times: the ex-Gaussian, a normal part (mu, sigma) plus an exponential part (tau)."""

from math import cos, log, pi, sqrt

from qwitch.bots.levels import SCAN_SHARE, SIGMA_SHARE, TAU_SHARE, Level
from qwitch.engine.deal import HAND
from qwitch.engine.dice import Dice


def ex_gaussian(dice: Dice, mu: float, sigma: float, tau: float) -> float:
    """One draw, in the unit of mu; its mean is mu + tau. Written on dice alone, so that it is the same everywhere."""
    normal = sqrt(-2 * log(1 - dice.fraction())) * cos(2 * pi * dice.fraction())
    return mu + sigma * normal - tau * log(1 - dice.fraction())


class Reaction:
    """The reaction times of one level: from seeing the top card to the own card landing."""

    __slots__ = ("_fastest_ms", "_handicap_ms", "_mu", "_scan", "_sigma", "_tau")

    def __init__(self, level: Level) -> None:
        """Work out the parts of the level's times; a full hand takes the level's mean."""
        self._scan = SCAN_SHARE * level.mean_ms
        self._sigma = SIGMA_SHARE * level.mean_ms
        self._tau = TAU_SHARE * level.mean_ms
        self._mu = level.mean_ms - self._tau - self._scan * HAND
        self._fastest_ms, self._handicap_ms = level.fastest_ms, level.handicap_ms

    def delay_ms(self, cards_in_hand: int, dice: Dice) -> int:
        """Milliseconds that search, decision and the motion of the hand take this time; never below fastest_ms."""
        drawn = ex_gaussian(dice, self._mu + self._scan * cards_in_hand, self._sigma, self._tau)
        return max(self._fastest_ms, round(drawn) + self._handicap_ms)
