"""What the results say, in words: who won, how long it took, what held somebody back."""

from qwitch.engine.directions import Direction
from qwitch.match.following import Kind
from qwitch.match.statistics import HeldBack
from qwitch.scenes.names import Translate, clock_text, seat_names, seconds
from qwitch.scenes.outcome import Outcome


def names_of(outcome: Outcome, tr: Translate) -> tuple[str, ...]:
    """The name of each seat."""
    return seat_names(outcome.log.seats, tr, outcome.names)


def headline(outcome: Outcome, tr: Translate) -> str:
    """Who won; people who share the first rank are named together."""
    if outcome.mode == "solo":
        return tr("All cards played!")
    if outcome.winner == outcome.you and not outcome.names[outcome.winner]:
        return tr("You win!")
    return tr("{name} wins!", name=names_of(outcome, tr)[outcome.winner])


def time_line(outcome: Outcome, tr: Translate) -> str:
    """How long the game took."""
    if outcome.mode == "solo":
        return tr("Your time: {time}", time=clock_text(outcome.played_ms, tr, digits=2))
    return tr("Played in {time} minutes", time=clock_text(outcome.played_ms, tr, digits=0))


def own_figures(outcome: Outcome, tr: Translate) -> str:
    """How the only person played; nothing where there is none or several."""
    if outcome.you is None:
        return ""
    mine = outcome.statistics[outcome.you]
    if mine.reaction_ms is None or mine.fastest is None:
        return ""
    return tr(
        "Your median: {median} s · fastest card: {fastest} s · longest streak: {streak} · wrong cards: {wrong}",
        median=seconds(mine.reaction_ms, tr),
        fastest=seconds(mine.fastest.ms, tr),
        streak=mine.longest_streak,
        wrong=mine.misplays,
    )


def held_back_line(held: HeldBack, tr: Translate) -> str:
    """What held a player back: the slowest kind of card, and how long all others took."""
    assert held.slowest.ms is not None
    return tr(
        "Held back by: {kind}, {slow} s; other cards {others} s",
        kind=kind_name(held.slowest.direction, held.slowest.kind, tr),
        slow=seconds(held.slowest.ms, tr, 1),
        others=seconds(held.others_ms, tr, 1),
    )


def kind_name(direction: Direction, kind: Kind, tr: Translate) -> str:
    """What cards of one kind are called."""
    names = {
        (Direction.UP, Kind.LETTER): tr("letters up"),
        (Direction.DOWN, Kind.LETTER): tr("letters down"),
        (Direction.EQUAL, Kind.LETTER): tr("equal letters"),
        (Direction.UP, Kind.NUMBER): tr("numbers up"),
        (Direction.DOWN, Kind.NUMBER): tr("numbers down"),
        (Direction.EQUAL, Kind.NUMBER): tr("equal numbers"),
    }
    return names[direction, kind]
