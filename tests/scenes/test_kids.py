"""The kids' table: one hand in front, whose turn it is, passing, wrong cards, help, and the curtain between turns."""

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from qwitch.engine.cards import NAMES
from qwitch.engine.game import EMPTY, Phase
from qwitch.match.events import Misplayed
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.kids import KidsScene
from qwitch.scenes.learner import FADE_AFTER
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.viewport import Viewport
from qwitch.table import Box, load_table, table_file
from tests.scenes.sitting import Sitting

WINDOW = (1280, 720)


class Children:
    """Some children at the kids' table, in the hands of a test."""

    def __init__(self, seats: str = "me,me2", seed: int = 5, **settings: object) -> None:
        """Deal in turns; `settings` are those that differ from the game's own."""
        self.sitting = Sitting(seats=seats)
        self.sitting.desk.change(replace(self.sitting.desk.settings, **settings))
        table = self.sitting.screens.table(GamePlan("turns", "tin", parse_seats(seats), seed=seed))
        assert isinstance(table, KidsScene)
        self.table, self.show = table, table._show
        self.sitting.open(table)
        self.await_turn()

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        seat = self.table.match.game.to_act
        assert seat is not None
        return seat

    @property
    def kinds(self) -> list[str]:
        """What has happened, by the names of the events."""
        return [type(stamped.event).__name__ for stamped in self.table.match.history]

    @property
    def hint(self) -> str:
        """What the line over the hand says."""
        return " ".join(text for text, _ in self.show.hint_parts(self.sitting.desk.theme.palette))

    def await_turn(self) -> None:
        """Let time pass until somebody may act."""
        for _ in range(600):
            self.sitting.waits(1 / 60)
            if self.table.match.is_over or self.table.match.game.phase is Phase.RUNNING:
                return
        raise AssertionError("nobody has the turn")

    def slots(self, fitting: bool) -> list[int]:
        """The slots of the child in front whose cards fit, or do not."""
        game = self.table.match.game
        cards = enumerate(game.hands[self.turn])
        return [slot for slot, card in cards if card != EMPTY and game.fits_now(card) is fitting]

    def press(self, slot: int) -> None:
        """The key of a slot, or, 5, of passing."""
        self.sitting.press([*"12345", "SPACE"][slot])
        self.sitting.waits(0.05)

    def click(self, box: Box) -> None:
        """A click, or a touch, in the middle of a box."""
        self.sitting.sees(WINDOW)
        place = Viewport(WINDOW).to_px(box.centre)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.sitting.does(Event(kind, pos=place, button=pygame.BUTTON_LEFT, touch=False))
        self.sitting.waits(0.05)

    def act(self) -> None:
        """Whoever has the turn plays what fits, or passes."""
        self.press(next(iter(self.slots(fitting=True)), 5))
        self.await_turn()


def with_slots(fitting: bool, **settings: object) -> Children:
    """A game whose first child holds a card that fits (or, False, one that does not)."""
    for seed in range(50):
        children = Children("me,me2", seed, **settings)
        if children.slots(fitting):
            return children
    raise AssertionError("no such deal")


def nothing_fits(**settings: object) -> Children:
    """A game in which a child has the turn and can only pass."""
    for seed in range(80):
        children = Children("me,me2,me3,me4,me5", seed, **settings)
        if not children.slots(fitting=True):
            return children
    raise AssertionError("no such deal")


def test_the_cards_are_twice_as_large_as_in_a_race() -> None:
    tables = Sitting().desk.tables
    race, kids = (load_table(table_file(tables, kind, 4)).seats[0].slots[0] for kind in ("race", "kids"))
    assert kids.w * kids.h >= 2 * race.w * race.h


def test_the_hand_in_front_is_that_of_whoever_has_the_turn() -> None:
    children = Children("me,me2,me3")
    for _ in range(12):
        assert children.show.front == children.turn
        assert [look.active for look in children.show.looks] == [seat == children.turn for seat in range(3)]
        children.sitting.waits(3)  # praise makes way for whose turn it is
        assert children.show.looks[children.turn].name in children.hint
        children.act()


def test_a_computer_player_s_hand_never_lies_open() -> None:
    children = Children("me,relaxed")
    for _ in range(600):
        children.sitting.waits(0.1)
        assert children.show.front == 0
        if children.table.match.game.to_act == 0 and children.table.match.game.phase is Phase.RUNNING:
            children.act()
        if children.table.match.is_over:
            break


@pytest.mark.parametrize("way", ["key", "click"])
def test_T2_a_card_is_played_by_key_and_by_click(way: str) -> None:
    children = with_slots(fitting=True)
    slot = children.slots(fitting=True)[0]
    if way == "key":
        children.press(slot)
    else:
        children.click(children.show.places.of(children.turn).slots[slot])
    assert "Played" in children.kinds


