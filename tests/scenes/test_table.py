"""The table: what people press goes to the match in its order, whatever moves on the screen."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame.event import Event

from qwitch.controls.commands import Pointed
from qwitch.engine.cards import NAMES
from qwitch.engine.game import EMPTY, Phase
from qwitch.match.log import LogWriter
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.results import ResultsScene
from qwitch.scenes.table import OUT_S, TableScene
from qwitch.stage.viewport import Viewport
from qwitch.table import Box
from tests.scenes.tables import SLOW, Seated

BOTS = "bot:100,bot:100,bot:100,bot:100,bot:100"

WINDOW = Viewport((800, 500))


@pytest.fixture
def seated() -> Seated:
    return Seated()


def press_at_once(seated: Seated, *names: str) -> None:
    """Press keys so quickly that all are read in one go."""
    sitting = seated.sitting
    for name in names:
        scancode = getattr(pygame, f"KSCAN_{name}")
        pygame.event.post(Event(pygame.KEYDOWN, scancode=scancode, key=pygame.K_UNKNOWN, mod=pygame.KMOD_NONE))
    for event in pygame.event.get():
        for command in sitting.devices.commands(event, sitting.now_s):
            sitting.wants(command)


# Presses


def test_a_key_plays_the_card_of_its_slot(seated: Seated) -> None:
    slot = seated.await_go()[0]
    card = seated.table.match.game.hands[0][slot]
    seated.sitting.press(str(slot + 1))
    seated.sitting.waits(0.05)
    assert [kind for kind, _, _ in seated.of_seat(0, "play", "misplay")] == ["play"]
    assert seated.table.match.game.pile[-1] == card


@pytest.mark.parametrize("order", ["531", "135", "24", "4321"])
def test_H1_keys_of_one_reading_are_judged_in_their_order(order: str) -> None:
    """Late cards tell it best: none of them changes the table, and each comes back (H4)."""
    seated = Seated("me,bot:20000")
    seated.await_stop()
    filled = [slot for slot in order if seated.table.match.game.hands[0][int(slot) - 1] != EMPTY]
    press_at_once(seated, *order)
    seated.sitting.waits(0.14 * 5 + 0.1)
    late = seated.of_seat(0, "late")
    assert [slot for _, slot, _ in late] == [int(name) - 1 for name in filled]


def test_R5_two_cards_of_one_seat_land_150_ms_apart(seated: Seated) -> None:
    seated.await_stop()
    filled = [str(slot + 1) for slot, card in enumerate(seated.table.match.game.hands[0]) if card != EMPTY]
    press_at_once(seated, *filled)
    seated.sitting.waits(0.9)
    times = [at_ms for _, _, at_ms in seated.of_seat(0, "late")]
    assert len(times) == len(filled) >= 2
    assert all(later - earlier >= 150 for earlier, later in pairwise(times))


def test_a_press_is_judged_while_cards_are_still_flying(seated: Seated) -> None:
    """Rules never wait for an animation [diceydungeons 1637]."""
    slot = seated.await_go()[0]
    for other in range(5):
        seated.table._show.nudge(0, other)
    assert seated.tableau.is_moving
    seated.sitting.press(str(slot + 1))
    seated.sitting.waits(1 / 60)
    assert seated.of_seat(0, "play") != []


def test_the_press_is_stamped_when_it_was_read(seated: Seated) -> None:
    slot = seated.await_go()[0]
    pressed_s = seated.sitting.now_s
    before_ms = seated.table.match.now_ms
    press_at_once(seated, str(slot + 1))
    seated.sitting.now_s += 0.1
    seated.sitting.waits(1 / 60)
    [(_, _, at_ms)] = seated.of_seat(0, "play")
    assert at_ms - before_ms <= 1000 * (seated.sitting.now_s - pressed_s) - 90


def test_a_modifier_never_plays_a_card(seated: Seated) -> None:
    slot = seated.await_go()[0]
    for mod in (pygame.KMOD_LCTRL, pygame.KMOD_RALT, pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_LMETA):
        seated.sitting.mod = mod
        seated.sitting.press(str(slot + 1))
    seated.sitting.waits(0.2)
    assert seated.of_seat(0, "play", "misplay", "late") == []


def test_before_the_first_direction_card_a_press_stirs_the_card_and_costs_nothing(seated: Seated) -> None:
    """Nobody is punished for being too early."""
    seated.sitting.waits(1.5)
    hand = seated.hand(0)
    seated.sitting.press("3")
    seated.sitting.waits(0.1)
    card = seated.tableau.hands[0][2]
    assert card is not None
    assert card.is_moving
    assert seated.hand(0) == hand
    assert seated.kinds == ["deal"]


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_H5_slots_stay_whatever_is_pressed_until_the_refill(data: st.DataObject) -> None:
    """No card moves to another key under a player's fingers [hs-bugs 838]."""
    seated = Seated("me,bot:20000,bot:20000", seed=data.draw(st.integers(0, 10_000), label="seed"))
    seated.await_(lambda: seated.table.match.game.phase is Phase.RUNNING)
    for _ in range(6):
        before = list(seated.table.match.game.hands[0])
        press_at_once(seated, data.draw(st.sampled_from("12345")))
        seated.sitting.waits(data.draw(st.sampled_from([0.02, 0.2, 1.2])))
        if "stop" in seated.kinds:
            return
        after = seated.table.match.game.hands[0]
        assert all(card in (held, EMPTY) for held, card in zip(before, after, strict=True))


