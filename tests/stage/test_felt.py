import pygame
import pytest

from qwitch.stage.cards import card_size
from qwitch.stage.felt import draw_dent, draw_mat, draw_table
from qwitch.stage.theme import FeltName, Theme
from qwitch.stage.viewport import Viewport

WINDOWS = [(800, 500), (1280, 720), (1000, 1000), (2000, 700)]


def grey(table: pygame.Surface, box: tuple[int, int, int, int]) -> float:
    return sum(pygame.transform.average_color(table, pygame.Rect(box))[:3]) / 3


@pytest.mark.parametrize("window", WINDOWS)
def test_the_table_fills_any_window_and_is_lit_in_its_middle(theme: Theme, window: tuple[int, int]) -> None:
    table = draw_table(theme, Viewport(window), theme.palette.felts["race"])
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
    first, second = (draw_table(theme, viewport, theme.palette.felts["party"]) for _ in range(2))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")
    patch = {tuple(first.get_at((x, y))) for x in range(400, 420) for y in range(240, 260)}
    assert len(patch) > 12


@pytest.mark.parametrize(("name", "strongest"), [("race", 1), ("kids", 2), ("party", 0)])
def test_each_kind_of_game_has_its_colour(theme: Theme, name: FeltName, strongest: int) -> None:
    table = draw_table(theme, Viewport((800, 500)), theme.palette.felts[name])
    colour = pygame.transform.average_color(table, pygame.Rect(350, 200, 100, 100))[:3]
    assert colour.index(max(colour)) == strongest


def test_the_rim_is_wood_with_grain(theme: Theme) -> None:
    viewport = Viewport((1280, 720))
    table = draw_table(theme, viewport, theme.palette.felts["race"])
    y = viewport.px(theme.sizes.rim) // 3
    wood = [table.get_at((x, y)) for x in range(60, 1220)]
    assert all(pixel.r > pixel.g > pixel.b for pixel in wood)
    reds = [pixel.r for pixel in wood]
    assert max(reds) - min(reds) > 25


def test_the_rim_meets_itself_in_the_corners(theme: Theme) -> None:
    table = draw_table(theme, Viewport((900, 900)), theme.palette.felts["race"])
    rim = 15
    corner = [table.get_at((x, y)) for x in range(1, rim - 3) for y in range(1, rim - 3)]
    assert all(pixel.r > pixel.g > pixel.b for pixel in corner), "no felt shows through a mitre"


def test_mat_and_dent_darken_the_felt_and_keep_clear_corners(theme: Theme) -> None:
    viewport = Viewport((1600, 900))
    size = card_size(theme, 196)
    for picture in (draw_mat(theme, viewport, (430, 330)), draw_dent(theme, size)):
        width, height = picture.get_size()
        assert picture.get_at((0, 0)).a == 0
        assert 40 < picture.get_at((width // 2, height // 2)).a < 160
    assert draw_dent(theme, size).get_size() == size


def test_a_dent_is_deepest_below_its_upper_edge(theme: Theme) -> None:
    dent = draw_dent(theme, (140, 200))
    assert dent.get_at((70, 3)).a > dent.get_at((70, 100)).a
