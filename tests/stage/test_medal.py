"""Medals are told apart by their stars, whatever one sees of colours."""

import pygame

from qwitch.stage.kit import Kit
from qwitch.stage.medal import METALS, STARS, medal_sign
from qwitch.stage.widgets.sign_button import SignButton, sign_tile
from qwitch.stage.widgets.widget import Chosen
from qwitch.table import Box


def dark(picture: pygame.Surface, ink: tuple[int, int, int]) -> int:
    """How many pixels are of ink."""
    return pygame.transform.threshold(None, picture, ink, (40, 40, 40), set_behavior=0)


def test_gold_has_three_stars_silver_two_bronze_one(kit: Kit) -> None:
    assert [len(stars) for stars in STARS] == [3, 2, 1]
    assert len(METALS) == len(STARS)
    inks = [dark(medal_sign(kit, place, 90, (200, 200))[0], kit.palette.text_dark) for place in range(3)]
    assert inks[0] > 1.3 * inks[1] > 1.3 * inks[2] > 0


def test_a_medal_lies_round_its_point(kit: Kit) -> None:
    picture, at = medal_sign(kit, 0, 60, (400, 300))
    assert picture.get_rect(topleft=at).center == kit.viewport.to_px((400, 300))


def test_letters_and_numbers_to_press_have_the_colours_of_the_cards(kit: Kit) -> None:
    box = Box(100, 100, 76, 54)
    for sign, colour in (("B", kit.palette.letter), ("7", kit.palette.number)):
        button = SignButton(f"sign {sign}", box, sign)
        assert button.accept() == Chosen(f"sign {sign}")
        assert button.nudge(1) is None
        _, (written, _) = sign_tile(kit, box, sign)
        assert dark(written, colour) > 20
    assert len(list(sign_tile(kit, box, ""))) == 1, "an empty place for a sign"
