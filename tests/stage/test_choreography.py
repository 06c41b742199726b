"""How things that happen are shown: from where the card is, never linearly, exactly to where it belongs."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwitch.paths import assets_folder
from qwitch.stage import motion
from qwitch.stage.cards import DirectionFace, Face
from qwitch.stage.choreography import Choreography
from qwitch.stage.laid import Directions
from qwitch.stage.motion import Leg, Pose
from qwitch.stage.places import Places
from qwitch.stage.sprite import STEP_MS, CardSprite
from qwitch.stage.tableau import PILE_SHOWN, Tableau
from qwitch.stage.theme import Theme
from qwitch.table import load_table

TABLE = load_table(assets_folder() / "tables" / "race-4.tmx")
HANDS = [[5 * seat + slot for slot in range(5)] for seat in range(4)]
CENTRE = 63
EASINGS = {motion.GLIDE, motion.SETTLE, motion.SPRING, motion.RISE}

MOST_STEPS = 240
"""More steps than any motion takes: four seconds."""


class Table:
    """A tableau in the hands of its choreography; seat 0's cards are shown."""

    def __init__(self, hidden: bool = True, calm: bool = False) -> None:
        """Deal."""
        self.places = Places(TABLE)
        self.tableau = Tableau(self.places, frozenset({0}))
        self.tableau.speak({"+": "up", "-": "down", "=": "equal"})
        self.moves = Choreography(self.tableau, replace(Theme(), calm=calm))
        self.moves.deal(HANDS, [10] * 4, CENTRE, hidden)

    def step(self, count: int = 1) -> None:
        for _ in range(count):
            self.tableau.step()

    def settle(self) -> None:
        """Let all cards come to rest."""
        self.step(MOST_STEPS)
        assert not any(sprite.is_moving for sprite in self.sprites)

    @property
    def sprites(self) -> list[CardSprite]:
        """Every card in sight, also those that are leaving."""
        return list(self.tableau._sprites())

    def card(self, seat: int, slot: int) -> CardSprite:
        card = self.tableau.hands[seat][slot]
        assert card is not None
        return card

    def home(self, seat: int, slot: int) -> Pose:
        return self.places.slot(seat, slot, 1.0 if seat == 0 else 0.0)


@pytest.fixture
def table() -> Table:
    """Give a table whose cards are dealt and lie."""
    table = Table()
    table.settle()
    return table


# The deal, the direction card


@pytest.mark.parametrize("hidden", [True, False])
def test_S3_S6_the_deal(hidden: bool) -> None:
    table = Table(hidden)
    assert [sprite.pose for sprite in table.sprites] == [table.places.centre(CENTRE, face=0)] * 21, "all in the middle"
    table.settle()
    assert [[table.card(seat, slot).pose for slot in range(5)] for seat in range(4)] == [
        [table.home(seat, slot) for slot in range(5)] for seat in range(4)
    ]
    assert [[table.card(seat, slot).front for slot in range(5)] for seat in range(4)] == [
        [Face.of(card) for card in hand] for hand in HANDS
    ]
    assert table.tableau.pile[0].pose == table.places.centre(CENTRE, face=0 if hidden else 1)
    assert (table.tableau.draw_counts, table.tableau.stack_count) == ([10] * 4, 12)


def test_S5_leftover_cards_lie_below_the_centre_card() -> None:
    table = Table()
    table.moves.deal(HANDS, [10] * 4, CENTRE, hidden=False, buried=3)
    assert table.tableau.buried == 3


def test_cards_are_dealt_round_and_round_one_after_the_other() -> None:
    table, left = Table(), dict[tuple[int, int], int]()
    middle = table.places.centre(CENTRE, face=0)
    for step in range(MOST_STEPS):
        for seat in range(4):
            for slot in range(5):
                if table.card(seat, slot).pose != middle:
                    left.setdefault((slot, seat), step)
        table.step()
    assert list(left) == sorted(left)
    assert len(set(left.values())) > 10


