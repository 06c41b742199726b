from itertools import combinations

import pygame
import pytest

from qwitch.stage.plates import Plates, Press
from qwitch.stage.theme import Theme
from qwitch.stage.viewport import Viewport


@pytest.fixture(params=[(800, 500), (1920, 1080)], ids=str)
def plates(theme: Theme, request: pytest.FixtureRequest) -> Plates:
    return Plates(theme, Viewport(request.param))


def test_a_pill_is_dark_and_its_margin_fades_out(plates: Plates) -> None:
    pill = plates.pill((200, 50))
    width, height = pill.get_size()
    assert (width, height) == (200 + 2 * plates.margin, 50 + 2 * plates.margin)
    middle = pill.get_at((width // 2, height // 2))
    assert max(middle[:3]) < 70
    assert middle.a > 200
    assert {pill.get_at(corner).a for corner in ((0, 0), (width - 1, height - 1))} == {0}


def test_a_ring_of_accent_lies_round_the_pill(plates: Plates, theme: Theme) -> None:
    accent = theme.palette.accent
    plain, ringed = plates.pill((200, 50)), plates.pill((200, 50), ring=accent)
    count = [pygame.mask.from_threshold(one, accent, (12, 12, 12, 255)).count() for one in (plain, ringed)]
    assert count[0] == 0
    assert count[1] > 300
    assert ringed.get_at((ringed.get_width() // 2, plates.margin - 1))[:3] == accent


def test_three_states_of_a_button_look_different(plates: Plates) -> None:
    pictures = [plates.button((180, 64), press) for press in Press]
    for one, other in combinations(pictures, 2):
        same = pygame.mask.from_threshold(one, (0, 0, 0), (12, 12, 12, 255), other).count()
        assert same < 0.97 * one.get_width() * one.get_height()


def test_the_focused_button_is_yellow_and_a_pressed_one_sinks(plates: Plates, theme: Theme) -> None:
    normal, focused, down = (plates.button((180, 64), press) for press in Press)
    middle = (focused.get_width() // 2, focused.get_height() // 2)
    assert focused.get_at(middle).r > 240
    assert normal.get_at(middle).r < 80
    assert focused.get_at((middle[0], plates.margin)).r > 200
    assert down.get_at((middle[0], plates.margin)).r < 60
    assert plates.text_drop(Press.DOWN) > plates.text_drop(Press.FOCUSED)
