"""What can be measured of a clip and of a voice."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from scripts._voices import clip, oggfile
from scripts._voices.cast import Voice
from scripts._voices.clip import RATE, Wave
from scripts._voices.phonemes import CARDS

LOWEST_HZ, HIGHEST_HZ = 70, 400
"""Between these a voice's pitch is looked for."""
FRAME_S, STEP_S = 0.04, 0.01
VOICED = 0.6
"""How alike a moment must be to the one a period before to have a pitch, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One voice, measured: seconds of its 64 cards, dB of all its clips, Hz, bytes, and cards understood."""

    median_s: float
    longest_s: float
    longest_clip_s: float
    quietest_db: float
    loudest_db: float
    peak_db: float
    pitch_hz: float
    size: int
    understood: tuple[str, ...] | None
    """The cards that the recogniser understands; None where it does not know the language."""


def read(voice: Voice, folder: Path) -> dict[str, Wave]:
    """A voice's clips by name, as they are heard."""
    return {name: oggfile.read(folder / voice.folder / f"{name}.ogg") for name in (*CARDS, *voice.words())}


def measure(waves: Mapping[str, Wave], size: int, understood: tuple[str, ...] | None) -> Figures:
    """Measure a voice's clips."""
    cards = sorted(len(waves[name]) / RATE for name in CARDS)
    levels = [clip.level(wave) for wave in waves.values()]
    return Figures(
        median_s=float(np.median(cards)),
        longest_s=cards[-1],
        longest_clip_s=max(len(wave) / RATE for wave in waves.values()),
        quietest_db=min(levels),
        loudest_db=max(levels),
        peak_db=max(clip.peak(wave) for wave in waves.values()),
        pitch_hz=float(np.median(np.concatenate([pitches(waves[name]) for name in CARDS]))),
        size=size,
        understood=understood,
    )


def pitches(wave: Wave) -> Wave:
    """The pitch in Hz of every voiced moment, by how far the wave has to be shifted to be like itself."""
    width, step = round(FRAME_S * RATE), round(STEP_S * RATE)
    short, long = RATE // HIGHEST_HZ, RATE // LOWEST_HZ
    found = []
    for at in range(0, len(wave) - width - long, step):
        frame = wave[at : at + width]
        spectrum = np.fft.rfft(frame - frame.mean(), 2 * width)
        alike = np.fft.irfft(np.abs(spectrum) ** 2)[:width] * width / np.arange(width, 0, -1)
        lag = short + int(np.argmax(alike[short : long + 1]))
        if alike[0] > 1e-5 * width and alike[lag] > VOICED * alike[0]:
            found.append(RATE / lag)
    return np.array(found)
