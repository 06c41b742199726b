"""Looks for a better take of every call that the recogniser does not understand well, and keeps the best."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

import numpy as np

from scripts._voices import oggfile, takes
from scripts._voices.cast import Voice
from scripts._voices.clip import Wave
from scripts._voices.making import Studio
from scripts._voices.phonemes import CARDS
from scripts._voices.recognition import QUIET_S, Recogniser
from scripts._voices.takes import Take

TRIALS: tuple[tuple[float, float], ...] = (
    (QUIET_S, -90.0),
    (0.35, -90.0),
    (QUIET_S, -50.0),
    (0.35, -45.0),
    (0.2, -40.0),
)
"""What a call is tried in: seconds of quiet around it, and noise in dB of full scale, where the call has -18 dB.
Several, for else a take would be chosen for a mere stroke of luck."""
WEAK, CLEAR = 3, 5
"""A call understood in fewer trials than WEAK is spoken anew, until a take is understood in CLEAR of them."""

TRIED: tuple[Take, ...] = (
    Take(row=20),
    Take(speed=1.15),
    Take(row=60),
    Take(ending="."),
    Take(between=", "),
    Take(ending=".", row=60),
    Take(ending=".", between=", "),
    Take(row=20, speed=1.25),
    Take(ending="?"),
)
"""Other ways of saying a card; of equally clear ones the first, most like a shout, is kept."""


def tune(voices: Sequence[Voice], studio: Studio, folder: Path, only: Collection[str] = CARDS) -> Iterator[str]:
    """Try all weak calls of these voices anew, or those of the named cards; a line for each that became better.

    The better clips are written to the folder, and how they are spoken to takes.json.
    """
    recogniser = Recogniser()
    chosen = {voice: dict(clips) for voice, clips in studio.takes.items()}
    for voice in voices:
        if voice.language != "en":
            yield f"{voice.folder}: the recogniser knows English alone"
            continue
        better = chosen.setdefault(voice.folder, {})
        for line in _tune(voice, studio, recogniser, folder / voice.folder, better, only):
            takes.write({name: clips for name, clips in chosen.items() if clips})
            yield line


def clarity(recogniser: Recogniser, name: str, wave: Wave) -> int:
    """In how many of the trials the call is understood."""
    return sum(recogniser.hear(noisy(wave, noise_db), quiet_s) == name for quiet_s, noise_db in TRIALS)


def noisy(wave: Wave, level_db: float) -> Wave:
    """The wave under noise that falls as speech does, 6 dB an octave; always the same."""
    noise = np.cumsum(np.random.RandomState(64).standard_normal(len(wave)))
    noise -= np.convolve(noise, np.ones(241) / 241, "same")  # without what lies below 100 Hz
    result: Wave = wave + noise * 10 ** (level_db / 20) / np.sqrt(np.mean(noise**2))
    return result


def _tune(
    voice: Voice, studio: Studio, recogniser: Recogniser, folder: Path, chosen: dict[str, Take], only: Collection[str]
) -> Iterator[str]:
    style = studio.styles.mix(voice.mix)
    for name in only:
        file = folder / f"{name}.ogg"
        before = best = clarity(recogniser, name, oggfile.read(file))
        for take in TRIED if before < WEAK else ():
            spoken = oggfile.encoded(studio.speak(voice, style, name, take)[0])
            clear = clarity(recogniser, name, oggfile.decoded(spoken))  # as it will be heard
            if clear > best:
                best, chosen[name] = clear, take
                file.write_bytes(spoken)
            if best >= CLEAR:
                break
        if best > before:
            yield f"{voice.folder}/{name}: understood in {before} trials, now in {best}: {chosen[name]}"
