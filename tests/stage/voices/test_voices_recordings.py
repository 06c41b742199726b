"""A folder of recordings in the data folder is a further voice; what it lacks, the game's own voice calls."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from qwitch.stage.voiceclips import LARGEST, LONGEST_S
from qwitch.stage.voicemap import CARD_CLIPS, SEAT_VOICES, Word
from qwitch.stage.voices import Voices
from tests.stage.voices.made_up import Heights

Heard = Callable[[], list[str]]
B2, C7, H8 = (CARD_CLIPS.index(name) for name in ("B2", "C7", "H8"))
ALL_WORDS = tuple(word.value for word in Word)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The player's folder of voices, for English."""
    return tmp_path / "voices" / "en"


@pytest.fixture
def voices(silence: None, shipped: Path, own: Path) -> Voices:
    return Voices(shipped, own.parent)


def call_all(voices: Voices, card: int) -> None:
    for seat in range(5):
        voices.call(seat, card)


def test_without_recordings_the_games_own_voices_call(voices: Voices, heard: Heard) -> None:
    call_all(voices, B2)
    assert heard() == [f"{voice} B2" for voice in SEAT_VOICES["en"]]
    assert voices.choice.names == SEAT_VOICES["en"]
    assert voices.faults == ()


def test_a_folder_of_recordings_becomes_the_first_seats_voice(
    voices: Voices, own: Path, clips: Heights, heard: Heard
) -> None:
    clips.record(own / "mama", *CARD_CLIPS, *ALL_WORDS)
    call_all(voices, B2)
    voices.say(Word.PASS)
    assert heard() == ["mama B2", "george B2", "emma B2", "fenrir B2", "lewis B2", "announcer pass"]
    assert voices.choice.names == ("mama", *SEAT_VOICES["en"])
    assert voices.faults == ()


def test_several_recorded_voices_take_a_seat_each_by_name(
    voices: Voices, own: Path, clips: Heights, heard: Heard
) -> None:
    for name in ("papa", "abuela", "Ñandú 日本"):
        clips.record(own / name, *CARD_CLIPS)
    call_all(voices, C7)
    assert heard() == ["abuela C7", "papa C7", "Ñandú 日本 C7", "fenrir C7", "lewis C7"]


def test_more_recorded_voices_than_seats_can_all_be_chosen(
    voices: Voices, own: Path, clips: Heights, heard: Heard
) -> None:
    for number in range(7):
        clips.record(own / f"v{number}", "B2")
    call_all(voices, B2)
    assert heard() == [f"v{number} B2" for number in range(5)]
    voices.choice.choose(0, "v6")
    voices.choice.choose(1, "lewis")
    call_all(voices, B2)
    assert heard() == ["v6 B2", "lewis B2", "v2 B2", "v3 B2", "v4 B2"]


def test_a_voice_that_does_not_exist_cannot_be_chosen(voices: Voices) -> None:
    with pytest.raises(ValueError, match="voice of seat 2: 'mama', expected one of heart, george"):
        voices.choice.choose(2, "mama")


def test_what_is_not_recorded_the_shipped_voice_calls_and_that_is_said_once(
    voices: Voices, own: Path, clips: Heights, heard: Heard
) -> None:
    clips.record(own / "mama", *CARD_CLIPS[:-2], "go")
    voices.call(0, B2)
    assert heard() == ["mama B2"]
    for _ in range(3):
        voices.call(0, H8)
        assert heard() == ["heart H8"]
    voices.say(Word.STOP, seat=0)
    assert heard() == ["heart stop"]
    (fault,) = voices.faults
    assert fault == f"{own / 'mama'}: has no recording of 2 of 64 cards (H7, H8); the game's own voice calls them"


def test_the_voice_that_steps_in_is_no_other_seats(voices: Voices, own: Path, clips: Heights, heard: Heard) -> None:
    clips.record(own / "mama", "B2")
    clips.record(own / "papa", "B2")
    call_all(voices, H8)
    assert heard() == [f"{voice} H8" for voice in SEAT_VOICES["en"]]


def an_empty_file(file: Path) -> None:
    file.write_bytes(b"")


def noise(file: Path) -> None:
    file.write_bytes("ñ日本\n".encode() * 99)


def a_folder(file: Path) -> None:
    file.mkdir()


def a_link_to_nothing(file: Path) -> None:
    file.symlink_to(file.with_name("gone.ogg"))


def a_whole_song(file: Path) -> None:
    Heights().write(file, "song", frames=LARGEST)


def a_long_speech(file: Path) -> None:
    Heights().write(file, "speech", frames=int(44100 * LONGEST_S) + 100)


