"""One card: a new motion replaces the old one from where the card is."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwitch.stage.art import CardArt
from qwitch.stage.cards import Back, Face
from qwitch.stage.motion import Leg, Pose
from qwitch.stage.sprite import STEP_MS, CardSprite
from qwitch.stage.viewport import Viewport

HOME, PILE, ASIDE = Pose(200, 700, 180), Pose(700, 320, 250, 4), Pose(1200, 500, 180, -8)
SMALL = Viewport((400, 225))


@pytest.fixture
def sprite() -> CardSprite:
    return CardSprite(Face.of(9), Back(), HOME)


def steps(sprite: CardSprite, count: int) -> list[Pose]:
    """Give the poses of the next so many steps."""
    poses = []
    for _ in range(count):
        sprite.step()
        poses.append(sprite.pose)
    return poses


def middle(sprite: CardSprite, cards: CardArt, alpha: float = 1.0) -> tuple[int, int]:
    """Give the pixel in the middle of the card's picture, which is drawn last."""
    picture, place = list(sprite.blits(cards, SMALL, alpha))[-1]
    return picture.get_rect(topleft=place).center


def test_it_lies_where_it_was_put(sprite: CardSprite) -> None:
    assert not sprite.is_moving
    assert steps(sprite, 3) == [HOME] * 3
    sprite.go(Leg(PILE, 200))
    sprite.put(ASIDE)
    assert steps(sprite, 2) == [ASIDE] * 2
    assert not sprite.is_moving


def test_it_arrives_exactly_and_then_lies(sprite: CardSprite) -> None:
    sprite.go(Leg(PILE, 200))
    last_two = steps(sprite, 13)[-2:]
    assert last_two == [PILE, PILE]
    sprite.step()
    assert not sprite.is_moving


def test_in_its_last_step_it_still_moves_on_screen(sprite: CardSprite) -> None:
    """What is drawn lies between the last two steps: the card that has arrived is still a little behind."""
    sprite.go(Leg(PILE, STEP_MS))
    sprite.step()
    assert sprite.pose == PILE
    assert sprite.is_moving
    sprite.step()
    assert not sprite.is_moving


@given(st.integers(0, 30), st.lists(st.tuples(st.sampled_from([HOME, PILE, ASIDE]), st.integers(0, 14)), max_size=5))
@settings(deadline=None)
def test_a_new_motion_starts_from_where_the_card_is(wait_ms: int, orders: list[tuple[Pose, int]]) -> None:
    """Wherever it was sent before, it never jumps: no step is longer than the first stride of a whole flight."""
    sprite = CardSprite(Face.of(9), Back(), HOME)
    for to, count in orders:
        start = before = sprite.pose
        sprite.go(Leg(to, 200), wait_ms=wait_ms)
        assert sprite.pose == start
        for after in steps(sprite, count):
            assert abs(after.x - before.x) <= 0.24 * abs(to.x - start.x)
            before = after
    steps(sprite, 20)
    assert sprite.pose == (orders[-1][0] if orders else HOME)


def test_a_card_still_in_its_pile_is_not_seen(sprite: CardSprite, cards: CardArt) -> None:
    sprite.go(Leg(PILE, 200), wait_ms=100, unseen=True)
    steps(sprite, 5)
    assert list(sprite.blits(cards, SMALL)) == []
    steps(sprite, 2)
    assert list(sprite.blits(cards, SMALL)) != []
    sprite.go(Leg(HOME, 200), wait_ms=100)
    assert list(sprite.blits(cards, SMALL)) != [], "once seen, it does not vanish"


def test_it_is_drawn_between_its_last_two_steps(sprite: CardSprite, cards: CardArt) -> None:
    sprite.go(Leg(PILE, 200))
    before, after = steps(sprite, 3)[-2:]
    assert middle(sprite, cards, 0)[0] == pytest.approx(SMALL.to_px((before.x, before.y))[0], abs=1)
    assert middle(sprite, cards, 1)[0] == pytest.approx(SMALL.to_px((after.x, after.y))[0], abs=1)
    half = (before.x + after.x) / 2
    assert middle(sprite, cards, 0.5)[0] == pytest.approx(SMALL.to_px((half, 0))[0], abs=1)


@pytest.mark.parametrize(("face", "side"), [(1.0, Face.of(9)), (0.0, Back())])
def test_its_upper_side_is_drawn(face: float, side: Face | Back, cards: CardArt) -> None:
    sprite = CardSprite(Face.of(9), Back(), Pose(800, 450, 400, face=face))
    picture, _ = list(sprite.blits(cards, SMALL))[-1]
    assert picture is cards.side(side, picture.get_height())


def test_turning_over_it_gets_narrow_and_wide_again(cards: CardArt) -> None:
    widths = []
    for face in (0, 0.2, 0.4, 0.6, 0.8, 1):
        sprite = CardSprite(Face.of(9), Back(), Pose(800, 450, 400, face=face))
        widths.append(list(sprite.blits(cards, SMALL))[-1][0].get_width())
    assert widths[0] > widths[1] > widths[2]
    assert widths[3] < widths[4] < widths[5]


def test_a_lifted_card_is_larger_and_its_shadow_falls_further(cards: CardArt) -> None:
    def drawn(lift: float) -> tuple[pygame.Rect, pygame.Rect]:
        sprite = CardSprite(Face.of(9), Back(), Pose(800, 450, 400, lift=lift))
        shadow, card = (picture.get_rect(topleft=place) for picture, place in sprite.blits(cards, SMALL))
        return shadow, card

    (low_shadow, low_card), (high_shadow, high_card) = drawn(0), drawn(1)
    assert high_card.h > low_card.h
    assert high_shadow.centery - high_card.centery > low_shadow.centery - low_card.centery
