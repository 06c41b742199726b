"""The history as a table for spreadsheets: one line a seat of a game, oldest game first."""

import csv
import io
from collections.abc import Iterable

from qwitch.store.rows import PastGame, SeatRow

HEADINGS = (
    "game",
    "when_utc",
    "mode",
    "edition",
    "seed",
    "duration_ms",
    "solo_ms",
    "helped",
    "version",
    "seat",
    "player",
    "name",
    "rank",
    "cards_left",
)
"""The first line."""

_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def csv_of(games: Iterable[PastGame]) -> bytes:
    """The whole table in UTF-8 with the mark that spreadsheets know it by, lines ended as RFC 4180 says."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADINGS)
    for past in games:
        for seat, row in enumerate(past.game.seats):
            writer.writerow((*_of_game(past), *_of_seat(seat, row)))
    return text.getvalue().encode("utf-8-sig")


def _of_game(past: PastGame) -> tuple[object, ...]:
    game = past.game
    when = past.when.strftime("%Y-%m-%d %H:%M:%S")
    solo_ms = "" if game.solo_ms is None else game.solo_ms
    return past.id, when, game.mode, game.edition, game.seed, game.duration_ms, solo_ms, int(game.helped), game.version


def _of_seat(seat: int, row: SeatRow) -> tuple[object, ...]:
    return seat, row.word, _text(row.name), row.rank, row.left


def _text(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_FORMULAS) else name
