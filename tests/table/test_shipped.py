"""The tables that are shipped: they load, and a player finds everything large enough and well apart."""

from itertools import pairwise
from pathlib import Path

import pytest

from qwitch.table import CANVAS, Box, Kind, SeatPlace, TableLayout, load_table, table_file

TABLES = Path(__file__).parents[2] / "assets" / "tables"
RACES: list[tuple[Kind, int]] = [("race", players) for players in (1, 2, 3, 4, 5)]
KIDS: list[tuple[Kind, int]] = [("kids", players) for players in (1, 2, 3, 4, 5)]
PARTIES: list[tuple[Kind, int]] = [("party", players) for players in (2, 3, 4, 5)]
RIM = 28
FELT = CANVAS.inset(RIM)
CARD_SHAPE = 138 / 196


def shipped(kind: Kind, players: int) -> TableLayout:
    """One shipped table."""
    return load_table(table_file(TABLES, kind, players))


def cards_of(seat: SeatPlace) -> list[Box]:
    """The boxes of a seat that hold cards."""
    return [seat.draw, *seat.slots]


def boxes_of(layout: TableLayout) -> list[Box]:
    """Every box of a table but the banner, which lies over all."""
    shared = [layout.mat, layout.centre, layout.direction, layout.stack, layout.hint]
    own = [[seat.plate, seat.note, *cards_of(seat), *(seat.caps or ())] for seat in layout.seats]
    return shared + [box for boxes in own for box in boxes]


def test_nothing_else_is_shipped() -> None:
    expected = {table_file(TABLES, kind, players) for kind, players in RACES + PARTIES + KIDS}
    assert set(TABLES.iterdir()) == expected


@pytest.mark.parametrize(("kind", "players"), RACES + PARTIES)
class TestEveryTable:
    def test_loads_as_what_its_name_says(self, kind: Kind, players: int) -> None:
        layout = shipped(kind, players)
        assert (layout.name, layout.kind, layout.players) == (f"{kind}-{players}", kind, players)
        assert len(layout.seats) == players

    def test_can_be_opened_and_read_by_people(self, kind: Kind, players: int) -> None:
        text = table_file(TABLES, kind, players).read_text(encoding="utf-8")
        assert text.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10"')
        assert text.count("<object ") == text.count("\n  <object ")
        assert ' class="' not in text

    def test_everything_lies_on_the_felt(self, kind: Kind, players: int) -> None:
        assert all(FELT.holds(box) for box in boxes_of(shipped(kind, players)))

    def test_hands_and_caps_keep_24_units_from_the_rim(self, kind: Kind, players: int) -> None:
        free = FELT.inset(24)
        for seat in shipped(kind, players).seats:
            assert all(free.holds(box) for box in (*seat.slots, *(seat.caps or ())))

    def test_cards_have_the_shape_of_cards(self, kind: Kind, players: int) -> None:
        layout = shipped(kind, players)
        cards = [layout.centre, layout.direction, layout.stack]
        cards += [card for seat in layout.seats for card in cards_of(seat)]
        assert all(card.w / card.h == pytest.approx(CARD_SHAPE, abs=0.005) for card in cards)

    def test_centre_and_direction_are_the_largest_and_stand_side_by_side(self, kind: Kind, players: int) -> None:
        layout = shipped(kind, players)
        assert (layout.centre.w, layout.centre.h) == (layout.direction.w, layout.direction.h)
        assert layout.centre.y == layout.direction.y
        assert layout.direction.x > layout.centre.right
        assert layout.centre.w >= 166
        assert all(card.w < layout.centre.w for seat in layout.seats for card in cards_of(seat))

    def test_the_middle_is_in_the_middle(self, kind: Kind, players: int) -> None:
        layout = shipped(kind, players)
        assert layout.mat.centre[0] == layout.hint.centre[0] == layout.banner.centre[0] == 800
        assert layout.centre.x - layout.mat.x == layout.mat.right - layout.direction.right
        assert layout.banner.centre[1] == layout.mat.centre[1] == layout.stack.centre[1] == layout.centre.centre[1]
        assert layout.hint.y > layout.mat.bottom
        assert layout.stack.x > layout.mat.right

    def test_plates_and_notes_have_room_for_their_texts(self, kind: Kind, players: int) -> None:
        for seat in shipped(kind, players).seats:
            assert seat.plate.w >= 230
            assert seat.plate.h >= 52
            assert seat.note.w >= 230
            assert seat.note.h >= 40

    def test_a_hand_runs_from_slot_0_at_the_left_in_even_steps(self, kind: Kind, players: int) -> None:
        for seat in shipped(kind, players).seats:
            steps = {right.x - left.x for left, right in pairwise(seat.slots)}
            assert len(steps) == 1
            assert min(steps) > 0
            assert len({(slot.y, slot.w, slot.h) for slot in seat.slots}) == 1

    def test_every_cap_stands_in_the_middle_of_its_slot(self, kind: Kind, players: int) -> None:
        for seat in shipped(kind, players).seats:
            for cap, slot in zip(seat.caps or (), seat.slots, strict=bool(seat.caps)):
                assert cap.centre[0] == slot.centre[0]
                assert (cap.w, cap.h) == (44, 40)

    def test_seats_go_clockwise_from_the_bottom(self, kind: Kind, players: int) -> None:
        layout = shipped(kind, players)
        hands = [seat.slots[2].centre for seat in layout.seats]
        assert hands[0][1] == max(y for _, y in hands)
        # Going left from the person at the bottom is up the left side, along the top, down the right side.
        after_first = [x for x, _ in hands[1:]]
        assert after_first == sorted(after_first)
        assert len(set(hands)) == players