# The pointer


def click(seated: Seated, box: Box, window: Viewport = WINDOW, number: int = pygame.BUTTON_LEFT) -> None:
    seated.sitting.sees(window.window)
    place = window.to_px(box.centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        seated.sitting.does(Event(kind, pos=place, button=number, touch=False))
    seated.sitting.waits(0.05)


@pytest.mark.parametrize("part", ["slots", "caps"])
@pytest.mark.parametrize("size", [(800, 500), (1280, 1024)])
def test_a_click_on_a_card_or_on_its_key_plays_it(part: str, size: tuple[int, int], seated: Seated) -> None:
    slot = seated.await_go()[0]
    place = seated.table._show.places.of(0)
    boxes = place.slots if part == "slots" else place.caps
    assert boxes is not None
    click(seated, boxes[slot], Viewport(size))
    assert [(kind, of) for kind, of, _ in seated.of_seat(0, "play")] == [("play", slot)]


def test_nothing_else_is_played_by_a_click(seated: Seated) -> None:
    slot = seated.await_go()[0]
    places = seated.table._show.places
    click(seated, places.of(0).slots[slot], number=pygame.BUTTON_RIGHT)
    click(seated, places.of(1).slots[0])
    click(seated, places.of(0).draw)
    click(seated, seated.table._show.places.layout.centre)
    seated.sitting.wants(Pointed(WINDOW.to_px(places.of(0).slots[slot].centre), False, False, seated.sitting.now_s))
    seated.sitting.waits(0.2)
    assert seated.of_seat(0, "play", "misplay", "late") == []


def test_however_fast_one_clicks_everything_can_still_be_clicked(seated: Seated) -> None:
    """Hundreds of clicks while cards fly and fall back leave nothing that ignores clicks [GCompris 303]."""
    slots = seated.table._show.places.of(0).slots
    seated.await_go()
    for number in range(300):
        place = WINDOW.to_px(slots[number * 2 % 5].centre)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEBUTTONDOWN):
            seated.sitting.does(Event(kind, pos=place, button=pygame.BUTTON_LEFT, touch=False))
        if number % 7 == 0:
            seated.sitting.waits(1 / 60)
    seated.await_(lambda: seated.look(0).frozen_share == 0)
    seated.sitting.waits(1)
    for _ in range(3):
        before = len(seated.of_seat(0, "play"))
        slot = seated.await_go()[0]
        click(seated, slots[slot])
        assert [each[:2] for each in seated.of_seat(0, "play")[before:]] == [("play", slot)]


# Who sits where


@pytest.mark.parametrize("seat", range(4))
def test_the_only_person_sits_at_the_bottom(seat: int) -> None:
    words = ["bot:20000"] * 4
    words[seat] = "me"
    seated = Seated(",".join(words))
    places = seated.table._show.places
    assert places.of(seat) is places.layout.seats[0]
    assert [places.of((seat + left) % 4) for left in range(4)] == list(places.layout.seats), "others follow to the left"
    assert seated.tableau.shown == {seat}
    assert seated.look(seat).name == "You"
    slot = seated.await_go(seat)[0]
    seated.sitting.press(str(slot + 1))
    seated.sitting.waits(0.05)
    assert seated.of_seat(seat, "play") != []


