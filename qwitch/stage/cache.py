"""A store of drawn art that forgets what was used longest ago, bounded in bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

ART_LIMIT = 64 * 1024 * 1024
"""Bytes of pixels that the art of one window size may hold."""


class ArtCache:
    """Pictures by key, least recently used dropped first; one cache serves one palette and window size."""

    def __init__(self, limit: int = ART_LIMIT) -> None:
        """Hold at most `limit` bytes of pixels."""
        self._limit = limit
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._size = 0

    @property
    def size(self) -> int:
        """Bytes of pixels held now, never above the limit."""
        return self._size

    def __len__(self) -> int:
        """Pictures held now."""
        return len(self._pictures)

    def __contains__(self, key: Hashable) -> bool:
        """Whether the picture is held; does not count as a use."""
        return key in self._pictures

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key, drawn now if it is not held; callers must not paint on it."""
        picture = self._pictures.get(key)
        if picture is None:
            return self._keep(key, draw())
        self._pictures.move_to_end(key)
        return picture

    def clear(self) -> None:
        """Forget everything, after a change of window size or palette."""
        self._pictures.clear()
        self._size = 0

    def _keep(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        needed = _weight(picture)
        if needed > self._limit:
            return picture
        while self._size + needed > self._limit:
            _, oldest = self._pictures.popitem(last=False)
            self._size -= _weight(oldest)
        self._pictures[key] = picture
        self._size += needed
        return picture


def _weight(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