@pytest.mark.parametrize("way", ["key", "click"])
def test_T2_who_holds_nothing_that_fits_passes_by_key_and_by_the_large_button(way: str) -> None:
    children = nothing_fits()
    assert "pass" in children.hint
    passing = children.show.places.layout.passing
    assert passing is not None
    if way == "key":
        children.press(5)
    else:
        children.click(passing)
    assert "Passed" in children.kinds


class Caps(Kit):
    """A kit that remembers what stood on the key caps it drew."""

    labels: tuple[str, ...] = ()

    def keycap(self, label: str, box: Box, pressed: bool = False) -> Blit:
        self.labels += (label,)
        return super().keycap(label, box, pressed)


def test_the_key_for_passing_is_named_while_others_play() -> None:
    """The cap is that of the child in front, also while a computer player has the turn."""
    games = (Children("easy,easy,me", seed) for seed in range(6))
    children = next(game for game in games if game.turn != 2)
    kit = Caps(children.sitting.desk.theme, WINDOW)
    children.table.picture(kit, children.sitting.now_s, 1.0)
    assert kit.labels == ("1", "2", "3", "4", "5", "Space")


def test_T3_a_pass_with_a_fitting_card_is_refused_with_a_hint_and_costs_nothing() -> None:
    children = with_slots(fitting=True)
    turn = children.turn
    children.press(5)
    assert "Passed" not in children.kinds
    assert children.turn == turn
    assert children.hint == "You have a card that fits. Look again!"


def test_a_wrong_card_explains_itself_and_comes_back_without_harm() -> None:
    children = with_slots(fitting=False)
    turn, hand = children.turn, list(children.table.match.game.hands[children.turn])
    slot = children.slots(fitting=False)[0]
    children.press(slot)
    [misplay] = [stamped.event for stamped in children.table.match.history if isinstance(stamped.event, Misplayed)]
    assert misplay.frozen_ms == 0
    assert (children.turn, children.table.match.game.hands[turn]) == (turn, hand)
    assert children.hint.startswith(NAMES[hand[slot]])
    assert children.show.looks[turn].frozen_share == 0


def test_a_right_card_is_praised_with_the_reason() -> None:
    children = with_slots(fitting=True)
    children.press(children.slots(fitting=True)[0])
    assert children.hint.startswith("Yes! ")


# Help


@pytest.mark.parametrize(("wanted", "after_s"), [("none", None), ("gentle", 8.0), ("full", 4.0)])
def test_after_a_while_a_fitting_card_stirs(
    wanted: str, after_s: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    children = with_slots(fitting=True, help=wanted)
    stirred: list[tuple[int, int]] = []
    monkeypatch.setattr(children.show._moves, "stir", lambda seat, slot: stirred.append((seat, slot)))
    children.sitting.waits((after_s or 20.0) - 1.0)
    assert stirred == []
    children.sitting.waits(2.0)
    assert stirred == ([] if after_s is None else [(children.turn, children.slots(fitting=True)[0])])


@pytest.mark.parametrize(("wanted", "says"), [("none", False), ("gentle", False), ("full", True)])
def test_what_is_needed_is_shown_with_full_help_alone(wanted: str, says: bool) -> None:
    children = with_slots(fitting=True, help=wanted, help_fades=False)
    assert ("You need" in children.hint) is says


def pictured(children: Children) -> bytes:
    """What the screen shows now."""
    return pygame.image.tobytes(children.sitting.sees(WINDOW), "RGB")


def test_help_that_fades_is_seen_and_told() -> None:
    children = Children("me", help="full")
    learner, before = children.show.learners[0], pictured(children)
    learner.right = FADE_AFTER - 1
    for _ in range(30):
        if children.slots(fitting=True):
            break
        children.act()
    children.press(children.slots(fitting=True)[0])
    assert children.hint == "Well done! From now on with less help."
    assert (learner.faded, children.show._help()) == (1, "gentle")
    children.sitting.waits(5)
    assert pictured(children) != before


def test_where_help_does_not_fade_nothing_is_said_of_it() -> None:
    children = with_slots(fitting=True, help="full", help_fades=False)
    children.show.learners[children.turn].right = FADE_AFTER - 1
    children.press(children.slots(fitting=True)[0])
    assert children.hint.startswith("Yes! ")


# The curtain


def test_behind_the_curtain_no_hand_lies_open_and_any_press_lifts_it() -> None:
    children = with_slots(fitting=True, curtain=True)
    first = children.turn if children.show.curtain is None else children.show.curtain
    children.show.lift_curtain()
    children.act()
    assert children.turn != first
    assert children.show.curtain == children.turn
    assert children.show.front is None
    assert children.show.tableau.shown == frozenset()
    happened = children.kinds

    children.press(2)
    assert children.kinds == happened, "the press that lifts the curtain plays nothing"
    assert children.show.front == children.turn


def test_a_click_lifts_the_curtain_as_well() -> None:
    children = with_slots(fitting=True, curtain=True)
    children.show.lift_curtain()
    children.act()
    children.click(Box(700, 600, 100, 100))
    assert children.show.curtain is None
