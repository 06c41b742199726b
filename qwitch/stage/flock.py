"""Many small things that move, turn and fade at once. Logical units and seconds.

They are kept in columns, and a step or a frame goes over whole columns: two hundred of them cost less than a card.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import compress, repeat
from math import cos, inf, pi
from operator import add, mul

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.paint import disc, faded
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour

STEP_S = 1 / 60
FLOOR = 940
"""What has fallen below this is gone."""

FADE_STEPS = 6
FADES_FROM = 1.6
"""A particle is at its full strength until 1 / 1.6 of its life is left."""
SPIN_STEPS = 12
TURNS = SPIN_STEPS / (2 * pi)
"""Steps of a turn that a spin of one radian a second makes in a second."""

Kind = tuple[str, int, Colour]
"""Shape, size in pixels, colour."""

Book = dict[int, "Look"]
"""The looks of one kind, by strength and turn."""

UNKNOWN: Book = {}
"""Stands for a book not looked for yet; nothing is written in it."""

Look = tuple[pygame.Surface, float, float]
"""A picture, and what lies between a particle's middle, in pixels of the canvas, and the picture's corner."""


@dataclass(frozen=True, slots=True)
class Particle:
    """One of them at its birth: where it is, how it moves, how long it lives, and its look. It waits before it is born.

    `weight` pulls it down, `drag` slows it (parts of its speed a second), `spin` turns it (radians a second).
    """

    x: float
    y: float
    right: float
    down: float
    life_s: float
    size: float
    colour: Colour
    shape: str
    weight: float = 0.0
    drag: float = 0.0
    spin: float = 0.0
    wait_s: float = 0.0


class Flock:
    """All that fly now, and those that wait to be born."""

    def __init__(self) -> None:
        """None yet."""
        self._now_s = 0.0
        self._kit: Kit | None = None
        self._books: dict[Kind, Book] = {}
        self._waiting: list[tuple[float, Particle]] = []
        self._born: list[tuple[Particle, float]] = []
        self._ages: list[Iterator[tuple[float, int]]] = []
        self._looks, self._book = list[int](), list[Book]()
        self._x, self._y = list[float](), list[float]()
        self._right, self._down = list[float](), list[float]()
        self._slow, self._fall = list[float](), list[float]()
        self._end_s, self._change_s = list[float](), list[float]()
        self._pictures, self._left, self._top = list[pygame.Surface](), list[float](), list[float]()
        self._nothing = pygame.Surface((1, 1))

    def __len__(self) -> int:
        """How many there are, also of those that wait."""
        return len(self._born) + len(self._waiting)

    def __iter__(self) -> Iterator[tuple[Particle, float, float, float]]:
        """Those that fly: each with its age and where it is now."""
        for (particle, born_s), x, y in zip(self._born, self._x, self._y, strict=True):
            yield particle, self._now_s - born_s, x, y

    def add(self, particle: Particle) -> None:
        """One more."""
        if particle.wait_s > 0:
            self._waiting.append((self._now_s + particle.wait_s, particle))
        else:
            self._bear(particle)

    def _bear(self, particle: Particle) -> None:
        self._born.append((particle, self._now_s))
        self._ages.append(_ages(particle, self._now_s))
        self._looks.append(0)
        self._book.append(UNKNOWN)
        self._x.append(particle.x)
        self._y.append(particle.y)
        self._right.append(particle.right)
        self._down.append(particle.down)
        self._slow.append(1 - particle.drag * STEP_S)
        self._fall.append(particle.weight * STEP_S)
        self._end_s.append(self._now_s + particle.life_s)
        self._change_s.append(-1.0)
        self._pictures.append(self._nothing)
        self._left.append(0.0)
        self._top.append(0.0)

    def step(self) -> None:
        """One fixed step of motion."""
        self._right = [*map(mul, self._right, self._slow)]
        self._down = [*map(add, map(mul, self._down, self._slow), self._fall)]
        self._x = [*map(add, self._x, map(mul, self._right, repeat(STEP_S)))]
        self._y = [*map(add, self._y, map(mul, self._down, repeat(STEP_S)))]
        self._now_s += STEP_S
        stays = [y < FLOOR and self._now_s < end_s for y, end_s in zip(self._y, self._end_s, strict=True)]
        if not all(stays):
            self._leave_out(stays)
        if self._waiting:
            ripe = [particle for born_s, particle in self._waiting if born_s <= self._now_s]
            self._waiting = [waiting for waiting in self._waiting if waiting[0] > self._now_s]
            for particle in ripe:
                self._bear(particle)

    def _leave_out(self, stays: list[bool]) -> None:
        """Keep those that stay."""
        self._born, self._ages = [*compress(self._born, stays)], [*compress(self._ages, stays)]
        self._looks, self._book = [*compress(self._looks, stays)], [*compress(self._book, stays)]
        self._x, self._y = [*compress(self._x, stays)], [*compress(self._y, stays)]
        self._right, self._down = [*compress(self._right, stays)], [*compress(self._down, stays)]
        self._slow, self._fall = [*compress(self._slow, stays)], [*compress(self._fall, stays)]
        self._end_s, self._change_s = [*compress(self._end_s, stays)], [*compress(self._change_s, stays)]
        self._pictures = [*compress(self._pictures, stays)]
        self._left, self._top = [*compress(self._left, stays)], [*compress(self._top, stays)]

    def blits(self, kit: Kit) -> list[Blit]:
        """All that can be seen now."""
        if kit is not self._kit:
            self._change_kit(kit)
        now_s = self._now_s
        for place in [place for place, change_s in enumerate(self._change_s) if change_s <= now_s]:
            age = self._ages[place]
            change_s, look = next(age)
            while change_s <= now_s:
                change_s, look = next(age)
            self._looks[place] = look
            self._dress(kit, place)
            self._change_s[place] = change_s
        scale = kit.viewport.scale
        across = map(int, map(add, map(mul, self._x, repeat(scale)), self._left))
        down = map(int, map(add, map(mul, self._y, repeat(scale)), self._top))
        return [*zip(self._pictures, zip(across, down, strict=True), strict=True)]

    def _change_kit(self, kit: Kit) -> None:
        """Dress all that have been seen before anew."""
        self._books, self._book = {}, [UNKNOWN] * len(self._book)
        for place, change_s in enumerate(self._change_s):
            if change_s >= 0:
                self._dress(kit, place)
        self._kit = kit

    def _dress(self, kit: Kit, place: int) -> None:
        """Give it the picture of its age: few sizes, turns and strengths, so that one serves many."""
        look = self._looks[place]
        dress = self._book[place].get(look)
        if dress is None:
            particle, _ = self._born[place]
            kind = particle.shape, kit.viewport.px(particle.size) // 2 * 2, particle.colour
            book = self._book[place] = self._books.setdefault(kind, {})
            dress = book[look] = book.get(look) or _look(kit, particle, *divmod(look, SPIN_STEPS))
        self._pictures[place], self._left[place], self._top[place] = dress


def _ages(particle: Particle, born_s: float) -> Iterator[tuple[float, int]]:
    """The looks of its life, one after the other, each with the time until which it lasts.

    A look is its strength, FADE_STEPS down to 1, times SPIN_STEPS, and how far it has turned.
    """
    strength, turned, spin = FADE_STEPS, 0, particle.spin * TURNS
    turn_s = 1 / abs(spin) if spin else inf
    turns_s = born_s + turn_s / 2
    while True:
        fades_s = born_s + particle.life_s * (1 - (strength - 0.5) / (FADES_FROM * FADE_STEPS)) if strength > 1 else inf
        yield min(turns_s, fades_s), strength * SPIN_STEPS + turned % SPIN_STEPS
        if turns_s <= fades_s:
            turned, turns_s = turned + (1 if spin > 0 else -1), turns_s + turn_s
        else:
            strength -= 1


def _look(kit: Kit, particle: Particle, strength: int, turn: int) -> Look:
    """Dust fades; paper and ice grow small, as if far away, and stay opaque: they share pictures with smaller ones."""
    pixels, share = kit.viewport.px(particle.size), strength / FADE_STEPS
    if particle.shape == "dot":
        key: tuple[object, ...] = ("dust", pixels // 2 * 2, particle.colour, strength)
        picture = kit.cache.get(key, lambda: _dust(pixels // 2 * 2, particle.colour, share), brief=True)
    else:
        side = max(2, round(pixels * share / 2) * 2)
        key = ("scrap", side, particle.colour, turn)
        picture = kit.cache.get(key, lambda: _scrap(side, particle.colour, turn), brief=True)
    (left, top), (width, height) = kit.viewport.offset, picture.get_size()
    return picture, left - width / 2 + 0.5, top - height / 2 + 0.5


def _dust(pixels: int, colour: Colour, share: float) -> pygame.Surface:
    return faded(disc(max(2, pixels), colour), round(127 * share))


def _scrap(side: int, colour: Colour, turn: int) -> pygame.Surface:
    """A strip of paper seen from changing sides: it grows narrow, then wide again, as it turns."""
    tall = side * (0.35 + 0.65 * abs(cos(turn * pi / SPIN_STEPS)))
    piece = pygame.Surface((max(2, side * 2 // 3), max(2, round(tall))), pygame.SRCALPHA)
    piece.fill(colour)
    turned = pygame.transform.rotozoom(piece, turn * 360 / SPIN_STEPS, 1)
    picture = turned.subsurface(turned.get_bounding_rect()).copy()
    picture.set_alpha(255, pygame.RLEACCEL)  # quicker where a picture is opaque, slower where one sees through it
    return picture
