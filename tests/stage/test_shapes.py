from itertools import combinations

import pygame
import pytest

from qwitch.stage.shapes import draw_gauge, draw_symbol
from qwitch.stage.theme import SeatStyle, Theme

SIZES = [16, 34, 80]


def body(style: SeatStyle, size: int) -> pygame.Mask:
    return pygame.mask.from_surface(draw_symbol(style, size))


@pytest.mark.parametrize("size", SIZES)
def test_symbols_weigh_about_the_same_and_stay_in_their_square(theme: Theme, size: int) -> None:
    for style in theme.palette.seats:
        picture = draw_symbol(style, size)
        assert picture.get_size() == (size, size)
        assert 0.38 <= pygame.mask.from_surface(picture).count() / size**2 <= 0.72, style.shape


@pytest.mark.parametrize("size", SIZES)
def test_shapes_alone_tell_the_seats_apart(theme: Theme, size: int) -> None:
    for one, other in combinations(theme.palette.seats, 2):
        first, second = body(one, size), body(other, size)
        shared = first.overlap_area(second, (0, 0))
        assert first.count() + second.count() - 2 * shared >= 0.1 * size**2, f"{one.shape}, {other.shape}"


def test_symbols_keep_apart_in_grey(theme: Theme) -> None:
    greys = []
    for style in theme.palette.seats:
        picture = pygame.transform.grayscale(draw_symbol(style, 40))
        greys.append(picture.get_at((20, 20)).r)
    assert min(abs(a - b) for a, b in combinations(greys, 2)) >= 20


@pytest.mark.parametrize("share", [1.0, 0.75, 0.5, 0.25])
def test_the_gauge_shows_what_is_left(share: float) -> None:
    whole, left = (pygame.mask.from_surface(draw_gauge(60, part, 8, (1, 2, 3))).count() for part in (1.0, share))
    assert abs(left / whole - share) <= 0.04


def test_the_gauge_drains_clockwise_from_the_top_until_it_is_gone() -> None:
    gauge = draw_gauge(60, 0.7, 8, (1, 2, 3))
    assert gauge.get_at((45, 8)).a == 0
    assert gauge.get_at((15, 8)).a == 255
    assert pygame.mask.from_surface(draw_gauge(60, 0, 8, (1, 2, 3))).count() == 0
