"""Keys: who plays with which keys, for each number of people, and how to choose others."""

from collections.abc import Iterator

import pygame
from msgspec.structs import replace

from qwitch.controls.binding import ACTION, MODIFIERS
from qwitch.controls.commands import Command, FocusLost, KeyPressed, MenuMove, Move, Pointed, RawKeys
from qwitch.controls.keysets import key_sets
from qwitch.controls.rebinding import Got, Rebinding, Refused
from qwitch.scenes.board_view import MESSAGE, BoardView, control_box
from qwitch.scenes.desk import Desk
from qwitch.scenes.key_plan import CALLING, WAYS_ALONE, person_names, plan_looks, way_alone, way_names
from qwitch.scenes.key_words import doubt_words, key_name, refusal_words
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change, Push
from qwitch.stage.board import tray
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.message import message
from qwitch.stage.painter import Blit, Picture
from qwitch.stage.soundmap import SoundName
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.key_field import KeyField
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.seat_button import SeatButton
from qwitch.stage.widgets.widget import Widget
from qwitch.store import Settings
from qwitch.store.players import PEOPLE
from qwitch.table import Box

PERSON_TOP, PERSON = 566, (280, 172)
PERSON_GAP = 12
CAP, CAP_STEP = (46, 44), 53


class KeysScene(PanelScene):
    """The keys of one to five people."""

    def __init__(self, desk: Desk) -> None:
        """Show the keys of as many people as played last."""
        self.people = max(1, min(PEOPLE, desk.people_last))
        self.rebinding = Rebinding(desk.key_sets(self.people))
        self.answer = ""
        super().__init__(desk)

    @property
    def raw_keys(self) -> RawKeys:
        """While a key is being chosen, keys mean nothing but themselves."""
        return RawKeys.OFF if self.rebinding.wanted is None else RawKeys.ONLY

    @property
    def is_calling(self) -> bool:
        """Whether the one person types the cards, so that there are no keys to choose."""
        return self.people == 1 and self.desk.settings.calling

    def enter(self, now_s: float) -> None:
        """Show what is set now: the keyboard check may have changed it."""
        self._load()

    # The controls

    def build(self) -> Panel:
        """How many people, the ready-made keys, and every key."""
        return Panel([*self._top(), *(widget for person in range(self.people) for widget in self._person(person))])

    def _top(self) -> Iterator[Widget]:
        tr = self.desk.tr
        numbers = [(count, str(count)) for count in range(1, PEOPLE + 1)]
        yield Choice("people", control_box(0), tr("People"), numbers, self.people)
        if self.people == 1:
            way = way_alone(self.desk.settings, self.rebinding.sets[0])
            yield Choice("way", control_box(1), "", way_names(way, tr), way)
        else:
            yield Button("usual", control_box(1), tr("The usual keys"))
        yield Button("check", control_box(2), tr("Keyboard check"))
        yield Button("back", control_box(3), tr("Done"))

    def _person(self, person: int) -> Iterator[Widget]:
        """The name, which asks for six keys in a row, and each key by itself."""
        if self.is_calling:
            return
        box, names = self._person_box(person), person_names(self.people, self.desk.tr)
        head = Box(box.x + 10, box.y + 10, box.w - 20, 48)
        yield SeatButton(f"all {person}", head, person, names[person], self.desk.tr("all six"))
        wanted, pressed = self.rebinding.wanted, self.rebinding.pressed
        for slot, key in enumerate(self.rebinding.sets[person].keys):
            mine = wanted is not None and wanted.person == person
            waiting = mine and wanted is not None and wanted.slot == slot
            shown = pressed[slot] if mine and slot < len(pressed) else key
            yield KeyField(f"key {person} {slot}", self._cap(box, slot), self._name(shown), waiting)

    def _person_box(self, person: int) -> Box:
        width, gap = PERSON[0], PERSON_GAP
        left = 800 - (self.people * (width + gap) - gap) / 2
        return Box(left + person * (width + gap), PERSON_TOP, *PERSON)

    def _cap(self, box: Box, slot: int) -> Box:
        if slot == ACTION:
            return Box(box.x + 11, box.y + 122, 90, CAP[1] - 4)
        return Box(box.x + 11 + CAP_STEP * slot, box.y + 68, *CAP)

    def _name(self, scancode: int) -> str:
        return key_name(scancode, self.desk.labels, self.desk.tr)

    # What people want

    def handle(self, command: Command) -> Change:
        """While a key is being chosen, the next one is it; else all goes to the panel."""
        if self.rebinding.wanted is None:
            return super().handle(command)
        match command:
            case KeyPressed(pygame.KSCAN_ESCAPE) | MenuMove(Move.BACK) | FocusLost():
                self._leave_as_it_was()
            case KeyPressed(scancode, _, combined) if not combined or scancode in MODIFIERS:
                self._hear(scancode)
            case Pointed(down=True):
                self._leave_as_it_was()
                return super().handle(command)
        return None

    def changed(self, word: str) -> Change:
        """Another number of people, or other keys for the one."""
        value = self.panel.value(word)
        if word == "people":
            self.people = value
            self._load()
        elif value == CALLING:
            self._change(replace(self.desk.settings, calling=True))
        elif value in WAYS_ALONE:
            self.rebinding = Rebinding([WAYS_ALONE[value]])
            self._change(replace(self.desk.settings, calling=False))
            self._keep()
        return None

    def chosen(self, word: str) -> Change:
        """A key is to be exchanged, or everything reset, or the keyboard checked."""
        kind, _, which = word.partition(" ")
        match kind:
            case "key":
                person, slot = map(int, which.split())
                self.rebinding.ask(person, slot)
            case "all":
                self.rebinding.ask_all(int(which))
            case "usual":
                self.rebinding = Rebinding(key_sets(self.people))
                self._keep()
            case "check":
                return Push(self.desk.open.keyboard_check(self.people))
            case _:
                return self.back()
        self.answer = ""
        self.refresh()
        return None

    def _hear(self, scancode: int) -> None:
        tr, name = self.desk.tr, self._name(scancode)
        match self.rebinding.press(scancode):
            case Refused(_, why):
                self.answer = refusal_words(why, name, person_names(self.people, tr), tr)
                self.desk.speaker.play(SoundName.HINT)
            case Got(_, doubt, swapped, is_done):
                self.answer = doubt_words(doubt, name, tr)
                if swapped is not None:
                    self.answer = tr("{sign} and {other} have changed places.", sign=name, other=self._name(swapped))
                self.desk.speaker.play(SoundName.ACCEPT)
                if is_done:
                    self._keep()
        self.refresh()

    def _leave_as_it_was(self) -> None:
        self.rebinding.cancel()
        self.answer = ""
        self.desk.speaker.play(SoundName.BACK)
        self.refresh()

    # What is set

    def _load(self) -> None:
        self.rebinding = Rebinding(self.desk.key_sets(self.people))
        self.answer = ""
        self.refresh()

    def _keep(self) -> None:
        """These are the keys of so many people from now on."""
        self.desk.set_keys(self.people, self.rebinding.sets)
        self.refresh()

    def _change(self, settings: Settings) -> None:
        self.desk.change(settings)
        self.refresh()

    # The picture

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The controls, the keyboard, everybody's keys, and one line."""
        self.sees(kit)
        tr = self.desk.tr
        title = kit.heading(tr("Keys"), 84, 76)
        board = BoardView(self.desk.labels, tr)
        still = [
            *kit.veil(90),
            title,
            *board.blits(kit, plan_looks(self.rebinding.sets, self.desk.labels, self.is_calling)),
            *self._grounds(kit),
            *self.panel.blits(kit),
            *message(kit, self.answer or self._hint(), MESSAGE, is_answer=bool(self.answer)),
        ]
        return Picture(kit.table("race"), still)

    def _grounds(self, kit: Kit) -> Iterator[Blit]:
        """What each person's keys lie on, and what the sixth key is for."""
        if self.is_calling:
            return
        tr, text = self.desk.tr, kit.theme.text
        for person in range(self.people):
            box = self._person_box(person)
            cap = self._cap(box, ACTION)
            yield tray(kit, box)
            rest = Box(cap.right + 12, cap.y, box.right - cap.right - 24, cap.h)
            yield kit.line(tr("pass, turn"), Typeface.TEXT, min(text.body, 25), kit.palette.text_quiet, rest, "left")

    def _hint(self) -> str:
        """What can be done now."""
        tr, wanted = self.desk.tr, self.rebinding.wanted
        if self.is_calling:
            return tr("Type the letter of a card and then its number: B, 2. The space bar passes.")
        if wanted is None:
            return tr("Choose a key to exchange it, or a name to press all six keys in a row.")
        if wanted.slot == ACTION:
            return tr("To pass or turn: press a key. Esc: leave everything as it was.")
        return tr("Card {number}: press a key. Esc: leave everything as it was.", number=wanted.slot + 1)