def test_H6_the_next_direction_card_lies_ready_and_is_turned(table: Table) -> None:
    table.moves.make_ready()
    table.moves.make_ready()
    assert table.tableau.stack_count == 11, "one card, however often one looks"
    table.settle()
    ready = table.tableau.next_direction
    assert ready is not None
    assert ready.pose == table.places.direction(face=0)
    table.moves.turn("-", CENTRE)
    table.settle()
    assert table.tableau.direction is ready
    assert ready.front == DirectionFace("-", "down")
    assert ready.pose == table.places.direction(face=1)
    assert table.tableau.next_direction is None
    assert table.tableau.pile[0].pose == table.places.centre(CENTRE), "R1: the centre card is turned with the first one"


def test_a_direction_card_is_turned_even_if_nobody_has_seen_it_lie_ready(table: Table) -> None:
    table.moves.turn("+", CENTRE)
    assert table.tableau.stack_count == 11
    table.settle()
    assert table.tableau.direction is not None
    assert table.tableau.direction.pose == table.places.direction(face=1)


def test_direction_cards_speak_another_language_at_once(table: Table) -> None:
    table.moves.turn("+", CENTRE)
    table.tableau.speak({"+": "arriba", "-": "abajo", "=": "igual"})
    assert table.tableau.direction is not None
    assert table.tableau.direction.front == DirectionFace("+", "arriba")


# Cards that are thrown


@given(st.integers(0, 60), st.integers(0, 3), st.integers(0, 4))
@settings(max_examples=40, deadline=None)
def test_R2_a_played_card_flies_from_where_it_is_to_the_pile(steps: int, seat: int, slot: int) -> None:
    """Also out of the middle of the deal: rules never wait for an animation."""
    table = Table()
    table.step(steps)
    card = table.card(seat, slot)
    before = card.pose
    table.moves.play(seat, slot, HANDS[seat][slot])
    assert card.pose == before
    assert table.tableau.hands[seat][slot] is None, "H5: its slot stays empty"
    assert table.tableau.pile[-1] is card
    table.settle()
    assert card.pose == table.places.centre(HANDS[seat][slot])


COMES_BACK: dict[str, Callable[[Choreography, int, int], None]] = {
    "beaten": lambda moves, seat, slot: moves.beaten(seat, slot, HANDS[seat][slot]),
    "misplay": lambda moves, seat, slot: moves.misplay(seat, slot, HANDS[seat][slot]),
    "late": lambda moves, seat, slot: moves.late(seat, slot, HANDS[seat][slot]),
    "nudge": lambda moves, seat, slot: moves.nudge(seat, slot),
    "stir": lambda moves, seat, slot: moves.stir(seat, slot),
}


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("what", COMES_BACK)
def test_H2_H3_H4_what_comes_back_lies_in_its_slot_again(what: str, seat: int, table: Table) -> None:
    card, home = table.card(seat, 3), table.home(seat, 3)
    COMES_BACK[what](table.moves, seat, 3)
    table.step(2)
    assert card.pose != home
    table.settle()
    assert table.card(seat, 3) is card
    assert card.pose == home


@pytest.mark.parametrize("what", ["beaten", "misplay", "late"])
def test_everybody_sees_what_was_thrown(what: str, table: Table) -> None:
    """Another seat's card shows its face on its way, and its back once it is home."""
    card, faces = table.card(2, 1), []
    COMES_BACK[what](table.moves, 2, 1)
    for _ in range(MOST_STEPS):
        table.step()
        faces.append(card.pose.face)
    assert max(faces) == pytest.approx(1)
    assert faces[-1] == 0