@pytest.mark.parametrize("people", range(2, 6))
def test_several_people_sit_in_the_corners_each_with_own_keys(people: int) -> None:
    words = ["me", *(f"me{number}" for number in range(2, people + 1))]
    seated = Seated(",".join(words))
    assert seated.table._show.places.layout.kind == "party"
    assert seated.tableau.shown == set(range(people))
    sets = seated.table.key_sets
    assert len(sets) == people
    assert all(seated.look(seat).labels for seat in range(people))
    assert len({seated.look(seat).name for seat in range(people)}) == people
    seated.await_stop()
    before = [len(seated.of_seat(seat, "late")) for seat in range(people)]
    for seat, keys in enumerate(sets):
        assert keys is not None
        slot = next(slot for slot, card in enumerate(seated.table.match.game.hands[seat]) if card != EMPTY)
        event = Event(pygame.KEYDOWN, scancode=keys.slots[slot], key=pygame.K_UNKNOWN, mod=pygame.KMOD_NONE)
        seated.sitting.does(event)
    seated.sitting.waits(0.1)
    assert [len(seated.of_seat(seat, "late")) for seat in range(people)] == [count + 1 for count in before]


def test_people_have_the_keys_of_their_number_wherever_they_sit() -> None:
    seated = Seated("me2,bot:20000,me")
    seated.await_stop()
    first = seated.table.key_sets[0]
    assert first is not None
    hand = seated.table.match.game.hands[2]
    slot = next(slot for slot, card in enumerate(hand) if card != EMPTY)
    before = [len(seated.of_seat(seat, "late")) for seat in (0, 2)]
    seated.sitting.does(Event(pygame.KEYDOWN, scancode=first.slots[slot], key=pygame.K_UNKNOWN, mod=pygame.KMOD_NONE))
    seated.sitting.waits(0.1)
    after = [len(seated.of_seat(seat, "late")) for seat in (0, 2)]
    assert (after[0] - before[0], after[1] - before[1]) == (0, 1)


def test_nobody_but_computer_players_may_play() -> None:
    seated = Seated(BOTS)
    assert seated.table.key_sets == ()
    assert seated.tableau.shown == set()
    seated.await_(lambda: "play" in seated.kinds)


def test_caps_show_what_is_printed_on_the_players_own_keys(seated: Seated) -> None:
    """AZERTY [pygame-ce 2745]: known once a key was pressed."""
    seated.sitting.types_on({"1": "&", "2": "é"})
    seated.sitting.press("1", "2")
    seated.sitting.sees()
    assert seated.look(0).labels == ("&", "É", "3", "4", "5")


# The end


def test_after_the_end_nothing_plays_and_results_follow() -> None:
    """[teti 7]."""
    seated = Seated(BOTS)
    seated.await_(lambda: seated.table.match.is_over)
    happened, now_ms = list(seated.kinds), seated.table.match.now_ms
    assert happened[-2:] == ["out", "end"]
    seated.sitting.press("1", "2", "SPACE", "ESCAPE")
    seated.sitting.waits(OUT_S - 0.5)
    assert seated.sitting.is_at(seated.table), "one sees who went out, and cannot pause any more"
    assert (seated.kinds, seated.table.match.now_ms) == (happened, now_ms)
    seated.sitting.waits(1)
    assert seated.sitting.is_at(ResultsScene)


def test_a_rematch_has_other_cards_and_the_next_log(tmp_path: Path) -> None:
    first, third = tmp_path / "game.jsonl", tmp_path / "game-2.jsonl"
    third.write_text("somebody else's\n")
    seated = Seated(plan=GamePlan("race", "boxed", parse_seats(BOTS), seed=7, log=first))
    seated.await_(lambda: seated.table.match.is_over)
    seated.sitting.waits(OUT_S + 0.5)
    kept = first.read_bytes()
    hands = [seated.hand(seat) for seat in range(5)]
    seated.sitting.press("RETURN")
    table = seated.at_table()
    assert table.match.game.setup.edition == "boxed"
    assert [spec.word for spec in table.match.seats] == BOTS.split(",")
    assert [" ".join(NAMES[card] for card in hand) for hand in table.match.game.hands] != hands
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game-2.jsonl", "game-3.jsonl", "game.jsonl"]
    assert (first.read_bytes(), third.read_text()) == (kept, "somebody else's\n")


def test_a_game_that_is_left_ends_its_log(tmp_path: Path) -> None:
    seated = Seated(plan=GamePlan("race", "tin", parse_seats(SLOW), seed=7, log=tmp_path / "game.jsonl"))
    seated.sitting.waits(0.1)
    seated.sitting.press("ESCAPE", "UP", "RETURN")
    assert not isinstance(seated.sitting.top, TableScene)
    [log] = seated.table._log._logs
    assert isinstance(log, LogWriter)
    assert log._file.closed
