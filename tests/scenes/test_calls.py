"""Call it out: at the table, typing the letter and the number of a card plays it."""

from dataclasses import dataclass

import pygame
import pytest

from qwitch.controls.commands import RawKeys
from qwitch.engine.cards import NAMES
from qwitch.engine.game import EMPTY
from qwitch.match.seats import parse_seats
from qwitch.scenes.calls import PATIENCE_S
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.pause import PauseScene
from qwitch.scenes.table import TableScene
from qwitch.stage.soundmap import SoundName
from qwitch.store import Settings
from tests.scenes.sitting import Sitting


@dataclass
class Called:
    """A table, and whoever calls cards out there."""

    sitting: Sitting
    table: TableScene

    @property
    def hand(self) -> list[str]:
        """The names of the cards in the hand in front, empty ones left out."""
        return [NAMES[card] for card in self.table.match.game.hands[0] if card != EMPTY]

    @property
    def fitting(self) -> str:
        """A card in the hand that fits now."""
        game = self.table.match.game
        return next(NAMES[card] for card in game.hands[0] if card != EMPTY and game.fits_now(card))

    @property
    def note(self) -> str:
        """What stands beside the plate now."""
        look = self.table._show.looks[0]
        return look.note if self.sitting.now_s < look.note_until_s else ""


def at_table(mode: str = "race", seats: str = "me", calling: bool = True, seed: int = 5) -> Called:
    """Deal, and wait for the first direction card; with other seats than computers nobody else plays."""
    sitting = Sitting(Settings(calling=calling))
    table = sitting.screens.table(GamePlan(mode, "boxed", parse_seats(seats), seed=seed))
    assert isinstance(table, TableScene)
    sitting.open(table)
    while table.match.game.direction is None or not any(
        card != EMPTY and table.match.game.fits_now(card) for card in table.match.game.hands[0]
    ):
        sitting.waits(0.1)
    return Called(sitting, table)


@pytest.fixture
def called() -> Called:
    return at_table()


@pytest.mark.parametrize("mode", ["race", "solo", "turns"])
def test_the_called_card_is_played(mode: str) -> None:
    called = at_table(mode)
    card = called.fitting
    called.sitting.press(*card)
    called.sitting.waits(0.05)
    assert card not in called.hand
    assert NAMES[called.table.match.game.pile[-1]] == card


def test_the_letter_alone_plays_nothing_and_is_shown(called: Called) -> None:
    before = called.hand
    called.sitting.press(called.fitting[0])
    called.sitting.waits(0.05)
    assert called.hand == before
    assert called.note == f"{called.fitting[0]}…"


def test_a_letter_waits_only_so_long(called: Called) -> None:
    card, before = called.fitting, called.hand
    called.sitting.press(card[0])
    called.sitting.waits(PATIENCE_S + 0.1)
    assert called.note == ""
    called.sitting.press(card[1])
    called.sitting.waits(0.05)
    assert called.hand == before


def test_a_card_that_is_not_in_the_hand_is_told_of_and_costs_nothing(called: Called) -> None:
    before = called.hand
    other = next(name for name in NAMES if name not in before)
    called.sitting.press(*other)
    called.sitting.waits(0.05)
    assert called.note == f"{other} is not in your hand"
    assert called.sitting.ear.heard.count(SoundName.HINT) == 1
    assert called.hand == before
    assert called.table.match.disciplines[0].frozen_ms(called.table.match.now_ms) == 0


def test_the_caps_tell_what_to_type_and_those_half_called_sink(called: Called) -> None:
    called.sitting.sees()
    look = called.table._show.looks[0]
    assert [label for label in look.labels if label] == called.hand
    letter = called.hand[0][0]
    called.sitting.press(letter)
    sunk = [until_s > called.sitting.now_s for until_s in look.pressed_until_s]
    assert sunk == [label.startswith(letter) for label in look.labels]


def test_slot_keys_are_numbers_now(called: Called) -> None:
    before = called.hand
    called.sitting.press("1", "2", "3", "4", "5")
    called.sitting.waits(0.05)
    assert called.hand == before
    assert called.note == ""


def test_letters_of_the_own_layout_call(called: Called) -> None:
    """[pygame-ce 2745, Mindustry 1151]."""
    card = called.fitting
    called.sitting.types_on({"Z": card[0].lower()})
    called.sitting.press("Z", card[1])
    called.sitting.waits(0.05)
    assert NAMES[called.table.match.game.pile[-1]] == card


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_with_a_modifier_nothing_is_called(called: Called, mod: int) -> None:
    """AltGr arrives as Ctrl and Alt [SDL 9201]."""
    before = called.hand
    called.sitting.mod = mod
    called.sitting.press(*called.fitting)
    called.sitting.waits(0.05)
    assert called.hand == before


def test_held_keys_swallow_nothing(called: Called) -> None:
    """Every action is a tap, whatever else is down [stk-code 2998]."""
    card = called.fitting
    called.sitting.down("Q", "9", card[0])
    called.sitting.down(card[1])
    called.sitting.waits(0.05)
    assert card not in called.hand


def test_escape_pauses(called: Called) -> None:
    called.sitting.press("ESCAPE")
    assert isinstance(called.sitting.top, PauseScene)


def test_space_passes_where_nothing_fits_and_is_hinted_at_else() -> None:
    called = at_table("turns", "me,me2")
    called.sitting.press("SPACE")
    called.sitting.waits(0.05)
    assert SoundName.HINT in called.sitting.ear.heard


@pytest.mark.parametrize(("seats", "calling"), [("me,easy", False), ("me,me2", True)])
def test_only_one_person_who_wants_to_calls(seats: str, calling: bool) -> None:
    called = at_table("race", seats, calling)
    assert called.table.raw_keys is RawKeys.OFF
    assert None not in called.table.key_sets


def test_all_children_of_a_game_in_turns_may_call() -> None:
    called = at_table("turns", "me,me2")
    assert called.table.raw_keys is RawKeys.ALSO
    assert called.table.key_sets == (None,)


def test_who_calls_hears_nothing_of_it_after_the_setting_changed(called: Called) -> None:
    called.sitting.desk.change(Settings(calling=False))
    called.sitting.waits(0.05)
    assert called.table.raw_keys is RawKeys.OFF
    card, hand = called.fitting, called.table.match.game.hands[0]
    slot = next(slot for slot, held in enumerate(hand) if held != EMPTY and NAMES[held] == card)
    called.sitting.press(str(slot + 1))
    called.sitting.waits(0.05)
    assert NAMES[called.table.match.game.pile[-1]] == card
