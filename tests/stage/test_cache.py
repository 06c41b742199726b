from functools import partial

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.stage import cache as cache_module
from qwitch.stage.cache import ArtCache, NotNowError


def picture(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((width, height), pygame.SRCALPHA)


@given(st.lists(st.tuples(st.integers(0, 12), st.integers(1, 40), st.integers(1, 40))))
def test_the_cache_never_holds_more_bytes_than_its_limit(uses: list[tuple[int, int, int]]) -> None:
    cache = ArtCache(limit=4000)
    held: dict[int, pygame.Surface] = {}
    for key, width, height in uses:
        known = key in cache
        got = cache.get(key, partial(picture, width, height))
        if known:
            assert got is held[key]
        held[key] = got
        kept = [one for number, one in held.items() if number in cache]
        assert cache.size == sum(one.get_width() * one.get_height() * 4 for one in kept) <= 4000


def test_what_was_used_longest_ago_goes_first() -> None:
    cache = ArtCache(limit=300)
    for key in "abc":
        cache.get(key, lambda: picture(5, 5))
    cache.get("a", lambda: picture(5, 5))
    cache.get("d", lambda: picture(5, 5))
    assert [key for key in "abcd" if key in cache] == ["a", "c", "d"]


def test_a_picture_larger_than_the_limit_is_handed_out_but_not_kept() -> None:
    cache = ArtCache(limit=100)
    cache.get("small", lambda: picture(5, 5))
    assert cache.get("large", lambda: picture(50, 50)).get_size() == (50, 50)
    assert "large" not in cache
    assert "small" in cache


def test_clear_forgets_everything() -> None:
    cache = ArtCache()
    cache.get("a", lambda: picture(9, 9))
    cache.clear()
    assert (cache.size, len(cache)) == (0, 0)


def test_without_time_nothing_is_begun_but_what_is_begun_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = 10.0
    monkeypatch.setattr(cache_module, "perf_counter", lambda: now_s)
    cache = ArtCache()
    held = cache.get("held", lambda: picture(1, 1))

    def slow() -> pygame.Surface:
        nonlocal now_s
        now_s += 1
        return cache.get("part of it", lambda: picture(2, 2))

    cache.draws_until_s = 10.5
    drawn = cache.get("slow", slow)
    assert cache.get("part of it", lambda: picture(3, 3)).get_size() == drawn.get_size()
    with pytest.raises(NotNowError):
        cache.get("late", lambda: picture(1, 1))
    assert "late" not in cache
    assert cache.get("held", lambda: picture(1, 1)) is held, "what is there is given at any time"


def test_a_picture_that_cannot_be_drawn_leaves_the_cache_as_it_was() -> None:
    cache = ArtCache()

    def fails() -> pygame.Surface:
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        cache.get("broken", fails)
    cache.draws_until_s = 0.0
    with pytest.raises(NotNowError):
        cache.get("late", lambda: picture(1, 1))
