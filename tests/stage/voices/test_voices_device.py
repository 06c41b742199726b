"""Calls as they come out of the device: how loud, from which side, and how the newest one stands out."""

import os
import subprocess
import sys
from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from qwitch.stage.mixer import sides
from qwitch.stage.voicelines import DUCKED, GAIN

ROOT = Path(__file__).parents[3]

START = """
import sys, time, wave
from array import array
from pathlib import Path
import pygame
from qwitch.paths import assets_folder
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import Group, SoundName
from qwitch.stage.voicemap import CARD_CLIPS, Word
from qwitch.stage.voices import Voices

folder = Path("FOLDER")

def make(voice, clip, height, frames):
    file = folder / "en" / voice / f"{clip}.ogg"
    file.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(file), "wb") as sound:
        sound.setparams((1, 2, 44100, 0, "NONE", ""))
        sound.writeframes(array("h", [height] * frames).tobytes())

heard = folder / "heard.raw"

def wait():
    while pygame.mixer.get_busy():
        time.sleep(0.002)

def listen(blocks=4):  # waits for so many blocks of 12 ms to come out; two at a time are written down
    end = heard.stat().st_size + blocks * 2048
    while heard.stat().st_size < end:
        time.sleep(0.002)

LONG, SHORT = 44100, 8820
make("heart", "A1", 8000, LONG)
make("george", "A1", 0, SHORT)
make("emma", "A1", 0, SHORT)
make("heart", "A2", 0, SHORT)
voices = Voices(folder, volumes={group: 1 for group in Group})
"""


