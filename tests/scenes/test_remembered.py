"""Whoever sat at the last game sits there again: names, colours, handicaps, keys, gamepads; Enter starts it."""

import pygame
import pytest

from qwitch.controls.commands import ActionPress, SlotPress
from qwitch.controls.keysets import ALL_SETS
from qwitch.scenes.seating import PERSON, Chair, Seating
from qwitch.scenes.seats import SeatsScene
from qwitch.scenes.table import TableScene
from qwitch.store import Settings
from tests.controls.pads import FakeSdl, down, pads_of
from tests.scenes.sitting import Sitting


@pytest.fixture
def sdl() -> FakeSdl:
    return FakeSdl()


def sitting_with(sdl: FakeSdl, settings: Settings | None = None) -> Sitting:
    """A player with these pads plugged in."""
    sitting = Sitting(settings)
    sitting.devices.pads = sitting.desk.pads = pads_of(sdl)
    return sitting


def at_seats(sitting: Sitting) -> SeatsScene:
    sitting.open(sitting.screens.seats("race"))
    assert isinstance(sitting.top, SeatsScene)
    return sitting.top


def at_table(sitting: Sitting) -> TableScene:
    assert isinstance(sitting.top, TableScene)
    return sitting.top


def family() -> Seating:
    """Two people with names and colours of their own, one of them slower, and a computer player."""
    seating = Seating.of_words("race", "boxed", ["me", "me2", "hard"])
    seating.put(0, Chair(PERSON, name="Ana", style=3))
    seating.put(1, Chair(PERSON, name="Ñandú", style=0, handicap_ms=300))
    return seating


def test_names_colours_and_handicaps_stand_on_the_table(sdl: FakeSdl) -> None:
    sitting = sitting_with(sdl)
    plan = sitting.desk.start(family())
    assert (plan.names, plan.styles) == (("Ana", "Ñandú", ""), (3, 0, 1))
    table = sitting.screens.table(plan)
    assert isinstance(table, TableScene)
    assert [(look.name, look.style) for look in table._show.looks][:2] == [("Ana", 3), ("Ñandú", 0)]
    assert [spec.handicap_ms for spec in table.match.seats] == [0, 300, 0]


def test_they_sit_there_the_next_time_and_after_a_new_start(sdl: FakeSdl) -> None:
    sitting = sitting_with(sdl)
    sitting.desk.start(family())
    for later in (sitting, sitting_with(sdl, sitting.desk.settings)):
        again = at_seats(later).seating
        assert (again.edition, again.names(), again.styles(), again.words()) == (
            "boxed",
            ("Ana", "Ñandú", ""),
            (3, 0, 1),
            ["me", "me2+300", "hard"],
        )


def test_who_joined_with_a_free_key_set_has_it_again(sdl: FakeSdl) -> None:
    sitting = sitting_with(sdl)
    seats = at_seats(sitting)
    free = seats.seating.free_sets(sitting.desk.key_sets(1))[0]
    sitting.wants(SlotPress(ALL_SETS.index(free), 2, sitting.now_s))
    sitting.press("RETURN")
    assert free in at_table(sitting).key_sets
    again = at_seats(sitting)
    assert free in again.seating.key_sets(sitting.desk.key_sets(2))
    sitting.press("RETURN")
    assert free in at_table(sitting).key_sets


def joined_by_pad(sdl: FakeSdl) -> Sitting:
    """Give somebody at the seats whom another person with a pad has joined."""
    sitting = sitting_with(sdl)
    for event in sdl.plug():
        sitting.does(event)
    at_seats(sitting)
    sitting.does(down(pygame.CONTROLLER_BUTTON_X))
    return sitting


def test_who_had_a_pad_has_it_again(sdl: FakeSdl) -> None:
    sitting = joined_by_pad(sdl)
    sitting.press("RETURN")
    assert at_table(sitting).key_sets[1:] == (None,)

    again = at_seats(sitting)
    assert again.seating.pads() == {1: 0}, "in the same run of the program"
    later = sitting_with(sdl, sitting.desk.settings)
    later.does(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    assert at_seats(later).seating.pads() == {1: 0}, "the pad that is plugged in at the next start"
    later.press("RETURN")
    later.does(down(pygame.CONTROLLER_BUTTON_LEFTSHOULDER))
    assert at_table(later).key_sets[1:] == (None,)


def test_without_the_pad_there_are_keys(sdl: FakeSdl) -> None:
    sitting = joined_by_pad(sdl)
    sitting.press("RETURN")
    for event in sdl.unplug(0):
        sitting.does(event)
    assert at_seats(sitting).seating.pads() == {}
    assert None not in at_seats(sitting_with(FakeSdl(), sitting.desk.settings)).seating.key_sets(
        sitting.desk.key_sets(2)
    )


def test_a_computer_player_in_the_place_of_a_person_has_nothing_in_hand(sdl: FakeSdl) -> None:
    """The held keys go with people, not with chairs."""
    sitting = sitting_with(sdl)
    at_seats(sitting)
    sitting.wants(SlotPress(4, 0, sitting.now_s))
    sitting.press("RETURN")
    sitting.wants(ActionPress(0, sitting.now_s))
    sitting.desk.start(Seating.of_words("race", "tin", ["me", "easy"]))
    assert [chair.keys for chair in at_seats(sitting).seating.chairs][1] is None
