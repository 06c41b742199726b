"""Made-up voices: every clip is one long step of sound, and its height tells whose clip it is."""

import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame

from qwitch.stage.mixer import VOICE_CHANNELS
from qwitch.stage.voicemap import ANNOUNCER, CLIPS, HELP_CLIPS, SEAT_VOICES

FRAMES = 2000
"""Samples of a clip: 45 ms, which a slow device takes half a second for."""


class Heights:
    """Writes clips, each of a height of its own, and tells by its height which clip a sound is."""

    def __init__(self) -> None:
        self._names: dict[int, str] = {}

    def write(self, file: Path, name: str, frames: int = FRAMES) -> None:
        """A clip that is told as `name`; a WAV file whatever its ending, for the device looks at what is in it."""
        height = 100 + len(self._names)
        self._names[height] = name
        file.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(file), "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(2)
            sound.setframerate(44100)
            sound.writeframes(array("h", [height] * frames).tobytes())

    def write_shipped(self, folder: Path) -> None:
        """All voices that the game comes with, told as "emma B2"."""
        for language, voices in SEAT_VOICES.items():
            for voice in (*voices, ANNOUNCER):
                for clip in (*CLIPS, *(HELP_CLIPS if voice == ANNOUNCER else ())):
                    self.write(folder / language / voice / f"{clip}.ogg", f"{voice} {clip}")

    def record(self, folder: Path, *clips: str, ending: str = ".ogg") -> None:
        """A player's recordings, told as "mama B2" in a folder mama."""
        for clip in clips:
            self.write(folder / f"{clip}{ending}", f"{folder.name} {clip}")

    def heard(self) -> list[str]:
        """What the voices' channels are playing: the seats' first, from 0, then the announcer's."""
        return [self._names[array("h", sound.get_raw())[0]] for sound in playing()]


def playing() -> Iterator[pygame.mixer.Sound]:
    """The sounds in the channels that are kept for voices."""
    for number in range(VOICE_CHANNELS):
        channel = pygame.mixer.Channel(number)
        if channel.get_busy() and (sound := channel.get_sound()):
            yield sound
