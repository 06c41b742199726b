import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.stage.viewport import CANVAS, Viewport

windows = st.tuples(st.integers(800, 3840), st.integers(500, 2160))
points = st.tuples(st.floats(0, CANVAS[0]), st.floats(0, CANVAS[1]))


@given(windows, points)
def test_a_point_comes_back_from_its_pixel(window: tuple[int, int], point: tuple[float, float]) -> None:
    viewport = Viewport(window)
    x, y = viewport.to_logical(viewport.to_px(point))
    assert abs(x - point[0]) <= 0.501 / viewport.scale
    assert abs(y - point[1]) <= 0.501 / viewport.scale


@given(windows)
def test_the_canvas_lies_centred_inside_the_window_and_fills_one_direction(window: tuple[int, int]) -> None:
    canvas = Viewport(window).canvas
    assert canvas.left >= 0
    assert canvas.top >= 0
    assert abs(canvas.left - (window[0] - canvas.right)) <= 1
    assert abs(canvas.top - (window[1] - canvas.bottom)) <= 1
    assert canvas.width == window[0] or canvas.height == window[1]


@given(windows, st.integers(0, 1500), st.integers(1, 99), st.integers(1, 99))
def test_boxes_that_touch_still_touch_in_pixels(window: tuple[int, int], x: int, first: int, second: int) -> None:
    viewport = Viewport(window)
    left = viewport.box_to_px((x, 10, first, 40))
    right = viewport.box_to_px((x + first, 10, second, 40))
    assert left.right == right.left
    assert (left.top, left.height) == (right.top, right.height)


def test_lengths_round_and_a_hairline_never_vanishes() -> None:
    viewport = Viewport((800, 450))
    assert viewport.px(101) == 50
    assert viewport.px(0.2) == 1
    assert viewport.px(0) == 0


def test_letterbox_offsets() -> None:
    assert Viewport((1600, 1100)).offset == (0, 100)
    assert Viewport((2000, 900)).offset == (200, 0)
    assert Viewport((2000, 900)).to_logical((200, 0)) == (0, 0)


def test_a_window_without_pixels_is_refused() -> None:
    with pytest.raises(ValueError, match="1x1"):
        Viewport((0, 900))
