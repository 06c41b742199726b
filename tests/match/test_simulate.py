"""Many matches at once: the same seed gives the same numbers, however many processes play them."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from qwitch.match.options import MatchOptions
from qwitch.match.reading import read_log
from qwitch.match.seats import parse_seats
from qwitch.match.verify import Finding, verify
from qwitch.progress import ProgressBar
from qwitch.simulate import Simulation, SimulationError, play_match, run, tally_of

ROOT = Path(__file__).parents[2]

RACE = Simulation(30, parse_seats("normal,hard,masher,easy+100"), seed=5)


def test_the_same_seed_gives_the_same_numbers_whatever_the_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in (1, 2, 3):
        assert run(replace(RACE, jobs=jobs), as_json=True) == 0
        said = capsys.readouterr()
        assert said.err == ""
        told.append(said.out)
    assert told[0] == told[1] == told[2]
    assert tally_of(replace(RACE, seed=6)) != tally_of(RACE)


def test_a_longer_simulation_begins_with_the_same_matches() -> None:
    for number in (0, 7, 29):
        assert play_match(RACE, number) == play_match(replace(RACE, games=1000), number)
    assert len({RACE.setup(number).seed for number in range(1000)}) == 1000


def test_json_is_one_object_with_everything_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(RACE, as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == [
        *("mode", "edition", "seats", "seed", "games", "wins", "misplays", "beaten", "late", "game_ms", "plays"),
        *("passes", "stops", "standstills", "rotations", "reshuffles", "redraws", "reaction_ms"),
    ]
    assert (told["games"], told["seed"], told["seats"]) == (30, 5, ["normal", "hard", "masher", "easy+100"])
    assert sum(told["wins"]) == 30
    assert list(told["game_ms"]) == ["mean", "least", "p5", "p25", "p50", "p75", "p95", "most"]
    assert told["stops"] > told["standstills"] > 0
    reactions = told["reaction_ms"]
    assert reactions[2] < reactions[1] < reactions[0] < reactions[3]


def test_the_table_for_reading(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(RACE) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["seat", "player", "wins", "misplays", "beaten", "late", "reaction"]
    assert [line.split()[1] for line in lines[1:5]] == ["normal", "hard", "masher", "easy+100"]
    assert lines[6] == "30 games of race, tin edition; on average:"
    assert max(map(len, lines)) <= 120


def test_one_log_a_match_and_each_of_them_is_sound(tmp_path: Path) -> None:
    folder = tmp_path / "Ñandú 日本" / "logs"
    simulation = Simulation(12, parse_seats("normal,masher"), "turns", "boxed", seed=3, jobs=2, log=folder)
    assert run(simulation) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"match-{number:02}.jsonl" for number in range(1, 13)]
    for number, name in enumerate(names):
        log = read_log(folder / name)
        assert log.setup.seed == simulation.setup(number).seed
        assert verify(log).finding is Finding.SOUND
        assert list(log.events) == [one for one in play_match(replace(simulation, log=None), number) if is_logged(one)]


def is_logged(stamped: object) -> bool:
    return "Hinted" not in repr(stamped)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_folder_that_cannot_be_written_is_refused_in_one_line(
    tmp_path: Path, jobs: int, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "match-01.jsonl").mkdir()
    for folder in (tmp_path / "file", tmp_path / "file" / "logs", tmp_path / "logs"):
        assert run(replace(RACE, jobs=jobs, log=folder)) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert said.err.startswith(f"qwitch: --log {folder}")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"games": 0}, "games: 0; expected 1 to "),
        ({"jobs": 0}, "jobs: 0; expected 1 to "),
        ({"seats": parse_seats("normal,me")}, "seats: 'me' is a person; a simulation takes computer players only"),
        ({"mode": "rush"}, "mode: 'rush' is unknown"),
        ({"edition": "paper"}, "edition: 'paper' is unknown"),
        ({"mode": "solo"}, "seats: 4 players; solo has exactly 1"),
        ({"dealer": 4}, "dealer: seat 4; expected 0 to 3"),
    ],
)
def test_what_cannot_be_simulated_is_refused(changes: dict[str, object], expected: str) -> None:
    with pytest.raises(SimulationError) as caught:
        replace(RACE, **changes)  # type: ignore[arg-type]
    assert str(caught.value).startswith(expected)


def test_house_options_hold_in_a_simulation() -> None:
    slow = tally_of(replace(RACE, games=4, options=MatchOptions(countdown_ms=60_000)))
    assert min(slow.game_ms) > 60_000


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_shows_on_a_terminal_alone() -> None:
    silent, terminal = StringIO(), Terminal()
    for stream in (silent, terminal):
        bar = ProgressBar(stream)
        bar(3, 4)
        bar(4, 4)
        bar.clear()
    assert silent.getvalue() == ""
    drawn = terminal.getvalue().split("\r")
    assert drawn[-3].startswith("[" + "#" * 40 + "] 4 of 4, ")
    assert (drawn[-2].strip(), drawn[-1]) == ("", "")


PLAY_ON = """
import signal
import sys
from pathlib import Path
from qwitch.match.seats import parse_seats
from qwitch.simulate import Simulation, run
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs start with it ignored
    jobs, folder = int(sys.argv[1]), Path(sys.argv[2])
    sys.exit(run(Simulation(1_000_000, parse_seats("normal,normal"), jobs=jobs, log=folder)))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C cannot be sent to one process alone there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_quietly(tmp_path: Path, jobs: str) -> None:
    script, folder = tmp_path / "play_on.py", tmp_path / "logs"
    script.write_text(PLAY_ON, "utf-8")
    with subprocess.Popen(
        [sys.executable, str(script), jobs, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    ) as process:
        try:
            deadline = time.monotonic() + 60
            while not any(folder.glob("*.jsonl")):
                assert time.monotonic() < deadline, "it never played a match"
                time.sleep(0.01)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, "", "")
