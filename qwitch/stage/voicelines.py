"""Who is heard how loud: each seat calls in a line of its own, and the newest call stands out of the older ones."""

from dataclasses import dataclass

import pygame

from qwitch.stage.mixer import VOICE_CHANNELS, sides

DUCKED = 0.3
"""What every newer call leaves of an older one: it goes on 10 dB lower. Effects are left as they are."""
GAIN = 0.7
"""The loudest a call can be: the clips are levelled as speech is, which is more than the sounds of the table are."""
SEATS = VOICE_CHANNELS - 1
"""Seats that have a line; the last line is the announcer's."""


@dataclass(slots=True)
class _Line:
    """One channel: where it is heard from, and its share of the volume."""

    channel: pygame.mixer.Channel
    pan: float = 0.0
    share: float = 1.0


class VoiceLines:
    """The channels that the mixer keeps for voices; a line holds one call, and a newer one cuts it off."""

    def __init__(self, loudness: float) -> None:
        """The mixer must be open; loudness, 0 to 1, is the volume that was chosen."""
        self._loudness = loudness
        self._lines = [_Line(pygame.mixer.Channel(number)) for number in range(VOICE_CHANNELS)]

    def play(self, seat: int | None, sound: pygame.mixer.Sound, pan: float, follows: bool = False) -> None:
        """Let a seat (0 to 4; None: the announcer) be heard at full volume, and all others lower than before.

        What follows goes on where the line's call ends; everything else cuts that call off.
        """
        line = self._lines[SEATS if seat is None else seat]
        if follows and line.channel.get_busy():
            line.channel.queue(sound)
            return
        for other in self._lines:
            if other is not line and other.channel.get_busy():
                other.share *= DUCKED
                self._set(other)
        line.channel.stop()
        line.pan, line.share = pan, 1.0
        self._set(line)  # before it starts: afterwards would be a few milliseconds late
        line.channel.play(sound)

    def set_loudness(self, loudness: float) -> None:
        """Change the volume at once, also of what is being heard."""
        self._loudness = loudness
        for line in self._lines:
            self._set(line)

    def stop(self) -> None:
        """Silence all voices, and nothing else."""
        for line in self._lines:
            line.channel.stop()

    def _set(self, line: _Line) -> None:
        left, right = sides(line.pan)
        gain = GAIN * self._loudness * line.share
        line.channel.set_volume(left * gain, right * gain)
