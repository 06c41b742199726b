import pygame

from qwitch.stage.art import CardArt
from qwitch.stage.cards import Back
from qwitch.stage.theme import Theme


def test_backs_are_blue_for_qwitch_cards_and_red_for_directions(cards: CardArt) -> None:
    blue, red = (pygame.transform.average_color(cards.side(Back(red), 200)) for red in (False, True))
    assert blue[2] > blue[0] + 40
    assert red[0] > red[2] + 40


def test_a_cream_q_stands_in_the_middle_of_the_back(cards: CardArt, theme: Theme) -> None:
    back = cards.side(Back(), 300)
    width, height = back.get_size()
    middle = pygame.Rect(0, 0, 80, 90)
    middle.center = (width // 2, height // 2)
    cream = pygame.mask.from_threshold(back.subsurface(middle), theme.palette.paper, (20, 20, 20, 255))
    assert 900 < cream.count() < 4500
    left, top = cream.centroid()
    assert abs(left - middle.width / 2) <= 4
    assert abs(top - middle.height / 2) <= 6


def test_the_pattern_is_mirrored(cards: CardArt) -> None:
    back = cards.side(Back(), 300)
    strip = back.subsurface((0, 20, back.get_width(), 50))
    mirrored = pygame.transform.flip(strip, True, False)
    pairs = ((strip.get_at((x, y)), mirrored.get_at((x, y))) for y in range(50) for x in range(strip.get_width()))
    assert max(abs(a.g - b.g) for a, b in pairs) <= 40
