"""Sound files that are missing or broken are said at the start, in one line."""

import shutil
import wave
from pathlib import Path

import pytest

from qwitch.paths import assets_folder
from qwitch.stage.soundfiles import SoundError, check_sounds


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(assets_folder() / "sounds", tmp_path, dirs_exist_ok=True)
    return tmp_path


def fault(folder: Path, name: str) -> str:
    """The one line that is said about a file of this folder."""
    with pytest.raises(SoundError) as error:
        check_sounds(folder)
    line = str(error.value)
    assert line.startswith(f"{folder / name}: ")
    assert len(line.splitlines()) == 1
    return line.removeprefix(f"{folder / name}: ")


def write(file: Path, channels: int = 1, width: int = 2, rate: int = 44100, frames: int = 100) -> None:
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(channels)
        sound.setsampwidth(width)
        sound.setframerate(rate)
        sound.writeframes(bytes(channels * width * frames))


def test_the_shipped_sounds_are_fine(folder: Path) -> None:
    check_sounds(folder)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "land_3.wav").unlink()
    assert "cannot be read" in fault(folder, "land_3.wav")


def test_a_folder_in_its_place_is_named(folder: Path) -> None:
    (folder / "go.wav").unlink()
    (folder / "go.wav").mkdir()
    assert "cannot be read" in fault(folder, "go.wav")


def test_without_the_folder_the_first_file_is_named(tmp_path: Path) -> None:
    assert "cannot be read" in fault(tmp_path / "Ñandú 日本", "move.wav")


@pytest.mark.parametrize("kept", [*range(45), 46, 1000, 8863])
def test_a_file_cut_off_anywhere_is_refused(folder: Path, kept: int) -> None:
    file = folder / "move.wav"
    file.write_bytes(file.read_bytes()[:kept])
    assert "expected" in fault(folder, "move.wav")


@pytest.mark.parametrize("content", [b"\0" * 5000, b"OggS" + b"x" * 500, "ñ日本\n".encode() * 99])
def test_what_is_no_sound_is_refused(folder: Path, content: bytes) -> None:
    (folder / "win.wav").write_bytes(content)
    assert "is no sound" in fault(folder, "win.wav")


def test_two_channels_are_refused(folder: Path) -> None:
    write(folder / "up.wav", channels=2)
    assert fault(folder, "up.wav").startswith("has 2 channel(s), 16 bit, 44100 Hz, expected 1 channel")


def test_eight_bits_are_refused(folder: Path) -> None:
    write(folder / "up.wav", width=1)
    assert "8 bit" in fault(folder, "up.wav")


def test_another_frequency_is_refused(folder: Path) -> None:
    write(folder / "up.wav", rate=48000)
    assert "48000 Hz" in fault(folder, "up.wav")


def test_an_empty_sound_is_refused(folder: Path) -> None:
    write(folder / "up.wav", frames=0)
    assert "holds 0 bytes" in fault(folder, "up.wav")