@pytest.mark.parametrize(("kind", "players"), RACES)
class TestRaces:
    def test_the_own_hand_is_large_and_centred(self, kind: Kind, players: int) -> None:
        own = shipped(kind, players).seats[0]
        assert min(slot.w for slot in own.slots) >= 138
        assert min(slot.h for slot in own.slots) >= 196
        assert own.slots[2].centre[0] == 800
        assert all(right.x - left.right >= 16 for left, right in pairwise(own.slots))

    def test_plate_left_and_draw_pile_right_of_the_own_hand(self, kind: Kind, players: int) -> None:
        own = shipped(kind, players).seats[0]
        assert own.plate.right <= own.slots[0].x - 24
        assert own.draw.x >= own.slots[4].right + 24
        assert own.note.y > own.plate.bottom

    def test_only_the_own_caps_are_shown_below_their_slots(self, kind: Kind, players: int) -> None:
        own, *others = shipped(kind, players).seats
        assert own.caps is not None
        assert all(cap.y >= slot.bottom for cap, slot in zip(own.caps, own.slots, strict=True))
        assert all(other.caps is None for other in others)

    def test_a_corridor_is_free_between_hand_and_mat(self, kind: Kind, players: int) -> None:
        layout = shipped(kind, players)
        top = layout.seats[0].slots[0].y
        corridor = Box(layout.mat.x, layout.mat.bottom, layout.mat.w, top - layout.mat.bottom)
        assert corridor.h >= 90
        assert corridor.holds(layout.hint)
        assert top - layout.hint.bottom >= 24
        others = [box for box in boxes_of(layout) if box not in (layout.mat, layout.hint)]
        assert not any(corridor.overlaps(box) for box in others)

    def test_other_hands_are_fans_of_backs(self, kind: Kind, players: int) -> None:
        for seat in shipped(kind, players).seats[1:]:
            assert all(left.overlaps(right) for left, right in pairwise(seat.slots))
            assert all(right.x - left.x >= left.w / 2 for left, right in pairwise(seat.slots))


@pytest.mark.parametrize(("kind", "players"), PARTIES)
class TestParties:
    def test_everybody_has_caps_towards_the_middle(self, kind: Kind, players: int) -> None:
        layout = shipped(kind, players)
        for seat in layout.seats:
            assert seat.caps is not None
            at_the_top = seat.slots[0].y < layout.mat.y
            for cap, slot in zip(seat.caps, seat.slots, strict=True):
                assert cap.y >= slot.bottom if at_the_top else cap.bottom <= slot.y

    def test_all_hands_are_equally_large(self, kind: Kind, players: int) -> None:
        seats = shipped(kind, players).seats
        assert len({(slot.w, slot.h) for seat in seats for slot in seat.slots}) == 1
        assert len({(seat.draw.w, seat.draw.h) for seat in seats}) == 1

    def test_left_and_right_mirror_each_other(self, kind: Kind, players: int) -> None:
        seats = shipped(kind, players).seats
        first, last = seats[0], seats[-1]
        mirrored = [Box(1600 - slot.right, slot.y, slot.w, slot.h) for slot in reversed(last.slots)]
        assert list(first.slots) == mirrored
        assert first.draw.x == 1600 - last.draw.right
        assert first.plate.x == 1600 - last.plate.right
