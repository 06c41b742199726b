"""Killed at any moment of a write [nbsdgames 33]: the old settings or the new ones, whole, and no question asked.

QWITCH_KILLS=1000 makes the loop longer.
"""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from qwitch.store import SettingsFile
from tests.store.samples import names
from tests.store.writer import number_of

ROOT = Path(__file__).parents[2]
WRITER = (sys.executable, "-m", "tests.store.writer")
KILLS = int(os.environ.get("QWITCH_KILLS", "30"))


def test_nbsdgames_33_killed_at_a_random_moment_what_was_kept_stays(tmp_path: Path) -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}, {KILLS} kills")
    dice = random.Random(seed)
    for _ in range(KILLS):
        kept = save_until_killed(tmp_path, dice.random() * 0.02)
        loaded = SettingsFile(tmp_path).load()
        assert loaded.notices == ()
        assert number_of(loaded.settings) in {("x", kept), ("x", kept + 1)}
        assert [name for name in names(tmp_path) if "corrupt" in name] == []

    # What the killed left half written goes once nobody can be at it any more.
    for leftover in tmp_path.glob(".*.tmp"):
        os.utime(leftover, (0, 0))
    SettingsFile(tmp_path).load()
    assert names(tmp_path) == ["settings.json", "settings.json.backup"]


def save_until_killed(folder: Path, seconds: float) -> int:
    """Let a process save and save, and kill it so long after its second save; the number of its last full save."""
    with subprocess.Popen([*WRITER, "forever", str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        numbers = [writer.stdout.readline(), writer.stdout.readline()]
        time.sleep(seconds)  # no waiting: this is the moment that the test is about
        writer.kill()
        numbers += writer.stdout.readlines()
    return max(int(number) for number in numbers if number.endswith("\n"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_nbsdgames_33_killed_at_every_line_of_a_save_the_old_or_the_new_settings_are_there(tmp_path: Path) -> None:
    command = [*WRITER, "every-line", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    numbers, backups, notices = zip(*found, strict=True)
    old = numbers.index(3)
    assert numbers == (2,) * old + (3,) * (len(found) - old)
    assert old > 20
    assert set(notices) == {0}
    first = backups.index(2)
    assert backups == (1,) * first + (2,) * (len(found) - first)
    assert 0 < first < old
