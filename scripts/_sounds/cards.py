"""What cards do: they are dealt, lifted, landed, knocked back, drawn, slid and shuffled."""

from collections.abc import Callable

import numpy as np
from numpy.random import RandomState

from scripts._sounds.matter import (
    ICE,
    MARIMBA,
    SLIT_DRUM,
    TABLE,
    WOODBLOCK,
    Wave,
    flick,
    mix,
    puff,
    slap,
    slide,
    strike,
)
from scripts._sounds.scale import A3, A4, B4, D4, D5, E4, E5, FIS4, FIS5

STREAK = (D4, E4, FIS4, A4, B4, D5, E5, FIS5)
"""The tone of a landing card for the first to the eighth card of a streak."""


def deal(rng: RandomState) -> Wave:
    """A card off the pack, through the air, down on felt."""
    return mix(
        (
            (0, 0.55, flick(rng, 0.7)),
            (0.004, 0.30, slide(rng, 0.075, 800, 3300, 0.3)),
            (0.062, 0.62, slap(rng, 0.5)),
        )
    )


def lift(rng: RandomState) -> Wave:
    """A card picked up: a short brush upwards."""
    return mix(((0, 0.6, flick(rng, 0.4)), (0.002, 0.34, slide(rng, 0.11, 850, 3300, 0.15))))


def land(step: int) -> Callable[[RandomState], Wave]:
    """A card landing on the pile; the tone in the wood climbs, and sings a little more, with the streak."""

    def cook(rng: RandomState) -> Wave:
        tone = strike(MARIMBA, STREAK[step], 0.34, 0.9)
        return mix(((0, 1.0, slap(rng)), (0, 0.5, flick(rng, 0.35)), (0.003, 0.42 + 0.05 * step, tone)))

    return cook


def beaten(rng: RandomState) -> Wave:
    """Two cards meet, and the late one skids back."""
    clack = mix(((0, 1.0, flick(rng, 0.8)), (0, 0.9, strike(WOODBLOCK, 520, 0.12, 0.8))))
    back = mix(((0, 0.26, slide(rng, 0.14, 500, 2200, 0.2)), (0.13, 0.4, slap(rng, 0.8))))
    fall = mix(((0, 0.35, strike(MARIMBA, E4, 0.14, 0.6, 2.0)), (0.08, 0.35, strike(MARIMBA, A3, 0.28, 0.6, 2.0))))
    return mix(((0, 1.0, clack), (0.045, 0.8, back), (0.02, 1.0, fall)))


def misplay(rng: RandomState) -> Wave:
    """A dull bump, and ice that creeps over the hand."""
    bump = mix(((0, 1.0, strike(TABLE, 150, 0.2)), (0, 0.35, puff(rng, 160, 600, 1.5, 26))))
    dull = strike(SLIT_DRUM, 174.6, 0.34, 0.6)
    return mix(((0, 1.2, bump), (0.01, 0.6, dull), (0.04, 0.75, crackle(rng, 0.42, 46))))


def crackle(rng: RandomState, seconds: float, cracks: int) -> Wave:
    """Ice cracking: many tiny glassy ticks, dense first and sparse later."""
    parts = []
    for _ in range(cracks):
        at = seconds * rng.uniform(0, 1) ** 1.8
        tick = strike(ICE, rng.uniform(1500, 3600), 0.05, 0.7) * np.exp(-np.arange(2205) / rng.uniform(60, 320))
        parts.append((at, rng.uniform(0.15, 1) ** 2 * (1 - 0.6 * at / seconds), tick))
    return mix(parts)


def pass_(rng: RandomState) -> Wave:
    """Two knuckles on the table, as card players pass."""
    knocks = [mix(((0, 1.0, strike(TABLE, p, 0.18)), (0, 0.35, puff(rng, 350, 1700, 0.6, 6)))) for p in (215, 198)]
    return mix(((0, 1.0, knocks[0]), (0.125, 0.85, knocks[1])))


def refill(rng: RandomState) -> Wave:
    """Cards drawn into the hand, one after the other, ever faster."""
    return riffle(rng, 5, 0.24, 0.7)


def riffle(rng: RandomState, cards: int, seconds: float, bright: float) -> Wave:
    """So many cards snapping, ever closer together."""
    parts = []
    for number in range(cards):
        at = seconds * (number / cards) ** 0.75 + rng.uniform(0, 0.004)
        parts.append((at, rng.uniform(0.55, 0.9), flick(rng, bright * rng.uniform(0.75, 1.0))))
    return mix(parts)


def rotate(rng: RandomState) -> Wave:
    """The lowest card slides out from under the pile and comes down on top (N1)."""
    return mix(
        ((0, 0.45, slide(rng, 0.26, 450, 2600, 0.6)), (0.27, 0.8, slap(rng)), (0.27, 0.25, strike(MARIMBA, A3, 0.3)))
    )


def reshuffle(rng: RandomState) -> Wave:
    """Two halves riffled, arched together and tapped square (N2, N3)."""
    return mix(
        (
            (0, 0.8, riffle(rng, 18, 0.36, 0.55)),
            (0.42, 0.5, riffle(rng, 16, 0.22, 0.9)),
            (0.40, 0.22, slide(rng, 0.26, 700, 3000, 0.6)),
            (0.74, 0.7, slap(rng, 0.7)),
        )
    )
