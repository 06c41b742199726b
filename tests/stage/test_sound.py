"""What is heard, read off the channels of a device that plays into nothing, and so slowly that no sound ends."""

import shutil
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from qwitch.paths import assets_folder
from qwitch.stage.mixer import CHANNELS, VOICE_CHANNELS
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import SOUNDS, Group, SoundName
from qwitch.stage.speaker import Speaker

FOLDER = assets_folder() / "sounds"
ALL_FILES = [file for entry in SOUNDS.values() for file in entry.files]


class Clock:
    """Seconds that pass only when told to, or a little at every look."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 100.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture(autouse=True, scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "disk")
        patch.setenv("SDL_DISKAUDIOFILE", str(tmp_path_factory.mktemp("device") / "heard.raw"))
        patch.setenv("SDL_DISKAUDIODELAY", "150")  # milliseconds for each 12 ms of sound
        pygame.mixer.quit()
        yield
        pygame.mixer.quit()


@pytest.fixture(autouse=True)
def silence() -> Iterator[None]:
    yield
    if pygame.mixer.get_init():
        pygame.mixer.stop()


@pytest.fixture
def closed() -> None:
    pygame.mixer.quit()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(clock: Clock) -> Sounds:
    return Sounds(FOLDER, clock=clock)


@pytest.fixture(scope="session")
def names_by_samples() -> dict[bytes, str]:
    return {samples_of(FOLDER / file): file for file in ALL_FILES}


def samples_of(file: Path) -> bytes:
    with wave.open(str(file)) as sound:
        return bytes(sound.readframes(sound.getnframes()))


@pytest.fixture
def heard(names_by_samples: dict[bytes, str]) -> "Ear":
    return Ear(names_by_samples)


class Ear:
    """Tells which files the channels are playing."""

    def __init__(self, names: dict[bytes, str]) -> None:
        self._names = names

    def playing(self) -> list[pygame.mixer.Sound]:
        channels = [pygame.mixer.Channel(number) for number in range(pygame.mixer.get_num_channels())]
        return [sound for channel in channels if channel.get_busy() and (sound := channel.get_sound())]

    def __call__(self) -> list[str]:
        """The files, sorted; the left one of two channels is compared."""
        return sorted(self._names[array("h", sound.get_raw())[::2].tobytes()] for sound in self.playing())


def load_all(sounds: Sounds) -> int:
    """Load everything; the number of slices it took."""
    slices = 1
    while sounds.load_some():
        slices += 1
    return slices


def test_sounds_can_be_passed_where_scenes_want_a_speaker(sounds: Sounds) -> None:
    speaker: Speaker = sounds
    assert speaker.is_silent


def test_nothing_is_opened_or_read_until_it_is_needed(tmp_path: Path, closed: None) -> None:
    sounds = Sounds(tmp_path / "nowhere")
    assert pygame.mixer.get_init() is None
    assert sounds.is_silent
    assert sounds.faults == []


def test_the_device_is_opened_in_the_format_of_the_files(sounds: Sounds, closed: None) -> None:
    sounds.open()
    assert pygame.mixer.get_init() == (44100, -16, 2)
    assert pygame.mixer.get_num_channels() >= 24
    assert not sounds.is_silent
    assert sounds.why_silent == ""


def test_a_device_that_was_opened_in_another_format_is_opened_anew(sounds: Sounds, closed: None) -> None:
    pygame.mixer.init(22050, -16, 1)
    sounds.open()
    assert pygame.mixer.get_init() == (44100, -16, 2)


@pytest.mark.parametrize("name", SoundName)
def test_every_sound_is_heard(sounds: Sounds, heard: Ear, name: SoundName) -> None:
    sounds.play(name)
    assert heard() == [SOUNDS[name].files[0]]
    assert sounds.faults == []


@pytest.mark.parametrize(("streak", "step"), [(0, 0), (1, 1), (4, 4), (7, 7), (8, 7), (60, 7), (-1, 0)])
def test_a_landing_climbs_with_the_streak_and_stays_on_top(sounds: Sounds, heard: Ear, streak: int, step: int) -> None:
    sounds.play(SoundName.LAND, streak=streak)
    assert heard() == [f"land_{step}.wav"]


def test_cards_dealt_one_after_the_other_do_not_all_sound_alike(sounds: Sounds, heard: Ear, clock: Clock) -> None:
    for _ in range(5):
        sounds.play(SoundName.DEAL)
        clock.now += 0.03
    assert heard() == ["deal_0.wav", "deal_0.wav", "deal_1.wav", "deal_2.wav", "deal_3.wav"]


def test_five_refills_at_once_are_one_sound(sounds: Sounds, heard: Ear, clock: Clock) -> None:
    for seat in range(5):
        sounds.play(SoundName.REFILL, pan=seat / 2 - 1)
        clock.now += 0.005
    assert heard() == ["refill_0.wav"]


def test_the_same_sound_a_little_later_is_a_second_one(sounds: Sounds, heard: Ear, clock: Clock) -> None:
    sounds.play(SoundName.BEATEN)
    clock.now += 0.026
    sounds.play(SoundName.BEATEN)
    assert heard() == ["beaten.wav", "beaten.wav"]


def test_different_sounds_at_once_are_all_heard(sounds: Sounds, heard: Ear) -> None:
    sounds.play(SoundName.STOP)
    sounds.play(SoundName.LAND, streak=2)
    sounds.play(SoundName.LAND, streak=5)
    assert heard() == ["land_2.wav", "land_5.wav", "stop.wav"]


def test_where_all_channels_are_busy_the_oldest_sound_makes_room(sounds: Sounds, heard: Ear, clock: Clock) -> None:
    room = CHANNELS - VOICE_CHANNELS
    sounds.play(SoundName.STOP)
    for _ in range(room - 1):
        clock.now += 1
        sounds.play(SoundName.WIN)
    assert heard() == ["stop.wav", *["win.wav"] * (room - 1)]
    sounds.play(SoundName.GO)
    assert heard() == ["go.wav", *["win.wav"] * (room - 1)]


def test_the_first_channels_are_left_to_the_voices(sounds: Sounds, clock: Clock) -> None:
    for _ in range(CHANNELS):
        clock.now += 1
        sounds.play(SoundName.WIN)
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(VOICE_CHANNELS))


def test_a_volume_changes_at_once_also_what_is_being_heard(sounds: Sounds, heard: Ear) -> None:
    sounds.set_volume(Group.EFFECTS, 1)
    sounds.play(SoundName.WIN)
    (win,) = heard.playing()
    assert win.get_volume() == pytest.approx(1, abs=0.01)
    sounds.set_volume(Group.EFFECTS, 0.5)
    assert win.get_volume() == pytest.approx(0.25, abs=0.01)
    sounds.set_volume(Group.MASTER, 0)
    assert win.get_volume() == 0


def test_a_group_leaves_the_others_alone(sounds: Sounds, heard: Ear) -> None:
    sounds.play(SoundName.WIN)
    (win,) = heard.playing()
    before = win.get_volume()
    sounds.set_volume(Group.MENU, 0)
    sounds.set_volume(Group.VOICES, 0)
    assert win.get_volume() == before > 0
    sounds.play(SoundName.ACCEPT)
    assert sorted(sound.get_volume() for sound in heard.playing()) == [0, before]


def test_volumes_given_at_the_start_hold_for_sounds_read_later(heard: Ear) -> None:
    Sounds(FOLDER, {Group.MASTER: 0.5, Group.EFFECTS: 1}).play(SoundName.GO)
    (go,) = heard.playing()
    assert go.get_volume() == pytest.approx(0.25, abs=0.01)


def test_a_volume_is_told_as_it_was_set(sounds: Sounds) -> None:
    sounds.set_volume(Group.VOICES, 0.35)
    assert sounds.volume(Group.VOICES) == 0.35
    assert Sounds(FOLDER, {Group.MENU: 0.1}).volume(Group.MENU) == 0.1


@pytest.mark.parametrize("volume", [-0.01, 1.01, float("nan"), float("inf")])
def test_a_volume_outside_0_to_1_is_refused(sounds: Sounds, volume: float) -> None:
    with pytest.raises(ValueError, match="volume of effects"):
        sounds.set_volume(Group.EFFECTS, volume)


def test_stop_all_silences_what_is_heard(sounds: Sounds, heard: Ear) -> None:
    sounds.play(SoundName.WIN)
    sounds.play(SoundName.GO)
    sounds.stop_all()
    assert heard() == []
    assert not sounds.is_silent


def test_a_muted_game_leaves_the_device_alone(closed: None) -> None:
    sounds = Sounds(FOLDER, muted=True)
    sounds.open()
    assert not sounds.load_some()
    sounds.play(SoundName.GO)
    sounds.stop_all()
    sounds.close()
    assert pygame.mixer.get_init() is None
    assert sounds.why_silent == "the sound is switched off"


def test_muting_is_heard_at_once_and_can_be_taken_back(sounds: Sounds, heard: Ear) -> None:
    sounds.play(SoundName.WIN)
    sounds.mute(True)
    sounds.play(SoundName.GO)
    assert (heard(), sounds.is_silent) == ([], True)
    sounds.mute(False)
    sounds.play(SoundName.STOP)
    assert (heard(), sounds.is_silent) == (["stop.wav"], False)


def test_everything_can_be_loaded_in_small_slices(tmp_path: Path, heard: Ear) -> None:
    folder = tmp_path / "sounds"
    shutil.copytree(FOLDER, folder)
    sounds = Sounds(folder, clock=Clock(step=0.0005))
    assert load_all(sounds) > len(ALL_FILES) / 5
    shutil.rmtree(folder)
    for name in SoundName:
        sounds.play(name)
    assert len(heard()) == len(SoundName)
    assert sounds.faults == []


def test_a_file_that_went_after_the_start_is_silent_and_said_once(tmp_path: Path, heard: Ear) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    (tmp_path / "go.wav").unlink()
    (tmp_path / "stop.wav").write_bytes(b"RIFF, but not really")
    sounds = Sounds(tmp_path)
    load_all(sounds)
    for name in (SoundName.GO, SoundName.STOP, SoundName.TICK, SoundName.GO):
        sounds.play(name)
    assert heard() == ["tick.wav"]
    assert len(sounds.faults) == 2
    for fault, file in zip(sounds.faults, ("go.wav", "stop.wav"), strict=True):
        assert fault.startswith(str(tmp_path / file))
        assert len(fault.splitlines()) == 1


def test_a_device_closed_by_others_is_silence_not_a_crash(sounds: Sounds) -> None:
    sounds.play(SoundName.WIN)
    pygame.mixer.quit()
    sounds.play(SoundName.WIN)
    sounds.set_volume(Group.MASTER, 0.5)
    sounds.stop_all()
    assert not sounds.load_some()
    assert sounds.why_silent == "the sound device was closed"


def test_closing_lets_go_of_the_device(sounds: Sounds) -> None:
    sounds.play(SoundName.WIN)
    sounds.close()
    assert pygame.mixer.get_init() is None
    sounds.play(SoundName.GO)
    assert sounds.is_silent


def test_every_name_has_one_entry_with_a_group_and_a_gain() -> None:
    assert set(SOUNDS) == set(SoundName)
    assert all(entry.files and 0 < entry.gain <= 1 for entry in SOUNDS.values())
    assert {entry.group for entry in SOUNDS.values()} == {Group.EFFECTS, Group.MENU}
