"""One card on the table, lying or in motion. A new motion replaces the old one from where the card is."""

from collections.abc import Callable, Sequence
from operator import is_not

import pygame

from qwitch.stage.art import CardArt, shadow_drop
from qwitch.stage.cards import Back, DirectionFace, Face, Side
from qwitch.stage.motion import Leg, Motion, Pose
from qwitch.stage.painter import Blit
from qwitch.stage.viewport import Viewport

STEP_MS = 1000 / 60
"""Milliseconds of one step of motion; what is drawn lies between the last two steps."""

Draw = Callable[[Side, int, float, float], pygame.Surface]
"""Gives the picture of a side: its height in pixels, its angle in degrees, and how narrow it is (0 to 1)."""

GROWTH = 0.10
"""How much larger a fully lifted card looks."""


class CardSprite:
    """A card with its two sides and its pose. It never knows its pile."""

    def __init__(self, front: Face | DirectionFace, back: Back, pose: Pose) -> None:
        """Lie in this pose."""
        self.front, self.back = front, back
        self.pose = self._last = pose
        self._motion: Motion | None = None
        self._unseen = False
        self._lies: tuple[tuple[CardArt, Pose, Side], Sequence[Blit]] | None = None

    @property
    def is_moving(self) -> bool:
        """Whether it is under way, or arrived in the very last step."""
        return self._motion is not None or self._last is not self.pose

    def go(self, *legs: Leg, wait_ms: float = 0.0, unseen: bool = False) -> None:
        """Go these legs from where it is, after wait_ms milliseconds, whatever it was doing.

        An unseen card shows only once it starts: a card still in its pile.
        """
        self._motion = Motion(self.pose, legs, wait_ms)
        self._unseen = unseen and wait_ms > 0

    def put(self, pose: Pose) -> None:
        """Lie there at once."""
        self._motion, self.pose, self._last = None, pose, pose

    def step(self) -> None:
        """One fixed step of motion."""
        self._last = self.pose
        if self._motion is not None:
            self.pose = self._motion.run(STEP_MS)
            self._unseen = self._unseen and self._motion.waits
            if self._motion.is_over:
                self._motion = None

    def blits(self, art: CardArt, viewport: Viewport, alpha: float = 1.0) -> Sequence[Blit]:
        """Its shadow and its picture, alpha (0 to 1) of the way from the step before the last one."""
        if self._unseen:
            return ()
        if self.is_moving:
            pose = self.pose if self._last is self.pose else self._last.towards(self.pose, alpha)
            return self._drawn(pose, art.flying, art, viewport)
        return self._lying(art, viewport)

    def _lying(self, art: CardArt, viewport: Viewport) -> Sequence[Blit]:
        """What a card that lies shows: worked out once, until something about it changes."""
        now = (art, self.pose, self._up(self.pose))
        if self._lies is None or any(map(is_not, self._lies[0], now)):
            self._lies = now, self._drawn(self.pose, art.turned, art, viewport)
        return self._lies[1]

    def _up(self, pose: Pose) -> Side:
        return self.front if pose.face >= 0.5 else self.back

    def _drawn(self, pose: Pose, draw: Draw, art: CardArt, viewport: Viewport) -> Sequence[Blit]:
        height = viewport.px(pose.height * (1 + GROWTH * pose.lift))
        x, y = viewport.to_px((pose.x, pose.y))
        squash = abs(2 * pose.face - 1)
        drop_x, drop_y = shadow_drop(height, pose.lift)
        blits = [_centred(draw(self._up(pose), height, pose.angle, squash), x, y - round(drop_y * pose.lift))]
        if squash > 0.2:
            shadow = art.shadow(_evenly(height), pose.lift, pose.angle, squash)
            blits.insert(0, _centred(shadow, x + drop_x, y + drop_y))
        return blits


def _centred(picture: pygame.Surface, x: int, y: int) -> Blit:
    width, height = picture.get_size()
    return picture, (x - width // 2, y - height // 2)


def _evenly(height: int) -> int:
    """The height in steps of 8 pixels: shadows are soft, and one serves for many heights."""
    return max(8, round(height / 8) * 8)
