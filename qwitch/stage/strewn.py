"""The title's picture: real cards strewn round a calm middle, and the game's name in big letters.

Now and then one of the cards takes a hop and turns over.
"""

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random

from qwitch.stage.cards import Back, Face
from qwitch.stage.kit import Kit
from qwitch.stage.motion import RISE, SETTLE, Leg, Pose
from qwitch.stage.painter import Blit
from qwitch.stage.sprite import CardSprite

NAME = "QWITCH"
TILTS = (-5, 3, -2, 4, -3, 5)
DROPS = (6, -4, 4, -6, 3, -2)
"""How the letters of the name stand: degrees, and logical units below the line."""

COUNT = 26
HEIGHT = 190.0

REST_S = 3.0
"""Seconds from one hop to the next."""

HOP_MS = 300


class StrewnCards:
    """A ring of cards round the middle of the canvas."""

    def __init__(self, seed: int = 20) -> None:
        """Strew them, always the same way for a seed."""
        self._chance = Random(seed)
        self._cards = [self._strew(place) for place in range(COUNT)]
        self._next_s: float | None = None

    @property
    def is_moving(self) -> bool:
        """Whether a card is hopping."""
        return any(card.is_moving for card in self._cards)

    def seconds_to_hop(self, now_s: float) -> float:
        """How long nothing will happen."""
        return REST_S if self._next_s is None else max(0.0, self._next_s - now_s)

    def tick(self, now_s: float) -> None:
        """When it is time, one card hops and turns over."""
        if self._next_s is None:
            self._next_s = now_s + REST_S
        elif now_s >= self._next_s:
            self._next_s = now_s + REST_S
            self._hop(self._chance.choice(self._cards))

    def step(self) -> None:
        """One fixed step of motion."""
        for card in self._cards:
            card.step()

    def still(self, kit: Kit) -> Iterator[Blit]:
        """The cards that lie."""
        for card in self._cards:
            if not card.is_moving:
                yield from card.blits(kit.art, kit.viewport)

    def moving(self, kit: Kit, alpha: float) -> Iterator[Blit]:
        """The card that hops."""
        for card in self._cards:
            if card.is_moving:
                yield from card.blits(kit.art, kit.viewport, alpha)

    def _strew(self, place: int) -> CardSprite:
        turn, chance = 2 * pi * place / COUNT, self._chance
        x = 800 + cos(turn) * (700 + chance.uniform(-50, 60))
        y = 450 + sin(turn) * (418 + chance.uniform(-30, 40)) + max(0.0, sin(turn) - 0.75) * 360
        face = 0 if place % 3 == 2 else 1
        return CardSprite(Face.of(chance.randrange(64)), Back(), Pose(x, y, HEIGHT, chance.uniform(-40, 40), 0, face))

    def _hop(self, card: CardSprite) -> None:
        lies = card.pose
        if lies.face == 0:
            card.front = Face.of(self._chance.randrange(64))
        turned = Pose(lies.x, lies.y, lies.height, lies.angle + self._chance.uniform(-12, 12), 0, 1 - lies.face)
        top = lies.towards(turned, 0.5)
        up = Pose(top.x, top.y - 16, top.height, top.angle, 0.9, top.face)
        card.go(Leg(up, HOP_MS, RISE), Leg(turned, HOP_MS, SETTLE))


def name_letters(kit: Kit, middle_y: float) -> Iterator[Blit]:
    """The name, its letters in the two card colours with a cream outline, each a little askew."""
    palette = kit.palette
    colours = (palette.letter, palette.number)
    pictures = [kit.sticker(letter, 190, colours[place % 2], TILTS[place]) for place, letter in enumerate(NAME)]
    widths = [picture.get_width() / kit.viewport.scale - 16 for picture in pictures]
    x = 800 - sum(widths) / 2
    for place, (picture, width) in enumerate(zip(pictures, widths, strict=True)):
        yield kit.centred(picture, (x + width / 2, middle_y + DROPS[place]))
        x += width
