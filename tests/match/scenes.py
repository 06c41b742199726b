"""Matches for tests: from a position as text, with people who press and computer players who do as told."""

from pathlib import Path

from qwitch.bots.player import Plan
from qwitch.engine.cards import NAMES
from qwitch.engine.notation import read_position
from qwitch.engine.setup import Setup
from qwitch.engine.view import SeatView
from qwitch.match.events import Beaten, Hinted, Late, Misplayed, Stamped
from qwitch.match.log import LogWriter, header_of
from qwitch.match.match import NEVER, Match
from qwitch.match.options import MatchOptions
from qwitch.match.seats import PERSONS, SeatSpec, parse_seats
from tests.reference.pictures import told

AT_ONCE = MatchOptions(first_countdown_ms=0, countdown_ms=1000)
"""House options of most tests: no wait before the first direction card, a second before each later one."""


class Puppet:
    """A computer player that does what a test tells it, and keeps what it was shown."""

    def __init__(self, plan: Plan | None = None) -> None:
        self.plan = plan
        self.shown: list[tuple[SeatView, int, int]] = []

    def notice(self, view: SeatView, now_ms: int, free_at_ms: int) -> None:
        self.shown.append((view, now_ms, free_at_ms))


def people(count: int) -> tuple[SeatSpec, ...]:
    """So many people, me first."""
    return tuple(SeatSpec(word) for word in PERSONS[:count])


def match_at(position: str, options: MatchOptions = AT_ONCE, seed: int = 0, seats: str = "") -> Match:
    """A match that goes on from this position; people sit at it unless other seats are named."""
    game = read_position(position, seed)
    setup = Setup(game.setup.mode, game.setup.edition, len(game.hands), seed=seed)
    return Match(setup, parse_seats(seats) if seats else people(setup.seats), options, game=game)


def words(happened: list[Stamped]) -> list[str]:
    """What happened as short words, each with its time: "120: 0 plays C3"."""
    return [f"{stamped.t}: {_words(stamped)}" for stamped in happened]


def _words(stamped: Stamped) -> str:
    match stamped.event:
        case Beaten(seat, _, card):
            return f"{seat} beaten {NAMES[card]}"
        case Late(seat, _, card):
            return f"{seat} late {NAMES[card]}"
        case Misplayed(seat, _, card, frozen_ms):
            return f"{seat} misplays {NAMES[card]}, frozen {frozen_ms}"
        case Hinted(seat, reason):
            return f"{seat} hinted: {reason.value}"
        case event:
            return told([event])[0]


def logged_match(
    path: Path, seats: str, mode: str = "race", edition: str = "tin", seed: int = 1, options: MatchOptions | None = None
) -> Match:
    """Play a match of computer players to its end, its log in this file."""
    specs = parse_seats(seats)
    match = Match(Setup(mode, edition, len(specs), seed=seed), specs, options)
    log = LogWriter.to_path(path)
    log.header(header_of(match.game.setup, match.game.dealer, [seat.text for seat in specs]))
    match.listen(log)
    match.advance(NEVER)
    log.close()
    return match
