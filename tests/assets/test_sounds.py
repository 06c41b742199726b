"""Every sound file, measured: nobody can listen here, so length, loudness, attack, ends, pitch and colour speak."""

import sys
import wave
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, log10, pi
from pathlib import Path

import pytest

from qwitch.paths import assets_folder
from qwitch.stage.soundfiles import check_sounds
from qwitch.stage.soundmap import SOUNDS, SoundName

FOLDER = assets_folder() / "sounds"
FILES = [file for entry in SOUNDS.values() for file in entry.files]
RATE = 44_100
MS = RATE / 1000

# The classes by ear: rustling cards, answers to a touch, what befell a seat, what all must hear, a fanfare.
PAPER = {SoundName.DEAL, SoundName.LIFT, SoundName.REFILL, SoundName.MOVE}
TOUCH = {SoundName.LAND, SoundName.ROTATE, SoundName.RESHUFFLE, SoundName.HINT, SoundName.ACCEPT, SoundName.BACK}
MARK = {SoundName.BEATEN, SoundName.MISPLAY, SoundName.THAW, SoundName.STANDSTILL, SoundName.TICK, SoundName.PASS}
SIGNAL = {SoundName.STOP, SoundName.GO, SoundName.UP, SoundName.DOWN, SoundName.EQUAL}
FANFARE = {SoundName.WIN}
CLASSES = (PAPER, TOUCH, MARK, SIGNAL, FANFARE)

# Answers to a key press, and what has to come on the beat.
PROMPT = {
    *(SoundName.LAND, SoundName.BEATEN, SoundName.MISPLAY, SoundName.STOP, SoundName.HINT, SoundName.PASS),
    *(SoundName.TICK, SoundName.GO, SoundName.MOVE, SoundName.ACCEPT, SoundName.BACK, SoundName.DEAL, SoundName.LIFT),
    *(SoundName.UP, SoundName.DOWN, SoundName.EQUAL),
}
AT_MOST = {
    SoundName.WIN: 2500,
    SoundName.RESHUFFLE: 1000,
    SoundName.STOP: 850,
    SoundName.LAND: 400,
    SoundName.DEAL: 260,
}

# One pentatonic scale on D: D4, E4, F#4, A4, B4, D5, E5, F#5.
SCALE = (293.66, 329.63, 369.99, 440.0, 493.88, 587.33, 659.26, 739.99)


@cache
def samples(file: str) -> Sequence[int]:
    with wave.open(str(FOLDER / file)) as sound:
        values = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def names(kinds: set[SoundName]) -> list[str]:
    return [file for name in SoundName if name in kinds for file in SOUNDS[name].files]


def filtered(values: Sequence[float], b: tuple[float, ...], a: tuple[float, ...]) -> list[float]:
    """One filter of second order, sample by sample."""
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in values:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


@cache
def loudness(file: str) -> float:
    """The loudest tenth of a second in dB, weighed as broadcasters do (BS.1770), written without the generator."""
    shelf = filtered(samples(file), (1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929, 0.73248077))
    heard = filtered(shelf, (1.0, -2.0, 1.0), (-1.99004745, 0.99007225))
    block = RATE // 100
    energy = [0.0] * 9 + [sum(x * x for x in heard[at : at + block]) for at in range(0, len(heard), block)]
    loudest = max(sum(energy[at : at + 10]) for at in range(len(energy)))
    return 10 * log10(loudest / (10 * block) / 32768**2) - 0.691


def strength(values: Sequence[int], hz: float) -> float:
    """How much of one frequency there is (Goertzel)."""
    turn = 2 * cos(2 * pi * hz / RATE)
    s1 = s2 = 0.0
    for x in values:
        s1, s2 = x + turn * s1 - s2, s1
    return s1 * s1 + s2 * s2 - turn * s1 * s2


def tone(values: Sequence[int]) -> float:
    """The tone of the scale that is strongest."""
    return max(SCALE, key=lambda hz: strength(values, hz))


def brightness(values: Sequence[int]) -> float:
    """The middle of the spectrum in Hz, told by how fast the samples change."""
    change = sum((after - before) ** 2 for before, after in pairwise(values))
    return float((change / sum(x * x for x in values)) ** 0.5 * RATE / (2 * pi))


def test_the_folder_holds_the_files_of_the_table_and_nothing_else() -> None:
    assert len(FILES) == len(set(FILES))
    assert {file.name for file in FOLDER.iterdir()} == set(FILES)


def test_every_file_is_in_the_devices_format() -> None:
    check_sounds(FOLDER)


