"""The clips of voices as sounds: read when first needed, from the first of several folders that has a usable one."""

from collections.abc import Iterable
from pathlib import Path

import pygame

from qwitch.stage.mixer import Mixer
from qwitch.stage.soundfiles import SoundError
from qwitch.stage.voicefolder import VoiceFolder, line

LARGEST = 2_000_000
"""Bytes that a recording may have: reading a whole song would stop the game."""
LONGEST_S = 4.0
"""Seconds that a call may last."""


class VoiceClips:
    """Sounds by file. `faults` has one line for each file that cannot be used, said once."""

    def __init__(self) -> None:
        """Read nothing yet."""
        self.faults: list[str] = []
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}

    def take(self, mixer: Mixer, layers: Iterable[VoiceFolder], clip: str) -> pygame.mixer.Sound | None:
        """The sound of a clip (B2, go) from the first folder with a usable file; None where there is none."""
        for voice in layers:
            if (file := voice.files.get(clip)) and (sound := self._read(mixer, file)):
                return sound
        return None

    def forget(self) -> None:
        """Let go of all sounds, as when the device has gone: they would be none on another one."""
        self._sounds.clear()

    def _read(self, mixer: Mixer, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            try:
                self._sounds[file] = _checked(mixer, file)
            except SoundError as error:
                self._sounds[file] = None
                self._tell(line(error.file, error.fault))
        return self._sounds[file]

    def _tell(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)


def check_clip(file: Path) -> None:
    """Look whether a clip is there and is OGG; raises SoundError where it is not."""
    try:
        with file.open("rb") as clip:
            head = clip.read(4)
    except OSError as error:
        raise SoundError(file, f"cannot be read ({error.strerror or error})") from error
    if head != b"OggS":
        raise SoundError(file, "expected OGG Vorbis")


def _checked(mixer: Mixer, file: Path) -> pygame.mixer.Sound:
    """Read a file; raises SoundError where it cannot be played, or is too large or too long for a call."""
    try:
        size = file.stat().st_size
    except OSError as error:
        raise SoundError(file, f"cannot be read ({error.strerror or error})") from error
    if size > LARGEST:
        raise SoundError(file, f"has {size} bytes, expected at most {LARGEST}")
    sound = mixer.load(file)
    if not 0 < sound.get_length() <= LONGEST_S:
        raise SoundError(file, f"lasts {sound.get_length():.1f} s, expected at most {LONGEST_S:.0f} s")
    return sound
