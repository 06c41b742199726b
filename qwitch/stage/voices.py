"""The voices of the game: seats call their cards (R3), the announcer says what is nobody's; silent without a device."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from time import perf_counter

from qwitch.stage.mixer import Mixer, NoDevice
from qwitch.stage.soundfiles import SoundError
from qwitch.stage.soundmap import DEFAULT_VOLUMES, Group
from qwitch.stage.voicechoice import VoiceChoice
from qwitch.stage.voiceclips import VoiceClips, check_clip
from qwitch.stage.voicelines import SEATS, VoiceLines
from qwitch.stage.voicemap import CARD_CLIPS, FALLBACK, Word, need_clips


class Voices:
    """All calls in one language. What cannot be heard is silent, and says why in one line: no call raises for that."""

    def __init__(
        self,
        folder: Path,
        own: Path | None = None,
        language: str = FALLBACK,
        volumes: Mapping[Group, float] = DEFAULT_VOLUMES,
        muted: bool = False,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Voices lie in folder/<language>/<name>, a player's recordings in own/<language>/<name>; nothing is read yet.

        A group without a volume has its default. Raises ValueError as set_volume does.
        """
        self._folder, self._own, self._muted, self._clock = folder, own, muted, clock
        self._volumes = dict(DEFAULT_VOLUMES)
        self._mixer: Mixer | None = None
        self._lines: VoiceLines | None = None
        self._no_device = "the sound device has not been opened yet"
        self._is_tried = False
        self._clips = VoiceClips()
        self._choice: VoiceChoice | None = None
        self._seats = 0
        self._language = language
        self._waiting = self._all_clips()
        for group, volume in volumes.items():
            self.set_volume(group, volume)

    @property
    def is_silent(self) -> bool:
        """Whether nothing can be heard: switched off, no device, or not opened yet."""
        return self.why_silent != ""

    @property
    def why_silent(self) -> str:
        """Why nothing can be heard, in one line; empty where it can."""
        if self._muted:
            return "the voices are switched off"
        return "" if self._device() else self._no_device

    @property
    def faults(self) -> tuple[str, ...]:
        """What cannot be used of the voices and recordings of this language, as far as it is known, a line each."""
        found = () if self._choice is None else self._choice.faults
        return (*found, *self._clips.faults)

    @property
    def choice(self) -> VoiceChoice:
        """Who speaks for which seat; recordings are looked for when this is first needed."""
        if self._choice is None:
            self._choice = VoiceChoice(self._folder, self._own, self._language)
        return self._choice

    def use(self, language: str) -> None:
        """Call in this language (en, es) from now on; without voices for it, in FALLBACK, which faults then tell."""
        self.stop_all()
        self._language, self._choice = language, None
        self._clips = VoiceClips()
        self._waiting = self._all_clips()

    def prepare(self, seats: int) -> None:
        """A game of so many seats is about to begin: load_some reads their calls too."""
        self._seats = seats
        self._waiting = self._all_clips()

    def open(self) -> None:
        """Open the device if that was not tried before; voices that are switched off leave it alone."""
        if self._muted or self._is_tried:
            return
        self._is_tried = True
        try:
            self._mixer = Mixer()
            self._lines = VoiceLines(self._loudness())
        except NoDevice as error:
            self._no_device = f"no sound device: {error}"

    def load_some(self, ms: float = 2.0) -> bool:
        """Open the device, or read clips until ms milliseconds are up; whether more is left. For idle moments."""
        if not self._muted and not self._is_tried:
            self.open()
            return self._device() is not None
        end = self._clock() + ms / 1000
        while device := self._device():
            waiting = next(self._waiting, None)
            if waiting is None:
                return False
            seat, clip = waiting
            self._clips.take(device, self.choice.layers(seat), clip)
            if self._clock() >= end:
                return True
        return False

    def call(self, seat: int, card: int, pan: float = 0.0) -> None:
        """Let a seat (0 to 4) call a card (A1 is 0 … H8 is 63), from -1 (left) to 1 (right).

        Its own older call is cut off; older calls of others go on lower. Raises ValueError for another seat.
        """
        self._play(seat, CARD_CLIPS[card], pan)

    def say(self, word: Word, seat: int | None = None, pan: float = 0.0) -> None:
        """Let a seat say a word, or the announcer (None); heard as a call is."""
        self._play(seat, word.value, pan)

    def teach(self, letter: str, number: str) -> None:
        """Let the announcer say "You need a C or a 3"; without a letter or without a number, what is left of it."""
        for place, clip in enumerate(need_clips(letter, number)):
            self._play(None, clip, follows=place > 0)

    def volume(self, group: Group) -> float:
        """A group's volume, 0 to 1, as it was set."""
        return self._volumes[group]

    def set_volume(self, group: Group, volume: float) -> None:
        """Set a group's volume at once; MASTER and VOICES are heard here. Raises ValueError outside 0 to 1."""
        if not 0 <= volume <= 1:
            raise ValueError(f"volume of {group.value}: {volume}, expected 0 to 1")
        self._volumes[group] = volume
        if self._device() and self._lines:
            self._lines.set_loudness(self._loudness())

    def mute(self, on: bool) -> None:
        """Switch all voices off, at once, or on again."""
        self.stop_all()
        self._muted = on

    def stop_all(self) -> None:
        """Silence all voices that are heard now, and nothing else."""
        if self._device() and self._lines:
            self._lines.stop()

    def close(self) -> None:
        """Fall silent for good; the device itself is closed by whoever plays the sounds."""
        self.stop_all()
        self._mixer, self._is_tried, self._no_device = None, True, "the voices were closed"
        self._clips.forget()

    def _device(self) -> Mixer | None:
        """The device, as long as nobody has taken it away; switched off, there is none."""
        if self._mixer and not self._mixer.is_open:
            self._mixer = self._lines = None
            self._clips.forget()
            self._no_device = "the sound device was closed"
        return None if self._muted else self._mixer

    def _play(self, seat: int | None, clip: str, pan: float = 0.0, follows: bool = False) -> None:
        if seat is not None and not 0 <= seat < SEATS:
            raise ValueError(f"seat {seat} calls {clip}: expected a seat from 0 to {SEATS - 1}")
        self.open()
        if not (device := self._device()) or not self._lines:
            return
        if sound := self._clips.take(device, self.choice.layers(seat), clip):
            self._lines.play(seat, sound, pan, follows)

    def _loudness(self) -> float:
        """The share of full scale, 0 to 1; squared, for half the way of a slider should be about half as loud."""
        return float((self._volumes[Group.MASTER] * self._volumes[Group.VOICES]) ** 2)

    def _all_clips(self) -> Iterator[tuple[int | None, str]]:
        """What a game needs, by seat and clip: the announcer's words, then each seat's words and cards."""
        for seat in (None, *range(self._seats)):
            for word in Word:
                yield seat, word.value
        for card in CARD_CLIPS:
            for seat in range(self._seats):
                yield seat, card


def check_voices(folder: Path, language: str) -> None:
    """Read every clip of a language's voices; raises SoundError for the first that is missing or no Vorbis.

    With a sound device they are decoded as well.
    """
    voices = Voices(folder, language=language)
    voices.prepare(SEATS)
    for seat in (None, *range(SEATS)):
        for file in voices.choice.layers(seat)[-1].files.values():
            check_clip(file)
    voices.open()
    while voices.load_some(1000):
        pass
    if voices.faults:
        raise SoundError(folder / language, voices.faults[0])
