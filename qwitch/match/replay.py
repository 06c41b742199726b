"""The `qwitch replay` command as far as it needs no screen: what a log holds, and whether it is sound."""

import sys
from pathlib import Path

from qwitch.engine.events import Ended
from qwitch.match.playback import deeds_of
from qwitch.match.reading import Log, LogError, read_log
from qwitch.match.verify import Finding, verify


def verify_command(path: Path) -> int:
    """Say in one line whether the log in this file is sound.

    Returns the exit status: 0 where every event follows from the rules, 1 where one does not or the match does not
    end, 2 where the file is no log.
    """
    try:
        log = read_log(path)
    except LogError as error:
        return _complain(str(error), 2)
    verdict = verify(log)
    if verdict.finding is Finding.SOUND:
        return _say(f"{path}: {verdict.why}")
    return _complain(f"{path}: {verdict.why}", 1)


def summary(log: Log) -> str:
    """A log in one line: what was played, by whom, for how long, and who won."""
    setup, last = log.setup, log.events[-1]
    seats = ",".join(seat.text for seat in log.seats)
    played = f"{setup.mode}, {setup.edition} edition, seed {setup.seed}, seats {seats}: {last.t / 1000:.1f} s"
    if not isinstance(last.event, Ended):
        return f"{played}, unfinished"
    ranks = " then ".join(
        " and ".join(log.seats[seat].text + f" ({seat})" for seat in rank) for rank in last.event.ranks
    )
    return f"{played}, {ranks}"


def log_to_watch(path: Path) -> Log:
    """The log in this file.

    Raises LogError for what is no log, and for one that cannot be watched to its last line, as an event does not
    follow from the rules.
    """
    log = read_log(path, cut_allowed=True)
    _, why_short = deeds_of(log)
    if why_short:
        raise LogError(why_short)
    return log


def tell(log: Log) -> None:
    """Say in one line what a log holds."""
    _say(f"{log.path}: {summary(log)}")


def _say(line: str) -> int:
    """Print one line, also where the terminal lacks some of a path's letters."""
    encoding = sys.stdout.encoding or "utf-8"
    print(_one_line(line).encode(encoding, "backslashreplace").decode(encoding), flush=True)
    return 0


def _complain(line: str, status: int) -> int:
    print(f"qwitch: {_one_line(line)}", file=sys.stderr)
    return status


def _one_line(text: str) -> str:
    return " ".join(text.split())
