"""All card pictures of one window size behind one cache: sides, rotations, shadows and draw piles."""

from math import ceil

import pygame

from qwitch.stage.backs import draw_back
from qwitch.stage.cache import ArtCache
from qwitch.stage.cards import Back, DirectionFace, Face, FacePress, Side, card_size
from qwitch.stage.directions import draw_direction
from qwitch.stage.fonts import Fonts
from qwitch.stage.paint import clear, mix, rounded, soft_shadow
from qwitch.stage.theme import Theme

EDGES = 8
"""Most paper edges a pile shows; 37 cards or more show them all."""
SQUASH_STEPS = 24
"""Steps of a card's apparent width while it flips."""
LIFT_STEPS = 8
"""Steps of a shadow's softness between lying and fully lifted."""
FLIGHT_LIFTS = 16
"""Steps of a card's lift while it is in motion."""
NARROW = 0.2
"""A turning card narrower than this part of its width throws no shadow."""
SHADOW_ANGLE = 2
"""Degrees between two cached rotations of a shadow."""
MASTER_RUNGS = (120, 180, 270, 400, 600, 900)
"""The heights of the pictures from which cards in motion are made."""
MASTER_SPARE = 1.2
"""How much taller than a card in motion its master is at least."""
FLIGHT_PRECISION = 100
"""A card in motion may be taller or shorter than asked by one part in so many."""
FAINTEST = 3
"""What is fainter in a shadow than this, of 255, is left away all round."""
MOST_COARSE = 4
"""How much smaller, at most, a shadow is turned."""
MASTER_HEIGHT = 800
"""Rotation masters are twice the wanted height, but no taller than this unless the card itself is."""

Drop = tuple[int, int]
"""How far right and down something lies, in pixels."""


