"""At the table: clicks play cards, wrong cards freeze the hand, and the picture fits the window."""

from itertools import pairwise

import pytest

from qwitch.table import Box
from tests.app.conftest import Start
from tests.app.live import Seen
from tests.app.places import CENTRE, HAND
from tests.app.program import PALETTE, Program
from tests.app.screen import until

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

SLOW = "me,bot:20000,bot:20000,bot:20000"
"""Computer players who leave the person all the time in the world."""

OVER_HAND = Box(HAND[0].x, HAND[0].y, HAND[4].right - HAND[0].x, HAND[0].h)


def await_slots(program: Program, seen: Seen, fitting: bool) -> list[int]:
    """Wait until the person holds cards that fit, or that do not, and give their slots."""

    def are_held() -> bool:
        seen.look()
        return bool(seen.slots(fitting))

    until(are_held, "cards that fit" if fitting else "cards that do not fit", within_s=60)
    return seen.slots(fitting)


def test_a_click_on_a_card_plays_it(start: Start) -> None:
    program = start("--seats", SLOW, "--seed", "5", "--now")
    seen = Seen(program.log)
    slot = await_slots(program, seen, fitting=True)[0]
    until(lambda: program.shows_face(HAND[slot]), "the card in its slot")
    program.click(HAND[slot])
    program.log.await_event("play", seat=0, slot=slot)
    until(lambda: not program.shows_face(HAND[slot]), "an empty slot")


def test_a_wrong_card_comes_back_and_freezes_the_hand_for_a_while(start: Start) -> None:
    """H3, to be seen: ice over the hand, no card while it lies there, and its end."""
    program = start("--seats", SLOW, "--seed", "5", "--now")
    seen = Seen(program.log)
    wrong, right = await_slots(program, seen, fitting=False)[0], seen.slots(fitting=True)
    until(lambda: all(map(program.shows_face, HAND)), "all cards in their slots")
    bare = program.share(OVER_HAND, PALETTE.paper, near=8)

    program.press(str(wrong + 1))
    misplay = program.log.await_event("misplay", seat=0, slot=wrong)
    assert misplay["frozen_ms"] == 1000
    until(lambda: program.share(OVER_HAND, PALETTE.paper, near=8) < bare / 4, "ice over the hand")
    lines = program.log.look()
    program.press(*(str(slot + 1) for slot in right))
    until(lambda: program.share(OVER_HAND, PALETTE.paper, near=8) > bare * 0.9, "the ice gone and the card back")
    mine = [record for record in program.log.records[lines:] if record.get("seat") == 0]
    assert mine == [], "a frozen seat plays nothing"

    seen.look()
    slot = await_slots(program, seen, fitting=True)[0]
    program.press(str(slot + 1))
    played = program.log.await_event("play", seat=0, slot=slot)
    assert played["t"] >= misplay["t"] + 1000


@pytest.mark.parametrize("size", [(800, 500), (1280, 640), (960, 720)])
def test_a_resize_in_the_middle_of_the_deal_keeps_the_picture_right(start: Start, size: tuple[int, int]) -> None:
    """Every size, also of another shape than the table's [PySolFC 287]."""
    program = start("--seats", SLOW, "--seed", "5", "--now", "--window", "1000x600")
    program.log.await_event("deal")
    program.resize(*size)
    program.log.await_event("turn")
    until(lambda: all(map(program.shows_face, (*HAND, CENTRE))), "cards where they belong in the new size")
    gaps = [Box(left.right + 1, left.y, right.x - left.right - 2, left.h) for left, right in pairwise(HAND)]
    assert not any(program.share(gap, PALETTE.paper) > 0.1 for gap in gaps if gap.w > 6), "each card in its slot"
    program.resize(1000, 600)
    until(lambda: all(map(program.shows_face, (*HAND, CENTRE))), "cards where they belong in the old size")
    assert program.complaints() == ""
