"""The command line: what was asked for, checked; bad arguments give one line and exit status 2."""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from qwitch import __version__
from qwitch.engine.setup import EDITIONS, MAX_SEED, MODES, Setup, SetupError
from qwitch.locale.language import LANGUAGES
from qwitch.match.seats import USUAL_SEATS, SeatError, SeatSpec, parse_seats

COMMANDS = ("play", "simulate", "replay")
"""The words a command line may start with; without one of them, it plays."""

WINDOW = re.compile(r"(\d{1,5})x(\d{1,5})")
MAX_COUNT = 10_000_000
"""The most games of a simulation."""

SMALLEST, LARGEST = (800, 500), (7680, 4320)
"""The sizes of a window that --window takes, in pixels."""


class OneLineParser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with exit status 2."""
        fail(message)


def fail(message: str) -> NoReturn:
    """Write one line on standard error and leave with exit status 2."""
    print(f"qwitch: {' '.join(message.split())}", file=sys.stderr)
    raise SystemExit(2)


def main(arguments: Sequence[str]) -> int:
    """Carry out a command line (without the program's name); returns the exit status."""
    words = list(arguments)
    if not words or words[0] not in COMMANDS:
        words.insert(0, "play")
    wanted = _parser().parse_args(words)
    match wanted.command:
        case "simulate":
            return _simulate(wanted)
        case "replay":
            return _replay(wanted)
    return _play(wanted)


def _parser() -> argparse.ArgumentParser:
    parser = OneLineParser("qwitch", description="Qwitch, the card race", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, parser_class=OneLineParser)
    play = commands.add_parser("play", help="play in a window (the default)", allow_abbrev=False)
    play.add_argument("--version", action="version", version=f"qwitch {__version__}")
    play.add_argument("--now", action="store_true", help="skip the menus: straight to the table")
    _add_window(play)
    play.add_argument("--log", metavar="FILE", type=Path, help="write the game's log there")
    play.add_argument("--smoke", action="store_true", help="open every screen once, draw it, leave")
    _add_game(play)

    simulate = commands.add_parser("simulate", help="let computer players play many games", allow_abbrev=False)
    simulate.add_argument("--games", metavar="N", type=_count, default=100, help="how many games (100)")
    simulate.add_argument("--jobs", metavar="J", type=_count, default=1, help="how many at the same time (1)")
    simulate.add_argument("--log", metavar="DIR", type=Path, help="write a log of each game into this folder")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    _add_game(simulate)

    replay = commands.add_parser("replay", help="watch a game again from its log", allow_abbrev=False)
    replay.add_argument("file", metavar="FILE", type=Path, help="the log")
    replay.add_argument("--verify", action="store_true", help="open no window; compare every event with the rules")
    _add_window(replay)
    return parser


def _add_window(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language; the system's by default")
    parser.add_argument("--window", metavar="WxH", type=_window_size, help="size of the window in pixels")
    parser.add_argument("--fullscreen", action="store_true", help="take the whole screen")
    parser.add_argument("--data", metavar="DIR", help="folder for settings and records")
    parser.add_argument("--mute", action="store_true", help="play without sound")


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MAX_COUNT):
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number from 1 to {MAX_COUNT}")
    return int(text)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mode", choices=MODES, default="race")
    parser.add_argument("--edition", choices=EDITIONS, default="tin")
    parser.add_argument("--seats", metavar="LIST", type=_seats, help="who plays, for example me,normal,hard")
    parser.add_argument("--seed", metavar="N", type=_seed, help="the deal: the same seed gives the same cards")


def _window_size(text: str) -> tuple[int, int]:
    found = WINDOW.fullmatch(text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    fits = all(least <= wanted <= most for least, wanted, most in zip(SMALLEST, size, LARGEST, strict=True))
    if not fits:
        least, most = ("x".join(map(str, bound)) for bound in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(f"{text!r}: expected WxH from {least} to {most}")
    return size


def _seats(text: str) -> tuple[SeatSpec, ...]:
    try:
        return parse_seats(text)
    except SeatError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= MAX_SEED):
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number from 0 to {MAX_SEED}")
    return int(text)


def _play(wanted: argparse.Namespace) -> int:
    """Check everything that can be checked before a window opens, then play."""
    from qwitch.paths import DataError, data_folder

    seats = wanted.seats or parse_seats(USUAL_SEATS[wanted.mode])
    try:
        Setup(wanted.mode, wanted.edition, len(seats), seed=wanted.seed or 0)
        folder = data_folder(wanted.data)
    except (SetupError, DataError) as error:
        fail(str(error))
    _check_log(wanted.log)

    from qwitch import app
    from qwitch.scenes.plan import GamePlan
    from qwitch.stage.window import NoDisplayError
    from qwitch.store import SettingsFile
    from qwitch.table import TableError

    plan = GamePlan(wanted.mode, wanted.edition, seats, wanted.seed, wanted.log, is_asked_for=wanted.seats is not None)
    try:
        keep = SettingsFile(folder)
        app.play(plan, keep, wanted.lang, wanted.window, wanted.fullscreen, wanted.now, wanted.mute, wanted.smoke)
    except (NoDisplayError, TableError, OSError) as error:
        fail(str(error))
    return 0


def _replay(wanted: argparse.Namespace) -> int:
    """Say what the log holds and whether it is sound, or say what it holds and show it in a window."""
    from qwitch.match.reading import LogError
    from qwitch.match.replay import log_to_watch, tell, verify_command
    from qwitch.paths import DataError, data_folder

    if wanted.verify:
        return verify_command(wanted.file)
    try:
        log = log_to_watch(wanted.file)
        folder = data_folder(wanted.data)
    except (DataError, LogError) as error:
        fail(str(error))
    tell(log)

    from qwitch import app
    from qwitch.scenes.plan import GamePlan
    from qwitch.stage.window import NoDisplayError
    from qwitch.store import SettingsFile
    from qwitch.table import TableError

    try:
        keep = SettingsFile(folder)
        app.play(GamePlan(), keep, wanted.lang, wanted.window, wanted.fullscreen, muted=wanted.mute, watched=log)
    except (NoDisplayError, TableError, OSError) as error:
        fail(str(error))
    return 0


def _simulate(wanted: argparse.Namespace) -> int:
    """Let computer players play; the seats must be named, and hold no person."""
    from qwitch.simulate import Simulation, SimulationError, run

    if wanted.seats is None:
        fail("--seats: expected a list of computer players, such as normal,normal,hard")
    try:
        simulation = Simulation(
            wanted.games, wanted.seats, wanted.mode, wanted.edition, wanted.seed or 0, wanted.jobs, wanted.log
        )
    except SimulationError as error:
        fail(f"--{error}")
    return run(simulation, wanted.json)


def _check_log(path: Path | None) -> None:
    """Refuse a log that cannot be written before anything else is done; an existing file is not touched yet."""
    if path is None:
        return
    file = os.path.realpath(path)  # a link stays, wherever it points to
    existed = os.path.exists(file)
    try:
        open(file, "a", encoding="utf-8").close()
    except OSError as error:
        fail(f"--log {path}: cannot be written: {error.strerror}")
    if not existed:
        os.remove(file)
