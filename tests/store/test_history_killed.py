"""Killed at any moment, or out of room [nbsdgames 33]: what was confirmed is there, and the file is sound.

QWITCH_KILLS=100 makes the loop longer, and tries every line instead of some.
"""

import json
import os
import random
import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from qwitch.store import NoticeKind
from tests.store.games import is_whole, opened, says
from tests.store.samples import names
from tests.store.test_killed import ROOT

HISTORIAN = (sys.executable, "-m", "tests.store.historian")
KILLS = int(os.environ.get("QWITCH_KILLS", "15"))
forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


def killed_after(folder: Path, lines: int, seconds: float, *words: str) -> list[int]:
    """Let a process add games, and kill it so long after its first lines; the numbers it had confirmed."""
    command = [*HISTORIAN, "forever", str(folder), *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as historian:
        assert historian.stdout is not None
        found = [historian.stdout.readline() for _ in range(lines)]
        time.sleep(seconds)  # no waiting: this is the moment that the test is about
        historian.kill()
        found += historian.stdout.readlines()
    return [int(line) for line in found if line.endswith("\n") and line != "ready\n"]


def test_nbsdgames_33_killed_at_a_random_moment_every_confirmed_game_is_there(tmp_path: Path) -> None:
    seed = random.randrange(10**9)
    dice = random.Random(seed)
    confirmed, unconfirmed = list[int](), 0
    for _ in range(KILLS):
        confirmed += killed_after(tmp_path, 1, dice.random() * 0.04)
        history = opened(tmp_path)
        found = [game.id for game in history.games(limit=-1)]
        assert all(is_whole(history, number) for number in found)
        history.close()
        assert set(confirmed) <= set(found)
        assert len(set(confirmed)) == len(confirmed)
        unconfirmed = len(found) - len(confirmed)
        assert says(tmp_path / "history.db", "integrity_check") == "ok"
    print(f"seed {seed}, {KILLS} kills, {len(confirmed)} games confirmed and there, {unconfirmed} more were on the way")
    assert len(confirmed) >= KILLS
    assert unconfirmed <= KILLS
    assert names(tmp_path) == ["history.db"]


def test_nbsdgames_33_killed_while_the_file_is_made_the_next_start_finds_no_fault(tmp_path: Path) -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    dice = random.Random(seed)
    for kill in range(max(5, KILLS // 5)):
        folder = tmp_path / str(kill)
        confirmed = killed_after(folder, 1, dice.random() * 0.03, "fresh")
        history = opened(folder)
        assert set(confirmed) <= {game.id for game in history.games(limit=-1)}
        history.close()


def every_line(doing: str, folder: Path) -> list[Any]:
    """What is there after a kill at each line, or in short runs at every fifth."""
    step = 1 if KILLS >= 100 else 5
    first = random.randrange(step)
    print(f"from line {first}")
    command = [*HISTORIAN, "every-line", doing, str(folder), str(first), str(step)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) > 20
    return found


@forks
def test_nbsdgames_33_killed_at_every_line_of_adding_a_game_it_is_there_or_not(quick_path: Path) -> None:
    found = every_line("add", quick_path)
    assert [line[1:] for line in found] == [[True, True, [], 0]] * len(found)
    games = [line[0] for line in found]
    assert [step for step, _ in groupby(games)] == [[1], [2, 1]]


@forks
def test_killed_at_every_line_of_the_first_start_the_next_one_finds_no_fault(quick_path: Path) -> None:
    found = every_line("create", quick_path)
    assert found == [[[], True, True, [], 0]] * len(found)


@forks
def test_killed_at_every_line_of_setting_a_damaged_file_aside_its_bytes_are_kept_once(quick_path: Path) -> None:
    found = every_line("set-aside", quick_path)
    kind = NoticeKind.HISTORY_SET_ASIDE.value
    assert [(line[0], line[2], line[4]) for line in found] == [([], True, 1)] * len(found)
    assert [step for step, _ in groupby(line[3] for line in found)] == [[kind], []]


@forks
def test_killed_at_every_line_of_a_migration_it_is_done_or_not(quick_path: Path) -> None:
    found = every_line("migrate", quick_path)
    assert all(line[:2] == [[1], True] for line in found)
    newer = NoticeKind.HISTORY_NEWER.value
    assert [step for step, _ in groupby((line[2], line[3]) for line in found)] == [(True, []), (False, [newer])]


@pytest.mark.skipif(os.name == "nt", reason="this system has no limit for the size of a file")
@pytest.mark.parametrize("room", [-1000, 0, 5000, 40_000, 200_000])
def test_nbsdgames_33_with_no_room_left_games_are_refused_and_the_old_ones_survive(tmp_path: Path, room: int) -> None:
    done = subprocess.run(
        [*HISTORIAN, "small", str(tmp_path), str(room)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    kept, found, told, shown, afterwards, told_afterwards = json.loads(done.stdout)
    confirmed = [kept, *(number for number in found if number is not None)]
    assert found[-2:] == [None, None]
    assert [kind for kind, _ in told] == [NoticeKind.HISTORY_NOT_KEPT.value]
    assert told[0][1]
    assert shown == len(confirmed)
    assert afterwards is not None
    assert told_afterwards == []

    history = opened(tmp_path)
    assert [game.id for game in history.games(limit=-1)] == [afterwards, *confirmed[::-1]]
    assert all(is_whole(history, number) for number in (*confirmed, afterwards))
