"""The ghost of a run: what it played when, and who is ahead of it."""

import pytest

from qwitch.engine.events import Played, Turned
from qwitch.engine.setup import Setup
from qwitch.match.chart import Lead
from qwitch.match.ghost import Ghost, ghost_of
from qwitch.match.match import NEVER, Match
from qwitch.match.seats import parse_seats

GHOST = Ghost((1000, 2000, 4000), (3, 1, 2))


def test_a_ghost_plays_what_was_played_when_it_was_played() -> None:
    match = Match(Setup("solo", "boxed", 1, seed=77), parse_seats("normal"))
    match.advance(NEVER)
    ghost = ghost_of(match.history)
    go_ms = next(one.t for one in match.history if isinstance(one.event, Turned))
    played = [(one.t - go_ms, one.event.card) for one in match.history if isinstance(one.event, Played)]
    assert list(zip(ghost.pace, ghost.cards, strict=True)) == played
    assert len(ghost.cards) == 63
    assert ghost.time_ms == match.played_ms
    assert ghost.played(ghost.time_ms) == 63


@pytest.mark.parametrize(("now_ms", "played"), [(0, 0), (999, 0), (1000, 1), (3999, 2), (4000, 3), (9999, 3)])
def test_it_has_played_what_landed_by_now(now_ms: int, played: int) -> None:
    assert GHOST.played(now_ms) == played


@pytest.mark.parametrize(
    ("run", "now_ms", "lead"),
    [
        ((), 0, Lead(0, 0)),
        ((), 1500, Lead(-1, -500)),
        ((500,), 600, Lead(1, 500)),
        ((500,), 3000, Lead(-1, -1000)),
        ((1500, 2500, 3000), 3000, Lead(1, 1000)),
    ],
)
def test_the_lead_is_that_of_the_last_card_both_have(run: tuple[int, ...], now_ms: int, lead: Lead) -> None:
    assert GHOST.lead_of(run, now_ms) == lead


def test_the_ghost_of_nobody_has_taken_no_time() -> None:
    assert Ghost((), ()).time_ms == 0


def test_a_log_without_a_deal_has_no_ghost() -> None:
    with pytest.raises(ValueError, match="deal"):
        ghost_of([])
