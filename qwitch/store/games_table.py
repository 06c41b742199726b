"""Games in the database: adding one with its log, finding some, the best times."""

import sqlite3
import zlib
from collections.abc import Iterable
from datetime import UTC, datetime, time, timedelta, tzinfo

from qwitch.store.rows import GameFilter, GameRow, PastGame, SeatRow
from qwitch.store.schema import DamagedError

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
"""From where the database counts its milliseconds."""

NEWEST_FIRST = "at_ms DESC, id DESC"
OLDEST_FIRST = "at_ms, id"
BEST_FIRST = "solo_ms, at_ms, id"
"""The orders in which games are asked for; among equal times, who had it first."""


def to_ms(moment: datetime) -> int:
    """Milliseconds since 1970; a moment without a zone is one of the machine's."""
    return (moment.astimezone(UTC) - EPOCH) // timedelta(milliseconds=1)


def from_ms(ms: int) -> datetime:
    """The moment, in UTC."""
    return EPOCH + timedelta(milliseconds=ms)


def add(connection: sqlite3.Connection, when: datetime, game: GameRow, log: str) -> int:
    """Write one game and return its number; a person whose profile was deleted meanwhile is there by name alone."""
    row = (to_ms(when), game.mode, game.edition, game.seed, game.duration_ms, game.solo_ms, game.helped, game.version)
    number = connection.execute(
        "INSERT INTO games (at_ms, mode, edition, seed, duration_ms, solo_ms, helped, version)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    ).lastrowid
    assert number is not None
    connection.executemany(
        "INSERT INTO seats (game, seat, word, name, is_person, profile, rank, cards_left)"
        " VALUES (?, ?, ?, ?, ?, (SELECT id FROM profiles WHERE id = ?), ?, ?)",
        (
            (number, seat, one.word, one.name, one.is_person, one.profile, one.rank, one.left)
            for seat, one in enumerate(game.seats)
        ),
    )
    connection.executemany(
        "INSERT INTO reactions (game, seat, card, direction, kind, ms) VALUES (?, ?, ?, ?, ?, ?)",
        (
            (number, seat, one.card, one.direction, one.kind, one.ms)
            for seat, player in enumerate(game.seats)
            for one in player.reactions
        ),
    )
    connection.execute("INSERT INTO logs (game, packed) VALUES (?, ?)", (number, zlib.compress(log.encode("utf-8"))))
    return number


def log_of(connection: sqlite3.Connection, game: int) -> str | None:
    """The log of a game; None where there is none. Raises DamagedError for one that cannot be read."""
    row = connection.execute("SELECT packed FROM logs WHERE game = ?", (game,)).fetchone()
    if row is None:
        return None
    try:
        return zlib.decompress(row[0]).decode("utf-8")
    except (zlib.error, UnicodeDecodeError, TypeError) as error:
        raise DamagedError(f"the log of game {game} is damaged: {error}") from error


class Wanted:
    """A filter in the database's words: the condition, and the values in it."""

    def __init__(self, wanted: GameFilter, zone: tzinfo | None, *more: str) -> None:
        """zone is where the player is, None the machine's; more are further conditions."""
        parts: list[tuple[str, tuple[object, ...]]] = [(condition, ()) for condition in ("1", *more)]
        for field in ("mode", "edition", "seed", "helped"):
            value = getattr(wanted, field)
            if value is not None:
                parts.append((f"{field} = ?", (value,)))
        if wanted.profile is not None:
            parts.append(("id IN (SELECT game FROM seats WHERE profile = ?)", (wanted.profile,)))
        if wanted.day is not None:
            midnights = (datetime.combine(wanted.day + timedelta(days), time(), zone) for days in (0, 1))
            parts.append(("at_ms >= ? AND at_ms < ?", tuple(map(to_ms, midnights))))
        self.condition = " AND ".join(condition for condition, _ in parts)
        self.values = tuple(value for _, values in parts for value in values)


def count(connection: sqlite3.Connection, wanted: Wanted) -> int:
    """How many games are wanted."""
    (found,) = connection.execute(f"SELECT count(*) FROM games WHERE {wanted.condition}", wanted.values).fetchone()
    return int(found)


def find(connection: sqlite3.Connection, wanted: Wanted, order: str, limit: int, offset: int = 0) -> list[PastGame]:
    """At most `limit` of the wanted games in this order, without the first `offset`."""
    some = f"FROM games WHERE {wanted.condition} ORDER BY {order} LIMIT ? OFFSET ?"
    values = (*wanted.values, limit, offset)
    seats = _seats(
        connection.execute(
            "SELECT game, word, coalesce(profiles.name, seats.name), rank, cards_left, is_person, profile"
            " FROM seats LEFT JOIN profiles ON profiles.id = seats.profile"
            f" WHERE game IN (SELECT id {some}) ORDER BY game, seat",
            values,
        )
    )
    rows = connection.execute(
        f"SELECT id, at_ms, mode, edition, seed, duration_ms, version, solo_ms, helped {some}", values
    )
    return [
        PastGame(
            number,
            from_ms(at_ms),
            GameRow(mode, edition, seed, tuple(seats[number]), ms, version, solo_ms, bool(helped)),
        )
        for number, at_ms, mode, edition, seed, ms, version, solo_ms, helped in rows
    ]


def _seats(rows: Iterable[tuple[int, str, str, int, int, int, int | None]]) -> dict[int, list[SeatRow]]:
    seats = dict[int, list[SeatRow]]()
    for game, word, name, rank, left, is_person, profile in rows:
        seats.setdefault(game, []).append(SeatRow(word, name, rank, left, bool(is_person), profile))
    return seats
