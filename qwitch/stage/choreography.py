"""How each thing that happens is shown. Rules never wait for it, and it never waits for itself: a later motion sends a
card elsewhere from wherever it is. Seats from 0 going left, slots 0 to 4, cards 0 to 63, times in milliseconds.
"""

from collections.abc import Sequence

from qwitch.stage.laid import Directions
from qwitch.stage.motion import GLIDE, RISE, SETTLE, SPRING, Leg, Pose
from qwitch.stage.sprite import CardSprite
from qwitch.stage.tableau import Tableau
from qwitch.stage.theme import Colour, Theme

Slots = Sequence[tuple[int, int]]
"""Pairs of slot and card."""


DUST = (236, 226, 200)
"""The colour of the puff under a landing card."""


class Choreography:
    """Moves the cards of one tableau."""

    def __init__(self, tableau: Tableau, theme: Theme) -> None:
        """Move these cards at the theme's speeds; a calm theme leaves out what shakes and flies about."""
        self._table, self._ms, self._theme = tableau, theme.durations, theme
        self._places = tableau.places

    def deal(
        self, hands: Sequence[Sequence[int]], draw_counts: Sequence[int], centre: int, hidden: bool, buried: int = 0
    ) -> None:
        """Deal card by card from the middle of the table, round and round (S3, S4, S6); hidden: centre face down.

        So many cards lie buried below the centre card (S5, boxed).
        """
        table = self._table
        table.draw_counts[:] = draw_counts
        table.stack_count, table.buried = 12, buried
        middle = self._places.centre(centre, face=0)
        table.land(table.new_card(centre, middle))
        for slot in range(5):
            for seat, hand in enumerate(hands):
                if slot < len(hand):
                    sprite = table.hands[seat][slot] = table.new_card(hand[slot], middle)
                    wait = (slot * len(hands) + seat) * self._ms.deal_step
                    sprite.go(*self._into_slot(seat, slot, self._ms.deal), wait_ms=wait, unseen=True)
        if not hidden:
            wait = 5 * len(hands) * self._ms.deal_step
            table.pile[-1].go(Leg(self._places.centre(centre), self._ms.flip * 2, SETTLE, 0.6), wait_ms=wait)

    def lay(
        self, hands: Sequence[Slots], draw_counts: Sequence[int], pile: Sequence[int], directions: Directions
    ) -> None:
        """Lay out a position as it stands: hands as pairs of slot and card, pile with its top last."""
        table, places = self._table, self._places
        table.draw_counts[:] = draw_counts
        table.stack_count = directions.stacked
        for card in pile:
            table.land(table.new_card(card, places.centre(card, face=0 if directions.hide_centre else 1)))
        if directions.sign is not None:
            table.direction = table.new_direction(directions.sign, places.direction(face=1))
        if directions.is_due:
            self.make_ready()
            assert table.next_direction is not None, "a direction card is due only from a stack"
            table.next_direction.put(places.direction(face=0))
        for seat, slots in enumerate(hands):
            for slot, card in slots:
                table.hands[seat][slot] = table.new_card(card, self._home(seat, slot))

    def make_ready(self) -> None:
        """The next direction card comes from the stack, face down, and lies ready to be turned (H6)."""
        table = self._table
        if table.next_direction is None and table.stack_count:
            table.stack_count -= 1
            table.next_direction = table.new_direction("+", self._places.stack())
            table.next_direction.go(Leg(self._places.direction(face=0), self._ms.play, SETTLE, 0.7))

    def turn(self, sign: str, centre: int) -> None:
        """The direction card is turned where everybody looks, and with the first one, tin, the centre card (R1)."""
        self.make_ready()
        table, flip = self._table, self._ms.flip
        ready = table.next_direction
        assert ready is not None, "a direction card is turned only from a stack"
        table.direction, table.next_direction = ready, None
        ready.front = table.new_direction(sign, ready.pose).front
        ready.go(Leg(self._places.direction(face=1), flip, GLIDE, 0.5))
        if table.pile[-1].pose.face < 1:
            table.pile[-1].go(Leg(self._places.centre(centre), flip, GLIDE, 0.5))

    def play(self, seat: int, slot: int, card: int) -> None:
        """Lift, arc, land with a little weight (R2)."""
        sprite = self._take(seat, slot)
        landing = self._places.centre(card)
        over = Pose(landing.x, landing.y, landing.height, landing.angle * 1.6, 0.12)
        sprite.go(Leg(over, self._ms.play, GLIDE, 0.8), Leg(landing, self._ms.land, SETTLE))
        self._table.land(sprite)
        if not self._theme.calm:
            width = landing.height * self._theme.card.width
            wait_s = self._ms.play / 1000
            self._table.particles.dust(landing.x, landing.y, width, landing.height, DUST, wait_s)

    def beaten(self, seat: int, slot: int, card: int) -> None:
        """It flies out, meets the pile and is knocked back (H2)."""
        meets = self._on_the_way(seat, slot, card, 0.72)
        away = self._on_the_way(seat, slot, card, 0.45, spin=-22)
        self._return(seat, slot, Leg(meets, self._ms.play, GLIDE, 0.6), Leg(away, self._ms.knock, RISE, 0.4))

    def misplay(self, seat: int, slot: int, card: int) -> None:
        """It comes to the pile, shakes its head and goes back (H3)."""
        there = self._on_the_way(seat, slot, card, 0.6)
        shakes = [
            Leg(
                Pose(there.x + aside, there.y, there.height, there.angle, 0.5, there.face),
                self._ms.shake / 4,
                SETTLE,
            )
            for aside in (14, -14, 10, 0)
        ]
        self._return(seat, slot, Leg(there, self._ms.play, GLIDE, 0.4), *shakes)

    def late(self, seat: int, slot: int, card: int) -> None:
        """It hops up, too late, and lies down again (H4)."""
        self._return(seat, slot, Leg(self._on_the_way(seat, slot, card, 0.3), self._ms.play, RISE, 0.3))

    def nudge(self, seat: int, slot: int) -> None:
        """It stirs: this card cannot be played now."""
        sprite = self._table.hands[seat][slot]
        if sprite is not None:
            home = self._home(seat, slot)
            up = Pose(home.x, home.y - 12, home.height, home.angle, 0.2, home.face)
            sprite.go(Leg(up, self._ms.flip, RISE), Leg(home, self._ms.flip, SETTLE))

    def wave(self) -> None:
        """A wave runs over all hands: play has stopped (R7)."""
        if self._theme.calm:
            return
        for seat, hand in enumerate(self._table.hands):
            for slot, sprite in enumerate(hand):
                if sprite is not None and not sprite.is_moving:
                    home = self._home(seat, slot)
                    up = Pose(home.x, home.y - home.height * 0.1, home.height, home.angle, 0.25, home.face)
                    legs = (Leg(up, self._ms.flip, RISE), Leg(home, self._ms.flip * 1.5, SETTLE))
                    sprite.go(*legs, wait_ms=(seat * 5 + slot) * self._ms.wave_step)

    def thaw(self, seat: int) -> None:
        """The ice over a hand bursts: the seat may play again (H3)."""
        place = self._places.of(seat)
        x, y = place.slots[2].centre
        if not self._theme.calm:
            self._table.particles.splinters(x, y, place.slots[4].right - place.slots[0].x, self._theme.palette.ice)

    def celebrate(self, seat: int) -> None:
        """Confetti for the seat that went out (R11)."""
        if not self._theme.calm:
            x, y = self._places.of(seat).plate.centre
            colours = party_colours(self._theme)
            self._table.particles.burst(x, y, colours)
            self._table.particles.rain(colours)

    def refill(self, seat: int, slots: Slots, wait_ms: float) -> None:
        """Cards come from the draw pile into the empty slots (R9)."""
        table = self._table
        for place, (slot, card) in enumerate(slots):
            table.draw_counts[seat] -= 1
            sprite = table.hands[seat][slot] = table.new_card(card, self._places.draw(seat))
            wait = wait_ms + place * self._ms.deal_step * 2
            sprite.go(*self._into_slot(seat, slot, self._ms.deal), wait_ms=wait, unseen=True)

    def regroup(self) -> None:
        """Every card in a hand goes to where its hand lies now: another hand has come to the front."""
        for seat, hand in enumerate(self._table.hands):
            for slot, sprite in enumerate(hand):
                home = self._home(seat, slot)
                if sprite is not None and (sprite.is_moving or sprite.pose != home):
                    sprite.go(Leg(home, self._ms.bounce, SETTLE, 0.2))

    def stir(self, seat: int, slot: int) -> None:
        """A card that fits stirs, to be seen."""
        sprite = self._table.hands[seat][slot]
        if sprite is not None and not sprite.is_moving:
            home = self._home(seat, slot)
            up = Pose(home.x, home.y - 14, home.height, home.angle, 0.3, home.face)
            left, right = (Pose(up.x, up.y, up.height, turn, 0.3, up.face) for turn in (-3, 3))
            wiggle = () if self._theme.calm else (Leg(left, self._ms.flip, SETTLE), Leg(right, self._ms.flip, SETTLE))
            sprite.go(Leg(up, self._ms.flip, RISE), *wiggle, Leg(home, self._ms.bounce, SETTLE))

    def rotate(self, card: int) -> None:
        """The bottom card of the centre pile slides out and comes to lie on top (N1)."""
        table, home = self._table, self._places.centre(card)
        if table.buried:
            table.buried -= 1
            sprite = table.new_card(card, home)
        else:
            sprite = table.pile.pop(0)
        aside = Pose(home.x - home.height * 0.9, home.y, home.height, 8, 0.3)
        sprite.go(Leg(aside, self._ms.play, RISE), Leg(home, self._ms.play, SETTLE, 0.5))
        table.land(sprite)

    def reshuffle(self) -> None:
        """All direction cards go back to the stack (N2)."""
        table = self._table
        table.stack_count = 12
        if table.direction is not None:
            stack = self._places.stack()
            table.direction.go(Leg(stack, self._ms.bounce, SETTLE, 0.6))
            table.leave(table.direction)
            table.direction = None

    def redraw(self, seat: int, hand: Sequence[int], draw_count: int) -> None:
        """The hand goes into the draw pile, and five cards come back (N3)."""
        table, pile = self._table, self._places.draw(seat)
        for slot, sprite in enumerate(table.hands[seat]):
            if sprite is not None:
                sprite.go(Leg(pile, self._ms.bounce, SETTLE, 0.5))
                table.leave(sprite)
                table.hands[seat][slot] = None
        table.draw_counts[seat] = draw_count + len(hand)
        self.refill(seat, list(enumerate(hand)), wait_ms=self._ms.bounce * 1.5)

    # The parts of the motions

    def _take(self, seat: int, slot: int) -> CardSprite:
        sprite = self._table.hands[seat][slot]
        assert sprite is not None, "only cards in a hand are played"
        self._table.hands[seat][slot] = None
        return sprite

    def _home(self, seat: int, slot: int) -> Pose:
        return self._places.slot(seat, slot, self._table.face_of(seat))

    def _into_slot(self, seat: int, slot: int, ms: float) -> list[Leg]:
        """Fly over face down, then turn over, so that everybody sees where it came from."""
        home = self._home(seat, slot)
        arrival = Pose(home.x, home.y, home.height, home.angle, 0.1, 0)
        return [Leg(arrival, ms, GLIDE, 0.5), Leg(home, self._ms.flip, SETTLE)]

    def _on_the_way(self, seat: int, slot: int, card: int, share: float, spin: float = 0) -> Pose:
        """This share of the way from the slot to the pile, face up: everybody sees what was thrown."""
        home, pile = self._home(seat, slot), self._places.centre(card)
        pose = home.towards(pile, share)
        return Pose(pose.x, pose.y, pose.height, pose.angle + spin, 0.4, 1)

    def _return(self, seat: int, slot: int, *legs: Leg) -> None:
        sprite = self._table.hands[seat][slot]
        assert sprite is not None, "only cards in a hand are thrown"
        sprite.go(*legs, Leg(self._home(seat, slot), self._ms.bounce, SPRING))


def party_colours(theme: Theme) -> tuple[Colour, ...]:
    """The colours of confetti: the cards' and the accent."""
    palette = theme.palette
    return palette.letter_on_dark, palette.number_on_dark, palette.accent, palette.paper, palette.direction_top
