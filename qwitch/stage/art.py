"""All card pictures of one window size behind one cache: sides, rotations, shadows and draw piles."""

from math import ceil
from weakref import WeakKeyDictionary

import pygame

from qwitch.stage.backs import draw_back
from qwitch.stage.cache import ArtCache
from qwitch.stage.cards import Back, DirectionFace, Face, FacePress, Side, card_size
from qwitch.stage.directions import draw_direction
from qwitch.stage.fonts import Fonts
from qwitch.stage.paint import clear, mix, rimmed, rounded
from qwitch.stage.shadows import FAINTEST, Drop, Shadows, fall, shadow_height
from qwitch.stage.spin import SQUASH_STEPS, spun, squash_steps
from qwitch.stage.theme import Theme

EDGES = 8
"""Most paper edges a pile shows; 37 cards or more show them all."""
FLIGHT_LIFTS = 16
"""Steps of a card's lift while it is in motion."""
NARROW = 0.2
"""A turning card narrower than this part of its width throws no shadow."""
MASTER_RUNGS = (120, 180, 270, 400, 600, 900)
"""The heights of the pictures from which cards in motion are made."""
MASTER_SPARE = 1.2
"""How much taller than a card in motion its master is at least."""
FLIGHT_PRECISION = 100
"""A card in motion may be taller or shorter than asked by one part in so many."""
RIM = 4
"""How many pixels of transparent rim a master has."""
MASTER_HEIGHT = 480
"""Rotation masters are twice the wanted height, but no taller than this unless the card itself is."""


