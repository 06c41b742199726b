"""The sounds of the game, by name: opened and read when first needed, and silent where there is no device."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import pygame

from qwitch.stage.mixer import Mixer, NoDevice
from qwitch.stage.soundfiles import SoundError
from qwitch.stage.soundmap import DEFAULT_VOLUMES, SOUNDS, Entry, Group, SoundName

DOUBLE_S = 0.025
"""Within so many seconds the same sound is not played twice."""


@dataclass(slots=True)
class _Start:
    """A sound that has just begun: when, where it plays, and from which places it was asked for."""

    at: float
    channel: pygame.mixer.Channel
    pans: list[float] = field(default_factory=list)


class Sounds:
    """All sounds from one folder. Playing never raises: what cannot be heard is silent, and says why in one line."""

    def __init__(
        self,
        folder: Path,
        volumes: Mapping[Group, float] = DEFAULT_VOLUMES,
        muted: bool = False,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Open and read nothing yet; a group without a volume has its default. Raises ValueError as set_volume does."""
        self._folder = folder
        self._volumes = dict(DEFAULT_VOLUMES)
        self._muted = muted
        self._clock = clock
        self._mixer: Mixer | None = None
        self._no_device = "the sound device has not been opened yet"
        self._is_tried = False
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._waiting = _all_files()
        self._turns: dict[SoundName, int] = {}
        self._started: dict[str, _Start] = {}
        self.faults: list[str] = []
        for group, volume in volumes.items():
            self.set_volume(group, volume)

    @property
    def is_muted(self) -> bool:
        """Whether sound was switched off."""
        return self._muted

    @property
    def is_silent(self) -> bool:
        """Whether nothing can be heard: muted, no device, or not opened yet."""
        return self.why_silent != ""

    @property
    def why_silent(self) -> str:
        """Why nothing can be heard, in one line; empty where it can."""
        if self._muted:
            return "the sound is switched off"
        return "" if self._device() else self._no_device

    def open(self) -> None:
        """Open the device if that was not tried before; a muted game leaves it alone."""
        if self._muted or self._is_tried:
            return
        self._is_tried = True
        try:
            self._mixer = Mixer()
        except NoDevice as error:
            self._no_device = f"no sound device: {error}"

    def load_some(self, ms: float = 2.0) -> bool:
        """Open the device, or read files until ms milliseconds are up; whether more is left. For idle moments."""
        if not self._muted and not self._is_tried:
            self.open()
            return self._device() is not None
        end = self._clock() + ms / 1000
        while device := self._device():
            waiting = next(self._waiting, None)
            if waiting is None:
                return False
            self._fetch(device, *waiting)
            if self._clock() >= end:
                return True
        return False

    def play(self, name: SoundName, pan: float = 0.0, streak: int = 0) -> None:
        """Let a sound be heard, from -1 (left) to 1 (right); streak (from 0) counts the good cards before this one.

        The same sound within DOUBLE_S is not played again: the one that is heard moves between the places instead.
        """
        self.open()
        if not (device := self._device()):
            return
        entry = SOUNDS[name]
        key = entry.files[_step(entry, streak)] if entry.climbs else name.value
        now = self._clock()
        start = self._started.get(key)
        if start and now - start.at < DOUBLE_S:
            start.pans.append(pan)
            device.move(start.channel, sum(start.pans) / len(start.pans))
        elif sound := self._fetch(device, self._choose(name, entry, streak), entry):
            self._started[key] = _Start(now, device.play(sound, pan), [pan])

    def volume(self, group: Group) -> float:
        """A group's volume, 0 to 1, as it was set."""
        return self._volumes[group]

    def set_volume(self, group: Group, volume: float) -> None:
        """Set a group's volume at once, also for what is being heard; raises ValueError outside 0 to 1."""
        if not 0 <= volume <= 1:
            raise ValueError(f"volume of {group.value}: {volume}, expected 0 to 1")
        self._volumes[group] = volume
        if self._device():
            for entry in SOUNDS.values():
                for file in entry.files:
                    if sound := self._loaded.get(file):
                        sound.set_volume(self._loudness(entry))

    def mute(self, on: bool) -> None:
        """Switch all sound off, at once, or on again."""
        self.stop_all()
        self._muted = on

    def stop_all(self) -> None:
        """Silence all that is heard now."""
        if device := self._device():
            device.stop()

    def close(self) -> None:
        """Let go of the device; from now on all is silent."""
        if device := self._device():
            device.close()

    def _device(self) -> Mixer | None:
        """The device, as long as nobody has taken it away; muted, there is none."""
        if self._mixer and not self._mixer.is_open:
            self._mixer = None
            self._loaded.clear()
            self._started.clear()
            self._no_device = "the sound device was closed"
        return None if self._muted else self._mixer

    def _fetch(self, device: Mixer, file: str, entry: Entry) -> pygame.mixer.Sound | None:
        """A sound at its loudness, read at its first use; None and a fault, once, where its file has gone since."""
        if file not in self._loaded:
            try:
                sound = self._loaded[file] = device.load(self._folder / file)
                sound.set_volume(self._loudness(entry))
            except SoundError as error:
                self._loaded[file] = None
                self.faults.append(str(error))
        return self._loaded[file]

    def _loudness(self, entry: Entry) -> float:
        """The share of full scale, 0 to 1; squared, for half the way of a slider should be about half as loud."""
        return float((self._volumes[Group.MASTER] * self._volumes[entry.group]) ** 2 * entry.gain)

    def _choose(self, name: SoundName, entry: Entry, streak: int) -> str:
        """The file to play: by the streak where it climbs, else each in its turn."""
        if entry.climbs:
            return entry.files[_step(entry, streak)]
        turn = self._turns.get(name, 0)
        self._turns[name] = turn + 1
        return entry.files[turn % len(entry.files)]


def _step(entry: Entry, streak: int) -> int:
    """Which file a streak of good cards has climbed to."""
    return max(0, min(streak, len(entry.files) - 1))


def _all_files() -> Iterator[tuple[str, Entry]]:
    """Every file once, in the order of the table."""
    for entry in SOUNDS.values():
        for file in entry.files:
            yield file, entry
