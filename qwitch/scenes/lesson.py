"""A lesson being played, with real cards and real rules, but without clock and harm."""

from collections.abc import Iterator
from dataclasses import replace

from msgspec import structs

from qwitch.bots.player import PASS
from qwitch.controls.commands import ActionPress, Command, MenuMove, Move, PadPressed, Pointed, SlotPress
from qwitch.controls.keysets import KeySet
from qwitch.engine.notation import read_position
from qwitch.match.clock import GameClock
from qwitch.match.match import Match
from qwitch.match.options import OPTIONS
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import Desk
from qwitch.scenes.kids_show import KidsShow
from qwitch.scenes.lesson_plan import Step, lessons
from qwitch.scenes.names import BOT_NAMES
from qwitch.scenes.one_pad import OnePad
from qwitch.scenes.scene import Change, Pop
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.plates import Press
from qwitch.stage.soundmap import SoundName
from qwitch.stage.viewport import Viewport
from qwitch.stage.widgets.button import Button
from qwitch.table import Box, load_table, table_file

SEATS = "me,me2"
"""The learner, and the rival of some steps, who does only what the step says."""

CALM = replace(OPTIONS["turns"], first_countdown_ms=0, countdown_ms=1600)

NEXT = Box(1366, 480, 176, 76)
"""The button that goes on."""


class LessonScene:
    """The lessons from one of them on; each further one follows by itself."""

    is_lively = True
    rest_ms = 0
    asks_before_closing = False
    _is_done = False

    def __init__(self, desk: Desk, lesson: int = 0) -> None:
        """Begin with the lesson of this number."""
        self._desk = desk
        self._lesson, self._step = lesson, 0
        self._viewport: Viewport | None = None
        self._pad = OnePad(desk)
        self._now_s = 0.0
        self._begin()

    @property
    def key_sets(self) -> tuple[KeySet, ...]:
        """The keys of one person."""
        return self._desk.key_sets(1)

    def enter(self, now_s: float) -> None:
        """Time runs while the lesson is seen."""
        self._now_s = now_s
        self._pad.enter()
        self._clock.run(now_s)

    def refresh(self) -> None:
        """The language is another one."""
        self._show.translate(self._desk.tr)
        for look, name in zip(self._show.looks, (self._desk.tr("You"), BOT_NAMES[0]), strict=False):
            look.name = name

    def handle(self, command: Command) -> Change:
        """Play, pass, go on, or leave."""
        match command:
            case MenuMove(Move.BACK):
                return Pop()
            case MenuMove(Move.ACCEPT) | ActionPress() | SlotPress() if self._is_done:
                return self._go_on()
            case SlotPress(_, slot, at_s):
                self._play(slot, at_s)
            case ActionPress(_, at_s):
                self._press(0, PASS, at_s)
            case PadPressed(pad):
                self._pad.take(pad)
            case Pointed(pixel, True, _, at_s) if self._viewport is not None:
                return self._point(self._viewport.to_logical(pixel), at_s)
        return None

    def tick(self, now_s: float) -> Change:
        """Let happen what happens, and see whether the step's goal is reached."""
        self._now_s = now_s
        now_ms = self._clock.ms_at(now_s)
        events = [stamped.event for stamped in self._match.advance(now_ms)]
        if events:
            self._show.happen(events, now_s)
        self._is_done = self._is_done or any(isinstance(event, self._now().goal) for event in events)
        self._show.look_at(now_ms, now_s)
        return None

    def step(self) -> None:
        """One fixed step of motion."""
        self._show.step()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The kids' table, the teacher's words above the hand, and how far one has come."""
        self._viewport = kit.viewport
        self._label_keys()
        step = self._now()
        self._show.speech = step.done if self._is_done else step.say
        picture = self._show.picture(kit, now_s, alpha)
        if self._is_done:
            picture.still.extend(Button("next", NEXT, self._desk.tr("Next")).blits(kit, Press.FOCUSED))
        picture.still.extend(self._progress(kit))
        return picture

    def _progress(self, kit: Kit) -> Iterator[Blit]:
        """A dot a lesson below the direction stack, those behind the learner yellow; the lesson's name above them."""
        course = lessons(self._desk.tr)
        box = Box(1100, 326, 430, 40)
        yield kit.line(course[self._lesson].title, Typeface.DISPLAY, 32, kit.palette.text, box, "left")
        for place in range(len(course)):
            reached = place < self._lesson or (place == self._lesson and self._is_done)
            colour = kit.palette.accent if reached else kit.palette.plate
            yield kit.dot(18 if place == self._lesson else 12, (1108 + 30 * place, 306), colour)

    # The steps

    def _now(self) -> Step:
        return lessons(self._desk.tr)[self._lesson].steps[self._step]

    def _begin(self) -> None:
        """Lay out the step's position."""
        step = self._now()
        game = read_position(step.position, seed=1)
        specs = parse_seats(SEATS)[: game.setup.seats]
        self._match = Match(game.setup, specs, CALM, game=game)
        self._match.advance(0)
        layout = load_table(table_file(self._desk.tables, "kids", game.setup.seats))
        self._show = KidsShow(self._match, layout, self._desk)
        self._show.help, self._show.help_fades = "full", False
        self._show.lay()
        self.refresh()
        self._clock = GameClock()
        self._clock.run(self._now_s)
        self._is_done = False

    def _go_on(self) -> Change:
        """The next step, the next lesson, or the end of them."""
        self._desk.speaker.play(SoundName.ACCEPT)
        course = lessons(self._desk.tr)
        lesson = course[self._lesson]
        if self._step + 1 < len(lesson.steps):
            self._step += 1
        else:
            self._mark_seen(lesson.word)
            if self._lesson + 1 == len(course):
                return Pop()
            self._lesson, self._step = self._lesson + 1, 0
        self._begin()
        return None

    def _mark_seen(self, word: str) -> None:
        settings = self._desk.settings
        if not settings.seen(word):
            self._desk.change(structs.replace(settings, lessons=(*settings.lessons, word)))

    # What the learner does

    def _play(self, slot: int, at_s: float) -> None:
        """The learner throws a card; where the step has a rival, the rival's lands a moment before."""
        rival = self._now().rival_slot
        if rival is not None and self._match.seats[1:] and self._match.game.hands[1][rival] >= 0:
            self._press(1, rival, at_s)
            happened = self._match.advance(self._clock.ms_at(at_s))
            self._show.happen([stamped.event for stamped in happened], at_s)
        self._show.press(0, slot, at_s)
        self._press(0, slot, at_s)

    def _press(self, seat: int, slot: int, at_s: float) -> None:
        self._match.press(seat, slot, self._clock.ms_at(at_s))

    def _point(self, point: tuple[float, float], at_s: float) -> Change:
        layout = self._show.places.layout
        if self._is_done and NEXT.contains(point):
            return self._go_on()
        if layout.passing is not None and layout.passing.contains(point):
            self._press(0, PASS, at_s)
        for slot, box in enumerate(layout.seats[0].slots):
            if box.contains(point) and not self._is_done:
                self._play(slot, at_s)
        return None

    def _label_keys(self) -> None:
        self._pad.label(self._show.looks, self.key_sets[0])
