"""What the game says in tones: go, stop, the direction, a win, and the menus' small answers."""

from collections.abc import Callable

from numpy.random import RandomState

from scripts._sounds.cards import riffle
from scripts._sounds.matter import (
    ICE,
    KALIMBA,
    LONG_BAR,
    MARIMBA,
    SLIT_DRUM,
    WOODBLOCK,
    Wave,
    drop,
    flick,
    mix,
    puff,
    slap,
    slide,
    strike,
)
from scripts._sounds.scale import A3, A4, A5, A6, D4, D5, D6, E4, E5, FIS4, FIS5, FIS6


def thaw(rng: RandomState) -> Wave:
    """The freeze is over: a drop, and two warm chimes upwards."""
    chime = mix(((0, 1.0, strike(KALIMBA, A5, 0.5)), (0, 0.10, strike(ICE, A5, 0.3, 0.6))))
    higher = mix(((0, 0.9, strike(KALIMBA, D6, 0.55)), (0, 0.10, strike(ICE, D6, 0.3, 0.6))))
    return mix(((0, 0.6, drop(420, 980, 0.09)), (0.05, 0.8, chime), (0.14, 0.8, higher), (0, 0.05, flick(rng, 0.5))))


def stop(rng: RandomState) -> Wave:
    """Play stops: a short knock of wood, then a big slit drum."""
    knock = mix(((0, 1.0, strike(WOODBLOCK, D5, 0.12)), (0, 0.15, puff(rng, 700, 3000, 0.4, 5))))
    drum = mix(((0, 1.0, strike(SLIT_DRUM, A3, 0.75, 1.35)), (0, 0.4, strike(SLIT_DRUM, D4, 0.6))))
    return mix(((0, 0.9, knock), (0.085, 1.0, drum), (0.085, 0.3, slap(rng))))


def standstill(rng: RandomState) -> Wave:
    """Nothing fits: an open fifth, soft and low, and a hand brushing the felt."""
    fifth = mix(((0, 1.0, strike(MARIMBA, D4, 0.6, 0.5)), (0.018, 0.8, strike(MARIMBA, A4, 0.5, 0.5))))
    return mix(((0, 1.0, fifth), (0.02, 0.10, slide(rng, 0.34, 400, 1900, 0.3))))


def direction(first: float, second: float) -> Callable[[RandomState], Wave]:
    """A card turns over, then two tones say which way: rising, falling, or twice the same."""

    def cook(rng: RandomState) -> Wave:
        return mix(
            (
                (0, 0.30, flick(rng, 0.6)),
                (0.006, 0.95, strike(KALIMBA, first, 0.26)),
                (0.125, 1.0, strike(KALIMBA, second, 0.55)),
                (0.125, 0.25, strike(MARIMBA, second / 2, 0.3, 0.5)),
            )
        )

    return cook


def tick(rng: RandomState) -> Wave:
    """The countdown: a small wood block."""
    return mix(((0, 1.0, strike(WOODBLOCK, FIS5, 0.15, 0.7)), (0, 0.06, puff(rng, 900, 2600, 0.4, 4))))


def go(rng: RandomState) -> Wave:
    """Off we go: a bright chord of wood."""
    chord = mix([(0.003 * n, 0.8, strike(MARIMBA, pitch, 0.5, 1.1)) for n, pitch in enumerate((D4, A4, D5, FIS5))])
    return mix(((0, 1.0, chord), (0, 0.35, slap(rng)), (0.02, 0.3, strike(KALIMBA, A5, 0.4))))


def win(rng: RandomState) -> Wave:
    """Somebody is out: a run up the scale, a rolled chord, and cards rustling like applause."""
    run = [(0.085 * n, 0.75, bar(pitch, 0.6)) for n, pitch in enumerate((D4, FIS4, A4, D5, FIS5))]
    turn = [(0.50, 0.7, bar(E5, 0.5)), (0.60, 0.75, bar(FIS5, 0.5))]
    chord = [(0.78 + 0.022 * n, 0.62, bar(pitch, 1.4)) for n, pitch in enumerate((D4, A4, D5, FIS5, A5))]
    sparkle = [(0.95 + 0.11 * n, 0.20, strike(KALIMBA, p, 0.9)) for n, p in enumerate((D6, A5, FIS6, D6, A6))]
    applause = [(0.80, 0.13, riffle(rng, 40, 0.9, 0.5)), (0.80, 0.5, slap(rng))]
    return mix((*run, *turn, *chord, *sparkle, *applause))


def bar(pitch: float, seconds: float) -> Wave:
    """A long bar of a marimba over its pipe, warmed by a tine."""
    return mix(((0, 1.0, strike(LONG_BAR, pitch, seconds)), (0, 0.25, strike(KALIMBA, pitch, seconds))))


def hint(rng: RandomState) -> Wave:
    """Not this one, and no harm done: two soft, low tones."""
    tones = mix(((0, 1.0, strike(MARIMBA, E4, 0.16, 0.55, 2.4)), (0.095, 0.9, strike(MARIMBA, D4, 0.30, 0.55, 2.4))))
    return mix(((0, 1.0, tones), (0, 0.08, flick(rng, 0.1))))


def move(rng: RandomState) -> Wave:
    """The focus moves: a fingertip on wood."""
    return mix(((0, 1.0, strike(WOODBLOCK, 470, 0.1, 0.6)), (0, 0.12, flick(rng, 0.3))))


def two(first: float, second: float) -> Callable[[RandomState], Wave]:
    """A card tapped, and two quick tones: upwards to accept, downwards to go back."""

    def cook(rng: RandomState) -> Wave:
        tones = mix(
            ((0, 0.8, strike(KALIMBA, first, 0.18, 0.7, 2.0)), (0.065, 0.9, strike(KALIMBA, second, 0.32, 0.7, 2.0)))
        )
        return mix(((0, 1.0, tones), (0, 0.22, flick(rng, 0.4))))

    return cook
