"""When the device is opened and files are read, and what happens when either goes away."""

import shutil
from pathlib import Path

import pygame

from qwitch.paths import assets_folder
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import SOUNDS, Group, SoundName
from tests.stage.sound.ear import Clock, Ear

FOLDER = assets_folder() / "sounds"
ALL_FILES = [file for entry in SOUNDS.values() for file in entry.files]


def load_all(sounds: Sounds) -> int:
    """Load everything; the number of slices it took."""
    slices = 1
    while sounds.load_some():
        slices += 1
    return slices


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