class CardArt:
    """Draws and remembers card pictures; pictures are shared, callers only blit them."""

    def __init__(self, theme: Theme, fonts: Fonts, cache: ArtCache) -> None:
        """Draw with this theme and these fonts into this cache."""
        self._theme, self._fonts, self._cache = theme, fonts, cache
        self._presses: dict[int, FacePress] = {}

    def side(self, side: Side, height: int) -> pygame.Surface:
        """The upright picture of a side, exactly card_size(theme, height) pixels, corners transparent."""
        return self._cache.get((side, height), lambda: self._draw(side, height))

    def turned(self, side: Side, height: int, angle: float, squash: float = 1.0) -> pygame.Surface:
        """A side turned anticlockwise by `angle` degrees (rounded to whole ones), its width times `squash`.

        Blit it with its centre at the card's centre. `squash` 0 to 1 shows the card in the middle of a flip.
        """
        degrees, steps = round(angle) % 360, _squash_steps(squash)
        if degrees == 0 and steps == SQUASH_STEPS:
            return self.side(side, height)
        key = ("turned", side, height, degrees, steps)
        return self._cache.get(key, lambda: self._turn(side, height, degrees, steps))

    def flying(self, side: Side, height: int, angle: float, squash: float = 1.0) -> pygame.Surface:
        """As `turned`, for a card in motion: any height, quickly, from masters of a few heights only."""
        degrees, steps, height = round(angle) % 360, _squash_steps(squash), _flight_height(height)
        key = ("flying", side, height, degrees, steps)
        return self._cache.get(key, lambda: self._fly(side, height, degrees, steps), brief=True)

    def flight(self, side: Side, height: int, angle: float, squash: float, lift: float) -> tuple[pygame.Surface, Drop]:
        """A card in motion together with its shadow, and how far right and down of the card's middle its own lies.

        As `flying`; one picture is drawn more quickly than two. A card seen from its edge throws no shadow.
        """
        degrees, steps, height = round(angle) % 360, _squash_steps(squash), _flight_height(height)
        lifts = round(lift * FLIGHT_LIFTS)
        drop = (0, 0) if squash <= NARROW else _fall(height, lifts / FLIGHT_LIFTS)
        key = ("flight", side, height, degrees, steps, lifts)
        return self._cache.get(key, lambda: self._shaded(side, height, degrees, steps, lifts, drop), brief=True), drop

    def shadow(self, height: int, lift: float = 0.0, angle: float = 0.0, squash: float = 1.0) -> pygame.Surface:
        """The soft shadow of a card held `lift` (0 lying to 1 fully lifted) above the table.

        Blit it with its centre at the card's centre plus shadow_drop(height, lift). Turns as `turned`.
        """
        step = max(0, min(LIFT_STEPS, round(lift * LIFT_STEPS)))
        degrees, steps = round(angle / SHADOW_ANGLE) * SHADOW_ANGLE % 180, _squash_steps(squash)
        if degrees == 0 and steps == SQUASH_STEPS:
            return self._cache.get(("shadow", height, step), lambda: self._shade(height, step))
        key = ("shadow", height, step, degrees, steps)
        return self._cache.get(key, lambda: self._turn_shade(height, step, degrees, steps), brief=step > 0)

    def glow(self, height: int) -> pygame.Surface:
        """A halo of accent colour for a card that fits or has the focus; blit it centred, below the card."""
        return self._cache.get(("glow", height), lambda: self._halo(height))

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
        return _spun(self._master(side, tall), degrees, steps, height / tall)

    def _fly(self, side: Side, height: int, degrees: int, steps: int) -> pygame.Surface:
        rung = next((rung for rung in MASTER_RUNGS if rung >= height * MASTER_SPARE), MASTER_RUNGS[-1])
        return _spun(self._master(side, rung), degrees, steps, height / rung)

    def _shaded(self, side: Side, height: int, degrees: int, steps: int, lifts: int, drop: Drop) -> pygame.Surface:
        card = self._fly(side, height, degrees, steps)
        if drop == (0, 0):
            return card
        squash, tall = steps / SQUASH_STEPS, shadow_height(height)
        shadow = self.shadow(tall, lifts / FLIGHT_LIFTS, degrees, squash)
        across, down = (
            max(below, above + 2 * apart)
            for below, above, apart in zip(shadow.get_size(), card.get_size(), drop, strict=True)
        )
        both = clear((across, down), self._theme.palette.shadow)
        both.blit(shadow, shadow.get_rect(center=(across // 2, down // 2)))
        both.blit(card, card.get_rect(center=(across // 2 - drop[0], down // 2 - drop[1])))
        return both

    def _master(self, side: Side, height: int) -> pygame.Surface:
        """The side at this height, needed for a moment, from which turned ones are made."""
        return self._cache.get(("master", side, height), lambda: self._framed(side, height), brief=True)

    def _framed(self, side: Side, height: int) -> pygame.Surface:
        """The side with a transparent rim of its own edge colour: turned edges stay clean."""
        picture = self._draw(side, height)
        width, tall = picture.get_size()
        master = clear((width + 8, tall + 8), self._theme.palette.paper_edge)
        master.blit(picture, (4, 4))
        return master

    def _shade(self, height: int, step: int) -> pygame.Surface:
        radius = round(height * self._theme.card.corner)
        alpha = round(150 - 60 * step / LIFT_STEPS)
        size, colour = card_size(self._theme, height), self._theme.palette.shadow
        return _trimmed(soft_shadow(size, radius, self._blur(height, step), colour, alpha))

    def _turn_shade(self, height: int, step: int, degrees: int, steps: int) -> pygame.Surface:
        """A turned shadow: so soft that it is turned small, then made large again, which is much quicker."""
        shade = self._cache.get(("shadow", height, step), lambda: self._shade(height, step))
        coarse = max(1, min(MOST_COARSE, self._blur(height, step) // 3))
        small = pygame.transform.smoothscale(shade, _size_over(shade.get_size(), coarse))
        turned = _spun(small, degrees, steps, 1)
        return _trimmed(pygame.transform.smoothscale(turned, _size_over(turned.get_size(), 1 / coarse)))

    def _blur(self, height: int, step: int) -> int:
        return max(1, round(height * (0.018 + 0.06 * step / LIFT_STEPS)))

    def _halo(self, height: int) -> pygame.Surface:
        width, _ = card_size(self._theme, height)
        reach, blur = max(2, round(height * 0.02)), max(2, round(height * 0.03))
        size, radius = (
            (width + 2 * reach, height + 2 * reach),
            round(height * self._theme.card.corner) + reach,
        )
        return soft_shadow(size, radius, blur, self._theme.palette.accent, 255)

    def _stack(self, edges: int, height: int, back: Back) -> pygame.Surface:
        palette, (width, _) = self._theme.palette, card_size(self._theme, height)
        across, down = pile_step(height)
        stack = clear((width + round(across * edges), height + round(down * edges)), palette.paper_edge)
        radius = round(height * self._theme.card.corner)
        for edge in range(edges, 0, -1):
            paper = rounded((width, height), radius, mix(palette.paper_edge, palette.shadow, 0.28))
            paper.blit(rounded((width - 1, height - 1), radius, palette.paper_side[edge % 2]), (0, 0))
            stack.blit(paper, (round(across * edge), round(down * edge)))
        stack.blit(self.side(back, height), (0, 0))
        return stack


def _squash_steps(squash: float) -> int:
    return max(1, min(SQUASH_STEPS, round(squash * SQUASH_STEPS)))


def _flight_height(height: int) -> int:
    """The height in steps that nobody sees, so that a turn is not drawn anew for every pixel of height."""
    step = 1 << max(0, (height * 2 // FLIGHT_PRECISION).bit_length() - 1)
    return max(step, (height + step // 2) // step * step)


def _trimmed(picture: pygame.Surface) -> pygame.Surface:
    """The picture without what nobody can see all round; its middle stays its middle."""
    seen, (width, height) = picture.get_bounding_rect(min_alpha=FAINTEST), picture.get_size()
    aside = min(seen.left, width - seen.right)
    above = min(seen.top, height - seen.bottom)
    return picture.subsurface((aside, above, width - 2 * aside, height - 2 * above)).copy()


def _size_over(size: tuple[int, int], divisor: float) -> tuple[int, int]:
    return max(2, round(size[0] / divisor)), max(2, round(size[1] / divisor))


def _spun(picture: pygame.Surface, degrees: int, steps: int, scale: float) -> pygame.Surface:
    """The picture made narrower by steps / SQUASH_STEPS, then turned and scaled."""
    if degrees == 0:
        across, down = picture.get_size()
        size = (max(2, round(across * scale * steps / SQUASH_STEPS)), round(down * scale))
        return pygame.transform.smoothscale(picture, size)
    if steps < SQUASH_STEPS:
        width = max(2, round(picture.get_width() * steps / SQUASH_STEPS))
        picture = pygame.transform.smoothscale(picture, (width, picture.get_height()))
    return pygame.transform.rotozoom(picture, degrees, scale)


def master_height(height: int) -> int:
    """Pixel height of the picture that rotations of a card this tall are made from."""
    return max(height, min(2 * height, MASTER_HEIGHT))


def shadow_drop(height: int, lift: float) -> tuple[int, int]:
    """How far right and down of the card's centre its shadow falls, in pixels: further when it is lifted."""
    return (round(height * 0.05 * lift), round(height * (0.014 + 0.10 * lift)))


def shadow_height(height: int) -> int:
    """The height of the card whose shadow serves a card in motion: shadows are soft, one does for many heights."""
    return max(8, round(height / 8) * 8)


def _fall(height: int, lift: float) -> Drop:
    """How far right and down of the card's middle its shadow's lies, when the card is drawn raised by its lift."""
    aside, down = shadow_drop(height, lift)
    return aside, down + round(down * lift)


def pile_edges(count: int) -> int:
    """How many paper edges lie below the top card of a pile: none for a single card, EDGES for 37 or more."""
    return min(EDGES, ceil((count - 1) / 5))


def pile_step(height: int) -> tuple[float, float]:
    """How far right and down each paper edge of a pile lies below the one above it, in pixels."""
    return (height * 0.0085, max(1.0, height * 0.0125))
