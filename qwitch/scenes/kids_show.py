"""The kids' table: one large hand, strips that show the order of letters and numbers, help in three steps."""

from collections.abc import Iterator, Sequence

from qwitch.engine import events as engine
from qwitch.engine.cards import LETTERS, NUMBERS, letter_of, number_of
from qwitch.engine.directions import STEPS
from qwitch.engine.game import EMPTY, Phase
from qwitch.match.events import Event, Hinted, Misplayed
from qwitch.match.watched import Watched
from qwitch.scenes.desk import Desk
from qwitch.scenes.hints import HintParts
from qwitch.scenes.kids_voice import KidsVoice
from qwitch.scenes.learner import HELP_STEPS, Learner
from qwitch.scenes.show import TableShow
from qwitch.scenes.teaching import needed_line, praise, why_not
from qwitch.stage import signs
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.places import KidsPlaces
from qwitch.stage.plates import Press
from qwitch.stage.strips import strip
from qwitch.stage.theme import Palette
from qwitch.stage.widgets.button import Button
from qwitch.table import Box, TableLayout

STIR_AFTER_S = {"none": None, "gentle": 8.0, "full": 4.0}
"""After how many seconds of a child's turn a fitting card stirs, by help."""

HELP_AT = (140, 620)
"""Where it stands how much help there is: left of the large hand, in logical units."""


