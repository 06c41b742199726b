"""Pictures of a moment never push out what lasts, and both together keep to the limit."""

from functools import partial

import pygame
from hypothesis import given
from hypothesis import strategies as st

from qwitch.stage.cache import ArtCache


def picture(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((width, height), pygame.SRCALPHA)


@given(st.lists(st.tuples(st.integers(0, 20), st.integers(1, 40), st.integers(1, 40), st.booleans())))
def test_both_together_never_hold_more_than_the_limit(uses: list[tuple[int, int, int, bool]]) -> None:
    cache = ArtCache(limit=6000, brief_room=2000)
    for key, width, height, brief in uses:
        cache.get((key, brief), partial(picture, width, height), brief)
        assert 0 <= cache.size <= 6000


def test_brief_pictures_leave_the_lasting_ones_alone() -> None:
    cache = ArtCache(limit=400, brief_room=200)
    cache.get("lasting", partial(picture, 5, 5))
    for key in range(9):
        cache.get(key, partial(picture, 5, 5), brief=True)
    assert "lasting" in cache
    assert [key for key in range(9) if key in cache] == [6, 7, 8]


def test_lasting_pictures_leave_the_room_of_brief_ones() -> None:
    cache = ArtCache(limit=400, brief_room=200)
    for key in range(9):
        cache.get(key, partial(picture, 5, 5))
    assert [key for key in range(9) if key in cache] == [7, 8]
    cache.get("brief", partial(picture, 5, 5), brief=True)
    assert "brief" in cache
    assert 8 in cache
