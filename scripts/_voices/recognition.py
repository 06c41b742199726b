"""Is a call understood? A recogniser of English (pocketsphinx) must say which of the 64 cards it hears."""

from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from scripts._voices.clip import RATE, Wave
from scripts._voices.missing import HOW, VoicesMissing

HEARS_AT = 16_000
"""Samples a second that the recogniser takes."""
QUIET_S = 0.25
"""Seconds of near silence before and after a call: the recogniser understands most with so much of it."""

SOUNDS: Mapping[str, tuple[str, ...]] = {
    "A": ("EY",),
    "B": ("B IY",),
    "C": ("S IY",),
    "D": ("D IY",),
    "E": ("IY",),
    "F": ("EH F",),
    "G": ("JH IY",),
    "H": ("EY CH",),
    "1": ("W AH N",),
    "2": ("T UW",),
    "3": ("TH R IY",),
    "4": ("F AO R", "F AO"),
    "5": ("F AY V",),
    "6": ("S IH K S",),
    "7": ("S EH V AH N",),
    "8": ("EY T",),
}
"""How the recogniser writes down what it should tell apart."""


class Recogniser:
    """Tells which card is called; it knows that it is one of 64."""

    def __init__(self) -> None:
        """Load the model that comes with the package; raises VoicesMissing where that is missing."""
        try:
            from pocketsphinx import Config, Decoder
        except ImportError as error:
            raise VoicesMissing(f"the package pocketsphinx is missing: {HOW}") from error
        with TemporaryDirectory() as folder:
            words, grammar = Path(folder, "words.dict"), Path(folder, "cards.gram")
            words.write_text("".join(chain.from_iterable(map(_entries, SOUNDS))), "ascii")
            grammar.write_text(_grammar(), "ascii")
            files = {"dict": str(words), "jsgf": str(grammar)}
            self._decoder: Any = Decoder(Config(samprate=float(HEARS_AT), loglevel="FATAL", **files))

    def hear(self, wave: Wave, quiet_s: float = QUIET_S) -> str:
        """Which card this is, such as "B2"; empty where nothing is understood. Some quiet goes before and after it."""
        self._decoder.reinit_feat()  # it adapts to what it hears; a call has to be judged alike whatever came before
        self._decoder.start_utt()
        self._decoder.process_raw(_for_the_recogniser(wave, quiet_s), full_utt=True)
        self._decoder.end_utt()
        guess = self._decoder.hyp()
        return guess.hypstr.replace(" ", "") if guess else ""


def _entries(word: str) -> list[str]:
    """The lines of the recogniser's dictionary for a letter or number: the first as it is, others numbered."""
    return [f"{word}{f'({at})' if at > 1 else ''} {sound}\n" for at, sound in enumerate(SOUNDS[word], 1)]


def _grammar() -> str:
    letters, numbers = " | ".join("ABCDEFGH"), " | ".join("12345678")
    return f"#JSGF V1.0;\ngrammar cards;\npublic <card> = ({letters}) ({numbers});\n"


def _for_the_recogniser(wave: Wave, quiet_s: float) -> bytes:
    """16-bit samples at its rate, with some near silence around them; the noise in it is always the same."""
    slower = resampled(wave, RATE, HEARS_AT)
    quiet = round(quiet_s * HEARS_AT)
    around = np.random.RandomState(64).uniform(-1, 1, len(slower) + 2 * quiet) * 2e-4
    around[quiet:-quiet] += slower
    return np.round(np.clip(around, -1, 1) * 32767).astype("<i2").tobytes()


def resampled(wave: Wave, rate: int, wanted: int) -> Wave:
    """The wave at another rate, by its spectrum."""
    count = -(-len(wave) // (rate // 100)) * (rate // 100)
    spectrum = np.fft.rfft(wave, count)
    fewer = count * wanted // rate
    kept = np.zeros(fewer // 2 + 1, complex)
    shared = min(len(kept), len(spectrum))
    kept[:shared] = spectrum[:shared]
    result: Wave = np.fft.irfft(kept, fewer) * (fewer / count)
    return result
