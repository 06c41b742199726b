"""One card on the table, lying or in motion. A new motion replaces the old one from where the card is."""

from collections.abc import Sequence

import pygame

from qwitch.stage.art import CardArt
from qwitch.stage.cards import Back, DirectionFace, Face, Side
from qwitch.stage.motion import Leg, Motion, Pose
from qwitch.stage.painter import Blit
from qwitch.stage.shadows import shadow_drop, shadow_height
from qwitch.stage.viewport import Viewport

STEP_MS = 1000 / 60
"""Milliseconds of one step of motion; what is drawn lies between the last two steps."""

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
        self._lies: tuple[CardArt, Pose, Side, Sequence[Blit]] | None = None

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
            return (self._under_way(art, viewport, alpha),)
        lies, pose, side = self._lies, self.pose, self._up(self.pose)
        if lies is None or lies[0] is not art or lies[1] is not pose or lies[2] is not side:
            lies = self._lies = art, pose, side, self._lying(art, viewport)
        return lies[3]

    def _up(self, pose: Pose) -> Side:
        return self.front if pose.face >= 0.5 else self.back

    def _under_way(self, art: CardArt, viewport: Viewport, alpha: float) -> Blit:
        pose = self.pose if self._last is self.pose else self._last.towards(self.pose, alpha)
        height = viewport.px(pose.height * (1 + GROWTH * pose.lift))
        x, y = viewport.to_px((pose.x, pose.y))
        picture, (right, down) = art.flight(self._up(pose), height, pose.angle, abs(2 * pose.face - 1), pose.lift)
        raised = round(shadow_drop(height, pose.lift)[1] * pose.lift)
        return _centred(picture, x + right, y + down - raised)

    def _lying(self, art: CardArt, viewport: Viewport) -> Sequence[Blit]:
        """What a card that lies shows: worked out once, until something about it changes."""
        pose = self.pose
        height = viewport.px(pose.height * (1 + GROWTH * pose.lift))
        x, y = viewport.to_px((pose.x, pose.y))
        squash, (aside, down), side = abs(2 * pose.face - 1), shadow_drop(height, pose.lift), self._up(pose)
        y -= round(down * pose.lift)
        if round(pose.angle) % 360 or squash < 1:
            picture, (right, below) = art.laid(side, height, pose.angle, squash, pose.lift)
            return (_centred(picture, x + right, y + below),)
        # Upright cards of one height share their shadow.
        shadow = art.shadows.of(shadow_height(height), pose.lift)
        return _centred(shadow, x + aside, y + down + round(down * pose.lift)), _centred(art.side(side, height), x, y)


def _centred(picture: pygame.Surface, x: int, y: int) -> Blit:
    width, height = picture.get_size()
    return picture, (x - width // 2, y - height // 2)
