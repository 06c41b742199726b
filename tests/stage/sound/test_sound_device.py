"""Sound on real and missing devices, each in a program of its own; SDL's disk driver writes what one would hear."""

import os
import subprocess
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from pathlib import Path

import pytest

from qwitch.stage.mixer import WIDTH, sides

ROOT = Path(__file__).parents[3]

START = """
import itertools
import pygame
from qwitch.paths import assets_folder
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import DEFAULT_VOLUMES, Group, SoundName

def wait():
    while pygame.mixer.get_busy():
        pygame.time.wait(2)

sounds = Sounds(assets_folder() / "sounds", {group: 1 for group in Group})
"""

LOAD = """
while sounds.load_some():
    pass
"""

PLAY_EVERYTHING = f"""
{LOAD}
for name in SoundName:
    for streak in range(10):
        sounds.play(name, pan=streak / 5 - 1, streak=streak)
sounds.set_volume(Group.MASTER, 0.2)
sounds.stop_all()
print(sounds.is_silent, sounds.why_silent, sounds.faults)
sounds.close()
"""


def run(script: str, driver: str, **more: str) -> str:
    """Run a script on this sound driver; what it printed after pygame's own greeting."""
    env = os.environ | {"SDL_AUDIODRIVER": driver, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"} | more
    done = subprocess.run([sys.executable, "-c", START + script], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout.strip()


@dataclass(frozen=True)
class Heard:
    """What came out: the samples left and right."""

    left: Sequence[int]
    right: Sequence[int]

    def power(self) -> tuple[float, float]:
        return sum(s * s for s in self.left) ** 0.5, sum(s * s for s in self.right) ** 0.5

    def peak(self) -> int:
        return max(max(map(abs, self.left)), max(map(abs, self.right)))


def listen(script: str, folder: Path) -> Heard:
    """Run a script on SDL's disk driver and read what it wrote."""
    file = folder / "heard.raw"
    run(script + "\nwait()\nsounds.close()\n", "disk", SDL_DISKAUDIOFILE=str(file))
    samples = array("h", file.read_bytes())
    if sys.byteorder == "big":
        samples.byteswap()
    return Heard(samples[::2], samples[1::2])


def test_without_a_device_everything_can_be_played_silently() -> None:
    """[darwinio 10]."""
    said = run(PLAY_EVERYTHING, "no-such-driver")
    assert said.startswith("True no sound device: ")
    assert said.endswith(" []")
    assert len(said.splitlines()) == 1


def test_with_a_device_everything_can_be_played() -> None:
    assert run(PLAY_EVERYTHING, "dummy") == "False  []"


def test_a_device_taken_away_in_the_middle_ends_in_silence() -> None:
    script = "sounds.play(SoundName.WIN); pygame.mixer.quit(); pygame.mixer.init(); pygame.mixer.quit()"
    assert run(LOAD + script + PLAY_EVERYTHING, "dummy").startswith("True the sound device was closed")


@pytest.mark.parametrize(("pan", "louder"), [(-1, "left"), (-0.4, "left"), (0, ""), (0.4, "right"), (1, "right")])
def test_a_sound_comes_from_the_side_of_its_seat(tmp_path: Path, pan: float, louder: str) -> None:
    left, right = listen(f"sounds.play(SoundName.TICK, pan={pan})", tmp_path).power()
    want_left, want_right = sides(pan)
    assert left > 0 < right
    assert left / right == pytest.approx(want_left / want_right, rel=0.05)
    assert louder == ("" if left == right else "left" if left > right else "right")


def test_a_channel_used_again_takes_the_new_place_from_the_first_sample(tmp_path: Path) -> None:
    script = "sounds.play(SoundName.TICK, pan=-1); wait(); sounds.play(SoundName.TICK, pan=1)"
    heard = listen(script, tmp_path)
    ratio = sides(-1)[0] / sides(-1)[1]
    second = False
    for left, right in zip(heard.left, heard.right, strict=True):
        if max(abs(left), abs(right)) > 300:
            second = second or abs(right) > abs(left)
            louder, softer = (right, left) if second else (left, right)
            assert abs(louder) / max(abs(softer), 1) == pytest.approx(ratio, rel=0.1)
    assert second


def test_a_sound_that_takes_another_ones_channel_has_its_own_place(tmp_path: Path) -> None:
    script = """
sounds = Sounds(assets_folder() / "sounds", {Group.EFFECTS: 0, Group.MENU: 1}, clock=itertools.count().__next__)
for _ in range(40):
    sounds.play(SoundName.WIN, pan=-1)
sounds.play(SoundName.ACCEPT, pan=1)
"""
    left, right = listen(script, tmp_path).power()
    assert left / right == pytest.approx(sides(1)[0] / sides(1)[1], rel=0.05)


def test_refills_of_all_seats_at_once_are_heard_from_the_middle(tmp_path: Path) -> None:
    script = """
sounds = Sounds(assets_folder() / "sounds", clock=lambda: 0.0)
for pan in (-1, -0.5, 0, 0.5, 1):
    sounds.play(SoundName.REFILL, pan)
"""
    left, right = listen(LOAD + script, tmp_path).power()
    assert left == pytest.approx(right, rel=0.15)


def test_the_busiest_moment_at_full_volume_does_not_clip(tmp_path: Path) -> None:
    script = """
for name in (SoundName.STOP, SoundName.BEATEN, SoundName.MISPLAY, SoundName.LIFT, SoundName.UP, SoundName.THAW):
    sounds.play(name, pan=0.5)
sounds.play(SoundName.LAND, pan=0.5, streak=7)
for seat in range(5):
    sounds.play(SoundName.REFILL, pan=0.5)
"""
    peak = listen(LOAD + script, tmp_path).peak()
    assert 3_000 < peak < 32_000


@pytest.mark.parametrize("pan", [-1, -0.6, 0, 0.25, 1])
def test_a_sound_is_as_loud_wherever_it_comes_from(pan: float) -> None:
    assert hypot(*sides(pan)) == pytest.approx(1)


def test_the_sides_mirror_each_other_and_no_ear_is_left_without() -> None:
    assert sides(-1) == pytest.approx(sides(1)[::-1])
    assert min(sides(1)) > 0.1
    assert sides(3) == sides(1)
    assert 0 < WIDTH < 1