UNUSABLE = (an_empty_file, noise, a_folder, a_link_to_nothing, a_whole_song, a_long_speech)


@pytest.mark.parametrize("put", UNUSABLE, ids=lambda put: str(put.__name__))
def test_what_cannot_be_used_the_shipped_voice_calls_and_that_is_said_once(
    voices: Voices, own: Path, clips: Heights, heard: Heard, put: Callable[[Path], None]
) -> None:
    clips.record(own / "mama", *(card for card in CARD_CLIPS if card != "B2"))
    put(own / "mama" / "B2.ogg")
    for _ in range(3):
        voices.call(0, B2)
        assert heard() == ["heart B2"]
    voices.call(0, C7)
    assert heard() == ["mama C7"]
    (fault,) = voices.faults
    assert fault.startswith(f"{own / 'mama' / 'B2.ogg'}: ")
    assert len(fault.splitlines()) == 1


def test_recordings_under_a_shipped_name_lie_upon_that_voice(
    voices: Voices, own: Path, clips: Heights, heard: Heard
) -> None:
    clips.write(own / "emma" / "B2.ogg", "my emma B2")
    call_all(voices, B2)
    assert heard() == ["heart B2", "george B2", "my emma B2", "fenrir B2", "lewis B2"]
    call_all(voices, C7)
    assert heard()[2] == "emma C7"
    assert voices.choice.names == SEAT_VOICES["en"]


def test_the_announcer_can_be_recorded_too_and_needs_no_cards(
    voices: Voices, own: Path, clips: Heights, heard: Heard
) -> None:
    clips.write(own / "announcer" / "go.ogg", "my go")
    voices.call(0, B2)
    voices.say(Word.GO)
    assert heard() == ["heart B2", "my go"]
    voices.say(Word.UP)
    assert heard() == ["heart B2", "announcer up"]
    assert "announcer" not in voices.choice.names
    assert voices.faults == ()


@pytest.mark.parametrize("name", ["b2.ogg", "B2.OGG", "B2.wav", "b2.Mp3", "B2.flac"])
def test_capitals_and_kind_of_file_do_not_matter(
    voices: Voices, own: Path, clips: Heights, heard: Heard, name: str
) -> None:
    clips.write(own / "mama" / name, f"mama as {name}")
    voices.call(0, B2)
    assert heard() == [f"mama as {name}"]


def test_of_two_recordings_of_a_card_the_ogg_file_is_taken(
    voices: Voices, own: Path, clips: Heights, heard: Heard
) -> None:
    for ending in (".mp3", ".ogg", ".wav"):
        clips.write(own / "mama" / f"B2{ending}", f"mama {ending}")
    voices.call(0, B2)
    assert heard() == ["mama .ogg"]


def test_a_folder_without_recordings_is_no_voice_and_is_said(voices: Voices, own: Path, heard: Heard) -> None:
    (own / "mama").mkdir(parents=True)
    (own / "mama" / "letter to mama.txt").write_text("¡Hola!")
    (own / ".trash").mkdir()
    (own / "readme.txt").write_text("no folder")
    voices.call(0, B2)
    assert heard() == ["heart B2"]
    assert voices.faults == (f"{own / 'mama'}: holds no recording, expected files such as B2.ogg",)


def test_recordings_of_another_language_stay_there(voices: Voices, own: Path, clips: Heights, heard: Heard) -> None:
    clips.record(own.parent / "es" / "mama", *CARD_CLIPS)
    voices.call(0, B2)
    assert heard() == ["heart B2"]
    voices.use("es")
    voices.call(0, B2)
    assert heard() == ["mama B2"]


def test_a_file_where_the_folder_should_be_is_said(voices: Voices, own: Path, heard: Heard) -> None:
    own.parent.mkdir()
    own.write_text("not a folder")
    voices.call(0, B2)
    assert heard() == ["heart B2"]
    (fault,) = voices.faults
    assert fault.startswith(f"{own}: expected a folder that can be read")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has file names that are no text")
def test_a_folder_whose_name_is_no_text_is_said_in_printable_words(
    voices: Voices, own: Path, clips: Heights, heard: Heard
) -> None:
    clips.write(own / os.fsdecode(b"mam\xff\n") / "B2.ogg", "strange B2")
    voices.call(0, B2)
    assert heard() == ["heart B2"]  # SDL cannot open such a file
    missing, unreadable = voices.faults
    assert "has no recording of 63 of 64 cards (A1, A2, A3, A4, …)" in missing
    assert "B2.ogg: cannot be played" in unreadable
    assert missing.isprintable()
    assert unreadable.isprintable()
