"""Shows one match: what happened becomes motion, notes and words. It decides nothing."""

from collections.abc import Iterator, Sequence

from qwitch.engine import events as engine
from qwitch.engine.cards import NAMES
from qwitch.engine.game import EMPTY, Phase
from qwitch.match.events import Beaten, Event, Hinted, Late, Misplayed
from qwitch.match.watched import Watched
from qwitch.scenes.desk import Desk
from qwitch.scenes.hearing import Hearing
from qwitch.scenes.hints import HintParts, Hints
from qwitch.scenes.names import Translate, only_person, seat_detail, seat_names
from qwitch.stage import signs
from qwitch.stage.cards import Side
from qwitch.stage.choreography import Choreography
from qwitch.stage.kit import Kit
from qwitch.stage.laid import Directions
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.places import Places
from qwitch.stage.signs import Banner, SeatLook
from qwitch.stage.tableau import Tableau
from qwitch.stage.theme import FeltName, Palette, Theme
from qwitch.stage.warming import warm
from qwitch.table import Box, TableLayout

RIBBON_ROOM = 380
"""How far the ribbon of a big word may reach beyond the hint's box on either side, in logical units."""


class TableShow:
    """The picture of one match on one table."""

    def __init__(
        self,
        match: Watched,
        layout: TableLayout,
        felt: FeltName,
        desk: Desk,
        names: Sequence[str] = (),
        styles: Sequence[int] = (),
    ) -> None:
        """Show this match; `felt` is the colour of the table, names and styles are the seats' own."""
        theme = self.make_theme(desk.theme)
        self._match, self._layout, self._felt, self._names, self._ms = match, layout, felt, names, theme.durations
        people = [seat for seat, spec in enumerate(match.seats) if spec.is_person]
        self.places = self.make_places(layout, people)
        self.tableau = Tableau(self.places, frozenset(people))
        self._moves = Choreography(self.tableau, theme)
        self.hearing = Hearing(desk.speaker, desk.caller, self.places, theme.durations)
        self.looks = [SeatLook(style) for style in styles or range(len(match.seats))]
        self.translate(desk.tr)
        self.shows_needed, self.captions = True, False
        self.banner = Banner()
        self._frozen_ms = [1] * len(self.looks)
        self._streaks = [0] * len(self.looks)
        self._now_s = 0.0
        self.covered: Box | None = None
        """What lies over the table: plates below it are not drawn, or they would look cut off."""
        self._warming: tuple[Kit, Iterator[Side]] | None = None

    def make_theme(self, theme: Theme) -> Theme:
        """The look and the times to show it with: the desk's."""
        return theme

    def make_places(self, layout: TableLayout, people: Sequence[int]) -> Places:
        """The only person sits at the bottom, wherever the seat; several sit where the layout has them."""
        return Places(layout, people[0] if layout.kind == "race" and people else 0)

    def translate(self, tr: Translate) -> None:
        """Say everything in another language from now on."""
        self._tr = tr
        self.tableau.speak({"+": tr("up"), "-": tr("down"), "=": tr("equal")})
        names = seat_names(self._match.seats, tr, self._names)
        for look, name, spec in zip(self.looks, names, self._match.seats, strict=True):
            look.name, look.detail = name, seat_detail(spec, tr)

    def lay(self) -> None:
        """Lay out the match's position as it stands, in place of a deal."""
        game = self._match.game
        hands = [[(slot, card) for slot, card in enumerate(hand) if card != EMPTY] for hand in game.hands]
        sign = None if game.direction is None else game.direction.sign
        is_due = game.phase is Phase.WAITING and bool(game.stack)
        directions = Directions(len(game.stack), sign, is_due, game.centre_hidden)
        self._moves.lay(hands, [len(draw) for draw in game.draw], game.pile, directions)

    # What happened

    def happen(self, events: Sequence[Event], now_s: float) -> None:
        """Show these events, seconds of the screen's clock."""
        self._now_s = now_s
        stopped = any(isinstance(event, engine.Stopped) for event in events)
        for event in events:
            self._show(event, self._ms.refill_wait if stopped else 0)
        self.hearing.happen(events, self._streaks, now_s)

    def _show(self, event: Event, wait_ms: float) -> None:
        moves = self._moves
        match event:
            case engine.Dealt(centre, hands, draw, spare, _):
                variant = self._match.game.variant
                buried = len(spare) if variant.spare_joins_pile else 0
                moves.deal(hands, [len(cards) for cards in draw], centre, variant.centre_starts_hidden, buried)
            case engine.Turned(seat, direction):
                moves.turn(direction.sign, self._match.game.pile[-1])
            case engine.Played(seat, slot, card):
                moves.play(seat, slot, card)
                if self.captions:
                    self._note(seat, f"{NAMES[card]}!")
                self._count_streak(seat)
            case Beaten(seat, slot, card):
                moves.beaten(seat, slot, card)
                self._note(seat, self._tr("Beaten!"))
            case Late(seat, slot, card):
                moves.late(seat, slot, card)
                self._note(seat, self._tr("Too late!"))
            case Misplayed(seat, slot, card, frozen_ms):
                moves.misplay(seat, slot, card)
                self._frozen_ms[seat] = max(1, frozen_ms)
                self._streaks[seat] = 0
                self._note(seat, self._tr("Does not fit!"))
            case engine.Refilled(seat, slots):
                moves.refill(seat, slots, wait_ms)
            case engine.Rotated(card):
                moves.rotate(card)
            case engine.Reshuffled():
                moves.reshuffle()
            case engine.Redrawn(seat, hand, draw):
                moves.redraw(seat, hand, len(draw))
            case engine.Passed(seat):
                self._note(seat, self._tr("Pass"))
            case Hinted(seat, _):
                self._note(seat, self._tr("You have a card that fits"))
            case engine.Stopped() | engine.WentOut():
                self._announce(event)

    def _announce(self, event: engine.Stopped | engine.WentOut) -> None:
        tr, ms = self._tr, min(self._ms.banner, self._match.options.countdown_ms)
        match event:
            case engine.Stopped("empty", int(seat)):
                self._moves.wave()
                name, you = self.looks[seat].name, self._is_you(seat)
                line = tr("Your hand is empty") if you else tr("{name} has an empty hand", name=name)
                self.banner.say(tr("Stop!"), line, self._now_s, ms)
            case engine.Stopped():
                self.banner.say(tr("Standstill"), tr("Nobody has a card that fits"), self._now_s, ms)
            case engine.WentOut(seat):
                self._moves.celebrate(seat)
                name, you = self.looks[seat].name, self._is_you(seat)
                line = tr("You have no card left") if you else tr("{name} has no card left", name=name)
                self.banner.say(tr("Out!"), line, self._now_s, self._ms.banner * 3)

    def _count_streak(self, seat: int) -> None:
        """Cards in a row by one seat, as long as nobody else comes between."""
        self._streaks = [count + 1 if other == seat else 0 for other, count in enumerate(self._streaks)]
        if self._streaks[seat] >= 3:
            self._note(seat, self._tr("{count} in a row", count=self._streaks[seat]))

    def _note(self, seat: int, text: str) -> None:
        self.looks[seat].note, self.looks[seat].note_until_s = text, self._now_s + self._ms.note / 1000

    # Feedback of the own keys

    def press(self, seat: int, slot: int, now_s: float) -> None:
        """The key of a slot was pressed: its cap sinks."""
        self.looks[seat].pressed_until_s[slot] = now_s + self._ms.key / 1000
        self.hearing.press(seat)

    def nudge(self, seat: int, slot: int) -> None:
        """A card was pressed while nothing can be played: it stirs."""
        self._moves.nudge(seat, slot)

    # Time

    def step(self) -> None:
        """One fixed step of motion."""
        self.tableau.step()

    def look_at(self, now_ms: int, now_s: float) -> None:
        """Bring counts, tasks, freezes and sounds up to date; game clock and the screen's clock."""
        self.hearing.tick(now_s, self._countdown_share())
        game = self._match.game
        if game.phase is Phase.WAITING:
            self._moves.make_ready()
        for seat, look in enumerate(self.looks):
            look.count = game.cards_left(seat)
            look.active = seat in (game.turner if game.phase is Phase.WAITING else None, game.to_act)
            left_ms = self._match.disciplines[seat].frozen_until_ms - now_ms
            share = min(1.0, max(0, left_ms) / self._frozen_ms[seat])
            thawed = look.frozen_share > 0 and share == 0
            if thawed and game.phase is not Phase.OVER:
                self._moves.thaw(seat)
                self.hearing.thaw(seat)
            look.frozen_share = 0.0 if game.phase is Phase.OVER else round(share * 48) / 48

    # The picture

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The whole table."""
        self._warm(kit)
        still = [*self.tableau.still(kit), *self._signs(kit, now_s)]
        moving = [*self.tableau.moving(kit, alpha), *self._over_cards(kit, now_s)]
        return Picture(kit.table(self._felt), still, moving)

    def _warm(self, kit: Kit) -> None:
        """Between heats draw beforehand, one picture a frame, what the next one needs."""
        if self._warming is None or self._warming[0] is not kit:
            self._warming = kit, self.warmth(kit)
        elif self._match.game.phase is not Phase.RUNNING and not kit.cache.is_hurried:
            next(self._warming[1], None)

    def warmth(self, kit: Kit) -> Iterator[Side]:
        """What is drawn beforehand, one side a step."""
        return warm(kit, self.places, self.tableau.sides())

    def _signs(self, kit: Kit, now_s: float) -> Iterator[Blit]:
        for seat, look in enumerate(self.looks):
            place = self.places.of(seat)
            if self.covered is not None and self.covered.overlaps(place.plate):
                continue
            yield from signs.plate(kit, place, look)
            yield from signs.keycaps(kit, place, look, now_s)
            yield from signs.note(kit, place, look, now_s)
        if not self.banner.is_up(now_s):
            yield from signs.hint(kit, self._layout.hint, self.hint_parts(kit.palette))

    def _over_cards(self, kit: Kit, now_s: float) -> Iterator[Blit]:
        for seat, look in enumerate(self.looks):
            yield from signs.frost(kit, self.places.of(seat), look)
        share = self._countdown_share()
        if share is not None:
            yield from signs.countdown(kit, self._layout.direction, round(share * 48) / 48)
        yield from self.banner.blits(kit, self._layout.hint.inset(-RIBBON_ROOM, -14), now_s)

    def _countdown_share(self) -> float | None:
        """What is left of the countdown to the next direction card, 1 to 0; None where none runs (H6)."""
        if self._match.turn_due_ms is None:
            return None
        options = self._match.options
        first = self._match.game.last_turner is None
        whole = max(1, options.first_countdown_ms if first else options.countdown_ms)
        return min(1.0, (self._match.turn_due_ms - self._match.now_ms) / whole)

    def hint_parts(self, palette: Palette) -> HintParts:
        """What the hint says now."""
        return Hints(self._match, self._tr, [look.name for look in self.looks]).parts(
            palette, self.shows_needed, [look.action_label for look in self.looks]
        )

    def _is_you(self, seat: int) -> bool:
        """Whether the seat is the only person's, who is spoken to as "you"."""
        return seat == only_person(self._match.seats)
