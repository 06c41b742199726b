"""Where cards lie: on their boxes, as the layout has them, seen from the nearest seat."""

import pytest

from qwitch.paths import assets_folder
from qwitch.stage.motion import Pose
from qwitch.stage.places import Places
from qwitch.stage.theme import CardShape
from qwitch.table import Box, TableLayout, load_table

TABLES = sorted((assets_folder() / "tables").glob("*.tmx"))


@pytest.fixture(params=TABLES, ids=[path.stem for path in TABLES])
def layout(request: pytest.FixtureRequest) -> TableLayout:
    return load_table(request.param)


def room(pose: Pose) -> Box:
    """The box of an upright card in this pose."""
    width = pose.height * CardShape().width
    return Box(pose.x - width / 2, pose.y - pose.height / 2, width, pose.height)


def test_the_nearest_seat_lies_at_place_0_and_the_others_to_its_left(layout: TableLayout) -> None:
    for nearest in range(layout.players):
        places = Places(layout, nearest)
        assert [places.of((nearest + left) % layout.players) for left in range(layout.players)] == list(layout.seats)


def test_H5_every_slot_has_one_place_for_ever(layout: TableLayout) -> None:
    places = Places(layout)
    for seat in range(layout.players):
        poses = [places.slot(seat, slot, 1) for slot in range(5)]
        assert poses == [places.slot(seat, slot, 1) for slot in range(5)]
        assert len({pose.x for pose in poses}) == 5
        for slot, pose in enumerate(poses):
            assert abs(pose.x - places.of(seat).slots[slot].centre[0]) < 0.01


def test_open_hands_lie_straight_and_others_are_fanned(layout: TableLayout) -> None:
    places = Places(layout)
    for seat in range(layout.players):
        angles = [places.slot(seat, slot, 0).angle for slot in range(5)]
        if places.is_fan(seat):
            assert angles == sorted(angles, reverse=True)
            assert angles[2] == 0
            assert angles[0] == -angles[4] > 0
        else:
            assert angles == [0] * 5


def test_every_card_of_the_centre_pile_lies_a_little_differently_and_on_the_mat(layout: TableLayout) -> None:
    places = Places(layout)
    poses = [places.centre(card) for card in range(64)]
    assert poses == [places.centre(card) for card in range(64)]
    assert len({(pose.x, pose.y, pose.angle) for pose in poses}) > 30
    assert all(layout.mat.holds(room(pose)) for pose in poses)
    assert all(abs(pose.angle) < 8 for pose in poses)


def test_the_other_piles_lie_in_their_boxes(layout: TableLayout) -> None:
    places = Places(layout)
    boxes = {
        places.direction(face=1): layout.direction,
        places.stack(): layout.stack,
        **{places.draw(seat): places.of(seat).draw for seat in range(layout.players)},
    }
    for pose, box in boxes.items():
        assert (pose.x, pose.y) == box.centre
        assert pose.height == box.h
    assert [pose.face for pose in (places.stack(), places.draw(0), places.direction(0))] == [0, 0, 0]
