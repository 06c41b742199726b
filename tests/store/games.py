"""Games to add to a history, and small ways to look at one."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from qwitch.store.history import History
from qwitch.store.notices import Notice
from qwitch.store.rows import GameRow, ReactionRow, SeatRow

NOON = datetime(2025, 1, 31, 12, 0, 0, tzinfo=UTC)
CORRUPT = "history.db.corrupt-20250131-120000"
LOCK = "history.db.lock"
LIMA = timezone(timedelta(hours=-5))

posix = pytest.mark.skipif(os.name == "nt", reason="the rights of this system are not those of chmod")


class Clock:
    """Stands at noon, or where it is put."""

    def __init__(self, now: datetime = NOON) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


def opened(folder: Path, clock: Clock | None = None) -> History:
    """A history about which there is nothing to tell."""
    history = History(folder, now=clock or Clock(), zone=UTC)
    assert history.open() == ()
    assert history.is_kept
    return history


def with_notices(folder: Path) -> tuple[History, tuple[Notice, ...]]:
    """A history, and what it has to tell."""
    history = History(folder, now=Clock(), zone=UTC)
    return history, history.open()


def person(rank: int = 1, left: int = 0, profile: int | None = None, times: tuple[int, ...] = ()) -> SeatRow:
    reactions = tuple(ReactionRow("B2", "+", "letter", ms) for ms in times)
    return SeatRow("me", "Ñandú", rank, left, is_person=True, profile=profile, reactions=reactions)


def computer(word: str = "easy", rank: int = 2, left: int = 3) -> SeatRow:
    return SeatRow(word, "Bot", rank, left)


def race(*seats: SeatRow, mode: str = "race", seed: int = 7) -> GameRow:
    return GameRow(mode, "tin", seed, seats or (person(), computer()), 61_234, "0.1.0")


def solo(ms: int, seed: int = 7, profile: int | None = None, helped: bool = False, edition: str = "boxed") -> GameRow:
    return GameRow("solo", edition, seed, (person(profile=profile),), ms + 1800, "0.1.0", ms, helped)


def numbered(number: int) -> tuple[GameRow, str]:
    """A game and its log in which everything tells the number."""
    seats = (SeatRow("me", f"name {number}", 1, 0, True), SeatRow(f"bot:{number}", "", 2, number % 9))
    log = "\n".join(f'{{"t": {number * line}, "e": "play"}}' for line in range(200))
    return GameRow("race", "tin", number, seats, number * 3, f"v{number}"), log


def is_whole(history: History, number: int) -> bool:
    """Whether the game with this number in the history is a numbered one, whole, with its log."""
    found = history.game(number)
    return found is not None and (found.game, history.log_of(number)) == numbered(found.game.seed)


def seeds(history: History) -> list[int]:
    """The seeds of all games, newest first."""
    return [one.game.seed for one in history.games(limit=-1)]


@contextmanager
def database(path: Path) -> Iterator[sqlite3.Connection]:
    """The file, as another program sees it."""
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
        yield connection


def says(path: Path, pragma: str) -> object:
    with database(path) as connection:
        return connection.execute(f"PRAGMA {pragma}").fetchone()[0]


def with_games(folder: Path, *numbers: int) -> Path:
    """A history with these games, closed; its file."""
    history = opened(folder)
    for number in numbers:
        assert history.add_game(*numbered(number)) is not None
    history.close()
    return history.path


def plays_on_in_memory(history: History, *before: int) -> None:
    """Everything works, on what could be read; nothing is said any more."""
    assert not history.is_kept
    assert seeds(history) == list(before)
    number = history.add_game(*numbered(9))
    assert number is not None
    assert is_whole(history, number)
    profile = history.add_profile("Zoë", 1)
    assert profile is not None
    assert history.delete_profile(profile.id)
    assert history.take_notices() == ()
    history.close()
