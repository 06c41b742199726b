"""Makes the clips: every card and word of a voice, spoken faster until it fits, the same bytes on every run."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from scripts._voices import clip, oggfile, styles, takes
from scripts._voices.cast import Voice
from scripts._voices.clip import RATE, Wave
from scripts._voices.missing import VoicesMissing
from scripts._voices.model import Model
from scripts._voices.phonemes import CARDS
from scripts._voices.styles import Style, Styles
from scripts._voices.takes import USUAL, Take, Takes

STEP, FASTEST = 0.05, 2.2
"""How finely the speed is raised, and where it ends."""

ENDED = ".,"
"""What ends a sentence that is no call."""

SENTENCE_S = 1.5
"""Seconds that a sentence for children may last: they are in no hurry."""


@dataclass(frozen=True, slots=True)
class Studio:
    """What clips are made with."""

    model: Model
    styles: Styles
    takes: Takes

    def make(self, voice: Voice, folder: Path, only: Collection[str]) -> Iterator[str]:
        """Write a voice's clips to a folder; one line on each that does not fit its time, then the sum."""
        folder.mkdir(parents=True, exist_ok=True)
        style = self.styles.mix(voice.mix)
        chosen = self.takes.get(voice.folder, {})
        seconds = []
        for name in only:
            wave, speed = self.speak(voice, style, name, chosen.get(name, USUAL))
            oggfile.write(folder / f"{name}.ogg", wave)
            seconds.append(len(wave) / RATE)
            if seconds[-1] > (limit_s := limit_of(voice, name)):
                yield f"{voice.folder}/{name}: {seconds[-1]:.2f} s at speed {speed:.2f}, more than {limit_s} s"
        size = sum(file.stat().st_size for file in folder.glob("*.ogg"))
        yield f"{voice.folder}: {len(seconds)} clips, {sum(seconds) / len(seconds):.3f} s each, {size} bytes"

    def speak(self, voice: Voice, style: Style, name: str, take: Take) -> tuple[Wave, float]:
        """One clip and its speed: the take's, raised until the clip fits the voice's time, or the fastest."""
        phonemes = text_of(voice, name, take)
        if unknown := self.model.unknown(phonemes):
            raise VoicesMissing(f"the model does not know the phonemes {unknown} of {voice.folder}/{name}")
        speed, limit_s = take.speed, limit_of(voice, name)
        while True:
            wave = clip.finish(self.model.speak(phonemes, style, speed, take.row))
            seconds = len(wave) / RATE
            if seconds <= limit_s or speed >= FASTEST:
                return wave, speed
            speed = faster(speed, seconds, limit_s)


def studio(archive: Path | None) -> Studio:
    """What clips are made with; nothing is fetched before all that must be installed is. Raises VoicesMissing."""
    model = Model()
    return Studio(model, styles.fetch(archive), takes.read())


def faster(speed: float, seconds: float, limit_s: float) -> float:
    """The next speed to try: where the clip would fit if its length depended on that alone, which it hardly does."""
    missing = speed * (seconds / limit_s - 1)
    return min(FASTEST, round(speed + STEP * max(1, ceil(missing / STEP)), 2))


def limit_of(voice: Voice, name: str) -> float:
    """Seconds that a clip may last."""
    return SENTENCE_S if voice.words().get(name, "!")[-1] in ENDED else voice.limit_s


def clips_of(voice: Voice) -> tuple[str, ...]:
    """The names of a voice's clips."""
    return (*CARDS, *voice.words())


def text_of(voice: Voice, name: str, take: Take) -> str:
    """What is said in a clip, in phonemes."""
    words = voice.words()
    said = words[name] if name in words else voice.accent.card(name, take.between)
    return said if said[-1] in ENDED else said + take.ending


def make_all(
    voices: Iterable[Voice], studio: Studio, folder: Path, only: Collection[str] | None = None
) -> Iterator[str]:
    """Write the clips of these voices, or only those named, each to its own folder; lines as Studio.make gives them."""
    for voice in voices:
        yield from studio.make(voice, folder / voice.folder, only or clips_of(voice))
