"""Without any colour everything can still be told apart [hanabi-live 882]: in every look, as large as on a table."""

from collections.abc import Iterable
from itertools import combinations, product

import pygame
import pytest

from qwitch.paths import assets_folder
from qwitch.stage.kit import Kit
from qwitch.stage.looks import theme_of
from qwitch.stage.plates import Press
from qwitch.stage.signs import SeatLook, frost, plate
from qwitch.stage.strips import strip
from qwitch.stage.theme import Colour, Theme
from qwitch.stage.widgets.button import Button
from qwitch.table import Box, load_table, table_file

LOOKS = [theme_of(palette, contrast) for palette, contrast in product(("standard", "colour-safe"), ("normal", "high"))]
NAMES = ["standard", "standard, high contrast", "colour-safe", "colour-safe, high contrast"]

WINDOW = (1280, 720)

TABLE = load_table(table_file(assets_folder() / "tables", "race", 5))


@pytest.fixture(params=LOOKS, ids=NAMES)
def kit(request: pytest.FixtureRequest) -> Kit:
    pygame.font.init()
    theme: Theme = request.param
    return Kit(theme, WINDOW)


def grey(kit: Kit, blits: Iterable[tuple[pygame.Surface, tuple[int, int]]], box: Box) -> list[int]:
    """What a box of the table shows with these pictures on it, pixel by pixel, from black (0) to white (255)."""
    table = kit.table("race").whole()
    table.fblits(list(blits))
    part = table.subsurface(kit.viewport.box_to_px((box.x, box.y, box.w, box.h)))
    return list(pygame.image.tobytes(pygame.transform.grayscale(part), "RGB")[::3])


def clearly(one: list[int], other: list[int], by: int = 60) -> float:
    """In what part of two pictures one is clearly lighter than the other, 0 to 1."""
    return sum(abs(a - b) > by for a, b in zip(one, other, strict=True)) / len(one)


def test_seats_have_shapes_of_their_own(kit: Kit) -> None:
    box = Box(770, 420, 60, 60)
    shapes = []
    for seat in range(5):
        symbol, place = kit.symbol(seat, 40, (800, 450))
        white = symbol.copy()
        white.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_ADD)
        shapes.append(grey(kit, [(white, place)], box))
    assert min(clearly(one, other) for one, other in combinations(shapes, 2)) > 0.02


def test_whose_turn_it_is(kit: Kit) -> None:
    place = TABLE.seats[1]
    shown = [
        grey(kit, plate(kit, place, SeatLook(1, name="Otto", active=on)), place.plate.inset(-12))
        for on in (False, True)
    ]
    assert clearly(shown[0], shown[1], by=50) > 0.03


def test_who_is_frozen(kit: Kit) -> None:
    place = TABLE.seats[0]
    hand = Box(place.slots[0].x, place.slots[0].y, place.slots[-1].right - place.slots[0].x, place.slots[0].h)
    shown = [grey(kit, frost(kit, place, SeatLook(0, frozen_share=share)), hand) for share in (0.0, 0.6)]
    assert clearly(shown[0], shown[1], by=30) > 0.1


def test_which_button_has_the_focus(kit: Kit) -> None:
    box = Box(500, 400, 560, 64)
    shown = [grey(kit, Button("go", box, "Start").blits(kit, press), box) for press in (Press.NORMAL, Press.FOCUSED)]
    assert clearly(shown[0], shown[1]) > 0.7


@pytest.mark.parametrize("step", [-1, 1])
def test_where_the_top_card_stands_and_what_fits(step: int, kit: Kit) -> None:
    """On the strips of the kids' table."""
    box = Box(300, 400, 640, 80)
    colours: tuple[Colour, Colour] = (kit.palette.letter_on_dark, kit.palette.letter)
    cells = [box.resized(box.w / 8, box.h).moved(cell * box.w / 8, 0).inset(8) for cell in range(8)]
    blits = list(strip(kit, box, "ABCDEFGH", 3, step, 3 + step, colours))
    light = [sum(pixels) / len(pixels) for pixels in (grey(kit, blits, cell) for cell in cells)]
    here, wanted = light[3], light[3 + step]
    others = [value for cell, value in enumerate(light) if cell not in (3, 3 + step)]
    assert min(here, wanted) > max(others) + 40
    assert abs(here - wanted) > 12


def test_letter_and_number_are_apart_within_a_card(kit: Kit) -> None:
    """By where they stand, by their lightness, and by being a letter and a number."""
    palette = kit.palette
    luma = [0.299 * red + 0.587 * green + 0.114 * blue for red, green, blue in (palette.letter, palette.number)]
    assert abs(luma[0] - luma[1]) > 25
