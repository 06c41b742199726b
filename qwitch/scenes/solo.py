"""Solo: which deal is played against the clock, with which ghost, and what medals ask for there. Enter starts."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

from msgspec import structs

from qwitch.controls.commands import Command, Erased, MenuMove, Move, PadPressed, Written
from qwitch.controls.keysets import KeySet
from qwitch.match.deal_codes import IGNORED, deal_name
from qwitch.match.medals import Standard
from qwitch.scenes.desk import Desk
from qwitch.scenes.key_plan import CALLING, WAYS_ALONE
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.records import WORK_MS, WORK_REST_MS, Record, best_run
from qwitch.scenes.scene import IDLE_MS, Change, Push, Reset
from qwitch.scenes.seat import SeatScene
from qwitch.scenes.seating import Chair
from qwitch.scenes.solo_controls import solo_controls
from qwitch.scenes.solo_deal import DealChoice, alone, solo_plan
from qwitch.scenes.solo_view import code_tiles, keys_shown, medal_sheet
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.message import message
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.soundmap import SoundName
from qwitch.stage.widgets.panel import Panel
from qwitch.store import SoloChoice
from qwitch.table import Box

DAY = Box(464, 232, 292, 86)
MESSAGE = Box(84, 812, 672, 46)


class SoloScene(PanelScene):
    """The last step before a run."""

    is_writing = True
    """The keys of letters and numbers write a deal's code."""

    def __init__(self, desk: Desk, today: Callable[[], date] = date.today) -> None:
        """Offer what was played last; today tells the day where the player is."""
        self._today = today
        self.seating = alone(desk)
        self.deal = DealChoice.last_one(desk)
        self.answer = ""
        self._best: tuple[str, int, Record | None] | None = None
        super().__init__(desk)
        self.panel.focus_on("start")

    @property
    def key_sets(self) -> tuple[KeySet | None, ...]:
        """No key plays a card here: they write."""
        return ()

    @property
    def seed(self) -> int | None:
        """The deal chosen now; None while its code is not whole."""
        return self.deal.seed(self._today(), self.seating.edition)

    @property
    def standard(self) -> Standard | None:
        """What medals ask for on the deal, once it is worked out."""
        return None if self.seed is None else self.desk.standards.of(self.seating.edition, self.seed)

    @property
    def best(self) -> Record | None:
        """The best run on the deal."""
        if self.seed is None:
            return None
        deal = self.seating.edition, self.seed
        if self._best is None or self._best[:2] != deal:
            self._best = *deal, best_run(self.desk, *deal)
        return self._best[2]

    @property
    def rest_ms(self) -> int:
        """While medals are worked out, this screen has something to do."""
        return IDLE_MS if self.seed is None or self.standard is not None else WORK_REST_MS

    def enter(self, now_s: float) -> None:
        """Back from elsewhere there may be another best run."""
        self._best = None
        super().enter(now_s)

    def tick(self, now_s: float) -> Change:
        """Work on, a little each frame."""
        if self.seed is not None:
            self.desk.standards.work(self.seating.edition, self.seed, WORK_MS)
        return None

    # The controls

    def build(self) -> Panel:
        """The deal on the left; edition, ghost, help, keys and player on the right."""
        return Panel(solo_controls(self.desk, self.seating, self.deal), focus="start")

    # What the player wants

    def handle(self, command: Command) -> Change:
        """Signs write the code; the space bar, which would write as well, presses what has the focus."""
        match command:
            case Written(" ") if not self.deal.is_begun:
                return super().handle(MenuMove(Move.ACCEPT, 0.0))
            case Written(text):
                for sign in text:
                    if sign not in IGNORED:
                        self._write(sign)
                return None
            case Erased():
                self._erase()
                return None
            case PadPressed(pad):
                self._sit(replace(self._chair, pad=pad))
                return None
            case MenuMove(Move.ACCEPT, _, pad) if pad != self._chair.pad:
                self._sit(replace(self._chair, pad=pad))  # whoever presses Start with it plays with it
        return super().handle(command)

    def changed(self, word: str) -> Change:
        """Another deal, edition, ghost, help, or other keys."""
        value, solo = self.panel.value(word), self.desk.settings.solo
        self.answer = ""
        match word:
            case "deal":
                self.deal.turn_to(str(value))
            case "edition":
                self.seating.edition = str(value)
            case "ghost":
                self._change_solo(structs.replace(solo, ghost=value))
            case "strip":
                self._change_solo(structs.replace(solo, strip=value))
            case "way":
                self._play_with(str(value))
        self.refresh()
        return None

    def chosen(self, word: str) -> Change:
        """Start, or write a sign, or look elsewhere."""
        kind, _, sign = word.partition(" ")
        match kind:
            case "sign":
                self._write(sign)
            case "erase":
                self._erase()
            case "player":
                return Push(SeatScene(self.desk, self.seating, self._place))
            case "best":
                return Push(self.desk.open.best_times(self.seed, self.seating.edition))
            case "start":
                return self._start()
            case _:
                return self.back()
        return None

    def back(self) -> Change:
        """Escape goes back to the title; what was chosen stays chosen."""
        self._remember()
        return super().back()

    def _start(self) -> Change:
        if self.seed is None:
            tr = self.desk.tr
            self.answer = tr("A code has four signs: letters A to H, numbers 1 to 8.")
            return None
        self._remember()
        return Reset(self.desk.open.table(solo_plan(self.desk, self.seating, self.seed)))

    def _write(self, sign: str) -> None:
        self.answer = ""
        if self.deal.write(sign):
            self.desk.speaker.play(SoundName.MOVE)
        else:
            self.answer = self.desk.tr("A code has four signs: letters A to H, numbers 1 to 8.")
            self.desk.speaker.play(SoundName.HINT)
        self.refresh()

    def _erase(self) -> None:
        self.answer = ""
        self.deal.erase()
        self.refresh()

    def _remember(self) -> None:
        self._change_solo(structs.replace(self.desk.settings.solo, deal=self.deal.lasting, code=self.deal.code))

    def _change_solo(self, solo: SoloChoice) -> None:
        if solo != self.desk.settings.solo:
            self.desk.change(structs.replace(self.desk.settings, solo=solo))

    def _play_with(self, way: str) -> None:
        self._sit(replace(self._chair, pad=None, keys=None))
        self.desk.change(structs.replace(self.desk.settings, calling=way == CALLING))
        if way in WAYS_ALONE:
            self.desk.set_keys(1, (WAYS_ALONE[way],))

    @property
    def _place(self) -> int:
        return self.seating.taken[0]

    @property
    def _chair(self) -> Chair:
        return self.seating.chairs[self._place]

    def _sit(self, chair: Chair) -> None:
        self.seating.put(self._place, chair)

    # The picture

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The deal and its medals, and how it is played."""
        self.sees(kit)
        tr = self.desk.tr
        title = kit.heading(tr("Solo"), 88, 76)
        still = [
            *kit.veil(70),
            title,
            *code_tiles(kit, self.shown_name),
            *self._day(kit),
            *medal_sheet(kit, tr, self.best, self.standard),
            *keys_shown(kit, self.desk, self._chair),
            *self.panel.blits(kit),
            *message(kit, self.answer, MESSAGE, is_answer=True),
        ]
        return Picture(kit.table("solo"), still)

    @property
    def shown_name(self) -> str:
        """What stands for the deal: its code as far as it was typed, or its name."""
        return self.deal.code if self.deal.kind == "code" else deal_name(self.seed or 0)

    def _day(self, kit: Kit) -> Iterator[Blit]:
        """What is special about the deal of the day."""
        if self.deal.kind == "day":
            text = kit.theme.text
            line = self.desk.tr("today, the same for everybody")
            yield kit.line(line, Typeface.TEXT, text.body, kit.palette.text_quiet, DAY, "left")
