"""Who speaks: every voice, what it is mixed from, its accent, and how much time a call may take."""

from collections.abc import Mapping
from dataclasses import dataclass

from scripts._voices.phonemes import AMERICAN, BRITISH, SPANISH, Accent

ANNOUNCER = "announcer"


@dataclass(frozen=True, slots=True)
class Voice:
    """One voice: its language and name, which are its folder, and Kokoro's voices with their weights, summing to 1."""

    language: str
    name: str
    accent: Accent
    mix: Mapping[str, float]
    limit_s: float
    """Seconds a call may last; it is spoken faster until it fits."""

    @property
    def folder(self) -> str:
        """Its folder under assets/voices: en/emma."""
        return f"{self.language}/{self.name}"

    @property
    def recipe(self) -> str:
        """What it is mixed from, in words."""
        if len(self.mix) == 1:
            return next(iter(self.mix))
        return " + ".join(f"{weight:g} {name}" for name, weight in self.mix.items())

    def words(self) -> Mapping[str, str]:
        """Its words in phonemes, by clip."""
        accent = self.accent
        return {**accent.words, **accent.announced} if self.name == ANNOUNCER else accent.words


ENGLISH_S, SPANISH_S, ANNOUNCER_S = 0.69, 0.71, 0.85
"""Spanish letters and numbers have more syllables, but half of a voice's calls must be shorter than 0.7 s for racing;
the announcer does not race."""

CAST: tuple[Voice, ...] = (
    Voice("en", "heart", AMERICAN, {"af_heart": 1}, ENGLISH_S),
    Voice("en", "george", BRITISH, {"bm_george": 1}, ENGLISH_S),
    Voice("en", "emma", BRITISH, {"bf_emma": 1}, ENGLISH_S),
    Voice("en", "fenrir", AMERICAN, {"am_fenrir": 1}, ENGLISH_S),
    Voice("en", "lewis", BRITISH, {"bm_lewis": 1}, ENGLISH_S),
    Voice("en", ANNOUNCER, AMERICAN, {"af_sarah": 1}, ANNOUNCER_S),
    Voice("es", "dora", SPANISH, {"ef_dora": 0.5, "af_heart": 0.5}, SPANISH_S),
    Voice("es", "alex", SPANISH, {"em_alex": 0.5, "am_fenrir": 0.5}, SPANISH_S),
    Voice("es", "ema", SPANISH, {"ef_dora": 0.4, "bf_emma": 0.6}, SPANISH_S),
    Voice("es", "santa", SPANISH, {"em_santa": 0.5, "am_santa": 0.5}, SPANISH_S),
    Voice("es", "luis", SPANISH, {"em_alex": 0.4, "bm_lewis": 0.6}, SPANISH_S),
    Voice("es", ANNOUNCER, SPANISH, {"ef_dora": 0.5, "af_sarah": 0.5}, ANNOUNCER_S),
)
"""All voices; the seats of a language take them in this order (qwitch/stage/voicemap.py)."""
