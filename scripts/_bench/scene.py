"""The full scene of the frame budget: a laid table, six cards that turn, 200 particles, 8 texts."""

from collections.abc import Iterator
from random import Random

from qwitch.paths import assets_folder
from qwitch.stage.cards import Face
from qwitch.stage.choreography import Choreography, party_colours
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.motion import SETTLE, Leg, Pose
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.particles import Particles
from qwitch.stage.places import Places
from qwitch.stage.signs import SeatLook, plate
from qwitch.stage.sprite import CardSprite
from qwitch.stage.tableau import BLUE, Tableau
from qwitch.stage.theme import Theme
from qwitch.table import Box, load_table, table_file

SEATS = 4
TURNING = 6
PARTICLES = 200
TEXTS = (
    "Beaten!",
    "Too late!",
    "Does not fit!",
    "3 in a row",
    "Pass",
    "Stop!",
    "Standstill",
    "You have a card that fits",
)

BOXES = tuple(Box(200 + 320 * (line % 4), 300 + 260 * (line // 4), 300, 40) for line in range(len(TEXTS)))

SWING_DEG = 9
"""How far the turning cards swing to either side."""

TUMBLE_DEG = 331
"""How far tumbling cards turn in the same time, in degrees."""

SWING_MS = 700
"""How long a swing from one side to the other takes, in milliseconds."""

LIFT = 0.5
"""How high the turning cards are held, of 1."""


class FullScene:
    """The scene itself, apart from any window; it goes on for ever, always the same way."""

    def __init__(self, theme: Theme, tumbles: bool = False) -> None:
        """Deal for four and let everything come to rest but what is to move.

        The six cards swing to and fro; tumbling, they turn on and on and hardly ever look the same twice.
        """
        self.theme, self._tumbles = theme, tumbles
        layout = load_table(table_file(assets_folder() / "tables", "race", SEATS))
        self.places = Places(layout)
        self.tableau = Tableau(self.places, frozenset({0}))
        self.tableau.speak({"+": "up", "-": "down", "=": "equal"})
        self.looks = [SeatLook(seat, f"Player {seat}", "normal", count=30) for seat in range(SEATS)]
        self._chance = Random(3)
        self._deal()
        self.turning = [CardSprite(Face.of(card * 11), BLUE, self._pose(card, -SWING_DEG)) for card in range(TURNING)]
        self._side = -1
        for _ in range(400):
            self.step()

    def _deal(self) -> None:
        moves = Choreography(self.tableau, self.theme)
        hands = [range(seat * 5, seat * 5 + 5) for seat in range(SEATS)]
        moves.deal(hands, [30] * SEATS, centre=63, hidden=False)
        moves.make_ready()
        moves.turn("+", 63)

    def _pose(self, card: int, angle: float) -> Pose:
        return Pose(250 + 220 * card, 470, 196, angle, LIFT)

    def step(self) -> None:
        """One fixed step of motion; lost particles are replaced."""
        self.tableau.step()
        for sprite in self.turning:
            sprite.step()
        if not self.turning[0].is_moving:
            self._turn_on()
        particles = self.tableau.particles
        x, y = self._chance.uniform(200, 1400), self._chance.uniform(300, 800)
        particles.burst(x, y, party_colours(self.theme), PARTICLES - len(particles))

    def _turn_on(self) -> None:
        self._side = -self._side
        for card, sprite in enumerate(self.turning):
            angle = sprite.pose.angle + TUMBLE_DEG if self._tumbles else SWING_DEG * self._side
            sprite.go(Leg(self._pose(card, angle), SWING_MS, SETTLE))

    @property
    def particles(self) -> Particles:
        """All that fly."""
        return self.tableau.particles

    @property
    def cards(self) -> list[CardSprite]:
        """The cards that lie."""
        hands = [sprite for hand in self.tableau.hands for sprite in hand if sprite is not None]
        return [*hands, *self.tableau.pile, *([self.tableau.direction] if self.tableau.direction else [])]

    def furniture(self, kit: Kit) -> Iterator[Blit]:
        """What lies and is no single card: mat, piles, dents, plates."""
        yield from self.tableau.bare(kit)
        for seat, look in enumerate(self.looks):
            yield from plate(kit, self.places.of(seat), look)

    def still(self, kit: Kit) -> Iterator[Blit]:
        """All that lies."""
        yield from self.furniture(kit)
        for sprite in self.cards:
            yield from sprite.blits(kit.art, kit.viewport)

    def texts(self, kit: Kit) -> Iterator[Blit]:
        """Eight lines over the cards."""
        for text, box in zip(TEXTS, BOXES, strict=True):
            yield kit.line(text, Typeface.DISPLAY, 26, kit.palette.accent, box)

    def picture(self, kit: Kit) -> Picture:
        """What the game's painter is given."""
        moving = [*self.tableau.particles.blits(kit)]
        for sprite in self.turning:
            moving.extend(sprite.blits(kit.art, kit.viewport))
        moving.extend(self.texts(kit))
        return Picture(kit.table("race"), [*self.still(kit)], moving)
