"""Seats: who plays, with which keys or how quickly, by which rules. Enter starts."""

from collections.abc import Iterator

from qwitch.bots.levels import LEVELS
from qwitch.controls.commands import Command, PadPressed, SlotPress
from qwitch.controls.keysets import ALL_SETS, KeySet
from qwitch.scenes.desk import Desk
from qwitch.scenes.house_rules import HouseRulesScene
from qwitch.scenes.key_words import key_name
from qwitch.scenes.names import level_name, seat_names, seconds
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change, Pop, Push, Reset
from qwitch.scenes.seat import SeatScene
from qwitch.scenes.seating import NOBODY, PERSON, Seating
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.theme import FeltName
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.slider import Slider
from qwitch.stage.widgets.widget import Widget
from qwitch.table import Box

ROW_TOP, ROW, HEIGHT = 190, 104, 64
LEFT, NAME_WIDTH = 84, 190
WHO = (290, 250)
PACE = (556, 330)
RIGHT, RIGHT_WIDTH = 960, 560

PACES = (500, 5000, 50)
"""The slowest and quickest mean delays offered, and the step between them, in milliseconds."""

FREE_STEP = 46
"""From one key of a free set to the next, in logical units."""

FELTS: dict[str, FeltName] = {"race": "race", "turns": "kids", "solo": "solo"}


