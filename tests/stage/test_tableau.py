"""The cards on the table as pictures: what lies, what moves, and in which order it lies on top of each other."""

import pytest

from qwitch.paths import assets_folder
from qwitch.stage.kit import Kit
from qwitch.stage.motion import Leg
from qwitch.stage.painter import Blit
from qwitch.stage.places import Places
from qwitch.stage.tableau import PILE_SHOWN, Tableau
from qwitch.stage.theme import Theme
from qwitch.table import Box, load_table

TABLE = load_table(assets_folder() / "tables" / "race-4.tmx")


@pytest.fixture
def kit() -> Kit:
    return Kit(Theme(), (640, 360))


@pytest.fixture
def tableau() -> Tableau:
    """Give a table with cards in seat 0's hand, on the pile and in all draw piles."""
    places = Places(TABLE)
    tableau = Tableau(places, frozenset({0}))
    tableau.speak({"+": "up", "-": "down", "=": "equal"})
    tableau.draw_counts[:] = [10, 9, 8, 7]
    tableau.stack_count = 11
    for slot in range(4):
        tableau.hands[0][slot] = tableau.new_card(slot, places.slot(0, slot, 1))
    tableau.land(tableau.new_card(20, places.centre(20)))
    tableau.direction = tableau.new_direction("+", places.direction(face=1))
    return tableau


def at(kit: Kit, blits: list[Blit], box: Box) -> list[int]:
    """Give the places in the list of all pictures whose middle lies in the box."""
    rect = kit.viewport.box_to_px((box.x, box.y, box.w, box.h)).inflate(-4, -4)
    return [
        place
        for place, (picture, corner) in enumerate(blits)
        if rect.collidepoint(picture.get_rect(topleft=corner).center)
    ]


def test_what_lies_is_still_and_what_flies_moves(tableau: Tableau, kit: Kit) -> None:
    lying = list(tableau.still(kit))
    assert list(tableau.moving(kit, 1.0)) == []
    card = tableau.hands[0][2]
    assert card is not None
    card.go(Leg(tableau.places.centre(2), 200))
    tableau.step()
    moving = [tableau.is_moving]
    assert list(tableau.moving(kit, 1.0)) != []
    assert len(list(tableau.still(kit))) == len(lying) - 2
    for _ in range(20):
        tableau.step()
    assert [*moving, tableau.is_moving] == [True, False]
    assert list(tableau.moving(kit, 1.0)) == []


def test_two_looks_at_a_table_at_rest_see_the_very_same_pictures(tableau: Tableau, kit: Kit) -> None:
    """Else the painter would paint what has not changed."""
    first, second = list(tableau.still(kit)), list(tableau.still(kit))
    assert [(id(picture), place) for picture, place in first] == [(id(picture), place) for picture, place in second]


def test_empty_slots_stay_as_dents_under_the_cards(tableau: Tableau, kit: Kit) -> None:
    blits = list(tableau.still(kit))
    dents = [at(kit, blits, slot) for slot in TABLE.seats[0].slots]
    assert [len(found) for found in dents] == [3, 3, 3, 3, 1], "dent, shadow, card; the last slot is empty"
    widths = {blits[found[0]][0].get_width() for found in dents}
    assert max(widths) - min(widths) <= 1


def test_the_pile_lies_on_top_of_all_cards_that_lie(tableau: Tableau, kit: Kit) -> None:
    blits = list(tableau.still(kit))
    assert max(at(kit, blits, TABLE.centre)) == len(blits) - 1
    assert min(at(kit, blits, TABLE.centre)) > max(at(kit, blits, TABLE.seats[0].slots[3]))


def test_a_pile_gets_thinner_and_then_is_gone(tableau: Tableau, kit: Kit) -> None:
    def height(count: int) -> int:
        tableau.draw_counts[2] = count
        blits = list(tableau.still(kit))
        [place] = at(kit, blits, TABLE.seats[2].draw)
        return blits[place][0].get_height()

    assert height(15) > height(1)
    tableau.draw_counts[2] = 0
    assert at(kit, list(tableau.still(kit)), TABLE.seats[2].draw) == [], "another seat's empty pile leaves nothing"
    tableau.draw_counts[0] = 0
    assert len(at(kit, list(tableau.still(kit)), TABLE.seats[0].draw)) == 1, "an own one leaves a dent"


def test_only_the_uppermost_cards_of_the_pile_are_drawn(tableau: Tableau) -> None:
    for card in range(30, 40):
        tableau.land(tableau.new_card(card, tableau.places.centre(card)))
    tableau.step()
    assert (len(tableau.pile), tableau.buried) == (PILE_SHOWN, 11 - PILE_SHOWN)


def test_a_card_under_a_flying_one_is_not_buried_yet(tableau: Tableau) -> None:
    for card in range(30, 30 + PILE_SHOWN):
        tableau.land(tableau.new_card(card, tableau.places.centre(card)))
    tableau.pile[1].go(Leg(tableau.places.slot(0, 0, 1), 200))
    tableau.step()
    assert tableau.buried == 0
    for _ in range(20):
        tableau.step()
    assert tableau.buried == 1


def test_a_card_that_leaves_is_gone_when_it_arrives(tableau: Tableau, kit: Kit) -> None:
    sprite = tableau.new_card(50, tableau.places.centre(50))
    sprite.go(Leg(tableau.places.stack(), 200))
    tableau.leave(sprite)
    tableau.step()
    assert list(tableau.moving(kit, 1.0)) != []
    for _ in range(20):
        tableau.step()
    assert list(tableau.moving(kit, 1.0)) == []


def test_faces_are_shown_of_those_who_play_here_alone(tableau: Tableau) -> None:
    assert [tableau.face_of(seat) for seat in range(4)] == [1, 0, 0, 0]
