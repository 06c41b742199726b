from qwitch.stage.cards import card_size
from qwitch.stage.felt import draw_dent, draw_mat
from qwitch.stage.theme import Theme
from qwitch.stage.viewport import Viewport


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
