"""What the sounds are made of: wood, tines and ice that ring in modes, and paper, which is noise with a shape."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.random import RandomState  # its numbers are promised never to change, unlike those of newer generators
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]
"""Samples at RATE, one channel, -1 to 1 once it is levelled."""

RATE = 44_100


@dataclass(frozen=True, slots=True)
class Matter:
    """What is struck: its modes as multiples of the lowest, their levels, and how long each rings.

    Rings are seconds to 1/e for a pitch of 440 Hz; higher pitches ring shorter. `onset_ms` is how softly the blow
    sets in.
    """

    ratios: tuple[float, ...]
    levels: tuple[float, ...]
    rings: tuple[float, ...]
    onset_ms: float


MARIMBA = Matter((1, 3.98, 9.6), (1, 0.22, 0.05), (0.20, 0.06, 0.02), 1.2)
LONG_BAR = Matter((1, 3.98, 9.6), (1, 0.22, 0.05), (0.36, 0.08, 0.02), 1.2)
KALIMBA = Matter((1, 2.0, 5.9, 11.2), (1, 0.20, 0.12, 0.03), (0.26, 0.12, 0.05, 0.02), 0.7)
WOODBLOCK = Matter((1, 1.51, 2.42, 3.9), (1, 0.55, 0.30, 0.10), (0.035, 0.024, 0.016, 0.010), 0.5)
SLIT_DRUM = Matter((1, 1.50, 2.03, 2.76, 4.1), (1, 0.50, 0.42, 0.18, 0.06), (0.17, 0.13, 0.09, 0.06, 0.03), 1.5)
TABLE = Matter((1, 1.62, 2.31, 3.27, 4.6), (1, 0.75, 0.45, 0.22, 0.10), (0.022, 0.020, 0.016, 0.012, 0.008), 1.0)
ICE = Matter((1, 2.32, 4.25, 6.63), (1, 0.45, 0.20, 0.06), (0.22, 0.13, 0.07, 0.03), 0.4)


def clock(seconds: float) -> Wave:
    """The moments of a wave, in seconds from 0."""
    return np.arange(round(seconds * RATE), dtype=np.float64) / RATE


def strike(matter: Matter, pitch: float, seconds: float, hard: float = 1.0, dry: float = 1.0) -> Wave:
    """One blow at a pitch in Hz.

    `hard` scales the upper modes: below 1 a soft mallet, above 1 a hard one. `dry` divides the ringing: above 1 as
    if something lay on the bar.
    """
    t = clock(seconds)
    shorter = (440 / pitch) ** 0.55 / dry
    wave = np.zeros_like(t)
    for number, (ratio, level, ring) in enumerate(zip(matter.ratios, matter.levels, matter.rings, strict=True)):
        if pitch * ratio < RATE * 0.4:
            loud = level * hard**number
            wave += loud * np.exp(-t / (ring * shorter)) * np.sin(2 * np.pi * pitch * ratio * t)
    return damped(wave * (1 - np.exp(-t / (matter.onset_ms / 1000))))


def damped(wave: Wave) -> Wave:
    """The wave with its last third brought softly to nothing, as a hand stops a bar: cut off, it would click."""
    count = len(wave) // 3
    shape = np.ones(len(wave))
    shape[-count:] = np.cos(0.5 * np.pi * np.arange(1, count + 1) / count) ** 2
    return wave * shape


def drop(low: float, high: float, seconds: float) -> Wave:
    """A drop of water: a tone that rises from one pitch in Hz to another while it dies away."""
    t = clock(seconds)
    pitch = low * (high / low) ** (t / seconds)
    tone = np.sin(2 * np.pi * np.cumsum(pitch) / RATE)
    return damped(tone * np.exp(-t / (seconds / 4)) * (1 - np.exp(-t / 0.002)))


def noise(rng: RandomState, seconds: float, low: float, high: float) -> Wave:
    """Steady noise between two frequencies in Hz, softly bounded; its root mean square is 1."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(rng.uniform(-1, 1, count))
    hz = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1e-3)
    spectrum *= 1 / np.sqrt(1 + (low / hz) ** 4) / np.sqrt(1 + (hz / high) ** 4)
    wave: Wave = np.fft.irfft(spectrum, count)
    wave /= np.sqrt(np.mean(wave**2))
    return wave


def puff(rng: RandomState, low: float, high: float, rise_ms: float, fall_ms: float) -> Wave:
    """A burst of noise between two frequencies in Hz: up in rise_ms, down to 1/e in fall_ms."""
    seconds = (rise_ms + 7 * fall_ms) / 1000
    t = clock(seconds) * 1000
    shape: Wave = (1 - np.exp(-t / rise_ms)) * np.exp(-t / fall_ms)
    return noise(rng, seconds, low, high) * shape


def flick(rng: RandomState, bright: float = 1.0) -> Wave:
    """A card's edge snapping off a finger; `bright` 0 (dull, soft) to 1 (crisp)."""
    crisp = puff(rng, 1500 + 900 * bright, 4200 + 2600 * bright, 0.5, 5)
    paper = puff(rng, 450, 1700, 0.7, 10)
    return mix(((0, 0.25 + 0.45 * bright, crisp), (0, 0.75, paper)))


def slap(rng: RandomState, weight: float = 1.0) -> Wave:
    """A card coming down flat on felt over wood; `weight` scales the wood below."""
    felt = puff(rng, 220, 950, 0.9, 13)
    paper = puff(rng, 1000, 3600, 0.6, 6)
    return mix(((0, 0.6, felt), (0, 0.42, paper), (0, 1.1 * weight, strike(TABLE, 158, 0.16))))


def slide(rng: RandomState, seconds: float, low: float, high: float, peak: float = 0.5) -> Wave:
    """Paper drawn over felt: noise that swells and ebbs, loudest at `peak` (a share of its time), a little rough."""
    t = clock(seconds) / seconds
    swell = np.where(t < peak, np.sin(0.5 * np.pi * t / peak), np.cos(0.5 * np.pi * (t - peak) / (1 - peak))) ** 2
    rough = 1 + 0.35 * noise(rng, seconds, 25, 90)
    wave: Wave = noise(rng, seconds, low, high) * swell * np.clip(rough, 0, 2)
    return wave


def mix(parts: Sequence[tuple[float, float, Wave]]) -> Wave:
    """Lay waves over each other: (at which second, how loud, wave) for each."""
    starts = [round(at * RATE) for at, _, _ in parts]
    total = np.zeros(max(start + len(wave) for start, (_, _, wave) in zip(starts, parts, strict=True)))
    for start, (_, loud, wave) in zip(starts, parts, strict=True):
        total[start : start + len(wave)] += loud * wave
    return total
