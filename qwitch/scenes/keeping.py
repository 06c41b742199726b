"""A game that is over goes into the history, with its log; a solo run becomes a record if its log is sound."""

from pathlib import Path

from qwitch import __version__
from qwitch.engine.cards import NAMES
from qwitch.engine.ranks import ranks_by
from qwitch.match.log import log_text
from qwitch.match.match import Match
from qwitch.match.options import OPTIONS
from qwitch.match.reading import Log, LogError, parse_log
from qwitch.match.statistics import reactions_in
from qwitch.match.verify import Finding, verify
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.store import GameRow, History, Notice, NoticeKind, PastGame, ReactionRow, SeatRow, Settings


def keep(desk: Desk, plan: GamePlan, match: Match) -> int | None:
    """Add a match that is over to the history; its number there, or None where nothing can be kept.

    People with a name get a profile with their first game. What the disk has against it is told in one line.
    """
    if desk.history is None:
        return None
    game = match.game.setup
    log = text_of(match)
    seats = _seats(desk.history, plan, match)
    row = GameRow(
        game.mode,
        game.edition,
        game.seed,
        seats,
        match.now_ms,
        __version__,
        _solo_ms(match, log),
        is_helped(match, desk.settings),
    )
    number = desk.history.add_game(row, log)
    desk.tell(desk.history.take_notices())
    return number


def text_of(match: Match) -> str:
    """The log of a match, as far as it was played."""
    game = match.game
    return log_text(game.setup, game.dealer, [seat.text for seat in match.seats], match.history)


def log_of(text: str, name: str = "history") -> Log:
    """The log with this text; raises LogError, whose line begins with this name."""
    return parse_log(text.encode(), Path(name), cut_allowed=True)


def kept_log(desk: Desk, past: PastGame) -> Log | None:
    """The log of a game of the history; None where it cannot be read, which the players are told."""
    text = None if desk.history is None else desk.history.log_of(past.id)
    if desk.history is not None:
        desk.tell(desk.history.take_notices())
    if text is None:
        return None
    try:
        return log_of(text)
    except LogError as error:
        desk.tell([Notice(NoticeKind.HISTORY_NOT_READ, f"history.db #{past.id}", reason=str(error))])
        return None


def is_helped(match: Match, settings: Settings) -> bool:
    """Whether a solo run had help that makes it rank apart.

    Help is what shows the cards that fit, more time to look than the game's own countdown gives, and a milder freeze.
    """
    usual, options = OPTIONS["solo"], match.options
    is_eased = options.countdown_ms > usual.countdown_ms or options.freezes < usual.freezes
    return match.game.setup.mode == "solo" and (settings.solo.strip or is_eased)


def _solo_ms(match: Match, log: str) -> int | None:
    """The time of a person's solo run (L1) whose log, played again, comes to the same; None for everything else."""
    if match.game.setup.mode != "solo" or not match.seats[0].is_person:
        return None
    return match.played_ms if verify(log_of(log)).finding is Finding.SOUND else None


def _seats(history: History, plan: GamePlan, match: Match) -> tuple[SeatRow, ...]:
    left = [match.game.cards_left(seat) for seat in range(len(match.seats))]
    ranks = {seat: sum(other < left[seat] for other in left) + 1 for rank in ranks_by(left) for seat in rank}
    names = [*plan.names, *[""] * (len(left) - len(plan.names))]
    profiles = _profiles(history, plan, match, names)
    reactions = reactions_in(match.history, takes_turns=match.game.setup.mode == "turns")
    return tuple(
        SeatRow(
            spec.text,
            names[seat],
            ranks[seat],
            left[seat],
            spec.is_person,
            profiles.get(seat),
            tuple(
                ReactionRow(NAMES[one.card], one.direction.sign, one.kind.value, one.ms)
                for one in reactions
                if one.seat == seat and spec.is_person
            ),
        )
        for seat, spec in enumerate(match.seats)
    )


def _profiles(history: History, plan: GamePlan, match: Match, names: list[str]) -> dict[int, int]:
    """The profile of each person with a name, by seat; who is not known yet comes in. One person sits in one seat."""
    known = {profile.name.casefold(): profile.id for profile in history.profiles()}
    found = dict[int, int]()
    for seat, spec in enumerate(match.seats):
        name = names[seat].strip()
        if not spec.is_person or not name:
            continue
        number = known.get(name.casefold())
        if number is None:
            profile = history.add_profile(name, plan.styles[seat] if plan.styles else seat)
            number = None if profile is None else profile.id
        if number is not None and number not in found.values():
            found[seat] = known[name.casefold()] = number
    return found
