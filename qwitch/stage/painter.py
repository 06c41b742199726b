"""Puts a picture on the window with as little work as possible.

A picture is a ground, pictures that lie still, and pictures that move. What lies still is kept in one layer that is
mended only where something changed; of what moves, only its old and new places are touched.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pygame

Blit = tuple[pygame.Surface, tuple[int, int]]
"""A picture and the pixel of its top left corner."""


Part = tuple[int, int, int, int]
"""A part of the window in pixels: left, top, width, height."""

MANY = 48
"""More places than this are brought to the screen as one that holds them all."""

MOST_OF_IT = 0.6
"""If more than this share of the window is to be uncovered, uncovering all of it at once is quicker."""


class Ground(Protocol):
    """What lies below everything: opaque, as large as the window, always the same."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""

    def lay(self, target: pygame.Surface, part: pygame.Rect) -> None:
        """Paint this part of it, in pixels, on a surface as large; the rest stays as it is."""

    def whole(self) -> pygame.Surface:
        """All of it as a picture of its own."""


@dataclass(slots=True)
class Picture:
    """What a scene shows: the ground, then still things, then moving ones, back to front."""

    ground: Ground
    still: list[Blit] = field(default_factory=list)
    moving: list[Blit] = field(default_factory=list)


class Painter:
    """Paints pictures on one window."""

    def __init__(self, screen: pygame.Surface) -> None:
        """Paint on this display surface."""
        self._screen = screen
        self._layer = pygame.Surface(screen.get_size(), 0, screen)
        self._ground: Ground | None = None
        self._still: list[Blit] = []
        self._moving: list[Blit] = []
        self._covered: list[Part] = []
        self._bounds = pygame.Rect(0, 0, 0, 0)

    @property
    def layer(self) -> pygame.Surface:
        """The last picture without what moves."""
        return self._layer

    def forget(self) -> None:
        """The window lost its content: paint everything next time."""
        self._ground = None

    def paint(self, picture: Picture) -> None:
        """Show this picture."""
        changed = self._mend_layer(picture)
        if not changed and picture.moving == self._moving:
            return
        before, left, bounds = self._moving, self._covered, self._bounds
        self._moving, self._covered = picture.moving, _parts(picture.moving)
        self._uncover([*((rect.x, rect.y, rect.w, rect.h) for rect in changed), *left])
        self._screen.fblits(picture.moving)
        self._bounds = _around(self._covered)
        if len(changed) + len(left) + len(self._covered) > MANY:
            touched = [rect for rect in (bounds, self._bounds, *changed) if rect.w]
            self._bring([touched[0].unionall(touched)])
        else:
            self._bring([*changed, *map(_place, before), *map(_place, picture.moving)])

    def _uncover(self, parts: list[Part]) -> None:
        """Put the layer back where things moved or changed."""
        width, height = self._layer.get_size()
        if sum([wide * tall for _, _, wide, tall in parts]) > MOST_OF_IT * width * height:
            parts = [(0, 0, width, height)]
        self._screen.blits([(self._layer, part, part) for part in parts], False)

    def _bring(self, places: list[pygame.Rect]) -> None:
        """Bring what was painted to the screen."""
        window = self._screen.get_rect()
        seen = [part for part in (place.clip(window) for place in places) if part.w and part.h]
        if seen:
            pygame.display.update(seen)

    def _mend_layer(self, picture: Picture) -> list[pygame.Rect]:
        """Bring the still layer up to date; returns where it changed, in pixels."""
        if picture.ground is self._ground and picture.still == self._still:
            return []
        if picture.ground is not self._ground or not self._same_order(picture.still):
            self._ground = picture.ground
            changed = [self._screen.get_rect()]
        else:
            changed = self._differences(picture.still)
        self._still = picture.still
        for rect in changed:
            self._repaint(rect)
        return changed

    def _same_order(self, still: Sequence[Blit]) -> bool:
        """Whether what stayed lies in the same order, so that only differences need paint."""
        before, after = set(map(_key, self._still)), set(map(_key, still))
        stayed_before = [key for key in map(_key, self._still) if key in after]
        return stayed_before == [key for key in map(_key, still) if key in before]

    def _differences(self, still: Sequence[Blit]) -> list[pygame.Rect]:
        before, after = {_key(blit): blit for blit in self._still}, {_key(blit): blit for blit in still}
        different = [before[key] for key in before.keys() - after] + [after[key] for key in after.keys() - before]
        window = self._screen.get_rect()
        rects = (surface.get_rect(topleft=place).clip(window) for surface, place in different)
        return _merged([rect for rect in rects if rect.w and rect.h])

    def _repaint(self, rect: pygame.Rect) -> None:
        assert self._ground is not None
        self._layer.set_clip(rect)
        self._ground.lay(self._layer, rect)
        self._layer.fblits([blit for blit in self._still if rect.colliderect(blit[0].get_rect(topleft=blit[1]))])
        self._layer.set_clip(None)


def _place(blit: Blit) -> pygame.Rect:
    return blit[0].get_rect(topleft=blit[1])


def _parts(blits: Sequence[Blit]) -> list[Part]:
    """Where to uncover these pictures later on.

    From an odd pixel on SDL copies within the processor's cache, from an even one past it, which is much slower.
    """
    return [((x - 1) | 1, y, width + 1, height) for picture, (x, y) in blits for width, height in (picture.get_size(),)]


def _around(parts: list[Part]) -> pygame.Rect:
    """What holds all these parts; nothing without any."""
    return pygame.Rect(parts[0]).unionall(parts) if parts else pygame.Rect(0, 0, 0, 0)


def _key(blit: Blit) -> tuple[int, tuple[int, int]]:
    return id(blit[0]), blit[1]


def _merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The rectangles with overlapping ones joined, so that no pixel is painted twice."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        while (other := rect.collidelist(merged)) >= 0:
            rect = rect.union(merged.pop(other))
        merged.append(rect)
    return merged
