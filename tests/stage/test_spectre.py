"""The ghost on the table: a bar whose way and pattern tell who is ahead, and cards one can see through."""

import pygame
import pytest

from qwitch.stage.cards import Face
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.spectre import MOST_MS, ghost_card, ghost_sign, lead_bar
from qwitch.table import Box

BAR = Box(1388, 606, 40, 188)
CARDS = Box(1256, 176, 118, 168)


def part(blits: list[Blit]) -> pygame.Rect:
    """Where the filled part lies."""
    picture, at = blits[1]
    return picture.get_rect(topleft=at)


def middle(kit: Kit) -> int:
    return kit.viewport.box_to_px((BAR.x, BAR.y, BAR.w, BAR.h)).centery


def test_a_bar_without_a_lead_is_empty(kit: Kit) -> None:
    assert len(list(lead_bar(kit, BAR, 0))) == 1


@pytest.mark.parametrize("ms", [60, 1000, 4000, 9000, 60_000])
def test_ahead_it_grows_up_and_behind_down_from_the_middle(kit: Kit, ms: int) -> None:
    up, down = part(list(lead_bar(kit, BAR, ms))), part(list(lead_bar(kit, BAR, -ms)))
    assert abs(up.bottom - middle(kit)) <= 1
    assert abs(down.top - middle(kit)) <= 1
    assert up.height == down.height


def test_a_longer_lead_is_a_longer_bar_up_to_its_end(kit: Kit) -> None:
    heights = [part(list(lead_bar(kit, BAR, ms))).height for ms in (100, 1000, 4000, MOST_MS, MOST_MS * 5)]
    assert heights == sorted(heights)
    assert heights[-1] == heights[-2] == kit.px_size(BAR)[1] // 2
    assert heights[1] == pytest.approx(heights[3] / 3, abs=1), "one second is a third of it"


def test_behind_is_told_without_colour_too(kit: Kit) -> None:
    """In grey the upper half is plain and the lower one striped."""
    picture, _ = list(lead_bar(kit, BAR, 60_000))[1]
    plain = {tuple(picture.get_at((picture.get_width() // 2, y)))[:3] for y in range(8, picture.get_height())}
    picture, _ = list(lead_bar(kit, BAR, -60_000))[1]
    striped = {tuple(picture.get_at((picture.get_width() // 2, y)))[:3] for y in range(picture.get_height() - 8)}
    assert len(plain) == 1
    assert len(striped) >= 2
    light = [sum(colour) for colour in striped]
    assert max(light) - min(light) > 200


def test_a_frame_draws_nothing_that_was_drawn(kit: Kit) -> None:
    for ms in range(-10_000, 10_000, 7):
        list(lead_bar(kit, BAR, ms))
    drawn = len(kit.cache)
    for ms in range(-10_000, 10_000, 13):
        list(lead_bar(kit, BAR, ms))
    assert len(kit.cache) == drawn


def test_one_sees_through_a_ghosts_card_and_knows_it_all_the_same(kit: Kit) -> None:
    ghost, at = ghost_card(kit, Face.of(9), CARDS)
    card = kit.art.side(Face.of(9), kit.viewport.px(CARDS.h))
    assert ghost.get_size() == card.get_size()
    assert at == kit.viewport.to_px((CARDS.x, CARDS.y))
    centre = card.get_rect().center
    assert 60 < ghost.get_at(centre).a < 180 < card.get_at(centre).a
    assert ghost_card(kit, Face.of(9), CARDS)[0] is ghost
    assert ghost_card(kit, Face.of(10), CARDS)[0] is not ghost


def test_the_sign_of_the_ghost_has_eyes(kit: Kit) -> None:
    picture, _ = ghost_sign(kit, 60, (400, 400))
    colours = {tuple(picture.get_at((x, picture.get_height() * 2 // 5)))[:3] for x in range(picture.get_width())}
    assert min(map(sum, colours)) < 200 < 600 < max(map(sum, colours))
