"""What the keys screen shows: names of people, ready-made keys for one, and how their keys look."""

from collections.abc import Callable, Sequence

from qwitch.controls.board import board
from qwitch.controls.calling import sign_of
from qwitch.controls.keysets import ALONE, LEFT_HOME, RIGHT_HOME, KeySet
from qwitch.controls.labels import KeyLabels
from qwitch.match.seats import PERSONS, parse_seats
from qwitch.scenes.board_view import looks_of
from qwitch.scenes.names import seat_names
from qwitch.stage.board import KeyLook
from qwitch.store import Settings

Translate = Callable[..., str]

CALLING = "calling"
"""The way to play without keys of one's own: the card is typed."""

WAYS_ALONE = {"numbers": ALONE, "left": LEFT_HOME, "right": RIGHT_HOME}
"""Ready-made keys for one person."""

OWN = "own"


def person_names(people: int, tr: Translate) -> tuple[str, ...]:
    """What so many people are called: "You", or their colours."""
    return seat_names(parse_seats(",".join(PERSONS[:people])), tr)


def way_alone(settings: Settings, keys: KeySet) -> str:
    """How the one person plays."""
    if settings.calling:
        return CALLING
    return next((way for way, ready in WAYS_ALONE.items() if ready == keys), OWN)


def way_names(now: str, tr: Translate) -> list[tuple[object, str]]:
    """The ways one person can play, in words; keys of one's own only where there are any."""
    ways: list[tuple[object, str]] = [
        ("numbers", tr("numbers row")),
        ("left", tr("left hand")),
        ("right", tr("right hand")),
        (CALLING, tr("calling it out")),
    ]
    return [*ways, (OWN, tr("own keys"))] if now == OWN else ways


def plan_looks(sets: Sequence[KeySet], labels: KeyLabels, is_calling: bool) -> dict[int, KeyLook]:
    """How everybody's keys look; one who calls cards out has all their letters and numbers."""
    if not is_calling:
        return looks_of(sets)
    typed = {key: KeyLook(seat=0) for key in board() if sign_of(key, labels)}
    return typed | {ALONE.action: KeyLook(seat=0, is_action=True)}
