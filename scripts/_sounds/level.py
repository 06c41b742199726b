"""From a wave to a finished sound: cleaned, faded, brought to its loudness, and written as 16-bit samples."""

import wave
from pathlib import Path

import numpy as np
from numpy.random import RandomState

from scripts._sounds.matter import RATE, Wave

PEAK = 10 ** (-3 / 20)
"""No sample lies above this: 3 dB below full scale, so that conversions downstream cannot clip."""
FADE_IN, FADE_OUT = 0.002, 0.008
"""Seconds of fade at both ends."""
ROOM_SECONDS, ROOM_SHARE = 0.12, 0.16
"""How long the room answers, and how much of what is heard it adds."""
WINDOW, STEP = 0.1, 0.005
"""Seconds over which the ear adds up a short sound, and how finely such windows are laid."""

# The two filters of the broadcasters' loudness standard (BS.1770), written for 48 kHz: a shelf, and a cut below.
_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_CUT = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


def loudness(wave: Wave) -> float:
    """How loud the loudest tenth of a second is, in dB below full scale, as an ear weighs it."""
    heard = np.concatenate([np.zeros(round(WINDOW * RATE)), _weighted(wave), np.zeros(round(WINDOW * RATE))])
    energy = np.concatenate([[0.0], np.cumsum(heard**2)])
    width = round(WINDOW * RATE)
    windows = (energy[width:] - energy[:-width])[:: round(STEP * RATE)] / width
    return float(10 * np.log10(windows.max() + 1e-12) - 0.691)


def _weighted(wave: Wave) -> Wave:
    """The wave as an ear weighs its frequencies."""
    count = len(wave) + RATE // 10
    hz = np.fft.rfftfreq(count, 1 / RATE)
    z = np.exp(-2j * np.pi * hz / 48_000)
    response = np.ones_like(z)
    for above, below in (_SHELF, _CUT):
        response *= np.polyval(above[::-1], z) / np.polyval(below[::-1], z)
    weighted: Wave = np.fft.irfft(np.fft.rfft(wave, count) * response, count)[: len(wave)]
    return weighted


def finish(wave: Wave, target: float) -> Wave:
    """Clean a wave, cut its inaudible end, fade both ends and bring it to a loudness in dB."""
    wave = _ends_faded(_tail_cut(_cleaned(_in_a_room(wave))))
    levelled = wave * 10 ** ((target - loudness(wave)) / 20)
    loudest = float(np.abs(levelled).max())
    if loudest > PEAK:
        raise ValueError(f"peak {20 * np.log10(loudest):.1f} dB: too short or too sharp for a loudness of {target} dB")
    return levelled


def _in_a_room(wave: Wave) -> Wave:
    """The wave with what a small, furnished room answers: a few soft reflections that die away at once."""
    answer = np.zeros(round(ROOM_SECONDS * RATE))
    t = np.arange(len(answer)) / RATE
    answer += RandomState(1).uniform(-1, 1, len(answer)) * np.exp(-t / 0.022) * (t > 0.006)
    hz = np.fft.rfftfreq(len(answer), 1 / RATE)
    answer = np.fft.irfft(np.fft.rfft(answer) / (1 + (hz / 2500) ** 2), len(answer))
    answer *= ROOM_SHARE / np.sqrt(np.sum(answer**2))
    answer[0] += 1
    count = len(wave) + len(answer)
    heard: Wave = np.fft.irfft(np.fft.rfft(wave, count) * np.fft.rfft(answer, count), count)
    return heard


def _cleaned(wave: Wave) -> Wave:
    """Without what lies below 50 Hz, a constant offset included, and little above 13 kHz."""
    count = len(wave) + RATE // 5
    hz = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1e-3)
    keep = 1 / np.sqrt(1 + (50 / hz) ** 8) / np.sqrt(1 + (hz / 13_000) ** 8)
    keep[0] = 0
    cleaned: Wave = np.fft.irfft(np.fft.rfft(wave, count) * keep, count)[: len(wave)]
    return cleaned


def _tail_cut(wave: Wave) -> Wave:
    """Up to where it stays 56 dB below its loudest sample."""
    heard = np.flatnonzero(np.abs(wave) > np.abs(wave).max() * 10 ** (-56 / 20))
    return wave[: heard[-1] + round(FADE_OUT * RATE)]


def _ends_faded(wave: Wave) -> Wave:
    """Both ends brought to nothing along half a cosine."""
    shape = np.ones(len(wave))
    for seconds, ends in ((FADE_IN, shape), (FADE_OUT, shape[::-1])):
        count = round(seconds * RATE)
        ends[:count] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count)
    faded: Wave = wave * shape
    faded -= faded.mean() * shape / shape.mean()
    return faded


def write(file: Path, samples: Wave) -> None:
    """Write a finished sound as WAV: 44.1 kHz, 16 bit, one channel."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(samples * 32767).astype("<i2").tobytes())
