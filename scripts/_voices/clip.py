"""From what the model says to a clip: silence cut away, ends faded, brought to its level."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]
"""Samples at RATE, one channel, -1 to 1 once it is levelled."""

RATE = 24_000
"""Samples a second: what the model speaks in, and what the clips have."""
FRAME = RATE // 100
"""Samples of the 10 ms over which loudness is told."""
SILENT_DB, KEPT_S = -40.0, 0.012
"""Below this share of the loudest 10 ms lies silence; so much of it stays at both ends."""
FADE_S = 0.004
ACTIVE_DB, LEVEL_DB, PEAK_DB = -30.0, -18.0, -1.6
"""The root mean square of what is speech (above ACTIVE_DB of the loudest 10 ms) becomes LEVEL_DB of full scale, and no
sample passes PEAK_DB, from where the encoder could take it above -1 dB."""
PRESS_S, ROUNDS = 0.003, 8


def finish(wave: Wave) -> Wave:
    """Cut, fade and level what the model said."""
    return levelled(faded(trimmed(wave)))


def frames(wave: Wave) -> Wave:
    """The root mean square of every 10 ms."""
    count = -(-len(wave) // FRAME)
    padded = np.zeros(count * FRAME)
    padded[: len(wave)] = wave
    rms: Wave = np.sqrt(np.mean(padded.reshape(count, FRAME) ** 2, axis=1))
    return rms


def trimmed(wave: Wave) -> Wave:
    """Without the silence around the speech."""
    loud = frames(wave)
    heard = np.flatnonzero(loud >= loud.max() * 10 ** (SILENT_DB / 20))
    kept = round(KEPT_S * RATE)
    return wave[max(0, heard[0] * FRAME - kept) : (heard[-1] + 1) * FRAME + kept]


def faded(wave: Wave) -> Wave:
    """Both ends brought to nothing along half a cosine."""
    count = round(FADE_S * RATE)
    ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count)
    shape = np.ones(len(wave))
    shape[:count] *= ramp
    shape[-count:] *= ramp[::-1]
    result: Wave = wave * shape
    return result


def level(wave: Wave) -> float:
    """How loud the speech is: the root mean square of its active part, in dB of full scale."""
    loud = frames(wave)
    active = loud[loud >= loud.max() * 10 ** (ACTIVE_DB / 20)]
    return float(20 * np.log10(np.sqrt(np.mean(active**2))))


def peak(wave: Wave) -> float:
    """The loudest sample, in dB of full scale."""
    return float(20 * np.log10(np.abs(wave).max()))


def levelled(wave: Wave) -> Wave:
    """As loud as all others; peaks that would go too high are pressed down, which takes several rounds."""
    for _ in range(ROUNDS):
        wave = pressed(wave * 10 ** ((LEVEL_DB - level(wave)) / 20))
        if level(wave) > LEVEL_DB - 0.05:
            break
    return wave


def pressed(wave: Wave) -> Wave:
    """With every peak above PEAK_DB brought down to it, softly over PRESS_S on both sides."""
    ceiling, reach = 10 ** (PEAK_DB / 20), round(PRESS_S * RATE)
    if np.abs(wave).max() <= ceiling:
        return wave
    gain = np.minimum(1.0, ceiling / np.maximum(np.abs(wave), 1e-9))
    lowest = np.lib.stride_tricks.sliding_window_view(np.pad(gain, 2 * reach, constant_values=1.0), 2 * reach + 1)
    eased = np.convolve(lowest.min(axis=1), np.hanning(2 * reach + 3)[1:-1] / (reach + 1), "valid")
    result: Wave = wave * eased
    return result