def test_a_misplayed_card_shakes_its_head(table: Table) -> None:
    card, places = table.card(0, 0), []
    table.moves.misplay(0, 0, HANDS[0][0])
    for _ in range(int((Theme().durations.play + Theme().durations.shake) / STEP_MS)):
        table.step()
        places.append(card.pose.x)
    turns = [(b - a) * (c - b) < 0 for a, b, c in zip(places, places[1:], places[2:], strict=False)]
    assert sum(turns) >= 3


# Refill, rotation, reshuffling


def test_R9_a_refill_comes_from_the_draw_pile(table: Table) -> None:
    for slot in (1, 4):
        table.moves.play(3, slot, HANDS[3][slot])
    table.moves.refill(3, [(1, 40), (4, 41)], wait_ms=500)
    new = [table.card(3, slot) for slot in (1, 4)]
    assert table.tableau.draw_counts[3] == 8
    assert [card.pose for card in new] == [table.places.draw(3)] * 2
    table.step(int(490 / STEP_MS))
    assert [card.pose for card in new] == [table.places.draw(3)] * 2, "they wait, so that one sees what happened"
    table.settle()
    assert [card.pose for card in new] == [table.home(3, 1), table.home(3, 4)]
    assert [card.front for card in new] == [Face.of(40), Face.of(41)]


def test_N1_the_bottom_card_of_the_pile_comes_up(table: Table) -> None:
    """Whether it was still in sight or covered for long."""
    for slot in range(5):
        table.moves.play(0, slot, HANDS[0][slot])
    table.moves.play(1, 0, HANDS[1][0])
    table.settle()
    assert (len(table.tableau.pile), table.tableau.buried) == (PILE_SHOWN, 2)
    table.moves.rotate(CENTRE)
    table.settle()
    assert table.tableau.pile[-1].front == Face.of(CENTRE)
    assert table.tableau.pile[-1].pose == table.places.centre(CENTRE)
    assert len(table.tableau.pile) + table.tableau.buried == 7

    few = Table()
    few.settle()
    few.moves.play(0, 2, HANDS[0][2])
    few.moves.rotate(CENTRE)
    few.settle()
    assert [card.front for card in few.tableau.pile] == [Face.of(HANDS[0][2]), Face.of(CENTRE)]


def test_N2_all_direction_cards_go_back_to_the_stack(table: Table) -> None:
    table.moves.turn("+", CENTRE)
    table.settle()
    last = table.tableau.direction
    table.moves.reshuffle()
    assert (table.tableau.stack_count, table.tableau.direction) == (12, None)
    assert last in table.sprites, "one sees it go"
    table.settle()
    table.step()
    assert last not in table.sprites


def test_N3_a_hand_goes_into_the_draw_pile_and_five_come_back(table: Table) -> None:
    old = [table.card(1, slot) for slot in range(5)]
    table.moves.redraw(1, [50, 51, 52, 53, 54], draw_count=10)
    table.settle()
    table.step()
    assert [table.card(1, slot).front for slot in range(5)] == [Face.of(card) for card in range(50, 55)]
    assert [table.card(1, slot).pose for slot in range(5)] == [table.home(1, slot) for slot in range(5)]
    assert table.tableau.draw_counts[1] == 10
    assert not set(map(id, old)) & set(map(id, table.sprites))


def test_a_position_is_laid_out_as_it_stands() -> None:
    table = Table()
    laid = Tableau(table.places, frozenset({0}))
    laid.speak({"+": "up", "-": "down", "=": "equal"})
    directions = Directions(11, "=")
    Choreography(laid, Theme()).lay([[(0, 7)], [], [(2, 9), (4, 11)], []], [1, 2, 3, 4], range(20, 30), directions)
    laid.step()
    assert [[slot for slot in range(5) if hand[slot]] for hand in laid.hands] == [[0], [], [2, 4], []]
    assert (laid.draw_counts, laid.stack_count) == ([1, 2, 3, 4], 11)
    assert [card.front for card in laid.pile] == [Face.of(card) for card in range(25, 30)]
    assert laid.buried == 5
    assert laid.direction is not None
    assert laid.direction.front == DirectionFace("=", "equal")
    assert not laid.is_moving


