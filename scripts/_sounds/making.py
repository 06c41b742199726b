"""Makes all sounds of the table, the same bytes on every run, and tells their figures."""

import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.random import RandomState

from scripts._sounds import level
from scripts._sounds.matter import RATE, Wave
from scripts._sounds.recipes import RECIPES

SEED = 64
"""Every sound gets its own numbers from this and its name, so that a new recipe leaves the others as they are."""


def make(name: str) -> Wave:
    """Cook one sound and finish it."""
    recipe = RECIPES[name]
    rng = RandomState(zlib.crc32(f"{SEED} {name}".encode()))
    return level.finish(recipe.cook(rng), recipe.loudness)


def figures(name: str, samples: Wave, size: int) -> str:
    """One line on a sound: seconds, loudness, peak, time to half the peak, middle of its spectrum, bytes."""
    peak = np.abs(samples).max()
    attack = np.argmax(np.abs(samples) >= 0.5 * peak) / RATE * 1000
    power = np.abs(np.fft.rfft(samples)) ** 2
    centre = (power * np.fft.rfftfreq(len(samples), 1 / RATE)).sum() / power.sum()
    heard = level.loudness(samples)
    decibels = f"{heard:7.1f} dB {20 * np.log10(peak):7.1f} dB"
    return f"{name:12} {len(samples) / RATE:6.3f} s {decibels} {attack:7.1f} ms {centre:6.0f} Hz {size:8}"


def make_all(folder: Path) -> Iterator[str]:
    """Write every sound to a folder; one line of figures each, then the sum."""
    folder.mkdir(parents=True, exist_ok=True)
    yield f"{'':12} {'length':>8} {'loudness':>10} {'peak':>10} {'attack':>10} {'middle':>9} {'bytes':>8}"
    total = 0
    for name in RECIPES:
        samples = make(name)
        file = folder / f"{name}.wav"
        level.write(file, samples)
        size = file.stat().st_size
        total += size
        yield figures(name, samples, size)
    yield f"{len(RECIPES)} files, {total} bytes"
