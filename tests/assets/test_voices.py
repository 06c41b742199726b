"""Every spoken clip, measured: nobody can listen here, so length, loudness, ends and pitch speak."""

import struct
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from math import log10
from pathlib import Path
from statistics import median

import pygame
import pytest

from qwitch.paths import assets_folder
from qwitch.stage.voicemap import ANNOUNCER, CARD_CLIPS, CLIPS, HELP_CLIPS, SEAT_VOICES

FOLDER = assets_folder() / "voices"
RATE = 24_000
FRAME = RATE // 100

SEATED = [f"{language}/{name}" for language, names in SEAT_VOICES.items() for name in names]
ANNOUNCERS = [f"{language}/{ANNOUNCER}" for language in SEAT_VOICES]
EVERY_VOICE = SEATED + ANNOUNCERS
LIMITS = {"en": 0.69, "es": 0.71}


def clips_of(voice: str) -> tuple[str, ...]:
    """Every clip of a voice; announcers tell children what they need besides."""
    return (*CLIPS, *HELP_CLIPS) if voice in ANNOUNCERS else CLIPS


@pytest.fixture(scope="module", autouse=True)
def decoder() -> Iterator[None]:
    """A device that plays into nothing, in the format of the clips, so that they are decoded and not converted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
        yield
        pygame.mixer.quit()


def file_of(voice: str, clip: str) -> Path:
    return FOLDER / voice / f"{clip}.ogg"


@cache
def samples(voice: str, clip: str) -> Sequence[int]:
    return array("h", pygame.mixer.Sound(file_of(voice, clip)).get_raw())


def seconds(voice: str, clip: str) -> float:
    return len(samples(voice, clip)) / RATE


@cache
def frames(voice: str, clip: str) -> Sequence[float]:
    """The mean square of every 10 ms."""
    values = samples(voice, clip)
    return [sum(x * x for x in values[at : at + FRAME]) / FRAME for at in range(0, len(values), FRAME)]


def level(voice: str, clip: str) -> float:
    """How loud the speech is: the root mean square of its active part, in dB of full scale."""
    loudest = max(frames(voice, clip))
    active = [loud for loud in frames(voice, clip) if loud >= loudest / 1000]
    return 10 * log10(sum(active) / len(active) / 32768**2)


def peak(voice: str, clip: str) -> float:
    return 20 * log10(max(map(abs, samples(voice, clip))) / 32768)


def all_but(voice: str, good: dict[str, bool]) -> list[str]:
    """The clips that are not good, by name."""
    return [f"{voice}/{clip}" for clip, is_good in good.items() if not is_good]


def test_the_folder_holds_the_clips_of_every_voice_and_nothing_else() -> None:
    found = {str(file.relative_to(FOLDER).as_posix()) for file in FOLDER.rglob("*") if file.is_file()}
    assert found == {f"{voice}/{clip}.ogg" for voice in EVERY_VOICE for clip in clips_of(voice)}
    assert (len(CLIPS), len(HELP_CLIPS)) == (64 + 8, 16 + 8)


@pytest.mark.parametrize("voice", EVERY_VOICE)
def test_every_clip_is_vorbis_with_one_channel_and_24_khz(voice: str) -> None:
    for clip in clips_of(voice):
        head = file_of(voice, clip).read_bytes()[:58]
        assert (head[:4], head[28:35]) == (b"OggS", b"\x01vorbis"), clip
        assert struct.unpack_from("<BI", head, 39) == (1, RATE), clip


@pytest.mark.parametrize("voice", EVERY_VOICE)
def test_a_voice_is_small(voice: str) -> None:
    assert sum(file.stat().st_size for file in (FOLDER / voice).iterdir()) < 850_000


@pytest.mark.parametrize("voice", SEATED)
def test_r3_a_seats_calls_are_short_enough_for_racing(voice: str) -> None:
    assert median(seconds(voice, card) for card in CARD_CLIPS) < 0.7
    limit = LIMITS[voice[:2]] + 0.001
    assert all_but(voice, {clip: 0.2 < seconds(voice, clip) <= limit for clip in CLIPS}) == []


@pytest.mark.parametrize("voice", ANNOUNCERS)
def test_the_announcer_takes_a_little_more_time(voice: str) -> None:
    assert all_but(voice, {clip: 0.2 < seconds(voice, clip) < 0.86 for clip in CLIPS}) == []
    assert all_but(voice, {clip: 0.4 < seconds(voice, clip) <= 1.501 for clip in HELP_CLIPS}) == []


@pytest.mark.parametrize("voice", EVERY_VOICE)
def test_every_call_is_as_loud_as_the_others(voice: str) -> None:
    levels = {clip: level(voice, clip) for clip in clips_of(voice)}
    assert all_but(voice, {clip: -18.6 < loud < -17.4 for clip, loud in levels.items()}) == []
    assert -18.1 < median(levels.values()) < -17.8


@pytest.mark.parametrize("voice", EVERY_VOICE)
def test_nothing_clips_and_nothing_is_off_centre(voice: str) -> None:
    assert all_but(voice, {clip: peak(voice, clip) < -0.5 for clip in clips_of(voice)}) == []
    centres = {clip: sum(samples(voice, clip)) / len(samples(voice, clip)) for clip in clips_of(voice)}
    assert all_but(voice, {clip: abs(centre) < 50 for clip, centre in centres.items()}) == []


@pytest.mark.parametrize("voice", EVERY_VOICE)
def test_a_call_begins_at_once_and_ends_when_it_is_said(voice: str) -> None:
    good = {}
    for clip in clips_of(voice):
        loud = frames(voice, clip)
        heard = [at for at, power in enumerate(loud) if power > max(loud) / 12_000]
        good[clip] = heard[0] <= 4 and heard[-1] >= len(loud) - 5
    assert all_but(voice, good) == []


@pytest.mark.parametrize("voice", EVERY_VOICE)
def test_no_two_clips_of_a_voice_are_the_same(voice: str) -> None:
    assert len({file_of(voice, clip).read_bytes() for clip in clips_of(voice)}) == len(clips_of(voice))


def test_no_two_voices_are_the_same() -> None:
    assert len({file_of(voice, "B2").read_bytes() for voice in EVERY_VOICE}) == len(EVERY_VOICE)