def test_before_the_first_direction_card_a_hidden_centre_and_a_card_that_is_due_are_laid_out() -> None:
    laid = Tableau(Table().places, frozenset({0}))
    Choreography(laid, Theme()).lay(
        [[], [], [], []], [15] * 4, [20], Directions(12, None, is_due=True, hide_centre=True)
    )
    laid.step()
    assert (laid.direction, laid.stack_count) == (None, 11)
    assert laid.next_direction is not None
    assert (laid.next_direction.pose.face, laid.pile[0].pose.face) == (0, 0)
    assert not laid.is_moving


# Whatever happens


ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(["play", *COMES_BACK, "turn", "wave", "reshuffle", "thaw", "celebrate"]),
        st.integers(0, 3),
        st.integers(0, 4),
        st.integers(0, 15),
    ),
    max_size=15,
)


@pytest.mark.parametrize("calm", [False, True])
def test_nothing_moves_linearly(calm: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    legs: list[Leg] = []
    monkeypatch.setattr(CardSprite, "go", lambda _, *way, wait_ms=0.0, unseen=False: legs.extend(way))
    table = Table(hidden=False, calm=calm)
    for comes_back in COMES_BACK.values():
        comes_back(table.moves, 1, 1)
    table.moves.turn("+", CENTRE)
    table.moves.wave()
    table.moves.play(0, 0, HANDS[0][0])
    table.moves.refill(0, [(0, 40)], wait_ms=500)
    table.moves.rotate(CENTRE)
    table.moves.reshuffle()
    table.moves.redraw(2, [50, 51], draw_count=0)
    table.moves.regroup()
    assert len(legs) > 40
    assert {leg.ease for leg in legs} <= EASINGS
    assert all(leg.ms > 0 for leg in legs)


@given(actions=ACTIONS, calm=st.booleans())
@settings(max_examples=60, deadline=None)
def test_no_card_jumps_or_is_lost(actions: list[tuple[str, int, int, int]], calm: bool) -> None:
    table = Table(calm=calm)
    cards = 20 + 1
    for what, seat, slot, steps in actions:
        holds = table.tableau.hands[seat][slot] is not None
        if what == "play" and holds:
            table.moves.play(seat, slot, HANDS[seat][slot])
        elif what in COMES_BACK and holds:
            COMES_BACK[what](table.moves, seat, slot)
        elif what == "turn" and table.tableau.stack_count:
            table.moves.turn("+-="[slot % 3], CENTRE)
        elif what == "wave":
            table.moves.wave()
        elif what == "reshuffle":
            table.moves.reshuffle()
        elif what in ("thaw", "celebrate"):
            getattr(table.moves, what)(seat)
        before = {id(sprite): sprite.pose for sprite in table.sprites}
        for _ in range(steps):
            table.step()
            for sprite in table.sprites:
                was = before.get(id(sprite), sprite.pose)
                assert abs(sprite.pose.x - was.x) + abs(sprite.pose.y - was.y) < 500, "no card jumps"
            before = {id(sprite): sprite.pose for sprite in table.sprites}

    table.settle()
    in_hands = sum(card is not None for hand in table.tableau.hands for card in hand)
    assert in_hands + len(table.tableau.pile) + table.tableau.buried == cards
    for seat in range(4):
        for slot in range(5):
            if table.tableau.hands[seat][slot] is not None:
                assert table.card(seat, slot).pose == table.home(seat, slot)


def test_a_calm_table_leaves_out_what_flies_about() -> None:
    table = Table(calm=True)
    table.settle()
    table.moves.wave()
    table.moves.celebrate(0)
    table.moves.thaw(0)
    table.moves.play(0, 0, HANDS[0][0])
    assert len(table.tableau.particles) == 0
    assert [sprite for sprite in table.sprites if sprite.is_moving] == [table.tableau.pile[-1]]
