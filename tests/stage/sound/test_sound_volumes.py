"""Volumes, silence on request, and the mute switch."""

import pygame
import pytest

from qwitch.paths import assets_folder
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import Group, SoundName
from tests.stage.sound.ear import Ear

FOLDER = assets_folder() / "sounds"


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