class SeatsScene(PanelScene):
    """The last step before the deal."""

    takes_seats = True

    def __init__(self, desk: Desk, seating: Seating) -> None:
        """Change this seating until somebody starts the game."""
        self.seating = seating
        super().__init__(desk)
        self.panel.focus = next(i for i, widget in enumerate(self.panel.widgets) if widget.word == "start")

    @property
    def key_sets(self) -> tuple[KeySet | None, ...]:
        """Every key set listens: a key of a free one takes a seat."""
        return ALL_SETS

    def build(self) -> Panel:
        """A row for each chair, and the rules on the right."""
        seating = self.seating
        places = range(1) if seating.mode == "solo" else range(len(seating.chairs))
        widgets: list[Widget] = []
        for place in places:
            widgets += self._row(place)
        return Panel([*widgets, *self._rules()], focus="start")

    def handle(self, command: Command) -> Change:
        """One press of a key of a free set joins, one more leaves again; all else goes to the panel."""
        if isinstance(command, SlotPress):
            if self.seating.mode != "solo":
                usual = self.desk.key_sets(len(self.seating.people))
                self.seating.join(ALL_SETS[command.player], usual)
                self.refresh()
            return None
        if isinstance(command, PadPressed):
            self.seating.join_pad(command.pad)
            self.refresh()
            return None
        return super().handle(command)

    def changed(self, word: str) -> Change:
        """Another player, pace, mode or edition."""
        widget = self.panel.widget(word)
        kind, _, place = word.partition(" ")
        match kind, widget:
            case "who", Choice(value=str(who)):
                self.seating.seat(int(place), who)
            case "pace", Slider(value=pace):
                self.seating.pace(int(place), pace)
            case "mode", Choice(value=str(mode)):
                self.seating = self.desk.seating(mode)
            case "edition", Choice(value=str(edition)):
                self.seating.edition = edition
        self.refresh()
        return None

    def chosen(self, word: str) -> Change:
        """Start, look closer at a seat or at the house rules, or back to the title."""
        kind, _, place = word.partition(" ")
        if kind == "seat":
            return Push(SeatScene(self.desk, self.seating, int(place)))
        if word == "house":
            return Push(HouseRulesScene(self.desk, self.seating.mode))
        if word == "back" or not self.seating.can_start:
            return self.back()
        return Reset(self.desk.open.table(self.desk.start(self.seating)))

    def back(self) -> Change:
        """Escape goes back to the title."""
        return Pop()

    def _sets(self) -> tuple[KeySet | None, ...]:
        """The keys of each person."""
        return self.seating.key_sets(self.desk.key_sets(len(self.seating.people)))

    # The controls

    def _row(self, place: int) -> Iterator[Widget]:
        chair, y = self.seating.chairs[place], ROW_TOP + ROW * place
        if chair.who != NOBODY:
            yield Button(f"seat {place}", Box(LEFT + 54, y + 6, NAME_WIDTH - 46, HEIGHT - 12), self._name_of(place))
        yield Choice(f"who {place}", Box(WHO[0], y, WHO[1], HEIGHT), "", self._players(chair.who), chair.who)
        if chair.mean_ms:
            bounds, step = PACES[:2], PACES[2]
            yield Slider(
                f"pace {place}", Box(PACE[0], y, PACE[1], HEIGHT), "", bounds, step, chair.mean_ms, self._seconds, 1.0
            )

    def _name_of(self, place: int) -> str:
        """What the player there is called."""
        seating = self.seating
        return seat_names(seating.specs(), self.desk.tr, seating.names())[seating.taken.index(place)]

    def _players(self, who: str) -> list[tuple[object, str]]:
        tr = self.desk.tr
        levels = [(name, level_name(name, tr)) for name in LEVELS]
        own = [(who, tr("own pace"))] if who.startswith("bot:") else []
        empty = [] if self.seating.mode == "solo" else [(NOBODY, tr("nobody"))]
        return [(PERSON, tr("person")), *levels, *own, *empty]

    def _seconds(self, ms: int) -> str:
        return f"{seconds(ms, self.desk.tr)} s"

    def _rules(self) -> Iterator[Widget]:
        tr, seating = self.desk.tr, self.seating
        modes = [("race", tr("Race")), ("turns", tr("Kids")), ("solo", tr("Solo"))]
        editions = [("tin", tr("tin")), ("boxed", tr("boxed"))]
        yield Choice("mode", Box(RIGHT, ROW_TOP, RIGHT_WIDTH, HEIGHT), tr("Play"), modes, seating.mode)
        yield Choice("edition", Box(RIGHT, ROW_TOP + 80, RIGHT_WIDTH, HEIGHT), tr("Edition"), editions, seating.edition)
        yield Button("house", Box(RIGHT, ROW_TOP + 160, RIGHT_WIDTH, HEIGHT), tr("House rules"))
        yield Button("start", Box(RIGHT, ROW_TOP + 450, RIGHT_WIDTH, 84), tr("Start"))
        yield Button("back", Box(RIGHT, ROW_TOP + 550, RIGHT_WIDTH, HEIGHT), tr("Back"))

    # The picture

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """Rows of players, rules beside them."""
        self.sees(kit)
        title = kit.heading(self.desk.tr("Who plays?"), 104)
        still = [
            *kit.veil(80),
            title,
            *self._names(kit),
            *self._notes(kit),
            *self.panel.blits(kit),
        ]
        return Picture(kit.table(FELTS[self.seating.mode]), still)

    def _names(self, kit: Kit) -> Iterator[Blit]:
        """Symbol and name before each row; the keys of people behind it."""
        seating = self.seating
        sets = iter(self._sets())
        taken = seating.taken
        for place in range(1 if seating.mode == "solo" else len(seating.chairs)):
            y = ROW_TOP + ROW * place
            if place not in taken:
                continue
            yield kit.symbol(seating.styles()[taken.index(place)], 40, (LEFT + 24, y + HEIGHT / 2))
            if seating.chairs[place].is_person:
                yield from self._keys(kit, next(sets), seating.chairs[place].pad, y)

    def _keys(self, kit: Kit, keys: KeySet | None, pad: int | None, y: float) -> Iterator[Blit]:
        """What a person plays with; the only one may type the cards."""
        if (
            self.desk.settings.calling
            and pad is None
            and (len(self.seating.people) == 1 or self.seating.mode == "turns")
        ):
            words = Box(PACE[0] + 4, y, PACE[1], HEIGHT)
            yield kit.line(self.desk.tr("calling it out"), Typeface.BOLD, 24, kit.palette.text_quiet, words, "left")
            return
        labels = self.desk.key_labels(keys, pad)
        for place, label in enumerate(labels):
            last = place == len(labels) - 1
            gap, wide = (18, 76) if last else (0, 46)
            yield kit.keycap(label, Box(PACE[0] + 4 + 52 * place + gap, y + 11, wide, 42))

    def _notes(self, kit: Kit) -> Iterator[Blit]:
        """What is house rule here, and how further people join."""
        tr, text = self.desk.tr, kit.theme.text
        free = (
            () if self.seating.mode == "solo" else self.seating.free_sets(self.desk.key_sets(len(self.seating.people)))
        )
        lines = [
            "" if self.seating.is_printed else tr("The printed rules do not cover this number: house rules."),
            tr("More people: press a key of a free set.") if free else "",
        ]
        for row, line in enumerate(lines):
            box = Box(RIGHT, ROW_TOP + 242 + 42 * row, RIGHT_WIDTH, 40)
            yield kit.line(line, Typeface.TEXT, text.body, kit.palette.text, box)
        for place, keys in enumerate(free):
            yield from self._free_set(kit, keys, place, len(free))

    def _free_set(self, kit: Kit, keys: KeySet, place: int, count: int) -> Iterator[Blit]:
        """The slot keys of a set that somebody can join with: two sets beside each other, a last one in the middle."""
        width = FREE_STEP * len(keys.slots)
        shift = 0.0 if place == count - 1 and place % 2 == 0 else (width + 40) * (place % 2 - 0.5)
        left, y = RIGHT + (RIGHT_WIDTH - width) / 2 + shift, ROW_TOP + 328 + 44 * (place // 2)
        for slot, key in enumerate(keys.slots):
            label = key_name(key, self.desk.labels, self.desk.tr)
            yield kit.keycap(label, Box(left + FREE_STEP * slot, y, FREE_STEP - 6, 38))
