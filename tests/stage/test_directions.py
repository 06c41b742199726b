from itertools import combinations

import pygame
import pytest

from qwitch.stage.art import CardArt
from qwitch.stage.cards import DirectionFace
from qwitch.stage.theme import Theme

SIGNS = "+-="


def sign(card: pygame.Surface) -> pygame.Surface:
    """The upper part of a direction card, without its word and margin."""
    width, height = card.get_size()
    return card.subsurface((width // 8, height // 8, width * 3 // 4, height * 3 // 5))


@pytest.mark.parametrize("height", [60, 196, 276, 552])
def test_c2_three_signs_are_told_apart_in_grey(cards: CardArt, height: int) -> None:
    greys = {one: pygame.transform.grayscale(sign(cards.side(DirectionFace(one, "x"), height))) for one in SIGNS}
    for one, other in combinations(SIGNS, 2):
        difference = pygame.mask.from_threshold(greys[one], (0, 0, 0), (60, 60, 60, 255), greys[other])
        width, tall = greys[one].get_size()
        assert 1 - difference.count() / (width * tall) >= 0.08, f"{one} and {other}"


def test_the_sign_is_huge_cream_and_in_the_middle(cards: CardArt, theme: Theme) -> None:
    card = cards.side(DirectionFace("+", "up"), 300)
    cream = pygame.mask.from_threshold(sign(card), theme.palette.paper, (16, 16, 16, 255))
    bars = max(cream.get_bounding_rects(), key=lambda box: box.width * box.height)
    assert abs(bars.width - 0.43 * 300) <= 3
    assert abs(bars.height - 0.43 * 300) <= 3
    assert abs(bars.centerx + card.get_width() // 8 - card.get_width() / 2) <= 2


@pytest.mark.parametrize("word", ["up", "ARRIBA", "equal", "abajo", "a very long word indeed"])
def test_the_word_stays_inside_the_red(cards: CardArt, theme: Theme, word: str) -> None:
    card = cards.side(DirectionFace("=", word), 276)
    width, height = card.get_size()
    strip = card.subsurface((0, height * 72 // 100, width, height * 16 // 100))
    cream = pygame.mask.from_threshold(strip, theme.palette.paper, (24, 24, 24, 255))
    cream.draw(pygame.Mask((width, height)), (0, 0))
    letters = [box for box in cream.get_bounding_rects() if 0.1 * width < box.centerx < 0.9 * width]
    assert letters
    assert min(box.left for box in letters) >= 0.09 * width
    assert max(box.right for box in letters) <= 0.91 * width


def test_an_unknown_sign_is_refused(cards: CardArt) -> None:
    with pytest.raises(ValueError, match="expected '\\+', '-' or '='"):
        cards.side(DirectionFace("*", "?"), 100)
