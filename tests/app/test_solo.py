"""A solo run in a real window, by real keys; then another one on the same deal, against the ghost of the first."""

from pathlib import Path
from time import sleep

import pytest

from qwitch.bots.choice import chain_length
from qwitch.engine.cards import mask_of
from qwitch.match.deal_codes import seed_of
from qwitch.match.verify import Finding, verify
from qwitch.scenes.keeping import log_of
from qwitch.scenes.solo_show import BAR
from qwitch.store import GameFilter, History
from qwitch.table import Box
from tests.app.conftest import Start
from tests.app.live import Seen
from tests.app.program import PALETTE, Program
from tests.app.screen import until

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

CODE = "222F"
"""A deal that stands still only 19 times if one always begins the longest chain."""

SLOW_S = 1.5
"""How long the first run's player waits before the first card."""

UPPER, LOWER = Box(BAR.x + 6, BAR.y, BAR.w - 12, BAR.h / 2 - 4), Box(BAR.x + 6, BAR.y + BAR.h / 2 + 4, 28, 60)


def best_slot(seen: Seen) -> int | None:
    """Give the fitting slot that begins the longest chain."""
    direction, hand = seen.direction, mask_of(card for card in seen.hand if card is not None)
    if direction is None:
        return None

    def chain(slot: int) -> int:
        card = seen.hand[slot]
        assert card is not None
        return chain_length(card, hand & ~(1 << card), direction)

    return max(seen.slots(fitting=True), key=chain, default=None)


def play_on(program: Program, seen: Seen, cards: int = 63) -> None:
    """Play as fast as the program allows until so many cards are down."""
    while seen.plays < cards:
        seen.look()
        slot = best_slot(seen)
        if slot is not None:
            program.press(str(slot + 1))
        assert program.log.grows(within_s=20) or seen.over, "the run stands still"
        seen.look()


def leave(program: Program) -> None:
    """Close it once the run is kept."""
    program.log.await_event("end")
    program.shows("menu")
    program.close()
    assert program.ended() == 0
    assert program.complaints() == ""


def test_a_solo_run_and_another_one_with_its_ghost(start: Start, tmp_path: Path) -> None:
    first = start("--mode", "solo", "--edition", "boxed", "--seed", str(seed_of(CODE)), "--now")
    first.log.await_event("turn")
    assert first.share(BAR, PALETTE.accent) == 0, "nobody to race yet"
    sleep(SLOW_S)
    play_on(first, Seen(first.log))
    leave(first)
    first.log.path.unlink()

    second = start()
    second.shows("title")
    second.press("Down", "Down", "Return")
    second.shows("menu")
    second.press(*CODE.lower(), "Return")
    assert second.log.await_event("deal")["t"] == 0
    assert second.log.records[0]["seed"] == seed_of(CODE)
    second.log.await_event("turn")
    seen = Seen(second.log)
    play_on(second, seen, cards=3)
    until(lambda: second.share(UPPER, PALETTE.accent) > 0.3, "the bar to grow up: ahead of the ghost")
    assert second.share(LOWER, PALETTE.accent, PALETTE.number_on_dark) < 0.05
    play_on(second, seen)
    leave(second)

    history = History(tmp_path / "data")
    assert history.open() == ()
    best = history.best_times(seed_of(CODE))
    assert history.count(GameFilter(mode="solo")) == len(best) == 2
    assert [past.game.edition for past in best] == ["boxed", "boxed"]
    assert best[0].id > best[1].id, "the second run was the quicker one"
    for past in best:
        log = history.log_of(past.id)
        assert log is not None
        assert verify(log_of(log)).finding is Finding.SOUND
    history.close()