def run(script: str, folder: Path, driver: str, **more: str) -> str:
    """Run a script on this sound driver; what it printed after pygame's own greeting."""
    env = os.environ | {"SDL_AUDIODRIVER": driver, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"} | more
    command = [sys.executable, "-c", START.replace("FOLDER", folder.as_posix()) + script]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout.strip()


def listen(script: str, folder: Path) -> tuple[Sequence[int], Sequence[int]]:
    """Run a script on SDL's disk driver; the samples it wrote, left and right."""
    file = folder / "heard.raw"
    run(
        script + "\nwait()\npygame.mixer.quit()\n", folder, "disk", SDL_DISKAUDIOFILE=str(file), SDL_DISKAUDIODELAY="20"
    )
    samples = array("h", file.read_bytes())
    if sys.byteorder == "big":
        samples.byteswap()
    return samples[::2], samples[1::2]


def steps(samples: Sequence[int]) -> list[int]:
    """The heights that last for more than a moment, in their order."""
    found: list[int] = []
    lasting = 0
    for before, after in pairwise(samples):
        lasting = lasting + 1 if before == after else 0
        if lasting == 200 and (not found or found[-1] != after):
            found.append(after)
    return [height for height in found if height]


FINEST = 8000 / 255 + 1  # how finely SDL can set a volume
STEP = 8000 * GAIN
CENTRE = STEP * sides(0)[0]


def test_a_call_is_heard_at_full_volume(tmp_path: Path) -> None:
    left, right = map(steps, listen("voices.call(0, 0)", tmp_path))
    assert left == right == [pytest.approx(CENTRE, rel=0.02)]


@pytest.mark.parametrize("pan", [-1, -0.4, 0.4, 1])
def test_a_call_comes_from_the_side_of_its_seat(tmp_path: Path, pan: float) -> None:
    left, right = map(steps, listen(f"voices.call(0, 0, pan={pan})", tmp_path))
    want_left, want_right = sides(pan)
    assert left == [pytest.approx(STEP * want_left, abs=FINEST)]
    assert right == [pytest.approx(STEP * want_right, abs=FINEST)]


NEWER = "voices.call(0, 0); listen(); voices.{newer}; "


@pytest.mark.parametrize("newer", ["call(1, 0)", "call(2, 0, 1)"])
def test_an_older_call_goes_on_lower_under_a_newer_one(tmp_path: Path, newer: str) -> None:
    left, right = map(steps, listen(NEWER.format(newer=newer), tmp_path))
    full, ducked = left
    assert full == pytest.approx(CENTRE, rel=0.02)
    assert ducked == pytest.approx(CENTRE * DUCKED, rel=0.03)
    assert right == left


def test_every_newer_call_lowers_the_older_ones_again(tmp_path: Path) -> None:
    script = NEWER.format(newer="call(1, 0)") + "listen(); voices.call(2, 0)"
    heights = steps(listen(script, tmp_path)[0])
    assert heights == [pytest.approx(CENTRE * DUCKED**newer, rel=0.05) for newer in range(3)]


def test_the_next_call_of_a_lowered_seat_is_at_full_volume_again(tmp_path: Path) -> None:
    script = NEWER.format(newer="call(1, 0)") + "listen(); voices.call(0, 0)"
    heights, _ = map(steps, listen(script, tmp_path))
    full, ducked, again = heights
    assert (again, ducked < full) == (full, True)


def test_a_newer_call_of_the_seat_itself_cuts_the_older_one_off(tmp_path: Path) -> None:
    samples, _ = listen("voices.call(0, 0); listen(); voices.call(0, 1)", tmp_path)
    assert steps(samples) == [pytest.approx(CENTRE, rel=0.02)]
    assert 0 < sum(map(bool, samples)) < 44100


def test_an_effect_is_not_lowered_by_calls(tmp_path: Path) -> None:
    script = """
from qwitch.stage.mixer import Mixer
mixer = Mixer()
mixer.play(mixer.load(folder / "en" / "heart" / "A1.ogg"), 0)
listen()
for seat in (1, 2):
    voices.call(seat, 0)
"""
    assert steps(listen(script, tmp_path)[0]) == [pytest.approx(CENTRE / GAIN, rel=0.02)]


def test_a_volume_changes_at_once_also_what_is_being_heard(tmp_path: Path) -> None:
    script = """
voices.call(0, 0)
listen()
voices.set_volume(Group.VOICES, 0.5)
listen()
voices.set_volume(Group.EFFECTS, 0)
voices.set_volume(Group.MENU, 0)
listen()
voices.set_volume(Group.MASTER, 0)
"""
    full, half = steps(listen(script, tmp_path)[0])
    assert full == pytest.approx(CENTRE, rel=0.02)
    assert half == pytest.approx(CENTRE / 4, rel=0.03)


def test_five_voices_and_effects_at_full_volume_do_not_clip(tmp_path: Path) -> None:
    script = """
volumes = {group: 1 for group in Group}
sounds = Sounds(assets_folder() / "sounds", volumes)
voices = Voices(assets_folder() / "voices", volumes=volumes)
voices.prepare(5)
while sounds.load_some() or voices.load_some():
    pass
for name in (SoundName.STOP, SoundName.BEATEN, SoundName.UP):
    sounds.play(name, pan=0.5)
for card in range(0, 60, 5):
    for seat in range(5):
        sounds.play(SoundName.LAND, pan=seat / 2 - 1, streak=seat)
        voices.call(seat, card + seat, pan=seat / 2 - 1)
        listen(2)
"""
    peak = max(max(map(abs, side)) for side in listen(script, tmp_path))
    assert 5_000 < peak < 32_000


EVERYTHING = """
voices.prepare(5)
while voices.load_some():
    pass
for seat in range(5):
    for card in range(64):
        voices.call(seat, card, pan=seat / 2 - 1)
    for word in Word:
        voices.say(word, seat)
        voices.say(word)
voices.set_volume(Group.VOICES, 0.1)
voices.stop_all()
print(voices.is_silent, voices.why_silent, voices.faults)
voices.close()
"""
SHIPPED = 'voices = Voices(assets_folder() / "voices")\n'


def test_without_a_device_everything_can_be_called_silently(tmp_path: Path) -> None:
    said = run(SHIPPED + EVERYTHING, tmp_path, "no-such-driver")
    assert said.startswith("True no sound device: ")
    assert said.endswith(" ()")
    assert len(said.splitlines()) == 1


def test_with_a_device_everything_can_be_called(tmp_path: Path) -> None:
    assert run(SHIPPED + EVERYTHING, tmp_path, "dummy") == "False  ()"
    assert run(SHIPPED + "voices.use('es')\n" + EVERYTHING, tmp_path, "dummy") == "False  ()"