def test_all_together_are_small() -> None:
    assert sum((FOLDER / file).stat().st_size for file in FILES) < 1_500_000


@pytest.mark.parametrize("file", FILES)
def test_nothing_clips_and_nothing_is_off_centre(file: str) -> None:
    values = samples(file)
    assert max(map(abs, values)) < 32768 * 10 ** (-1 / 20)
    assert abs(sum(values)) / len(values) < 3


@pytest.mark.parametrize("file", FILES)
def test_both_ends_are_faded(file: str) -> None:
    values, peak = samples(file), max(map(abs, samples(file)))
    assert abs(values[0]) <= 1 >= abs(values[-1])
    assert max(map(abs, values[: round(0.3 * MS)])) < peak * 0.1
    assert max(map(abs, values[-round(2 * MS) :])) < peak * 0.01


@pytest.mark.parametrize("name", SoundName)
def test_nothing_is_longer_than_it_must_be(name: SoundName) -> None:
    assert all(100 < len(samples(file)) / MS <= AT_MOST.get(name, 700) for file in SOUNDS[name].files)


@pytest.mark.parametrize("file", names(PROMPT))
def test_what_answers_a_press_is_there_at_once(file: str) -> None:
    values = samples(file)
    half = max(map(abs, values)) / 2
    assert next(at for at, value in enumerate(values) if abs(value) >= half) <= 10 * MS


@pytest.mark.parametrize("kinds", CLASSES, ids=("paper", "touch", "mark", "signal", "fanfare"))
def test_a_class_is_equally_loud(kinds: set[SoundName]) -> None:
    heard = [loudness(file) for file in names(kinds)]
    assert max(heard) - min(heard) < 1


def test_the_classes_get_louder_from_paper_to_fanfare_and_stay_near_each_other() -> None:
    heard = [sum(map(loudness, names(kinds))) / len(names(kinds)) for kinds in CLASSES]
    assert heard == sorted(heard)
    assert -32 < heard[0] < heard[-1] < -16


def test_every_sound_has_its_class() -> None:
    assert sorted(name.value for kinds in CLASSES for name in kinds) == sorted(name.value for name in SoundName)


def test_landings_climb_the_scale() -> None:
    after_the_bump = [samples(file)[round(60 * MS) : round(240 * MS)] for file in SOUNDS[SoundName.LAND].files]
    assert tuple(map(tone, after_the_bump)) == SCALE


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [(SoundName.UP, 440.0, 659.26), (SoundName.DOWN, 659.26, 440.0), (SoundName.EQUAL, 493.88, 493.88)],
)
def test_a_directions_two_tones_say_which_way(name: SoundName, first: float, second: float) -> None:
    values = samples(SOUNDS[name].files[0])
    assert tone(values[round(20 * MS) : round(120 * MS)]) == first
    assert tone(values[round(200 * MS) : round(400 * MS)]) == second


@pytest.mark.parametrize("file", names({SoundName.STOP, SoundName.STANDSTILL, SoundName.GO, SoundName.WIN}))
def test_what_all_must_hear_is_warm_not_shrill(file: str) -> None:
    assert brightness(samples(file)) < 1000


@pytest.mark.parametrize("file", names({SoundName.DEAL, SoundName.LIFT, SoundName.REFILL}))
def test_cards_sound_of_paper(file: str) -> None:
    assert 1500 < brightness(samples(file)) < 6000


def test_a_misplay_is_a_dull_bump_and_then_ice() -> None:
    values = samples("misplay.wav")
    bump, ice = values[: round(40 * MS)], values[round(300 * MS) :]
    assert strength(bump, 240) > 100 * strength(bump, 2500)
    assert brightness(ice) > 3 * brightness(bump)


def test_the_script_makes_these_very_files(tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="making sounds needs numpy (the assets extra), which is not installed here")
    from scripts._sounds.making import make_all

    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        assert len(list(make_all(folder))) == len(FILES) + 2
    assert {file.name for file in folders[0].iterdir()} == set(FILES)
    for file in FILES:
        first, second = ((folder / file).read_bytes() for folder in folders)
        assert first == second
        assert nearly(first, (FOLDER / file).read_bytes()), f"{file} is not what scripts/make_sounds.py makes"


def nearly(made: bytes, shipped: bytes) -> bool:
    """Alike but for the last digit, which another processor's sine may round the other way."""
    one, other = (array("h", content[44:]) for content in (made, shipped))
    return len(one) == len(other) and all(abs(x - y) <= 1 for x, y in zip(one, other, strict=True))