class KidsShow(TableShow):
    """The picture of a match in turns."""

    places: KidsPlaces

    def __init__(
        self, match: Watched, layout: TableLayout, desk: Desk, names: Sequence[str] = (), styles: Sequence[int] = ()
    ) -> None:
        """Show this match on a kids' table."""
        self.help, self.help_fades, self.curtain_wanted = "gentle", True, False
        self.curtain: int | None = None
        self._message: tuple[str, float] = ("", 0.0)
        self.speech, self.offers_pass = "", True
        self._turn_since_s = 0.0
        self._turn_of: int | None = None
        self._voice = KidsVoice(desk.caller)
        super().__init__(match, layout, "kids", desk, names, styles)
        self.learners = [Learner() for _ in match.seats]
        people = [seat for seat, spec in enumerate(match.seats) if spec.is_person]
        self._bring_to_front(people[0] if people else 0)

    def make_places(self, layout: TableLayout, people: Sequence[int]) -> KidsPlaces:
        """The large hand belongs to the first child until somebody else has the turn."""
        return KidsPlaces(layout, front=people[0] if people else 0)

    @property
    def front(self) -> int | None:
        """The seat whose hand lies in front; None while the curtain is down."""
        return self.places.front

    def lift_curtain(self) -> None:
        """The next child is ready: its hand comes to the front."""
        if self.curtain is not None:
            seat, self.curtain = self.curtain, None
            self._bring_to_front(seat)

    # What happened

    def _show(self, event: Event, wait_ms: float) -> None:
        game, tr = self._match.game, self._tr
        match event:
            case engine.Played(seat, _, card) if self._match.seats[seat].is_person and game.direction is not None:
                faded = self.learners[seat].faded
                self.learners[seat].got(True, self.help)
                less = self.learners[seat].faded > faded and self.help != "none" and self.help_fades
                text = praise(card, game.pile[-2], game.direction, tr)
                self._say(tr("Well done! From now on with less help.") if less else text, self._ms.praise)
            case Misplayed(seat, _, card) if game.direction is not None:
                self.learners[seat].got(False, self.help)
                self._say(why_not(card, game.pile[-1], game.direction, tr), self._ms.explain)
            case Hinted():
                self._say(tr("You have a card that fits. Look again!"), self._ms.explain)
        super()._show(event, wait_ms)

    def _say(self, text: str, ms: float) -> None:
        self._message = (text, self._now_s + ms / 1000)

    # Time

    def look_at(self, now_ms: int, now_s: float) -> None:
        """Follow the turn: bring the hand of whoever has it to the front, and stir a card for a child that waits."""
        super().look_at(now_ms, now_s)
        self._now_s = now_s
        game = self._match.game
        turn = game.to_act if game.phase is Phase.RUNNING else None
        if turn != self._turn_of:
            self._turn_of, self._turn_since_s = turn, now_s
            self._voice.turn(turn if turn is not None and self._match.seats[turn].is_person else None, now_s)
        if turn is not None and self.comes_to_front(turn) and turn not in (self.front, self.curtain):
            self._hand_over(turn)
        self._stir_if_waiting(now_s)
        self._speak(now_s)

    def _speak(self, now_s: float) -> None:
        """Say whose turn it is and, with full help, what is needed; a lesson speaks for itself."""
        if self._turn_of is None or self.speech:
            return
        game = self._match.game
        fits = self._child() is not None and self._help() == "full" and game.holds_fitting(self._turn_of)
        need = (game.pile[-1], game.direction) if fits and game.direction is not None else None
        self._voice.speak(now_s, self._is_you(self._turn_of), self.hearing.pan(self._turn_of), need)

    def comes_to_front(self, seat: int) -> bool:
        """Whether the seat's hand is shown when its turn comes: that of a child."""
        return self._match.seats[seat].is_person

    def _hand_over(self, seat: int) -> None:
        """Another child's turn: behind a curtain, if hands are to stay private."""
        if self.curtain_wanted:
            self.curtain = seat
            self._bring_to_front(None)
        else:
            self._bring_to_front(seat)

    def _bring_to_front(self, seat: int | None) -> None:
        self.places.front = seat
        self.tableau.shown = frozenset(() if seat is None else (seat,))
        self._moves.regroup()

    def _stir_if_waiting(self, now_s: float) -> None:
        after_s = STIR_AFTER_S[self._help()]
        if after_s is None or self._child() is None or now_s - self._turn_since_s < after_s:
            return
        self._turn_since_s = now_s
        seat, game = self._child(), self._match.game
        for slot, card in enumerate(game.hands[seat] if seat is not None else ()):
            if card != EMPTY and seat is not None and game.fitting >> card & 1:
                self._moves.stir(seat, slot)
                if game.direction is not None and not self.speech:
                    self._voice.need(game.pile[-1], game.direction)
                return

    def _child(self) -> int | None:
        """The child whose turn it is and whose hand lies open."""
        game = self._match.game
        return self.front if game.phase is Phase.RUNNING and game.to_act in (None, self.front) else None

    def _help(self) -> str:
        """The help that counts now: that of the child in front."""
        seat = self.front
        return self.help if seat is None else self.learners[seat].help(self.help, self.help_fades)

    # The picture

    def hint_parts(self, palette: Palette) -> HintParts:
        """Praise or an explanation for a moment, else what is needed, else whose turn it is."""
        text, until_s = self._message
        if text and self._now_s < until_s:
            return [(text, palette.accent)]
        if self.speech:
            return [(self.speech, palette.text)]
        game, child = self._match.game, self._child()
        if child is None or game.direction is None:
            self.shows_needed = False
            return super().hint_parts(palette)
        name = self._tr("Your turn") if self._is_you(child) else self.looks[child].name
        if not game.holds_fitting(child) and self._help() != "none":
            return [(f"{name}:", palette.accent), (self._tr("nothing fits, so pass"), palette.text)]
        if self._help() == "full":
            line = needed_line(game.pile[-1], game.direction, self._tr)
            return [(f"{name}:", palette.accent), (line, palette.text)]
        turn = name if self._is_you(child) else self._tr("{name}, your turn!", name=name)
        return [(turn, palette.accent)]

    def _signs(self, kit: Kit, now_s: float) -> Iterator[Blit]:
        for seat, look in enumerate(self.looks):
            place = self.places.of(seat)
            if look.active:
                yield kit.spotlight(place.plate)
            yield from signs.plate(kit, place, look)
            yield from signs.note(kit, place, look, now_s)
        if self.front is not None:
            yield from signs.keycaps(kit, self.places.of(self.front), self.looks[self.front], now_s)
            if self.offers_pass:
                yield from self._pass_button(kit)
            yield from self._help_left(kit)
        yield from self._strips(kit)
        if not self.banner.is_up(now_s) and self.curtain is None:
            parts, child = self.hint_parts(kit.palette), self._child()
            is_named = child is not None and not self.speech and self._message[1] <= now_s
            shape = self.looks[child].style if child is not None and is_named else None
            yield from signs.hint(kit, self._layout.hint, parts, shape)

    def _over_cards(self, kit: Kit, now_s: float) -> Iterator[Blit]:
        """The curtain lies over everything: whose turn it is, and that any press lifts it."""
        yield from super()._over_cards(kit, now_s)
        if self.curtain is None:
            return
        yield from kit.veil(170)
        palette, look = kit.palette, self.looks[self.curtain]
        yield kit.symbol(look.style, 110, (800, 566))
        word = self._tr("{name}: ready?", name=look.name)
        yield kit.centred(
            kit.lettering.outlined(word, Typeface.DISPLAY, 96, palette.accent, palette.plate, 7), (800, 684)
        )
        line = self._tr("The others look away. Any key shows the hand.")
        yield kit.line(line, Typeface.BOLD, kit.theme.text.name, palette.text, Box(300, 764, 1000, 44))

    def _pass_button(self, kit: Kit) -> Iterator[Blit]:
        """Yellow when passing is all that is left, and help says so."""
        box, child, front = self._layout.passing, self._child(), self.front
        if box is None or front is None:
            return
        wanted = child is not None and self._help() != "none" and not self._match.game.holds_fitting(child)
        yield from Button("pass", box, self._tr("Pass")).blits(kit, Press.FOCUSED if wanted else Press.NORMAL)
        yield kit.keycap(self.looks[front].action_label, box.moved(box.w / 2 - 55, box.h + 10).resized(110, 40))

    def _help_left(self, kit: Kit) -> Iterator[Blit]:
        """How much help the child in front has, where it fades: a dot a step, those that faded are dark."""
        if self.help == "none" or not self.help_fades or self.speech:
            return
        palette, x, y = kit.palette, *HELP_AT
        yield kit.line(self._tr("Help"), Typeface.BOLD, kit.theme.text.small, palette.text, Box(x - 90, y, 180, 34))
        steps, left = HELP_STEPS.index(self.help), HELP_STEPS.index(self._help())
        for step in range(steps):
            place = x + (step - (steps - 1) / 2) * 34, y + 54
            yield kit.dot(26, place, palette.plate)
            if step < left:
                yield kit.dot(18, place, palette.accent)

    def _strips(self, kit: Kit) -> Iterator[Blit]:
        """Where the top card stands in the order, which way it goes, and, with full help, what fits."""
        game, layout, palette = self._match.game, self._layout, kit.palette
        if self._help() == "none" or game.centre_hidden or layout.letters is None or layout.numbers is None:
            return
        top = game.pile[-1]
        step = 0 if game.direction is None else STEPS[game.direction]
        tells = self._help() == "full" and game.phase is Phase.RUNNING
        rows = (
            (layout.letters, LETTERS, letter_of(top), (palette.letter_on_dark, palette.letter)),
            (layout.numbers, NUMBERS, number_of(top), (palette.number_on_dark, palette.number)),
        )
        for box, row, here, colours in rows:
            wanted = here + step if tells and 0 <= here + step < len(row) else None
            yield from strip(kit, box, row, here, step if game.phase is Phase.RUNNING else 0, wanted, colours)
