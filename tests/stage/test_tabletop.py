"""The bare table: lit, woven, rimmed with wood, and the same whatever part of it is painted."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.stage.tabletop import TableTop
from qwitch.stage.theme import FeltName, Theme
from qwitch.stage.viewport import Viewport

WINDOWS = [(800, 500), (1280, 720), (1000, 1000), (2000, 700)]


def grey(table: pygame.Surface, box: tuple[int, int, int, int]) -> float:
    return sum(pygame.transform.average_color(table, pygame.Rect(box))[:3]) / 3


@pytest.mark.parametrize("window", WINDOWS)
def test_the_table_fills_any_window_and_is_lit_in_its_middle(theme: Theme, window: tuple[int, int]) -> None:
    table = TableTop(theme, Viewport(window), "race").whole()
    width, height = window
    assert table.get_size() == window
    middle = grey(table, (width // 2 - 20, height // 2 - 20, 40, 40))
    corners = [
        grey(table, (x, y, 20, 20))
        for x in (width // 10, width - width // 10)
        for y in (height // 8, height - height // 8)
    ]
    assert middle > 1.4 * max(corners)


def test_the_felt_is_not_flat_and_the_same_every_time(theme: Theme) -> None:
    viewport = Viewport((800, 500))
    first, second = (TableTop(theme, viewport, "party").whole() for _ in range(2))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")
    patch = {tuple(first.get_at((x, y))) for x in range(400, 420) for y in range(240, 260)}
    assert len(patch) > 12


@pytest.mark.parametrize(("name", "strongest"), [("race", 1), ("kids", 2), ("party", 0)])
def test_each_kind_of_game_has_its_colour(theme: Theme, name: FeltName, strongest: int) -> None:
    table = TableTop(theme, Viewport((800, 500)), name).whole()
    colour = pygame.transform.average_color(table, pygame.Rect(350, 200, 100, 100))[:3]
    assert colour.index(max(colour)) == strongest


def test_the_rim_is_wood_with_grain(theme: Theme) -> None:
    viewport = Viewport((1280, 720))
    table = TableTop(theme, viewport, "race").whole()
    y = viewport.px(theme.sizes.rim) // 3
    wood = [table.get_at((x, y)) for x in range(60, 1220)]
    assert all(pixel.r > pixel.g > pixel.b for pixel in wood)
    reds = [pixel.r for pixel in wood]
    assert max(reds) - min(reds) > 25


def test_the_rim_meets_itself_in_the_corners(theme: Theme) -> None:
    table = TableTop(theme, Viewport((900, 900)), "race").whole()
    rim = 15
    corner = [table.get_at((x, y)) for x in range(1, rim - 3) for y in range(1, rim - 3)]
    assert all(pixel.r > pixel.g > pixel.b for pixel in corner), "no felt shows through a mitre"


ODD = (401, 253)
"""A window whose sides are no multiples of anything."""


@pytest.fixture(scope="module")
def odd(theme: Theme) -> TableTop:
    return TableTop(theme, Viewport(ODD), "race")


@given(
    st.builds(pygame.Rect, st.integers(-9, 390), st.integers(-9, 240), st.integers(1, 420), st.integers(1, 300)),
    st.booleans(),
)
def test_a_part_is_painted_as_the_whole_and_nothing_else_is(odd: TableTop, part: pygame.Rect, is_clouded: bool) -> None:
    table = odd.clouded() if is_clouded else odd
    target = pygame.Surface(ODD, 0, 32)
    target.fill((255, 0, 255))
    target.set_clip((0, 0, 400, 250))
    wanted, part = target.copy(), part.clip(target.get_clip())
    wanted.blit(table.whole(), part, part)
    table.lay(target, part)
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(wanted, "RGB")
    assert target.get_clip() == pygame.Rect(0, 0, 400, 250), "the clip stays as it was"


def test_a_cloud_darkens_the_middle_alone(odd: TableTop) -> None:
    bare, clouded = odd.whole(), odd.clouded().whole()
    middle, side = (190, 100, 20, 20), (20, 100, 20, 20)
    assert grey(clouded, middle) < 0.8 * grey(bare, middle)
    assert grey(clouded, side) == grey(bare, side)


def test_it_holds_far_less_than_a_picture_of_the_window(theme: Theme) -> None:
    large = (3840, 2160)
    table = TableTop(theme, Viewport(large), "race")
    assert table.weight < 0.35 * 4 * large[0] * large[1]
    assert table.clouded().weight < 0.07 * 4 * large[0] * large[1], "it shares the edges"
