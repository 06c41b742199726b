"""A drill being played: card after card, and at the end the median time, beside that of the last time."""

from collections.abc import Iterator
from secrets import randbelow

from msgspec import structs

from qwitch.controls.commands import Command, MenuMove, Move, PadPressed, Pointed, SlotPress
from qwitch.controls.keysets import KeySet
from qwitch.engine.dice import Dice
from qwitch.engine.events import Played
from qwitch.engine.notation import read_position
from qwitch.match.clock import GameClock
from qwitch.match.match import Match
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import Desk
from qwitch.scenes.drill_plan import ROUNDS, Drill, median_ms, position
from qwitch.scenes.kids_show import KidsShow
from qwitch.scenes.lesson import CALM
from qwitch.scenes.names import seconds
from qwitch.scenes.one_pad import OnePad
from qwitch.scenes.scene import Change, Pop
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.viewport import Viewport
from qwitch.table import Box, load_table, table_file

NEXT_ROUND_S = 0.35
"""How long the card that was right is seen, in seconds, before the next round."""


class DrillScene:
    """Twelve positions of one kind. Wrong cards cost nothing but time."""

    is_lively = True
    rest_ms = 0
    asks_before_closing = False

    def __init__(self, desk: Desk, drill: Drill, seed: int | None = None) -> None:
        """Practise this; positions come from the seed, a new one each time if none is named."""
        self._desk, self._drill = desk, drill
        self._dice = Dice(f"{randbelow(1 << 30) if seed is None else seed} drill")
        self.times: list[int] = []
        self._before = desk.settings.drill_ms(drill.word)
        self._viewport: Viewport | None = None
        self._pad = OnePad(desk)
        self._next_s: float | None = None
        self._now_s = 0.0
        self._begin()

    @property
    def is_over(self) -> bool:
        """Whether all rounds are played."""
        return len(self.times) >= ROUNDS

    @property
    def key_sets(self) -> tuple[KeySet | None, ...]:
        """The keys of one person."""
        return self._desk.key_sets(1)

    def enter(self, now_s: float) -> None:
        """The time of the round starts now."""
        self._now_s = now_s
        self._pad.enter()
        self._begin()

    def refresh(self) -> None:
        """The language is another one."""
        self._show.translate(self._desk.tr)

    def handle(self, command: Command) -> Change:
        """Play, or leave."""
        match command:
            case MenuMove(Move.BACK):
                return Pop()
            case MenuMove(Move.ACCEPT) | SlotPress() if self.is_over:
                return Pop()
            case SlotPress(_, slot, at_s):
                self._press(slot, at_s)
            case PadPressed(pad):
                self._pad.take(pad)
            case Pointed(pixel, True, _, at_s) if self._viewport is not None:
                point = self._viewport.to_logical(pixel)
                for slot, box in enumerate(self._show.places.layout.seats[0].slots):
                    if box.contains(point):
                        self._press(slot, at_s)
        return None

    def tick(self, now_s: float) -> Change:
        """Judge, count, and go on to the next round."""
        self._now_s = now_s
        now_ms = self._clock.ms_at(now_s)
        happened = self._match.advance(now_ms)
        if happened:
            self._show.happen([stamped.event for stamped in happened], now_s)
        for stamped in happened:
            if isinstance(stamped.event, Played) and self._next_s is None and not self.is_over:
                self.times.append(stamped.t)
                self._next_s = now_s + NEXT_ROUND_S
        self._show.look_at(now_ms, now_s)
        if self._next_s is not None and now_s >= self._next_s:
            self._go_on()
        return None

    def step(self) -> None:
        """One fixed step of motion."""
        self._show.step()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The kids' table; at the end the times over it."""
        self._viewport = kit.viewport
        self._pad.label(self._show.looks, self.key_sets[0])
        if self.is_over and self._next_s is None:
            return Picture(kit.table("kids"), list(self._result(kit)))
        self._show.speech = self._speech()
        picture = self._show.picture(kit, now_s, alpha)
        picture.still.extend(self._progress(kit))
        return picture

    def _speech(self) -> str:
        return f"{self._drill.title(self._desk.tr)}: {min(len(self.times) + 1, ROUNDS)} / {ROUNDS}"

    def _press(self, slot: int, at_s: float) -> None:
        if self._next_s is None and not self.is_over:
            self._show.press(0, slot, at_s)
            self._match.press(0, slot, self._clock.ms_at(at_s))

    def _go_on(self) -> None:
        self._next_s = None
        if self.is_over:
            settings = self._desk.settings
            drills = dict(settings.drills) | {self._drill.word: median_ms(self.times)}
            self._desk.change(structs.replace(settings, drills=tuple(drills.items())))
        else:
            self._begin()

    def _begin(self) -> None:
        """Lay out the next position; its time starts when it can be seen."""
        game = read_position(position(self._drill, self._dice), seed=1)
        self._match = Match(game.setup, parse_seats("me"), CALM, game=game)
        self._match.advance(0)
        layout = load_table(table_file(self._desk.tables, "kids", 1))
        self._show = KidsShow(self._match, layout, self._desk)
        self._show.help, self._show.help_fades, self._show.offers_pass = "none", False, False
        self._show.lay()
        self._clock = GameClock()
        self._clock.run(self._now_s)

    def _progress(self, kit: Kit) -> Iterator[Blit]:
        for place in range(ROUNDS):
            colour = kit.palette.accent if place < len(self.times) else kit.palette.plate
            yield kit.dot(14, (1110 + 34 * place, 306), colour)

    def _result(self, kit: Kit) -> Iterator[Blit]:
        """The median of this time, and of the last time."""
        tr, palette = self._desk.tr, kit.palette
        yield from kit.veil(90)
        title = kit.heading(self._drill.title(tr), 250)
        yield title
        now = tr("Median: {time} s", time=seconds(median_ms(self.times), tr))
        yield kit.line(now, Typeface.DISPLAY, 64, palette.text, Box(300, 340, 1000, 90))
        if self._before is not None:
            before = tr("Last time: {time} s", time=seconds(self._before, tr))
            yield kit.line(before, Typeface.BOLD, 34, palette.text_quiet, Box(300, 440, 1000, 50))
        fastest = tr("Fastest: {time} s", time=seconds(min(self.times), tr))
        yield kit.line(fastest, Typeface.BOLD, 34, palette.text_quiet, Box(300, 494, 1000, 50))
        yield kit.line(tr("Any key goes back"), Typeface.TEXT, 26, palette.text, Box(300, 600, 1000, 44))
