from itertools import pairwise

import pygame
import pytest

from qwitch.stage.art import CardArt, master_height, pile_edges, pile_step
from qwitch.stage.cache import ART_LIMIT, ArtCache
from qwitch.stage.cards import Back, DirectionFace, Face, card_size
from qwitch.stage.fonts import Fonts
from qwitch.stage.shadows import shadow_drop
from qwitch.stage.theme import Theme

CARD = Face("C", "3")


@pytest.mark.parametrize("angle", [0, 7, -15, 90, 180, 271])
def test_a_turned_card_keeps_its_area_and_its_middle(cards: CardArt, theme: Theme, angle: int) -> None:
    width, height = card_size(theme, 196)
    mask = pygame.mask.from_surface(cards.turned(CARD, 196, angle))
    assert abs(mask.count() - width * height) <= 0.03 * width * height
    middle = mask.centroid()
    assert abs(middle[0] - mask.get_size()[0] / 2) <= 1
    assert abs(middle[1] - mask.get_size()[1] / 2) <= 1


@pytest.mark.parametrize("angle", [3, 14, 33])
def test_turned_edges_have_no_dark_fringe(cards: CardArt, theme: Theme, angle: int) -> None:
    picture = cards.turned(CARD, 196, angle)
    width, height = picture.get_size()
    edge = [picture.get_at((x, y)) for y in range(height) for x in range(width)]
    soft = [pixel for pixel in edge if 10 < pixel.a < 245]
    assert len(soft) > 200
    darkest = min(pixel.r + pixel.g + pixel.b for pixel in soft)
    assert darkest >= sum(theme.palette.paper_edge) - 12


def test_a_whole_turn_is_no_turn(cards: CardArt) -> None:
    assert cards.turned(CARD, 120, 360.2) is cards.side(CARD, 120)
    assert cards.turned(CARD, 120, 7.1) is cards.turned(CARD, 120, 366.9)


def test_a_flipping_card_becomes_narrow(cards: CardArt) -> None:
    widths = [cards.turned(CARD, 200, 0, squash).get_bounding_rect().width for squash in (1, 0.75, 0.5, 0.25, 0)]
    assert widths == sorted(widths, reverse=True)
    assert abs(widths[2] - widths[0] / 2) <= 2
    assert widths[4] >= 1


def test_a_lifted_shadow_is_wider_paler_and_further_away(cards: CardArt) -> None:
    lying, lifted = cards.shadows.of(200, 0), cards.shadows.of(200, 1)
    assert lifted.get_width() > lying.get_width()
    dark, pale = (one.get_at((one.get_width() // 2, one.get_height() // 2)).a for one in (lying, lifted))
    assert dark > pale > 40
    assert shadow_drop(200, 1)[1] > shadow_drop(200, 0)[1] > 0


def test_one_shadow_serves_every_card_of_a_size(cards: CardArt) -> None:
    assert cards.shadows.of(200, 0.5) is cards.shadows.of(200, 0.51)
    assert cards.shadows.of(200, 0.5, 20) is cards.shadows.of(200, 0.5, 200.4)


def test_the_shadow_of_a_flipping_card_narrows_with_it(cards: CardArt) -> None:
    widths = [cards.shadows.of(200, 0.2, squash=squash).get_width() for squash in (1, 0.5, 0.1)]
    assert widths == sorted(widths, reverse=True)
    assert widths[2] < 0.3 * widths[0]


def test_a_pile_grows_with_its_cards(cards: CardArt, theme: Theme) -> None:
    heights = [cards.pile(count, 150, Back()).get_height() for count in (1, 5, 15, 31, 63)]
    assert heights == sorted(set(heights))
    assert heights[0] == 150
    assert heights[-1] == 150 + round(8 * pile_step(150)[1])
    assert [pile_edges(count) for count in (1, 2, 6, 7, 36, 37, 63)] == [0, 1, 1, 2, 7, 8, 8]


def test_the_top_card_of_a_pile_lies_at_its_upper_left(cards: CardArt) -> None:
    pile, back = cards.pile(20, 150, Back(red=True)), cards.side(Back(red=True), 150)
    middle = (back.get_width() // 2, 75)
    assert pile.get_at(middle) == back.get_at(middle)
    assert pile.get_at((10, 40)) == back.get_at((10, 40))


def test_paper_edges_of_a_pile_can_be_counted(cards: CardArt) -> None:
    pile = cards.pile(63, 300, Back())
    column = [pygame.transform.grayscale(pile).get_at((100, y)).r for y in range(299, pile.get_height())]
    steps = sum(1 for above, below in pairwise(column) if below < above - 20)
    assert steps >= 7


def test_an_empty_pile_is_refused(cards: CardArt) -> None:
    with pytest.raises(ValueError, match="at least 1 card"):
        cards.pile(0, 100, Back())


def test_rotation_masters_are_bounded() -> None:
    assert [master_height(height) for height in (100, 300, 500, 1000)] == [200, 480, 500, 1000]


def test_the_art_of_a_4k_table_stays_within_its_bytes(theme: Theme, fonts: Fonts) -> None:
    cache = ArtCache()
    cards = CardArt(theme, fonts, cache)
    for step in range(40):
        cards.turned(Face.of(step), 672, step * 3)
        cards.shadows.of(672, step / 40, step)
        assert cache.size <= ART_LIMIT == 64 * 1024 * 1024
    cards.turned(DirectionFace("-", "abajo"), 672, 4)
    assert cache.size <= ART_LIMIT
