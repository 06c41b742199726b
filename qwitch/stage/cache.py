"""A store of drawn art that forgets what was used longest ago, bounded in bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import inf
from time import perf_counter
from typing import Any, Protocol, TypeVar

import pygame

ART_LIMIT = 64 * 1024 * 1024
"""Bytes of pixels that the art of one window size may hold."""

BRIEF_ROOM = 8 * 1024 * 1024
"""Bytes of them that only pictures of a moment may fill: cards under way, one turn after the other."""


class NotNowError(Exception):
    """Art is missing that is to be drawn later on, when there is time."""

    def __init__(self, is_brief: bool) -> None:
        """A brief picture is missing, or one that lasts."""
        super().__init__(is_brief)
        self.is_brief = is_brief


class Weighed(Protocol):
    """Art put together from several pictures."""

    @property
    def weight(self) -> int:
        """Bytes of pixels held."""


Art = TypeVar("Art", bound=pygame.Surface | Weighed)


class ArtCache:
    """Pictures by key, least recently used dropped first; one cache serves one palette and window size."""

    def __init__(self, limit: int = ART_LIMIT, brief_room: int = 0) -> None:
        """Hold at most `limit` bytes of pixels, `brief_room` of them set aside for pictures of a moment."""
        self._limit, self._lasting_limit = limit, limit - brief_room
        self._lasting, self._brief = _Shelf(), _Shelf()
        self.draws_until_s = inf
        """Once `perf_counter` is past this, no further art is begun: asking for it raises NotNowError."""
        self._begun = 0

    @property
    def size(self) -> int:
        """Bytes of pixels held now, never above the limit."""
        return self._lasting.size + self._brief.size

    @property
    def is_hurried(self) -> bool:
        """Whether time is short: nothing is to be drawn that is not needed now."""
        return self.draws_until_s < inf

    def __len__(self) -> int:
        """Pictures held now."""
        return len(self._lasting.pictures) + len(self._brief.pictures)

    def __contains__(self, key: Hashable) -> bool:
        """Whether the picture is held; does not count as a use."""
        return key in self._lasting.pictures or key in self._brief.pictures

    def get(self, key: Hashable, draw: Callable[[], Art], brief: bool = False) -> Art:
        """The picture of this key, drawn now if it is not held; callers must not paint on it.

        A brief one is a picture of a moment: where room is short it goes before any that is not.
        Raises NotNowError if it would have to be drawn and there is no time.
        """
        shelf = self._brief if brief else self._lasting
        picture: Art | None = shelf.pictures.get(key)
        if picture is None:
            picture = self._drawn(draw, brief)
            self._keep(shelf, key, picture)
        else:
            shelf.pictures.move_to_end(key)
        return picture

    def clear(self) -> None:
        """Forget everything, after a change of window size or palette."""
        self._lasting, self._brief = _Shelf(), _Shelf()

    def _drawn(self, draw: Callable[[], Art], brief: bool) -> Art:
        """What it draws; what is begun, with all that it takes, is finished."""
        if not self._begun and perf_counter() > self.draws_until_s:
            raise NotNowError(brief)
        self._begun += 1
        try:
            return draw()
        finally:
            self._begun -= 1

    def _keep(self, shelf: "_Shelf", key: Hashable, picture: pygame.Surface | Weighed) -> None:
        needed = weight(picture)
        if needed > self._limit - (self._lasting.size if shelf is self._brief else 0):
            return
        while self.size + needed > self._limit and self._brief.pictures:
            self._brief.drop_oldest()
        if shelf is self._lasting:
            while self._lasting.size + needed > self._lasting_limit and self._lasting.pictures:
                self._lasting.drop_oldest()
        shelf.pictures[key] = picture
        shelf.size += needed


class _Shelf:
    """Pictures in the order of their last use, and their bytes."""

    def __init__(self) -> None:
        self.pictures: OrderedDict[Hashable, Any] = OrderedDict()
        self.size = 0

    def drop_oldest(self) -> None:
        _, picture = self.pictures.popitem(last=False)
        self.size -= weight(picture)


def weight(picture: pygame.Surface | Weighed) -> int:
    """Bytes of its pixels."""
    return picture.get_pitch() * picture.get_height() if isinstance(picture, pygame.Surface) else picture.weight
