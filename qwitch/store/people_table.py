"""People in the database: profiles, and what their games add up to."""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from statistics import median

from qwitch.store.games_table import from_ms, to_ms
from qwitch.store.rows import Profile, ReactionRow, SeatRow, Tally, Totals, Week


def all_profiles(connection: sqlite3.Connection) -> list[Profile]:
    """Everybody, in the order in which they came."""
    rows = connection.execute("SELECT id, name, style, created_ms FROM profiles ORDER BY id")
    return [Profile(number, name, style, from_ms(created_ms)) for number, name, style, created_ms in rows]


def add(connection: sqlite3.Connection, name: str, style: int, created: datetime) -> Profile:
    """A new person, with a number that nobody has had before."""
    values = (name, style, to_ms(created))
    number = connection.execute("INSERT INTO profiles (name, style, created_ms) VALUES (?, ?, ?)", values).lastrowid
    assert number is not None
    return Profile(number, name, style, from_ms(values[2]))


def change(connection: sqlite3.Connection, number: int, name: str, style: int) -> bool:
    """Give a person another name and style; False where there is no such person."""
    cursor = connection.execute("UPDATE profiles SET name = ?, style = ? WHERE id = ?", (name, style, number))
    return cursor.rowcount == 1


def delete(connection: sqlite3.Connection, number: int) -> bool:
    """Remove a person with all data; False where there is no such person.

    Games in which no other profile sat go with their logs. The others stay for the others: there the seat keeps its
    rank, but neither name nor reactions.
    """
    alone = (
        "SELECT game FROM seats WHERE profile = :one"
        " EXCEPT SELECT game FROM seats WHERE profile IS NOT NULL AND profile <> :one"
    )
    one = {"one": number}
    connection.execute(f"DELETE FROM games WHERE id IN ({alone})", one)
    connection.execute(
        "DELETE FROM reactions WHERE (game, seat) IN (SELECT game, seat FROM seats WHERE profile = :one)", one
    )
    connection.execute("UPDATE seats SET name = '', profile = NULL WHERE profile = :one", one)
    return connection.execute("DELETE FROM profiles WHERE id = :one", one).rowcount == 1


@dataclass(frozen=True, slots=True)
class _Played:
    """One game of a person."""

    when: datetime
    mode: str
    rank: int
    duration_ms: int
    record_ms: int | None
    others: tuple[SeatRow, ...]

    @property
    def is_won(self) -> bool:
        return self.rank == 1 and bool(self.others)

    @property
    def against(self) -> tuple[str, ...]:
        return tuple(sorted({seat.level for seat in self.others if seat.level}))


def _games_of(connection: sqlite3.Connection, number: int, since_ms: int = 0) -> Iterator[_Played]:
    others = dict[int, list[SeatRow]]()
    for game, word, name, rank, left, is_person in connection.execute(
        "SELECT other.game, other.word, other.name, other.rank, other.cards_left, other.is_person"
        " FROM seats own JOIN seats other ON other.game = own.game AND other.seat <> own.seat WHERE own.profile = ?",
        (number,),
    ):
        others.setdefault(game, []).append(SeatRow(word, name, rank, left, bool(is_person)))
    for game, at_ms, mode, rank, duration_ms, solo_ms, helped in connection.execute(
        "SELECT id, at_ms, mode, rank, duration_ms, solo_ms, helped FROM games JOIN seats ON game = id"
        " WHERE profile = ? AND at_ms >= ? ORDER BY at_ms, id",
        (number, since_ms),
    ):
        record_ms = None if helped else solo_ms
        yield _Played(from_ms(at_ms), mode, rank, duration_ms, record_ms, tuple(others.get(game, ())))


def totals(connection: sqlite3.Connection, number: int) -> Totals:
    """What all games of a person add up to; of nobody, zeros."""
    played = list(_games_of(connection, number))
    kinds = sorted({(one.mode, one.against) for one in played})
    grouped = [(kind, [one for one in played if (one.mode, one.against) == kind]) for kind in kinds]
    return Totals(
        games=len(played),
        wins=_wins(played),
        played_ms=sum(one.duration_ms for one in played),
        tallies=tuple(Tally(*kind, len(games), _wins(games)) for kind, games in grouped),
    )


def _wins(games: Sequence[_Played]) -> int:
    return sum(one.is_won for one in games)


def weeks(connection: sqlite3.Connection, number: int, today: date, how_many: int, zone: tzinfo | None) -> list[Week]:
    """The last weeks of a person, that of today last; zone is where the player is, None the machine's."""
    monday = today - timedelta(days=today.weekday())
    mondays = [monday - timedelta(weeks=back) for back in reversed(range(how_many))]
    since = datetime.combine(mondays[0], time(), zone) if mondays else from_ms(0)
    played, times = dict[date, list[_Played]](), dict[date, list[int]]()
    for one in _games_of(connection, number, to_ms(since)):
        played.setdefault(_monday_of(one.when, zone), []).append(one)
    for at_ms, row in _reactions(connection, number, to_ms(since)):
        times.setdefault(_monday_of(from_ms(at_ms), zone), []).append(row.ms)
    return [_week(begins, played.get(begins, []), times.get(begins, [])) for begins in mondays]


def _monday_of(when: datetime, zone: tzinfo | None) -> date:
    day = when.astimezone(zone).date()
    return day - timedelta(days=day.weekday())


def _week(begins: date, played: Sequence[_Played], times: Sequence[int]) -> Week:
    records = [one.record_ms for one in played if one.record_ms is not None]
    reaction_ms = round(median(times)) if times else None
    return Week(begins, len(played), _wins(played), reaction_ms, min(records, default=None))


def reactions(connection: sqlite3.Connection, number: int, since: datetime) -> list[ReactionRow]:
    """All reactions of a person since this moment, oldest first."""
    return [row for _, row in _reactions(connection, number, to_ms(since))]


def _reactions(connection: sqlite3.Connection, number: int, since_ms: int) -> Iterator[tuple[int, ReactionRow]]:
    for at_ms, *fields in connection.execute(
        "SELECT at_ms, card, direction, kind, ms FROM games JOIN seats ON seats.game = games.id"
        " JOIN reactions ON reactions.game = seats.game AND reactions.seat = seats.seat"
        " WHERE profile = ? AND at_ms >= ? ORDER BY at_ms, games.id, reactions.rowid",
        (number, since_ms),
    ):
        yield at_ms, ReactionRow(*fields)
