"""The keyboard check: keys light up as they arrive, and a guided test finds out which ones the keyboard swallows."""

from collections.abc import Iterator
from dataclasses import replace

import pygame

from qwitch.controls.arrangements import proposal
from qwitch.controls.commands import Command, FocusLost, KeyPressed, KeyReleased, MenuMove, Move, Pointed, RawKeys
from qwitch.controls.holding import Combination
from qwitch.controls.keysets import KeySet
from qwitch.controls.trial import Step, Trial
from qwitch.scenes.board_view import MESSAGE, BoardView, control_box, looks_of
from qwitch.scenes.check_view import CheckView
from qwitch.scenes.desk import Desk
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.scene import Change
from qwitch.stage.board import KeyLook
from qwitch.stage.kit import Kit
from qwitch.stage.message import message
from qwitch.stage.painter import Picture
from qwitch.stage.soundmap import SoundName
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.widget import Widget
from qwitch.store.players import PEOPLE

SOUNDS = {Step.PASSED: SoundName.ACCEPT, Step.AGAIN: SoundName.HINT, Step.SWALLOWED: SoundName.BACK}


class KeyboardCheckScene(PanelScene):
    """Free play on the keyboard, and the test."""

    def __init__(self, desk: Desk, people: int) -> None:
        """Look at the keys of so many people."""
        self.people = people
        self.sets = desk.key_sets(people)
        self.trial: Trial | None = None
        self.swallowed: list[Combination] = []
        self.seen: set[int] = set()
        self.down: dict[int, None] = {}
        self.answer = ""
        self.passed: tuple[KeySet, ...] = ()
        super().__init__(desk)

    @property
    def raw_keys(self) -> RawKeys:
        """Every key is shown; during the test it means nothing else."""
        return RawKeys.ALSO if self.trial is None else RawKeys.ONLY

    def enter(self, now_s: float) -> None:
        """Nothing is down yet."""
        self.down = {}
        self.refresh()

    # The controls

    def build(self) -> Panel:
        """How many people, the test, and the keys it found."""
        controls = list(self._controls())
        return Panel(controls, focus="use" if any(widget.word == "use" for widget in controls) else "start")

    def _controls(self) -> Iterator[Widget]:
        tr = self.desk.tr
        numbers = [(count, str(count)) for count in range(1, PEOPLE + 1)]
        yield Choice("people", control_box(0), tr("People"), numbers, self.people)
        yield Button("start", control_box(1), tr("Test these keys"))
        if self.passed == self.sets != self.desk.key_sets(self.people):
            yield Button("use", control_box(2), tr("Play with these"))
        yield Button("back", control_box(3), tr("Done"))

    # What people want

    def handle(self, command: Command) -> Change:
        """Keys light up, or are tried."""
        match command:
            case KeyPressed(scancode):
                self._press(scancode)
            case KeyReleased(scancode):
                self._release(scancode)
            case FocusLost():
                self.down = {}
                if self.trial is not None:
                    self.trial.let_go()
            case MenuMove(Move.BACK) | Pointed(down=True) if self.trial is not None:
                self._stop()
            case MenuMove() if self.trial is not None:
                pass
            case _:
                return super().handle(command)
        return None

    def changed(self, word: str) -> Change:
        """Another number of people."""
        self.people = self.panel.value("people")
        self.sets, self.swallowed, self.passed = self.desk.key_sets(self.people), [], ()
        self.answer = ""
        self.refresh()
        return None

    def chosen(self, word: str) -> Change:
        """Start the test, or take the keys that passed it."""
        match word:
            case "start":
                self.trial, self.answer = Trial(self.sets), ""
            case "use":
                self.desk.set_keys(self.people, self.sets)
                self.answer = self.desk.tr("From now on you play with these keys.")
            case _:
                return self.back()
        self.refresh()
        return None

    def _press(self, scancode: int) -> None:
        self.seen.add(scancode)
        self.down[scancode] = None
        if self.trial is not None and scancode == pygame.KSCAN_ESCAPE:
            self._stop()
        elif self.trial is not None:
            self._went_on(self.trial, self.trial.press(scancode))

    def _release(self, scancode: int) -> None:
        self.down.pop(scancode, None)
        if self.trial is not None:
            self._went_on(self.trial, self.trial.release(scancode))

    def _stop(self) -> None:
        self.trial = None
        self.desk.speaker.play(SoundName.BACK)
        self.refresh()

    def _went_on(self, trial: Trial, step: Step | None) -> None:
        if step is None:
            return
        self.desk.speaker.play(SOUNDS[step])
        tr = self.desk.tr
        self.answer = {
            Step.PASSED: tr("All arrived. Now the next ones."),
            Step.AGAIN: tr("Not all at once. Once more: hold all of them, then let go."),
            Step.SWALLOWED: tr("Your keyboard swallows these. Now the next ones."),
        }[step]
        if trial.is_over:
            self._end(trial)

    def _end(self, trial: Trial) -> None:
        """All delivered, or other keys to try, which hold nothing that was swallowed so far."""
        tr, self.trial = self.desk.tr, None
        self.swallowed += [bad for bad in trial.swallowed if bad not in self.swallowed]
        others = proposal(self.people, self.swallowed)
        if not trial.swallowed:
            self.passed = self.sets
            self.answer = tr("Your keyboard brings all of these keys together.")
        elif others is None:
            self.answer = tr("No keys are left that all arrive together. A gamepad helps.")
        else:
            self.sets = others
            self.answer = tr("Your keyboard swallows some keys. Test the keys shown now.")
        self.panel = self.build()

    # The picture

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The controls, the keyboard, and what is asked for or was found."""
        self.sees(kit)
        tr = self.desk.tr
        title = kit.heading(tr("Keyboard check"), 84, 76)
        board, view = BoardView(self.desk.labels, tr), CheckView(kit, self.desk.labels, tr)
        still = [
            *kit.veil(90),
            title,
            *board.blits(kit, self._looks()),
            *(view.trial(self.trial, self.sets) if self.trial is not None else view.found(self.swallowed, self.down)),
            *self.panel.blits(kit),
            *message(kit, self.answer or self._hint(), MESSAGE, is_answer=bool(self.answer)),
        ]
        return Picture(kit.table("race"), still)

    def _looks(self) -> dict[int, KeyLook]:
        """Everybody's keys, those that arrived, are down, or are asked for."""
        asked = self.trial.asked if self.trial is not None else frozenset()
        own = looks_of(self.sets)
        return {
            key: replace(
                own.get(key, KeyLook()),
                is_seen=key in self.seen,
                is_down=key in self.down,
                is_wanted=key in asked and key not in self.down,
            )
            for key in own.keys() | self.seen
        }

    def _hint(self) -> str:
        if self.trial is not None:
            return self.desk.tr("Hold the keys with the yellow frame, all at once, then let go. Esc: stop.")
        return self.desk.tr("Press any keys: what arrives lights up.")
