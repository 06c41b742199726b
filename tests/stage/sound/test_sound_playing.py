"""Which sounds are heard, read off the channels of the device."""

import pygame
import pytest

from qwitch.stage.mixer import CHANNELS, VOICE_CHANNELS
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import SOUNDS, Group, SoundName
from qwitch.stage.speaker import Speaker
from tests.stage.sound.ear import Clock, Ear


def test_sounds_can_be_passed_where_scenes_want_a_speaker(sounds: Sounds) -> None:
    speaker: Speaker = sounds
    assert speaker.is_silent


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
    sounds.play(SoundName.UP)
    assert heard() == ["go.wav", "up.wav", *["win.wav"] * (room - 2)]


def test_the_first_channels_are_left_to_the_voices(sounds: Sounds, clock: Clock) -> None:
    for _ in range(CHANNELS):
        clock.now += 1
        sounds.play(SoundName.WIN)
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(VOICE_CHANNELS))


def test_every_name_has_one_entry_with_a_group_and_a_gain() -> None:
    assert set(SOUNDS) == set(SoundName)
    assert all(entry.files and 0 < entry.gain <= 1 for entry in SOUNDS.values())
    assert {entry.group for entry in SOUNDS.values()} == {Group.EFFECTS, Group.MENU}
