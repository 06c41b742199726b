import pygame

from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.keycap import draw_keycap
from qwitch.stage.theme import Theme

SIZE = (44, 42)


def label(theme: Theme, fonts: Fonts) -> pygame.Surface:
    return fonts.get(Typeface.DISPLAY, 24).render("Ñ", True, theme.palette.text_dark)


def test_a_key_has_its_size_and_clear_corners(theme: Theme, fonts: Fonts) -> None:
    key = draw_keycap(theme, label(theme, fonts), SIZE)
    assert key.get_size() == SIZE
    assert {key.get_at(corner).a for corner in ((0, 0), (43, 0), (0, 41), (43, 41))} == {0}


def test_the_letter_is_readable_in_the_middle_of_the_top(theme: Theme, fonts: Fonts) -> None:
    key = draw_keycap(theme, label(theme, fonts), SIZE)
    ink = pygame.mask.from_threshold(key, theme.palette.text_dark, (70, 70, 70, 255))
    assert ink.count() > 80
    assert abs(ink.centroid()[0] - 22) <= 2


def test_a_key_shows_its_side_below_and_a_pressed_one_sinks(theme: Theme, fonts: Fonts) -> None:
    up, down = (draw_keycap(theme, label(theme, fonts), SIZE, pressed) for pressed in (False, True))
    assert up.get_at((22, 40))[:3] == theme.palette.key_side
    assert down.get_bounding_rect().top > up.get_bounding_rect().top
    assert down.get_bounding_rect().bottom == up.get_bounding_rect().bottom
