"""Who calls what: read off the channels of the device."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from qwitch.engine.cards import NAMES
from qwitch.stage.caller import Caller
from qwitch.stage.mixer import VOICE_CHANNELS
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import Group, SoundName
from qwitch.stage.voicemap import CARD_CLIPS, SEAT_VOICES, Word
from qwitch.stage.voices import Voices
from tests.stage.sound.ear import Clock
from tests.stage.voices.made_up import Heights, playing

Heard = Callable[[], list[str]]
B2, C7, H8 = (CARD_CLIPS.index(name) for name in ("B2", "C7", "H8"))


def load_all(voices: Voices) -> int:
    """Load everything; the number of slices it took."""
    slices = 1
    while voices.load_some():
        slices += 1
    return slices


def test_voices_can_be_passed_where_scenes_want_a_caller(voices: Voices) -> None:
    caller: Caller = voices
    assert caller.is_silent


def test_the_clips_are_named_as_the_cards_are() -> None:
    assert CARD_CLIPS == NAMES


def test_nothing_is_opened_or_read_until_it_is_needed(tmp_path: Path, closed: None) -> None:
    voices = Voices(tmp_path / "nowhere", tmp_path / "neither")
    assert pygame.mixer.get_init() is None
    assert voices.is_silent
    assert voices.why_silent == "the sound device has not been opened yet"
    assert voices.faults == ()


@pytest.mark.parametrize("language", SEAT_VOICES)
def test_r3_each_of_five_seats_calls_with_a_voice_of_its_own(
    shipped: Path, silence: None, heard: Heard, language: str
) -> None:
    voices = Voices(shipped, language=language)
    for seat in range(5):
        voices.call(seat, B2)
    assert heard() == [f"{voice} B2" for voice in SEAT_VOICES[language]]
    assert len(set(SEAT_VOICES[language])) == 5
    assert voices.faults == ()


@pytest.mark.parametrize("card", range(64))
def test_r3_every_card_is_called(voices: Voices, heard: Heard, card: int) -> None:
    voices.call(1, card)
    assert heard() == [f"george {NAMES[card]}"]


@pytest.mark.parametrize("word", Word)
def test_every_word_is_said_by_a_seat_or_by_the_announcer(voices: Voices, heard: Heard, word: Word) -> None:
    voices.say(word, seat=2)
    voices.say(word)
    assert heard() == [f"emma {word.value}", f"announcer {word.value}"]


def test_a_newer_call_of_a_seat_cuts_its_older_one(voices: Voices, heard: Heard) -> None:
    voices.call(0, B2)
    voices.call(0, C7)
    assert heard() == ["heart C7"]
    voices.say(Word.STOP, seat=0)
    assert heard() == ["heart stop"]


def test_calls_of_other_seats_go_on(voices: Voices, heard: Heard) -> None:
    voices.call(0, B2)
    voices.call(1, C7)
    voices.say(Word.GO)
    voices.call(0, H8)
    assert heard() == ["heart H8", "george C7", "announcer go"]


def test_effects_go_on_under_calls_and_keep_their_channels(voices: Voices) -> None:
    sounds = Sounds(Path("nowhere"))
    sounds.open()
    effect = pygame.mixer.Sound(buffer=bytes(200_000))
    channels = [pygame.mixer.Channel(number) for number in range(6, pygame.mixer.get_num_channels())]
    for channel in channels:
        channel.play(effect)
    for seat in range(5):
        voices.call(seat, B2)
    voices.say(Word.GO)
    assert len(list(playing())) == 6
    assert all(channel.get_sound() is effect and channel.get_volume() == 1 for channel in channels)
    voices.stop_all()
    assert list(playing()) == []
    assert all(channel.get_busy() for channel in channels)


def test_closing_the_voices_leaves_the_device_to_the_sounds(voices: Voices) -> None:
    voices.call(0, B2)
    voices.close()
    assert list(playing()) == []
    assert pygame.mixer.get_init() is not None
    voices.call(0, B2)
    assert voices.why_silent == "the voices were closed"
    assert list(playing()) == []


def test_voices_that_are_off_leave_the_device_alone(shipped: Path, closed: None) -> None:
    voices = Voices(shipped, muted=True)
    voices.open()
    assert not voices.load_some()
    voices.call(0, B2)
    voices.say(Word.GO)
    voices.set_volume(Group.VOICES, 0.2)
    voices.stop_all()
    voices.close()
    assert pygame.mixer.get_init() is None
    assert voices.why_silent == "the voices are switched off"


def test_switching_off_is_heard_at_once_and_can_be_taken_back(voices: Voices, heard: Heard) -> None:
    voices.call(0, B2)
    voices.mute(True)
    voices.call(0, C7)
    assert (heard(), voices.is_silent) == ([], True)
    voices.mute(False)
    voices.call(0, H8)
    assert (heard(), voices.is_silent) == (["heart H8"], False)


def test_another_language_is_spoken_at_once(voices: Voices, heard: Heard) -> None:
    voices.call(0, B2)
    voices.use("es")
    assert heard() == []
    voices.call(0, B2)
    voices.say(Word.GO)
    assert heard() == ["dora B2", "announcer go"]


def test_a_language_without_voices_is_called_in_english_and_that_is_said_once(voices: Voices, heard: Heard) -> None:
    voices.use("de")
    for card in (B2, C7):
        voices.call(0, card)
    assert heard() == ["heart C7"]
    assert voices.faults == ("language de: has no voices, calls are in en",)


def test_the_calls_of_a_game_can_be_loaded_in_small_slices(
    tmp_path: Path, shipped: Path, silence: None, heard: Heard
) -> None:
    folder = tmp_path / "voices"
    shutil.copytree(shipped / "en", folder / "en")
    voices = Voices(folder, clock=Clock(step=0.001))
    voices.prepare(3)
    assert load_all(voices) > 3 * 64 / 2
    shutil.rmtree(folder)
    for card in (B2, H8):
        for seat in range(3):
            voices.call(seat, card)
    voices.say(Word.EQUAL)
    assert heard() == ["heart H8", "george H8", "emma H8", "announcer equal"]
    assert voices.faults == ()


def test_before_a_game_only_the_announcers_words_are_loaded(shipped: Path, silence: None) -> None:
    voices = Voices(shipped, clock=Clock(step=0.01))
    assert load_all(voices) == 1 + len(Word) + 1  # to open the device, a word a slice, to see that all is done


@pytest.mark.parametrize("content", [None, b"", b"OggS and no more"])
def test_a_clip_that_went_or_broke_is_silent_and_said_once(
    tmp_path: Path, clips: Heights, silence: None, heard: Heard, content: bytes | None
) -> None:
    clips.write_shipped(tmp_path)
    broken = tmp_path / "en" / "heart" / "B2.ogg"
    broken.unlink()
    if content is not None:
        broken.write_bytes(content)
    voices = Voices(tmp_path)
    for card in (B2, C7, B2):
        voices.call(0, card)
    assert heard() == ["heart C7"]
    (fault,) = voices.faults
    assert fault.startswith(f"{broken}: ")
    assert len(fault.splitlines()) == 1


def test_a_device_closed_by_others_is_silence_not_a_crash(voices: Voices) -> None:
    voices.call(0, B2)
    pygame.mixer.quit()
    voices.call(0, B2)
    voices.set_volume(Group.MASTER, 0.5)
    voices.stop_all()
    assert not voices.load_some()
    assert voices.why_silent == "the sound device was closed"


@pytest.mark.parametrize("volume", [-0.01, 1.01, float("nan"), float("inf")])
def test_a_volume_outside_0_to_1_is_refused(voices: Voices, volume: float) -> None:
    with pytest.raises(ValueError, match="volume of voices"):
        voices.set_volume(Group.VOICES, volume)


def test_a_volume_is_told_as_it_was_set(shipped: Path, voices: Voices) -> None:
    voices.set_volume(Group.VOICES, 0.35)
    assert voices.volume(Group.VOICES) == 0.35
    assert Voices(shipped, volumes={Group.MASTER: 0.1}).volume(Group.MASTER) == 0.1


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_a_seat_that_does_not_exist_is_a_bug_and_raises(voices: Voices, seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat} calls B2: expected a seat from 0 to 4"):
        voices.call(seat, B2)


def test_stopping_all_sounds_stops_the_voices_too(voices: Voices) -> None:
    sounds = Sounds(Path("nowhere"))
    sounds.play(SoundName.GO)
    voices.call(0, B2)
    sounds.stop_all()
    assert list(playing()) == []


def test_what_children_need_is_said_by_the_announcer_clip_after_clip(voices: Voices, heard: Heard) -> None:
    voices.teach("C", "3")
    (playing,) = [channel for channel in map(pygame.mixer.Channel, range(VOICE_CHANNELS)) if channel.get_busy()]
    assert heard() == ["announcer need-C"]
    assert playing.get_queue() is not None
    voices.teach("", "3")
    assert heard() == ["announcer need-3"], "what is new cuts off what was said"
    assert playing.get_queue() is None
    voices.stop_all()
    voices.teach("", "")
    assert heard() == []
