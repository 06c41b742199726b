"""The sound files, checked at start-up: a missing or broken one is said then, not when it should be heard."""

import wave
from pathlib import Path

from qwitch.stage.soundmap import SOUNDS

FREQUENCY = 44_100
"""Samples a second of every file, and of the device."""


class SoundError(Exception):
    """A sound file that cannot be used; str() is one line: the file, and what was expected."""

    def __init__(self, file: Path, fault: str) -> None:
        """Name the file and its fault."""
        super().__init__(file, fault)
        self.file = file
        self.fault = fault

    def __str__(self) -> str:
        return " ".join(f"{self.file}: {self.fault}".splitlines())


def check_sounds(folder: Path) -> None:
    """Read every file of the table; raises SoundError for the first that is missing, cut off or of another format."""
    for entry in SOUNDS.values():
        for name in entry.files:
            _check(folder / name)


def _check(file: Path) -> None:
    """Refuse all but 16-bit WAV of one channel at FREQUENCY, as long as it says it is."""
    try:
        with file.open("rb") as data, wave.open(data) as sound:
            form = sound.getparams()
            frames = sound.readframes(form.nframes)
    except OSError as error:
        raise SoundError(file, f"cannot be read ({error.strerror or error})") from error
    except (wave.Error, EOFError) as error:
        raise SoundError(file, f"is no sound ({str(error) or 'cut off'}), expected a 16-bit WAV file") from error
    if (form.nchannels, form.sampwidth, form.framerate) != (1, 2, FREQUENCY):
        found = f"{form.nchannels} channel(s), {8 * form.sampwidth} bit, {form.framerate} Hz"
        raise SoundError(file, f"has {found}, expected 1 channel, 16 bit, {FREQUENCY} Hz")
    if not frames or len(frames) != 2 * form.nframes:
        raise SoundError(file, f"holds {len(frames)} bytes of sound, expected {2 * form.nframes or 'some'}")
