"""The cards on the table: which lie where, which are under way. It knows events only through its choreography."""

from collections.abc import Iterator

from qwitch.stage.cards import Back, DirectionFace, Face, Side
from qwitch.stage.kit import Kit
from qwitch.stage.motion import Pose
from qwitch.stage.painter import Blit
from qwitch.stage.particles import Particles
from qwitch.stage.places import Places
from qwitch.stage.sprite import CardSprite

PILE_SHOWN = 5
"""How many cards of the centre pile are drawn; those below are covered."""

BLUE, RED = Back(), Back(red=True)

Lying = tuple[Kit, int, tuple[int, ...], tuple[bool, ...]]
"""What decides how the bare table looks: cards in the direction stack, in each draw pile, and whose hand is a fan."""


class Tableau:
    """All cards of a game on one table, as sprites and piles."""

    def __init__(self, places: Places, shown: frozenset[int]) -> None:
        """An empty table; `shown` are the seats whose faces this screen shows."""
        self.places = places
        self.shown = shown
        self._words = dict.fromkeys("+-=", "")
        seats = range(places.layout.players)
        self.hands: list[list[CardSprite | None]] = [[None] * 5 for _ in seats]
        self.draw_counts = [0 for _ in seats]
        self.pile: list[CardSprite] = []
        self.buried = 0
        self.stack_count = 0
        self.direction: CardSprite | None = None
        self.next_direction: CardSprite | None = None
        self.particles = Particles()
        self._leaving: list[CardSprite] = []
        self._lies: tuple[Lying, list[Blit]] | None = None

    def speak(self, words: dict[str, str]) -> None:
        """Print these words, by sign, on the direction cards, also on the one that lies there."""
        self._words = words
        for sprite in (self.direction, self.next_direction):
            if sprite is not None and isinstance(sprite.front, DirectionFace):
                sprite.front = DirectionFace(sprite.front.sign, words[sprite.front.sign])

    # What choreography does with it

    def new_card(self, card: int, pose: Pose) -> CardSprite:
        """A Qwitch card that comes into sight in this pose."""
        return CardSprite(Face.of(card), BLUE, pose)

    def new_direction(self, sign: str, pose: Pose) -> CardSprite:
        """A direction card that comes into sight in this pose."""
        return CardSprite(DirectionFace(sign, self._words[sign]), RED, pose)

    def face_of(self, seat: int) -> float:
        """Whether cards in this hand show their face (1) or their back (0) here."""
        return 1.0 if seat in self.shown else 0.0

    def land(self, sprite: CardSprite) -> None:
        """The card belongs to the centre pile from now on, on top."""
        self.pile.append(sprite)

    def leave(self, sprite: CardSprite) -> None:
        """The card vanishes when its motion ends."""
        self._leaving.append(sprite)

    def sides(self) -> tuple[Side, ...]:
        """The sides of cards that are no Qwitch faces: both backs, and the fronts of direction cards."""
        return BLUE, RED, *(DirectionFace(sign, word) for sign, word in self._words.items())

    # Time and drawing

    def step(self) -> None:
        """One fixed step of motion."""
        self.particles.step()
        for sprite in self._sprites():
            sprite.step()
        self._leaving = [sprite for sprite in self._leaving if sprite.is_moving]
        while len(self.pile) > PILE_SHOWN and not any(sprite.is_moving for sprite in self.pile[:2]):
            del self.pile[0]
            self.buried += 1

    @property
    def is_moving(self) -> bool:
        """Whether any card is under way."""
        return bool(len(self.particles)) or any(sprite.is_moving for sprite in self._sprites())

    def still(self, kit: Kit) -> Iterator[Blit]:
        """Everything that lies, back to front."""
        yield from self.bare(kit)
        for sprite in self._sprites():
            if not sprite.is_moving:
                yield from sprite.blits(kit.art, kit.viewport)

    def moving(self, kit: Kit, alpha: float) -> Iterator[Blit]:
        """Cards under way, alpha (0 to 1) of the way from the step before the last one."""
        yield from self.particles.blits(kit)
        for sprite in self._sprites():
            if sprite.is_moving:
                yield from sprite.blits(kit.art, kit.viewport, alpha)

    def bare(self, kit: Kit) -> list[Blit]:
        """What lies there whatever the single cards do: put together once, until a pile grows or shrinks."""
        seats = range(self.places.layout.players)
        now = kit, self.stack_count, tuple(self.draw_counts), tuple(map(self.places.is_fan, seats))
        if self._lies is None or self._lies[0] != now:
            self._lies = now, [*self._table(kit)]
        return self._lies[1]

    def _table(self, kit: Kit) -> Iterator[Blit]:
        """The mat, the piles, the dents of the slots."""
        layout = self.places.layout
        yield kit.mat(layout.mat)
        yield from self._stack(kit)
        for seat in range(layout.players):
            yield from self._draw_pile(kit, seat)
            if not self.places.is_fan(seat):
                yield from (kit.dent(box) for box in self.places.of(seat).slots)

    def _sprites(self) -> Iterator[CardSprite]:
        """Every card, back to front: directions, hands, leaving cards, the centre pile on top."""
        yield from (sprite for sprite in (self.direction, self.next_direction) if sprite)
        for hand in self.hands:
            yield from (sprite for sprite in hand if sprite)
        yield from self._leaving
        yield from self.pile

    def _draw_pile(self, kit: Kit, seat: int) -> Iterator[Blit]:
        box, count = self.places.of(seat).draw, self.draw_counts[seat]
        if count:
            yield kit.at(box, kit.art.pile(count, kit.viewport.px(box.h), BLUE))
        elif not self.places.is_fan(seat):
            yield kit.dent(box)

    def _stack(self, kit: Kit) -> Iterator[Blit]:
        box = self.places.layout.stack
        if self.stack_count:
            yield kit.at(box, kit.art.pile(self.stack_count, kit.viewport.px(box.h), RED))
        else:
            yield kit.dent(box)
