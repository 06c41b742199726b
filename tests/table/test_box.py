"""The arithmetic of boxes."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.table import CANVAS, Box

numbers = st.integers(-2000, 2000)
sizes = st.integers(1, 2000)
boxes = st.builds(Box, numbers, numbers, sizes, sizes)


def test_edges_and_centre() -> None:
    box = Box(10, 20, 30, 50)
    assert (box.right, box.bottom, box.centre) == (40, 70, (25, 45))


def test_the_canvas_is_1600_by_900() -> None:
    assert Box(0, 0, 1600, 900) == CANVAS


def test_a_box_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Box(1, 2, 3, 4).x = 5  # type: ignore[misc]
    assert not hasattr(Box(1, 2, 3, 4), "__dict__")


@pytest.mark.parametrize(
    ("point", "inside"),
    [
        ((10, 20), True),
        ((39.9, 69.9), True),
        ((40, 30), False),
        ((20, 70), False),
        ((9, 30), False),
        ((20, 19), False),
    ],
)
def test_contains_its_left_and_top_edge_only(point: tuple[float, float], inside: bool) -> None:
    assert Box(10, 20, 30, 50).contains(point) is inside


def test_boxes_that_touch_do_not_overlap() -> None:
    box = Box(10, 20, 30, 50)
    beside = [box.moved(30, 0), box.moved(-30, 0), box.moved(0, 50), box.moved(0, -50)]
    assert not any(box.overlaps(other) for other in beside)
    nearer = [box.moved(29, 0), box.moved(-29, 0), box.moved(0, 49), box.moved(0, -49)]
    assert all(box.overlaps(other) for other in nearer)


def test_holds_allows_shared_edges() -> None:
    box = Box(10, 20, 30, 50)
    assert box.holds(box)
    assert box.holds(box.inset(1))
    for by in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        assert not box.holds(box.moved(*by))


def test_inset_takes_the_same_from_both_sides() -> None:
    box = Box(10, 20, 30, 50)
    assert box.inset(5) == Box(15, 25, 20, 40)
    assert box.inset(5, 10) == Box(15, 30, 20, 30)
    assert box.inset(-5, 0) == Box(5, 20, 40, 50)


def test_inset_refuses_to_leave_nothing() -> None:
    with pytest.raises(ValueError, match="a rim of 15 and 1 leaves nothing of 30 x 50"):
        Box(10, 20, 30, 50).inset(15, 1)


@pytest.mark.parametrize(("aspect", "fitted"), [(1.0, Box(0, 10, 40, 40)), (0.5, Box(5, 0, 30, 60))])
def test_fitted_is_the_largest_of_its_shape(aspect: float, fitted: Box) -> None:
    assert Box(0, 0, 40, 60).fitted(aspect) == fitted


@given(boxes, boxes)
def test_overlap_is_mutual_and_means_a_shared_unit(one: Box, other: Box) -> None:
    across = set(range(int(one.x), int(one.right))) & set(range(int(other.x), int(other.right)))
    down = set(range(int(one.y), int(one.bottom))) & set(range(int(other.y), int(other.bottom)))
    assert one.overlaps(other) is other.overlaps(one) is bool(across and down)


@given(boxes, st.integers(1, 500), st.integers(1, 500))
def test_inset_and_its_opposite_cancel(box: Box, by_x: int, by_y: int) -> None:
    larger = box.inset(-by_x, -by_y)
    assert larger.holds(box)
    assert larger.centre == box.centre
    assert larger.inset(by_x, by_y) == box


@given(boxes, st.floats(0.1, 10))
def test_fitted_stays_inside_around_the_same_centre(box: Box, aspect: float) -> None:
    fitted = box.fitted(aspect)
    assert box.inset(-1e-6).holds(fitted)
    assert fitted.centre == pytest.approx(box.centre)
    assert fitted.w / fitted.h == pytest.approx(aspect)
    assert fitted.w == pytest.approx(box.w) or fitted.h == pytest.approx(box.h)
