"""A store of drawn art that forgets what was used longest ago, bounded in bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

ART_LIMIT = 64 * 1024 * 1024
"""Bytes of pixels that the art of one window size may hold."""

BRIEF_ROOM = 16 * 1024 * 1024
"""Bytes of them that only pictures of a moment may fill: cards under way, one turn after the other."""


class ArtCache:
    """Pictures by key, least recently used dropped first; one cache serves one palette and window size."""

    def __init__(self, limit: int = ART_LIMIT, brief_room: int = 0) -> None:
        """Hold at most `limit` bytes of pixels, `brief_room` of them set aside for pictures of a moment."""
        self._limit, self._lasting_limit = limit, limit - brief_room
        self._lasting, self._brief = _Shelf(), _Shelf()

    @property
    def size(self) -> int:
        """Bytes of pixels held now, never above the limit."""
        return self._lasting.size + self._brief.size

    def __len__(self) -> int:
        """Pictures held now."""
        return len(self._lasting.pictures) + len(self._brief.pictures)

    def __contains__(self, key: Hashable) -> bool:
        """Whether the picture is held; does not count as a use."""
        return key in self._lasting.pictures or key in self._brief.pictures

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface], brief: bool = False) -> pygame.Surface:
        """The picture of this key, drawn now if it is not held; callers must not paint on it.

        A brief one is a picture of a moment: where room is short it goes before any that is not.
        """
        shelf = self._brief if brief else self._lasting
        picture = shelf.pictures.get(key)
        if picture is None:
            picture = draw()
            self._keep(shelf, key, picture)
        else:
            shelf.pictures.move_to_end(key)
        return picture

    def clear(self) -> None:
        """Forget everything, after a change of window size or palette."""
        self._lasting, self._brief = _Shelf(), _Shelf()

    def _keep(self, shelf: "_Shelf", key: Hashable, picture: pygame.Surface) -> None:
        needed = _weight(picture)
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
        self.pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.size = 0

    def drop_oldest(self) -> None:
        _, picture = self.pictures.popitem(last=False)
        self.size -= _weight(picture)


def _weight(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
