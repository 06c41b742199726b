"""A card under way is one picture with its shadow, and looks as the two drawn one after the other."""

import pygame
import pytest

from qwitch.stage.art import FLIGHT_PRECISION, CardArt
from qwitch.stage.cards import Back, Face
from qwitch.stage.shadows import shadow_drop, shadow_height

CARD = Face("E", "6")
FELT = (40, 120, 90)
ROOM = (420, 460)


def both(cards: CardArt, height: int, angle: float, squash: float, lift: float) -> pygame.Surface:
    """The flight on felt, the card's middle in the middle."""
    felt = pygame.Surface(ROOM)
    felt.fill(FELT)
    picture, (right, down) = cards.flight(CARD, height, angle, squash, lift)
    felt.blit(picture, picture.get_rect(center=(210 + right, 230 + down)))
    return felt


def one_after_the_other(cards: CardArt, height: int, angle: float, squash: float, lift: float) -> pygame.Surface:
    """Shadow, then card, at their own places."""
    felt = pygame.Surface(ROOM)
    felt.fill(FELT)
    aside, drop = shadow_drop(height, lift)
    if squash > 0.2:
        shadow = cards.shadows.of(shadow_height(height), lift, angle, squash)
        felt.blit(shadow, shadow.get_rect(center=(210 + aside, 230 + drop + round(drop * lift))))
    card = cards.flying(CARD, height, angle, squash)
    felt.blit(card, card.get_rect(center=(210, 230)))
    return felt


@pytest.mark.parametrize("lift", [0, 0.3, 0.5, 1])
@pytest.mark.parametrize(("angle", "squash"), [(0, 1), (9, 1), (-23, 0.6), (4, 0.1)])
def test_it_looks_as_two_pictures_would(cards: CardArt, angle: float, squash: float, lift: float) -> None:
    seen, wanted = both(cards, 200, angle, squash, lift), one_after_the_other(cards, 200, angle, squash, lift)
    other = pygame.mask.from_threshold(seen, (0, 0, 0), (14, 14, 14, 255), wanted).count()
    assert other >= 0.985 * ROOM[0] * ROOM[1]


def test_the_same_pose_is_drawn_once(cards: CardArt) -> None:
    assert cards.flight(CARD, 200, 9, 1, 0.5)[0] is cards.flight(CARD, 200, 9.2, 1, 0.51)[0]
    assert cards.flight(CARD, 200, 9, 1, 0.5)[0] is not cards.flight(Back(), 200, 9, 1, 0.5)[0]


@pytest.mark.parametrize("height", [70, 151, 199, 235, 311, 566, 622])
def test_its_height_is_nearly_the_one_asked_for(cards: CardArt, height: int) -> None:
    drawn = cards.flying(CARD, height, 0).get_bounding_rect().height
    assert abs(drawn - height) <= height / FLIGHT_PRECISION + 4  # the rim of a master may be seen, very faintly


def test_seen_from_its_edge_it_throws_no_shadow(cards: CardArt) -> None:
    picture, drop = cards.flight(CARD, 200, 3, 0.1, 0.8)
    assert drop == (0, 0)
    assert picture.get_width() < 70
