"""Whole matches, line by line as they were logged before: a seed gives the same match on every machine (L3).

QWITCH_SAVE_LOGS=1 saves them anew, after a change of the rules, of the computer players or of the log.
"""

import os
from pathlib import Path

import pytest

from qwitch.match.options import MatchOptions
from qwitch.match.reading import read_log
from qwitch.match.verify import Finding, verify
from tests.match.scenes import logged_match

FOLDER = Path(__file__).parent

SAVE = "QWITCH_SAVE_LOGS"

MATCHES: dict[str, tuple[str, str, str, int, MatchOptions | None]] = {
    "race-tin-7": ("easy,normal,hard,lightning", "race", "tin", 7, None),
    "race-tin-masher": ("masher,normal,relaxed", "race", "tin", 64, None),
    "race-boxed-handicap": ("lightning+400,bot:1400,bot:700+1000,hard,easy", "race", "boxed", 8, None),
    "race-boxed-by-hand": ("normal,hard", "race", "boxed", 1, MatchOptions(hand_turned=True, freezes=0.5)),
    "turns-tin": ("relaxed,easy,normal", "turns", "tin", 12, None),
    "turns-boxed": ("easy,easy,easy,easy", "turns", "boxed", 2**53, None),
    "solo-boxed": ("hard", "solo", "boxed", 11, None),
}
"""What is played: seats, mode, edition, seed, house options."""


def golden(name: str) -> list[str]:
    """The lines that were saved."""
    return (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_played_as_it_was(name: str, tmp_path: Path) -> None:
    path = tmp_path / "log"
    logged_match(path, *MATCHES[name])
    if os.environ.get(SAVE):
        (FOLDER / f"{name}.jsonl").write_bytes(path.read_bytes())
    played = path.read_text("utf-8").splitlines()
    for line, (now, before) in enumerate(zip(played, golden(name), strict=False), 1):
        assert now == before, f"{name}.jsonl, line {line}; where the change is meant, {SAVE}=1"
    assert len(played) == len(golden(name)), f"{name}.jsonl; where the change is meant, {SAVE}=1"


@pytest.mark.parametrize("name", MATCHES)
def test_what_was_saved_is_sound(name: str) -> None:
    verdict = verify(read_log(FOLDER / f"{name}.jsonl"))
    assert verdict.finding is Finding.SOUND, verdict.why


def test_nothing_else_lies_here() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(MATCHES)


def test_the_saved_matches_show_every_kind_of_event() -> None:
    lines = [line for name in MATCHES for line in golden(name)]
    kinds = {line.split('"e": "')[1].split('"')[0] for line in lines if '"e": "' in line}
    assert kinds >= {"deal", "turn", "play", "pass", "beaten", "late", "misplay", "stop", "refill", "out", "end"}
    assert kinds >= {"rotate", "reshuffle", "redraw"}
