"""The table: a match being played. Presses go to the match, what happened goes to the show."""

from dataclasses import replace

from qwitch.bots.player import PASS, TURN_DIRECTION
from qwitch.controls.binding import ACTION
from qwitch.controls.commands import (
    ActionPress,
    Command,
    FocusLost,
    KeyPressed,
    MenuMove,
    Move,
    PadLost,
    PadPressed,
    Pointed,
    RawKeys,
    SlotPress,
)
from qwitch.controls.keysets import KeySet
from qwitch.engine.game import EMPTY, Phase
from qwitch.match.clock import GameClock
from qwitch.match.seats import PERSONS
from qwitch.scenes.beginning import begin
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.keeping import keep
from qwitch.scenes.scene import Change, Push, Reset, Scene
from qwitch.scenes.show import TableShow
from qwitch.scenes.table_keys import TableKeys
from qwitch.stage.collector import Pace
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.theme import FeltName
from qwitch.stage.viewport import Viewport
from qwitch.table import Kind, TableLayout, load_table, table_file

STALL_S = 0.7
"""A gap this long between two looks at the clock, in seconds, was a stall: nobody could see or press anything."""

OUT_S = 2.4
"""How long the table stays after somebody went out, in seconds."""

FELTS: dict[str, FeltName] = {"race": "race", "turns": "kids", "solo": "solo"}
"""The felt of each mode; a race of several people at one keyboard has its own."""


