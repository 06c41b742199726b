"""Small things that fly: dust where a card lands, splinters of ice, confetti. Logical units and seconds."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin
from random import Random

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.paint import disc, faded
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour

STEP_S = 1 / 60
MOST = 240
"""The most particles at a time; further ones are not born."""

FADE_STEPS = 6
FADES_FROM = 1.6
"""A particle is at its full strength until 1 / 1.6 of its life is left."""
SPIN_STEPS = 12

Look = tuple[pygame.Surface, float, float]
"""A picture, and what lies between a particle's middle, in pixels of the canvas, and the picture's corner."""


@dataclass(slots=True)
class Particle:
    """One of them: where it is, how it moves, how long it lives, and its look. It waits before it is born."""

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
    age_s: float = 0.0
    look: Look = field(init=False, repr=False, compare=False)
    """Its picture, until it is look_until_s seconds old; at first it has none."""
    look_until_s: float = -1.0


class Particles:
    """All particles of one screen. Chance only makes them pretty; the game does not know them."""

    def __init__(self, seed: int = 1) -> None:
        """None yet."""
        self._alive: list[Particle] = []
        self._chance = Random(seed)
        self._kit: Kit | None = None
        self._looks: dict[tuple[str, int, Colour, int, int], Look] = {}

    def __len__(self) -> int:
        """How many there are."""
        return len(self._alive)

    @property
    def alive(self) -> Sequence[Particle]:
        """All there are, also those that still wait to be born."""
        return self._alive

    def step(self) -> None:
        """One fixed step of motion."""
        for particle in self._alive:
            if particle.wait_s > 0:
                particle.wait_s -= STEP_S
                continue
            particle.age_s += STEP_S
            slow = 1 - particle.drag * STEP_S
            right = particle.right = particle.right * slow
            down = particle.down = particle.down * slow + particle.weight * STEP_S
            particle.x += right * STEP_S
            particle.y += down * STEP_S
        self._alive = [particle for particle in self._alive if particle.age_s < particle.life_s and particle.y < 940]

    def dust(self, x: float, y: float, width: float, height: float, colour: Colour, wait_s: float) -> None:
        """A puff all round a card of this size that lands at a point."""
        for _ in range(18):
            turn = self._chance.uniform(0, 2 * pi)
            across, along = cos(turn), sin(turn)
            # From the card's edge outwards: as far as its nearer side lies in this direction.
            reach = min(width / 2 / max(abs(across), 1e-6), height / 2 / max(abs(along), 1e-6))
            speed = self._chance.uniform(90, 260)
            self._add(
                Particle(
                    x + across * reach,
                    y + along * reach,
                    across * speed,
                    along * speed,
                    self._chance.uniform(0.3, 0.5),
                    self._chance.uniform(14, 30),
                    colour,
                    "dot",
                    drag=7,
                    wait_s=wait_s,
                )
            )

    def splinters(self, x: float, y: float, width: float, colour: Colour) -> None:
        """Ice that bursts off a hand of this width."""
        for _ in range(34):
            self._add(
                Particle(
                    x + self._chance.uniform(-0.5, 0.5) * width,
                    y + self._chance.uniform(-60, 60),
                    self._chance.uniform(-160, 160),
                    self._chance.uniform(-320, -80),
                    self._chance.uniform(0.5, 0.8),
                    self._chance.uniform(13, 26),
                    colour,
                    "chip",
                    weight=1100,
                    spin=self._chance.uniform(-9, 9),
                )
            )

    def burst(self, x: float, y: float, colours: tuple[Colour, ...], count: int = 90) -> None:
        """Confetti shot up from a point."""
        for _ in range(count):
            turn = self._chance.uniform(-0.85, 0.85) - pi / 2
            speed = self._chance.uniform(350, 950)
            self._paper(x, y, cos(turn) * speed, sin(turn) * speed, colours, 0)

    def rain(self, colours: tuple[Colour, ...], count: int = 90, over_s: float = 3.0) -> None:
        """Confetti that falls from above all over the table."""
        for _ in range(count):
            x, wait = self._chance.uniform(60, 1540), self._chance.uniform(0, over_s)
            self._paper(x, -20, self._chance.uniform(-40, 40), self._chance.uniform(80, 220), colours, wait)

    def blits(self, kit: Kit) -> list[Blit]:
        """All that can be seen now."""
        if kit is not self._kit:
            self._kit, self._looks = kit, {}
            for particle in self._alive:
                particle.look_until_s = -1.0
        seen = [particle for particle in self._alive if particle.wait_s <= 0]
        for particle in seen:
            if particle.age_s >= particle.look_until_s:
                self._dress(kit, particle)
        scale = kit.viewport.scale
        return [
            (picture, (int(particle.x * scale + right), int(particle.y * scale + down)))
            for particle in seen
            for picture, right, down in (particle.look,)
        ]

    def _dress(self, kit: Kit, particle: Particle) -> None:
        """Give it the picture of its age: few sizes, turns and strengths, so that one serves many."""
        turns = abs(particle.spin) * SPIN_STEPS / (2 * pi)
        turned = round(turns * particle.age_s)
        strength = max(1, round(min(1.0, FADES_FROM * (1 - particle.age_s / particle.life_s)) * FADE_STEPS))
        turn = (turned if particle.spin > 0 else -turned) % SPIN_STEPS
        kind = particle.shape, kit.viewport.px(particle.size) // 2 * 2, particle.colour, strength, turn
        look = self._looks.get(kind)
        if look is None:
            look = self._looks[kind] = _look(kit, *kind)
        particle.look = look
        fades_at_s = particle.life_s * (1 - (strength - 0.5) / FADES_FROM / FADE_STEPS)
        particle.look_until_s = min(fades_at_s, (turned + 0.5) / turns) if turns else fades_at_s

    def _paper(self, x: float, y: float, right: float, down: float, colours: tuple[Colour, ...], wait_s: float) -> None:
        chance = self._chance
        life, size, spin = chance.uniform(2.2, 3.6), chance.uniform(16, 26), chance.uniform(-7, 7)
        colour = chance.choice(colours)
        self._add(Particle(x, y, right, down, life, size, colour, "paper", 420, 1.6, spin, wait_s))

    def _add(self, particle: Particle) -> None:
        if len(self._alive) < MOST:
            self._alive.append(particle)


def _look(kit: Kit, shape: str, pixels: int, colour: Colour, strength: int, turn: int) -> Look:
    key = ("particle", shape, pixels, colour, strength, turn)
    picture = kit.cache.get(key, lambda: _draw(shape, max(2, pixels), colour, strength, turn), brief=True)
    (left, top), (width, height) = kit.viewport.offset, picture.get_size()
    return picture, left - width // 2 + 0.5, top - height // 2 + 0.5


def _draw(shape: str, pixels: int, colour: Colour, strength: int, turn: int) -> pygame.Surface:
    alpha = 255 * strength // FADE_STEPS
    if shape == "dot":
        return faded(disc(pixels, colour), alpha // 2)
    # A strip of paper seen from changing sides: it grows narrow, then wide again, as it turns.
    tall = max(2, round(pixels * (0.35 + 0.65 * abs(cos(turn * pi / SPIN_STEPS)))))
    piece = pygame.Surface((max(2, pixels * 2 // 3), tall), pygame.SRCALPHA)
    piece.fill((*colour, alpha))
    return pygame.transform.rotozoom(piece, turn * 360 / SPIN_STEPS, 1)
