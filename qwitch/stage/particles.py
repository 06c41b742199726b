"""Small things that fly: dust where a card lands, splinters of ice, confetti. Logical units and seconds."""

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random

from qwitch.stage.flock import Flock, Particle
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour

MOST = 240
"""The most particles at a time; further ones are not born."""


class Particles:
    """All particles of one screen. Chance only makes them pretty; the game does not know them."""

    def __init__(self, seed: int = 1) -> None:
        """None yet."""
        self._flock = Flock()
        self._chance = Random(seed)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._flock)

    def __iter__(self) -> Iterator[tuple[Particle, float, float, float]]:
        """Those that fly: each with its age and where it is now."""
        return iter(self._flock)

    def step(self) -> None:
        """One fixed step of motion."""
        self._flock.step()

    def blits(self, kit: Kit) -> list[Blit]:
        """All that can be seen now."""
        return self._flock.blits(kit)

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

    def _paper(self, x: float, y: float, right: float, down: float, colours: tuple[Colour, ...], wait_s: float) -> None:
        chance = self._chance
        life, size, spin = chance.uniform(2.2, 3.6), chance.uniform(16, 26), chance.uniform(-7, 7)
        colour = chance.choice(colours)
        self._add(Particle(x, y, right, down, life, size, colour, "paper", 420, 1.6, spin, wait_s))

    def _add(self, particle: Particle) -> None:
        if len(self._flock) < MOST:
            self._flock.add(particle)
