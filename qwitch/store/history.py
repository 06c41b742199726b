"""The history: every game that was played with its log, the people who play here, records and progress."""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, tzinfo
from pathlib import Path

from msgspec import ValidationError, convert

from qwitch.store import games_table, people_table
from qwitch.store.damage import why
from qwitch.store.database import Database
from qwitch.store.files import write_file
from qwitch.store.games_table import Wanted
from qwitch.store.history_csv import csv_of
from qwitch.store.notices import Notice, NoticeKind, printable
from qwitch.store.players import PlayerName
from qwitch.store.rows import GameFilter, GameRow, PastGame, Profile, ReactionRow, Totals, Week
from qwitch.store.schema import STEPS, Step

EVERYTHING = GameFilter()
"""All games."""


def utc_now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)


class History:
    """The history in one folder, history.db. Nothing the disk does raises: it is told in a notice; the game plays on.

    Open it first; then everything works, if need be on what is in memory alone (is_kept tells). Whatever was added is
    on the disk once the call returns. Several instances may use one folder. Use one from one thread.
    """

    def __init__(
        self,
        folder: Path,
        *,
        now: Callable[[], datetime] = utc_now,
        zone: tzinfo | None = None,
        steps: Sequence[Step] = STEPS,
    ) -> None:
        """Touch nothing yet; the folder need not exist.

        now tells the time (UTC), zone where days and weeks begin (None: where the machine is), steps the migrations.
        """
        self._now = now
        self._zone = zone
        self._database = Database(folder / "history.db", steps, lambda: now().astimezone(zone))

    @property
    def path(self) -> Path:
        """The file."""
        return self._database.path

    @property
    def is_kept(self) -> bool:
        """Whether what is added outlasts this run of the program."""
        return self._database.is_kept

    def open(self) -> tuple[Notice, ...]:
        """Open, check and, if need be, create or migrate the file; returns what the player is to be told."""
        self._database.open()
        return self.take_notices()

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def take_notices(self) -> tuple[Notice, ...]:
        """What the player is to be told since this was last asked; ask after anything else was asked here."""
        return self._database.take_notices()

    # Games

    def add_game(self, game: GameRow, log: str) -> int | None:
        """Add a game that was played, with its log; its number, or None if it could not be kept."""
        when = self._now()
        return self._database.write(lambda connection: games_table.add(connection, when, game, log))

    def games(self, wanted: GameFilter = EVERYTHING, limit: int = 50, offset: int = 0) -> list[PastGame]:
        """A page of the wanted games, the newest first."""
        return self._find(self._wanted(wanted), games_table.NEWEST_FIRST, limit, offset)

    def count(self, wanted: GameFilter = EVERYTHING) -> int:
        """How many games are wanted."""
        return self._database.read(lambda connection: games_table.count(connection, self._wanted(wanted)), 0)

    def game(self, number: int) -> PastGame | None:
        """The game with this number; None where there is none."""
        found = self._find(self._wanted(EVERYTHING, f"id = {number:d}"), games_table.NEWEST_FIRST, 1, 0)
        return found[0] if found else None

    def log_of(self, number: int) -> str | None:
        """The log of a game, as it was added; None where there is none, or none that can be read, which is told."""
        return self._database.read(lambda connection: games_table.log_of(connection, number), None)

    def best_times(
        self,
        seed: int | None = None,
        day: date | None = None,
        helped: bool = False,
        limit: int = 10,
        *,
        edition: str | None = None,
        profile: int | None = None,
    ) -> list[PastGame]:
        """The quickest solo runs, best first, of one deal (L3), one day, or of all; those with help rank apart."""
        wanted = GameFilter(edition=edition, seed=seed, profile=profile, helped=helped, day=day)
        return self._find(self._wanted(wanted, "solo_ms IS NOT NULL"), games_table.BEST_FIRST, limit, 0)

    def export_csv(self, path: Path, wanted: GameFilter = EVERYTHING) -> Notice | None:
        """Write the wanted games as a table for spreadsheets, whole or not at all; a file of this name is replaced."""
        every = self._wanted(wanted)
        found = self._database.read(
            lambda connection: games_table.find(connection, every, games_table.OLDEST_FIRST, -1), None
        )
        if found is None:
            return Notice(NoticeKind.NOT_EXPORTED, printable(path), reason="the history cannot be read")
        try:
            write_file(path, csv_of(found))
        except OSError as error:
            return Notice(NoticeKind.NOT_EXPORTED, printable(path), reason=why(error))
        return None

    # People

    def profiles(self) -> list[Profile]:
        """Everybody, in the order in which they came."""
        return self._database.read(people_table.all_profiles, [])

    def add_profile(self, name: str, style: int) -> Profile | None:
        """A new person; None if it could not be kept. Raises ValueError for a name that is empty or too long."""
        name, now = _name(name), self._now()
        return self._database.write(lambda connection: people_table.add(connection, name, style, now))

    def change_profile(self, number: int, name: str, style: int) -> bool:
        """Give a person another name and style: whether it was done. Raises ValueError as add_profile does."""
        name = _name(name)
        return bool(self._database.write(lambda connection: people_table.change(connection, number, name, style)))

    def delete_profile(self, number: int) -> bool:
        """Remove a person with all data: whether it was done.

        Games go with their logs where no other profile sat; elsewhere the name and the reactions go.
        """
        is_done = bool(self._database.write(lambda connection: people_table.delete(connection, number)))
        self._database.wipe()
        return is_done

    def totals(self, profile: int) -> Totals:
        """What all games of a person add up to."""
        return self._database.read(lambda connection: people_table.totals(connection, profile), Totals(0, 0, 0, ()))

    def weeks(self, profile: int, how_many: int = 12) -> list[Week]:
        """A person's progress: the last weeks, the present one last, those without games included."""
        today = self._now().astimezone(self._zone).date()
        return self._database.read(
            lambda connection: people_table.weeks(connection, profile, today, how_many, self._zone), []
        )

    def reactions(self, profile: int, since: datetime = games_table.EPOCH) -> list[ReactionRow]:
        """All reactions of a person since a moment, oldest first."""
        return self._database.read(lambda connection: people_table.reactions(connection, profile, since), [])

    def _wanted(self, wanted: GameFilter, *more: str) -> Wanted:
        return Wanted(wanted, self._zone, *more)

    def _find(self, wanted: Wanted, order: str, limit: int, offset: int) -> list[PastGame]:
        return self._database.read(lambda connection: games_table.find(connection, wanted, order, limit, offset), [])


def _name(text: str) -> str:
    name = text.strip()
    if not name:
        raise ValueError("profile name: expected at least one character")
    try:
        return convert(name, PlayerName)
    except ValidationError as error:
        raise ValueError(f"profile name: {error}") from error
