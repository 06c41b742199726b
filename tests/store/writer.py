"""Numbered settings, each whole only as one piece, and processes that save them: alone, watched, or killed on the way.

python -m tests.store.writer forever FOLDER          saves 1, 2, 3… and says each number once it is kept
python -m tests.store.writer some FOLDER NAME N      waits for a line, then saves N times, "NAME-1" and so on
python -m tests.store.writer every-line FOLDER       dies at each line of a save in turn; says what is there then
python -m tests.store.writer small FOLDER BYTES      may write so many bytes to a file; says what a save returns
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

from qwitch.store import Settings, SettingsFile, Volumes

WHOLE = 180


def numbered(number: int, name: str = "x") -> Settings:
    """Settings of about 8 KB in which every value tells the number and the name."""
    return Settings(lessons=(f"{name}-{number:030}",) * WHOLE, volumes=Volumes(master=number % 101 / 100))


def number_of(settings: Settings) -> tuple[str, int]:
    """The name and the number; fails where values of several saves are mixed."""
    name, number = settings.lessons[0].split("-")
    assert settings == numbered(int(number), name)
    return name, int(number)


def forever(folder: str) -> None:
    file = SettingsFile(Path(folder))
    for number in count(1):
        assert file.save(numbered(number)) is None
        print(number, flush=True)


def some(folder: str, name: str, times: str) -> None:
    file = SettingsFile(Path(folder))
    print("ready", flush=True)
    sys.stdin.readline()
    for number in range(1, int(times) + 1):
        assert file.save(numbered(number, name)) is None


def small(folder: str, most: str) -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (int(most), resource.RLIM_INFINITY))
    file = SettingsFile(Path(folder))
    notices = [file.save(numbered(3)), file.save(numbered(4))]
    print(json.dumps([notice and [notice.kind.value, notice.reason] for notice in notices]))


def every_line(folder: str) -> None:
    for line in count():
        place = Path(folder, str(line))
        file = SettingsFile(place)
        file.save(numbered(1))
        file.save(numbered(2))
        has_died = die_at(line, file)
        loaded = SettingsFile(place).load()
        backup = int(json.loads(file.backup.read_bytes())["lessons"][0].split("-")[1])
        print(json.dumps([number_of(loaded.settings)[1], backup, len(loaded.notices)]))
        if not has_died:
            break


def die_at(line: int, file: SettingsFile) -> bool:
    """Save 3 in a process that is killed when it comes to its nth line in the store; False if it never does."""
    child = os.fork()
    if child == 0:
        lines = iter(range(line + 1))
        sys.settrace(lambda *call: watch(lines, *call))
        file.save(numbered(3))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


def watch(lines: Iterator[int], frame: FrameType, event: str, _arg: object) -> Any:
    if Path(frame.f_code.co_filename).name not in {"files.py", "settings_file.py"}:
        return None
    if event == "line" and next(lines, None) is None:
        os.kill(os.getpid(), signal.SIGKILL)
    return lambda *call: watch(lines, *call)


if __name__ == "__main__":
    word, *words = sys.argv[1:]
    doings: dict[str, Callable[..., None]]
    doings = {"forever": forever, "some": some, "every-line": every_line, "small": small}
    doings[word](*words)