class TableScene:
    """A match at one table."""

    is_lively = True
    rest_ms = 0

    def __init__(self, desk: Desk, plan: GamePlan) -> None:
        """Deal the plan's game; raises TableError for a broken layout, OSError for a log that cannot be written."""
        self._desk, self._plan = desk, plan
        layout = _layout(desk, plan)
        self.match, self._log = begin(desk, plan)

        people = [seat for seat, spec in enumerate(plan.seats) if spec.is_person]
        self._people = sorted(people, key=lambda seat: PERSONS.index(plan.seats[seat].word))
        self._keys = self.make_keys()
        self._felt = "party" if layout.kind == "party" and plan.mode == "race" else FELTS[plan.mode]
        self._show = self.make_show(layout)
        if plan.resumed is not None:
            self._show.lay()
        self.refresh()
        self._viewport: Viewport | None = None
        self._kit: Kit | None = None
        self._drew_anew = False
        self._clock = GameClock(self.match.now_ms)
        self._seen_s = 0.0
        self._over_s: float | None = None
        self._is_kept = False

    def make_show(self, layout: TableLayout) -> TableShow:
        """What shows the match on this layout."""
        return TableShow(self.match, layout, self._felt, self._desk, self._plan.names, self._plan.styles)

    def make_keys(self) -> TableKeys:
        """What everybody plays with."""
        return TableKeys(self._desk, self._plan, self._people)

    @property
    def key_sets(self) -> tuple[KeySet | None, ...]:
        """One key set a person; who calls cards out needs none."""
        return self._keys.sets

    @property
    def asks_before_closing(self) -> bool:
        """A table of players who know what they do closes at once."""
        return False

    @property
    def pace(self) -> Pace:
        """A heat from the turned direction card to the stop; what lies between is less pressing."""
        return Pace.HEAT if self.match.game.phase is Phase.RUNNING else Pace.TABLE

    @property
    def raw_keys(self) -> RawKeys:
        """Wanted by who calls cards out."""
        return self._keys.raw_keys

    def enter(self, now_s: float) -> None:
        """Play starts, or goes on after a pause: from here on time counts."""
        self._desk.pads.assign_pads(
            {player: pad for player, pad in self._plan.pads if self._desk.pads.is_attached(pad)}
        )
        self._clock.run(now_s)
        self._seen_s = now_s
        self._label_keys()
        self._desk.caller.prepare(len(self.match.seats))

    def refresh(self) -> None:
        """Language or settings are others."""
        self._show.translate(self._desk.tr)
        self._show.shows_needed = self._desk.settings.needed_strip
        self._keys.refresh()
        self._plan = replace(self._plan, keys=self._keys.own)

    # What players want

    def handle(self, command: Command) -> Change:
        """Play a card, pass, pause."""
        match command:
            case SlotPress(player, slot, at_s):
                self._press(self._seat_of(player), slot, at_s)
            case ActionPress(player, at_s):
                self._act_press(player, at_s)
            case KeyPressed(scancode, at_s, False) if self._keys.is_calling:
                self._call(scancode, at_s)
            case Pointed(pixel, True, _, at_s):
                self._point(pixel, at_s)
            case MenuMove(Move.BACK, at_s) if self._over_s is None:
                return self._pause(at_s)
            case FocusLost() if self._over_s is None:
                return self._pause(self._seen_s)
            case PadLost(player, _, name) if self._over_s is None:
                return self._pause(self._seen_s, self._who_lost(player, name))
            case PadPressed(pad) if len(self._people) == 1 and self._over_s is None:
                self._desk.pads.assign_pads({0: pad})
                self._plan = replace(self._plan, pads=((0, pad),))
                self._keys.pads = {0: pad}
        return None

    def _seat_of(self, player: int) -> int:
        """The seat of a person, by the key set's number."""
        return self._people[player]

    def _act_press(self, player: int, at_s: float) -> None:
        turning = self.match.game.phase is Phase.WAITING
        self._act(self._seat_of(player), TURN_DIRECTION if turning else PASS, at_s)

    def _call(self, scancode: int, at_s: float) -> None:
        """A key was pressed by somebody who calls cards out."""
        seat = self._seat_of(0)
        slot = self._keys.hear(scancode, at_s, self.match.game.hands[seat], self._show.looks[seat])
        if slot == ACTION:
            self._act_press(0, at_s)
        elif slot is not None:
            self._press(seat, slot, at_s)

    def _press(self, seat: int, slot: int, at_s: float) -> None:
        if self.match.is_over:
            return
        self._show.press(seat, slot, at_s)
        dealt_only = self.match.game.last_turner is None
        if dealt_only and self.match.game.hands[seat][slot] != EMPTY:
            self._show.nudge(seat, slot)
        self._act(seat, slot, at_s)

    def _act(self, seat: int, slot: int, at_s: float) -> None:
        """Somebody acts; not after a stall, in which nobody could see anything: the next tick pauses for it."""
        if at_s - self._seen_s > STALL_S and not self._drew_anew:
            return
        self.match.press(seat, slot, self._clock.ms_at(at_s))

    def _point(self, pixel: tuple[int, int], at_s: float) -> None:
        """A press on a card of a person's hand plays it."""
        point = self._to_logical(pixel)
        if point is None:
            return
        for seat in self._people:
            place = self._show.places.of(seat)
            for slot, box in enumerate(place.slots):
                if box.contains(point) or (place.caps and place.caps[slot].contains(point)):
                    self._press(seat, slot, at_s)

    def _to_logical(self, pixel: tuple[int, int]) -> tuple[float, float] | None:
        """The logical point under a pixel; None before the first picture."""
        return None if self._viewport is None else self._viewport.to_logical(pixel)

    def _who_lost(self, player: int, pad: str) -> str:
        name = self._show.looks[self._seat_of(player)].name
        return self._desk.tr("{name}: the pad is gone ({pad}). Plug it in again to go on.", name=name, pad=pad)

    def _pause(self, at_s: float, why: str = "") -> Change:
        """The clock stands, the cards are hidden; `why` is a line for the players."""
        self._clock.stop(at_s)
        self._show.hearing.hush()
        return Push(self._desk.open.pause(self._felt, self._restart, self._leave, why))

    def _restart(self) -> Scene:
        self.close()
        return self._desk.open.table(self._plan.again())

    def _leave(self) -> Scene:
        self.close()
        return self._desk.open.title()

    # Time

    def tick(self, now_s: float) -> Change:
        """Let the match run up to now; after a stall pause instead, so that nobody plays behind the players' backs."""
        stalled, drew_anew, self._drew_anew = now_s - self._seen_s > STALL_S, self._drew_anew, False
        if stalled and self._over_s is None:
            if not drew_anew:
                return self._pause(self._seen_s)
            self._clock.stop(self._seen_s)
            self._clock.run(now_s)
        self._seen_s = now_s
        now_ms = self._clock.ms_at(now_s)
        happened = self.match.advance(now_ms)
        if happened:
            self._show.captions = self._desk.settings.captions or self._desk.caller.is_silent
            self._show.happen([stamped.event for stamped in happened], now_s)
        self._show.look_at(now_ms, now_s)
        return self._finish(now_s) if self.match.is_over else None

    def _finish(self, now_s: float) -> Change:
        """Somebody went out: after a moment come the results."""
        if self._over_s is None:
            self._over_s = now_s
        if now_s - self._over_s < OUT_S:
            return None
        self.close()
        return Reset(self._desk.open.results(self._plan, self.match, self._felt))

    def close(self) -> None:
        """The game is left: its log ends. One that is over goes into the history, once."""
        if self.match.is_over and not self._is_kept:
            self._is_kept = True
            keep(self._desk, self._plan, self.match)
        self._log.close()

    # What it shows

    def step(self) -> None:
        """One fixed step of motion."""
        self._show.step()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The table with everything on it. A new kit draws all art anew: in a large window that takes its time."""
        self._drew_anew = self._drew_anew or kit is not self._kit
        self._kit, self._viewport = kit, kit.viewport
        self._label_keys()
        return self._show.picture(kit, now_s, alpha)

    def _label_keys(self) -> None:
        self._keys.label(self._show.looks, self.match.game.hands)


def _layout(desk: Desk, plan: GamePlan) -> TableLayout:
    """The layout for these seats: one person at the bottom, or several in the corners."""
    people = sum(seat.is_person for seat in plan.seats)
    kind: Kind = "kids" if plan.mode == "turns" else "party" if people > 1 else "race"
    return load_table(table_file(desk.tables, kind, len(plan.seats)))
