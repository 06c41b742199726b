"""Processes that add numbered games to a history: watched, together, killed on the way, or without room.

python -m tests.store.historian forever FOLDER [fresh]  adds games and says each number once it is kept
python -m tests.store.historian some FOLDER FIRST N     waits for a line, then adds N games; says their numbers
python -m tests.store.historian every-line DOING FOLDER FIRST STEP
                                                        dies at each line of a doing in turn; says what is there then
python -m tests.store.historian together FOLDER ROUNDS [damaged]
                                                        three start at once and add a game each; says what is there
python -m tests.store.historian small FOLDER ROOM       may let files grow by so many bytes; says what adding returns
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

from qwitch.store import NoticeKind
from qwitch.store.history import History
from qwitch.store.opening import COMPANIONS
from qwitch.store.schema import STEPS
from tests.store.games import is_whole, numbered, seeds

DAMAGED = b"not a database, but somebody's bytes" * 200
STORE = Path(__file__).parents[2] / "qwitch" / "store"


def forever(folder: str, fresh: str = "") -> None:
    history = History(Path(folder))
    if fresh:
        print("ready", flush=True)
    assert history.open() == ()
    for seed in count(1):
        print(history.add_game(*numbered(seed)), flush=True)


def some(folder: str, first: str, games: str) -> None:
    history = History(Path(folder))
    print("ready", flush=True)
    sys.stdin.readline()
    assert history.open() == ()
    numbers = [history.add_game(*numbered(int(first) + seed)) for seed in range(int(games))]
    print(json.dumps([numbers, [notice.kind for notice in history.take_notices()]]))


def small(folder: str, room: str) -> None:
    import resource

    history = History(Path(folder))
    history.open()
    kept = history.add_game(*numbered(1))
    largest = max(path.stat().st_size for path in Path(folder).iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest + int(room), resource.RLIM_INFINITY))
    found: list[int | None] = []
    while len(found) < 200 and found[-2:] != [None, None]:
        found.append(history.add_game(*numbered(2)))
    told = [[notice.kind, notice.reason] for notice in history.take_notices()]
    shown = len(seeds(history))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print(json.dumps([kept, found, told, shown, history.add_game(*numbered(3)), history.take_notices()]))


def every_line(doing: str, folder: str, first: str, step: str) -> None:
    """Kill one process a line, from the first on in such steps, until one gets through alive."""
    prepare, do = DOINGS[doing]
    for line in count(int(first), int(step)):
        place = Path(folder, str(line))
        prepare(place)
        has_died = die_at(line, do, place)
        history = History(place)
        kinds = [notice.kind for notice in history.open()]
        whole = all(is_whole(history, game.id) for game in history.games(limit=-1))
        asides = {path.read_bytes() for path in place.glob("*.corrupt-*") if not path.name.endswith(COMPANIONS)}
        print(json.dumps([seeds(history), whole, history.is_kept, kinds, len(asides)]))
        history.close()
        if not has_died:
            break


def together(folder: str, rounds: str, damaged: str = "") -> None:
    for place in (Path(folder, str(number)) for number in range(int(rounds))):
        if damaged:
            damage(place)
        start, go = os.pipe()
        children = [fork_one(place, start, go, seed) for seed in (1, 2, 3)]
        os.close(start)
        os.close(go)  # now all of them begin
        statuses = [os.waitpid(child, 0)[1] for child in children]
        history = History(place)
        assert history.open() == ()
        whole = all(is_whole(history, game.id) for game in history.games())
        asides = [path.read_bytes() for path in place.glob("*.corrupt-*") if not path.name.endswith(COMPANIONS)]
        print(json.dumps([statuses, sorted(seeds(history)), whole, asides == [DAMAGED] * len(asides), len(asides)]))
        history.close()


def fork_one(place: Path, start: int, go: int, seed: int) -> int:
    """A process that waits for the start; it ends well if its game was kept."""
    child = os.fork()
    if child:
        return child
    os.close(go)
    os.read(start, 1)
    history = History(place)
    told = {notice.kind for notice in history.open()} - {NoticeKind.HISTORY_SET_ASIDE}
    number = history.add_game(*numbered(seed))
    os._exit(0 if history.is_kept and number and not told else 1)


def one_game(place: Path) -> None:
    history = History(place)
    history.open()
    history.add_game(*numbered(1))
    history.close()


def damage(place: Path) -> None:
    one_game(place)
    (place / "history.db").write_bytes(DAMAGED)


def add_two(place: Path) -> None:
    history = History(place)
    history.open()
    history.add_game(*numbered(2))
    os._exit(0)


def open_only(place: Path) -> None:
    History(place).open()


def migrate(place: Path) -> None:
    steps = (*STEPS, ("ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'good'", "CREATE TABLE more (id)"))
    History(place, steps=steps).open()


DOINGS: dict[str, tuple[Callable[[Path], None], Callable[[Path], None]]] = {
    "add": (one_game, add_two),
    "create": (lambda place: None, open_only),
    "set-aside": (damage, open_only),
    "migrate": (one_game, migrate),
}


def die_at(line: int, do: Callable[[Path], None], place: Path) -> bool:
    """Do it in a process that is killed when it comes to its nth line in the store; False if it never does."""
    child = os.fork()
    if child == 0:
        lines = iter(range(line + 1))
        sys.settrace(lambda *call: watch(lines, *call))
        do(place)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


def watch(lines: Iterator[int], frame: FrameType, event: str, _arg: object) -> Any:
    if Path(frame.f_code.co_filename).parent != STORE:
        return None
    if event == "line" and next(lines, None) is None:
        os.kill(os.getpid(), signal.SIGKILL)
    return lambda *call: watch(lines, *call)


if __name__ == "__main__":
    word, *words = sys.argv[1:]
    commands: dict[str, Callable[..., None]]
    commands = {"forever": forever, "some": some, "every-line": every_line, "together": together, "small": small}
    commands[word](*words)
