"""A history for tests: some weeks of games that two people have played."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from qwitch.engine.setup import Setup
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.keeping import keep
from qwitch.store import History

NOON = datetime(2025, 5, 12, 12, tzinfo=UTC)
"""When the last game was played."""

GAMES = (
    ("race", "bot:1400,easy,normal", "me,easy,normal", ("Ñandú", "", "")),
    ("race", "bot:1000,bot:1400,hard", "me,me2,hard", ("Ñandú", "Ada", "")),
    ("turns", "bot:900,bot:1200", "me,me2", ("Ñandú", "Ada")),
    ("solo", "bot:1300", "me", ("Ñandú",)),
    ("race", "bot:900,hard,hard,hard", "me,hard,hard,hard", ("Ñandú", "", "", "")),
    ("solo", "bot:1100", "me", ("Ñandú",)),
    ("race", "bot:3000,easy", "me,easy", ("", "")),
)
"""Mode, who really played, as whom, under which names; oldest first. The last one was a guest."""

DEAL = 4711
"""The deal of the solo runs."""


def played(mode: str, bots: str, seats: str, seed: int) -> Match:
    """A match that computer players played to its end, with the seats of those they stood for."""
    options = replace(OPTIONS[mode], hand_turned=False)
    match = Match(Setup(mode, "tin", len(bots.split(",")), seed=seed), parse_seats(bots), options)
    match.advance(NEVER)
    assert match.is_over
    match.seats = parse_seats(seats)
    return match


def keep_games(desk: Desk, folder: Path) -> History:
    """Give the desk a history in this folder with all the games, one every five days."""
    now = NOON - timedelta(days=5 * len(GAMES))
    history = History(folder, now=lambda: now, zone=UTC)
    history.open()
    desk.history = history
    for number, (mode, bots, seats, names) in enumerate(GAMES):
        now += timedelta(days=5)
        match = played(mode, bots, seats, DEAL if mode == "solo" else number)
        styles = tuple(range(len(match.seats)))
        keep(desk, GamePlan(mode, "tin", match.seats, names=names, styles=styles), match)
    return history
