"""Where keys lie: as on a laptop's keyboard, with the key more of European ones."""

from itertools import combinations

import pygame
import pytest

from qwitch.controls.board import EXTRA_KEY, HEIGHT, WIDTH, KeyPlace, board


def overlap(one: KeyPlace, other: KeyPlace) -> bool:
    across = one.x < other.x + other.w - 1e-9 and other.x < one.x + one.w - 1e-9
    return across and one.y < other.y + other.h and other.y < one.y + one.h


@pytest.mark.parametrize("european", [False, True])
def test_no_key_lies_on_another_or_beyond_the_edge(european: bool) -> None:
    places = board(european)
    assert [pair for pair in combinations(places.values(), 2) if overlap(*pair)] == []
    assert all(place.x >= 0 and place.x + place.w <= WIDTH + 1e-9 for place in places.values())
    assert all(place.y >= 0 and place.y + place.h <= HEIGHT for place in places.values())


def test_every_row_is_as_wide_as_the_keyboard() -> None:
    for y in range(int(HEIGHT)):
        row = [place for place in board().values() if place.y == y]
        assert max(place.x + place.w for place in row) == pytest.approx(WIDTH)
        assert sum(place.w for place in row) == pytest.approx(WIDTH)


def test_rows_are_staggered_and_neighbours_a_key_apart() -> None:
    places = board()
    assert places[pygame.KSCAN_1].x < places[pygame.KSCAN_Q].x < places[pygame.KSCAN_A].x < places[pygame.KSCAN_Z].x
    assert places[pygame.KSCAN_F].distance(places[pygame.KSCAN_G]) == pytest.approx(1)
    assert places[pygame.KSCAN_F].distance(places[pygame.KSCAN_F]) == 0


def test_only_european_keyboards_have_the_extra_key() -> None:
    assert EXTRA_KEY not in board()
    places = board(european=True)
    assert places[EXTRA_KEY].x < places[pygame.KSCAN_Z].x
    assert places[pygame.KSCAN_RETURN].h == 2
