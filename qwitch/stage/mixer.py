"""The sound device: opened once, loads sounds and plays them in channels, each between left and right."""

from collections import deque
from math import cos, pi, sin
from pathlib import Path

import pygame

from qwitch.stage.soundfiles import FREQUENCY, SoundError

FORMAT = (FREQUENCY, -16, 2)
"""Samples a second, bits (signed), left and right: what the files need, so that nothing is converted but once."""
BUFFER = 512
"""Samples mixed at a time: 12 ms."""
CHANNELS = 32
"""Sounds that can be heard at once; the first VOICE_CHANNELS are left to the voices."""
VOICE_CHANNELS = 6
"""One for each of five seats and one for the announcer."""
WIDTH = 0.8
"""How far to the side a sound goes at most: at 1 the other ear would hear nothing."""


class NoDevice(Exception):
    """There is no sound device, or it does not open; str() is one line why."""


class Mixer:
    """An open sound device; where it was closed by others, `is_open` turns false and nothing else may be called."""

    def __init__(self) -> None:
        """Open the device; raises NoDevice where none opens."""
        if pygame.mixer.get_init() not in (None, FORMAT):
            pygame.mixer.quit()  # opened in another format
        try:
            pygame.mixer.pre_init(*FORMAT, BUFFER, allowedchanges=0)
            pygame.mixer.init()
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            raise NoDevice(" ".join(str(error).split())) from error
        pygame.mixer.set_reserved(VOICE_CHANNELS)
        self._channels = deque(pygame.mixer.Channel(number) for number in range(VOICE_CHANNELS, CHANNELS))

    @property
    def is_open(self) -> bool:
        """Whether sounds can still be played: pygame crashes where one is played after the mixer was closed."""
        return pygame.mixer.get_init() is not None

    def load(self, file: Path) -> pygame.mixer.Sound:
        """A sound from a file; raises SoundError where it cannot be read."""
        try:
            return pygame.mixer.Sound(file)
        except (OSError, pygame.error) as error:
            raise SoundError(file, f"cannot be played ({error})") from error

    def play(self, sound: pygame.mixer.Sound, pan: float) -> pygame.mixer.Channel:
        """Play a sound at -1 (left) to 1 (right); where all channels are busy, the oldest sound makes room."""
        channel = next((one for one in self._channels if not one.get_busy()), self._channels[0])
        self._channels.remove(channel)
        self._channels.append(channel)
        channel.stop()
        self.move(channel, pan)  # before it starts: afterwards would be a few milliseconds late
        channel.play(sound)
        return channel

    def move(self, channel: pygame.mixer.Channel, pan: float) -> None:
        """Move what a channel plays to another place, -1 (left) to 1 (right)."""
        channel.set_volume(*sides(pan))

    def stop(self) -> None:
        """Silence all that is heard, voices included."""
        pygame.mixer.stop()

    def close(self) -> None:
        """Let go of the device."""
        pygame.mixer.quit()


def sides(pan: float) -> tuple[float, float]:
    """How loud left and right are, 0 to 1, for a place from -1 (left) to 1; together always the same power."""
    angle = (max(-1.0, min(1.0, pan)) * WIDTH + 1) * pi / 4
    return cos(angle), sin(angle)