class CardArt:
    """Draws and remembers card pictures; pictures are shared, callers only blit them."""

    def __init__(self, theme: Theme, fonts: Fonts, cache: ArtCache) -> None:
        """Draw with this theme and these fonts into this cache."""
        self._theme, self._fonts, self._cache = theme, fonts, cache
        self.shadows = Shadows(theme, cache)
        self._presses: dict[int, FacePress] = {}
        self._apart: WeakKeyDictionary[pygame.Surface, Drop] = WeakKeyDictionary()

    def side(self, side: Side, height: int) -> pygame.Surface:
        """The upright picture of a side, exactly card_size(theme, height) pixels, corners transparent."""
        return self._cache.get((side, height), lambda: self._draw(side, height))

    def turned(self, side: Side, height: int, angle: float, squash: float = 1.0) -> pygame.Surface:
        """A side turned anticlockwise by `angle` degrees (rounded to whole ones), its width times `squash`.

        Blit it with its centre at the card's centre. `squash` 0 to 1 shows the card in the middle of a flip.
        """
        degrees, steps = round(angle) % 360, squash_steps(squash)
        if degrees == 0 and steps == SQUASH_STEPS:
            return self.side(side, height)
        key = ("turned", side, height, degrees, steps)
        return self._cache.get(key, lambda: self._turn(side, height, degrees, steps))

    def flying(self, side: Side, height: int, angle: float, squash: float = 1.0) -> pygame.Surface:
        """As `turned`, for a card in motion: any height, quickly, from masters of a few heights only."""
        degrees, steps, height = round(angle) % 360, squash_steps(squash), _flight_height(height)
        key = ("flying", side, height, degrees, steps)
        return self._cache.get(key, lambda: self._fly(side, height, degrees, steps), brief=True)

    def flight(self, side: Side, height: int, angle: float, squash: float, lift: float) -> tuple[pygame.Surface, Drop]:
        """A card in motion together with its shadow, and how far right and down of the card's middle its own lies.

        As `flying`; one picture is drawn more quickly than two. A card seen from its edge throws no shadow.
        """
        degrees, steps, height = round(angle) % 360, squash_steps(squash), _flight_height(height)
        lifts = round(lift * FLIGHT_LIFTS)
        if squash <= NARROW:
            return self.flying(side, height, degrees, squash), (0, 0)
        key = ("flight", side, height, degrees, steps, lifts)

        def draw() -> pygame.Surface:
            return self._shaded(self._fly(side, height, degrees, steps), height, degrees, steps, lifts)

        picture = self._cache.get(key, draw, brief=True)
        return picture, self._apart[picture]

    def laid(self, side: Side, height: int, angle: float, squash: float, lift: float) -> tuple[pygame.Surface, Drop]:
        """A card that lies askew, together with its shadow: as `flight`, of just this height, and to be kept."""
        degrees, steps, lifts = round(angle) % 360, squash_steps(squash), round(lift * FLIGHT_LIFTS)
        if squash <= NARROW:
            return self.turned(side, height, angle, squash), (0, 0)

        def draw() -> pygame.Surface:
            return self._shaded(self._turn(side, height, degrees, steps), height, degrees, steps, lifts)

        picture = self._cache.get(("laid", side, height, degrees, steps, lifts), draw)
        return picture, self._apart[picture]

    def pile(self, count: int, height: int, back: Back) -> pygame.Surface:
        """A face-down draw pile of `count` cards; its top card is at the picture's top left corner.

        The picture is larger than a card by the visible paper edges. Refuses (ValueError) an empty pile.
        """
        if count < 1:
            raise ValueError(f"draw pile: expected at least 1 card, got {count}")
        edges = pile_edges(count)
        return self._cache.get(("pile", edges, height, back), lambda: self._stack(edges, height, back))

    def _draw(self, side: Side, height: int) -> pygame.Surface:
        match side:
            case Face():
                return self._press(height).face(side)
            case DirectionFace():
                return draw_direction(self._theme, self._fonts, side, height)
            case Back():
                return draw_back(self._theme, self._fonts, side, height)

    def _press(self, height: int) -> FacePress:
        press = self._presses.get(height)
        if press is None:
            press = self._presses[height] = FacePress(self._theme, self._fonts, self._cache, height)
        return press

    def _turn(self, side: Side, height: int, degrees: int, steps: int) -> pygame.Surface:
        tall = master_height(height)
        return spun(self._master(side, tall), degrees, steps, height / tall)

    def _fly(self, side: Side, height: int, degrees: int, steps: int) -> pygame.Surface:
        rung = next((rung for rung in MASTER_RUNGS if rung >= height * MASTER_SPARE), MASTER_RUNGS[-1])
        return spun(self._master(side, rung), degrees, steps, height / rung)

    def _shaded(self, card: pygame.Surface, height: int, degrees: int, steps: int, lifts: int) -> pygame.Surface:
        """The card over its shadow, no larger than what is seen of both; how far apart they lie is remembered."""
        squash, lift = steps / SQUASH_STEPS, lifts / FLIGHT_LIFTS
        shadow = self.shadows.of(shadow_height(height), lift, degrees, squash, brief=True)
        card_at, shadow_at = card.get_rect(center=(0, 0)), shadow.get_rect(center=fall(height, lift))
        seen = shadow.get_bounding_rect(min_alpha=FAINTEST).move(shadow_at.topleft)
        room = card.get_bounding_rect().move(card_at.topleft).union(seen)
        both = clear(room.size, self._theme.palette.shadow)
        both.blits([(shadow, shadow_at.move(-room.x, -room.y)), (card, card_at.move(-room.x, -room.y))])
        self._apart[both] = room.center
        return both

    def _master(self, side: Side, height: int) -> pygame.Surface:
        """The side at this height with a rim, needed for a moment, from which turned ones are made."""
        return self._cache.get(("master", side, height), lambda: self._framed(side, height), brief=True)

    def _framed(self, side: Side, height: int) -> pygame.Surface:
        if isinstance(side, Face):
            return self._press(height).face(side, RIM)
        return rimmed(self._draw(side, height), RIM, self._theme.palette.paper_edge)

    def _stack(self, edges: int, height: int, back: Back) -> pygame.Surface:
        palette, (width, _) = self._theme.palette, card_size(self._theme, height)
        across, down = pile_step(height)
        stack = clear((width + round(across * edges), height + round(down * edges)), palette.paper_edge)
        radius = round(height * self._theme.card.corner)
        papers = [rounded((width, height), radius, mix(palette.paper_edge, palette.shadow, 0.28)) for _ in range(2)]
        for paper, colour in zip(papers, palette.paper_side, strict=True):
            paper.blit(rounded((width - 1, height - 1), radius, colour), (0, 0))
        for edge in range(edges, 0, -1):
            stack.blit(papers[edge % 2], (round(across * edge), round(down * edge)))
        stack.blit(self.side(back, height), (0, 0))
        return stack


def _flight_height(height: int) -> int:
    """The height in steps that nobody sees, so that a turn is not drawn anew for every pixel of height."""
    step = 1 << max(0, (height * 2 // FLIGHT_PRECISION).bit_length() - 1)
    return max(step, (height + step // 2) // step * step)


def master_height(height: int) -> int:
    """Pixel height of the picture that rotations of a card this tall are made from."""
    return max(height, min(2 * height, MASTER_HEIGHT))


def pile_edges(count: int) -> int:
    """How many paper edges lie below the top card of a pile: none for a single card, EDGES for 37 or more."""
    return min(EDGES, ceil((count - 1) / 5))


def pile_step(height: int) -> tuple[float, float]:
    """How far right and down each paper edge of a pile lies below the one above it, in pixels."""
    return (height * 0.0085, max(1.0, height * 0.0125))
