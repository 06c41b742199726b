"""Where a card is and how it gets elsewhere, in logical units and milliseconds; nothing moves linearly."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import pi, sin

import pytweening

Easing = Callable[[float], float]

GLIDE: Easing = pytweening.easeOutCubic
"""Quick away, soft arrival: a thrown card."""
SETTLE: Easing = pytweening.easeInOutQuad
"""Soft at both ends: a card laid back."""
SPRING: Easing = pytweening.easeOutBack
"""A little beyond and back: a card that lands."""
RISE: Easing = pytweening.easeOutQuad
"""A card taken up."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A card's middle (x, y) and height in logical units, angle in degrees anticlockwise, lift 0 (lying) to 1.

    face runs from 0 (its back is up) to 1 (its face is up); between them the card is turning over.
    """

    x: float
    y: float
    height: float
    angle: float = 0.0
    lift: float = 0.0
    face: float = 1.0

    def towards(self, other: "Pose", share: float) -> "Pose":
        """The pose this share (0 to 1) of the way to another."""
        keep = 1 - share
        return Pose(
            self.x * keep + other.x * share,
            self.y * keep + other.y * share,
            self.height * keep + other.height * share,
            self.angle * keep + other.angle * share,
            self.lift * keep + other.lift * share,
            self.face * keep + other.face * share,
        )


@dataclass(frozen=True, slots=True)
class Leg:
    """One stretch of a motion: to a pose, in ms milliseconds; hop lifts the card off the table on the way."""

    to: Pose
    ms: float
    ease: Easing = GLIDE
    hop: float = 0.0


class Motion:
    """A way of several legs, started from wherever the card is."""

    def __init__(self, start: Pose, legs: Sequence[Leg], wait_ms: float = 0.0) -> None:
        """Start from this pose after wait_ms milliseconds."""
        self._from = start
        self._legs = list(legs)
        self._elapsed = -wait_ms

    @property
    def is_over(self) -> bool:
        """Whether the last leg has ended."""
        return not self._legs

    @property
    def waits(self) -> bool:
        """Whether it has not started yet."""
        return self._elapsed < 0

    def run(self, ms: float) -> Pose:
        """The pose after a further ms milliseconds."""
        self._elapsed += ms
        while self._legs and self._elapsed >= self._legs[0].ms:
            leg = self._legs.pop(0)
            self._elapsed -= leg.ms
            self._from = leg.to
        if not self._legs or self._elapsed <= 0:
            return self._from
        leg = self._legs[0]
        through = self._elapsed / leg.ms
        pose = self._from.towards(leg.to, leg.ease(through))
        if not leg.hop:
            return pose
        return Pose(pose.x, pose.y, pose.height, pose.angle, pose.lift + leg.hop * sin(pi * through), pose.face)
