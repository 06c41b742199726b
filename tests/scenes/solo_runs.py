"""Solo runs for tests: players of known speed leave theirs in a history."""

from datetime import datetime
from pathlib import Path

from qwitch.bots.levels import level_of_mean
from qwitch.bots.player import Bot
from qwitch.engine.dice import Dice
from qwitch.engine.setup import Setup
from qwitch.match.match import NEVER, Match
from qwitch.match.options import OPTIONS, MatchOptions
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.keeping import keep
from qwitch.store import History


def opened(folder: Path, noon: datetime | None = None) -> History:
    """Open a history in this folder, where it is always the same noon if `noon` is named."""
    history = History(folder) if noon is None else History(folder, now=lambda: noon)
    history.open()
    return history


def run(seed: int, mean_ms: int, edition: str = "boxed", options: MatchOptions = OPTIONS["solo"]) -> Match:
    """Let somebody who reacts so quickly play a deal to its end, as a person would."""
    match = Match(Setup("solo", edition, 1, seed=seed), parse_seats(f"bot:{mean_ms}"), options)
    match.players[0] = Bot(level_of_mean(mean_ms), Dice(f"{seed} {mean_ms}"))
    match.advance(NEVER)
    match.seats = parse_seats("me")
    return match


def keep_run(desk: Desk, match: Match, name: str = "") -> int:
    """Add a run to the desk's history; its number."""
    setup = match.game.setup
    plan = GamePlan("solo", setup.edition, match.seats, setup.seed, names=(name,))
    number = keep(desk, plan, match)
    assert number is not None
    return number
