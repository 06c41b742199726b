"""Every look keeps apart, in grey as well, what must be told apart; reduced motion moves less."""

from dataclasses import asdict
from itertools import combinations, product

import pygame
import pytest

from qwitch.stage.art import CardArt
from qwitch.stage.cache import ArtCache
from qwitch.stage.cards import DirectionFace, Face
from qwitch.stage.fonts import Fonts
from qwitch.stage.looks import TEXT_GROWTH, theme_of
from qwitch.stage.theme import Colour, Theme

LOOKS = [theme_of(palette, contrast) for palette, contrast in product(("standard", "colour-safe"), ("normal", "high"))]
NAMES = ["standard", "standard, high contrast", "colour-safe", "colour-safe, high contrast"]


def grey(colour: Colour) -> float:
    """How light a colour is for the eye, 0 to 255."""
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


def grey_bytes(picture: pygame.Surface) -> bytes:
    """A picture without colour, small enough to compare."""
    small = pygame.transform.smoothscale(pygame.transform.grayscale(picture), (24, 34))
    return pygame.image.tobytes(small, "RGB")


def distance(one: bytes, other: bytes) -> float:
    """The mean difference of two pictures of the same size, 0 to 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("theme", LOOKS, ids=NAMES)
def test_seats_differ_in_grey_by_shape_or_lightness(theme: Theme) -> None:
    for one, other in combinations(theme.palette.seats, 2):
        assert one.shape != other.shape
        assert one.colour != other.colour


@pytest.mark.parametrize("theme", LOOKS, ids=NAMES)
def test_letter_and_number_differ_in_grey(theme: Theme) -> None:
    palette = theme.palette
    assert abs(grey(palette.letter) - grey(palette.number)) > 25
    assert grey(palette.letter_half) - grey(palette.letter) > 90
    assert grey(palette.number_half) - grey(palette.number) > 90


@pytest.mark.parametrize("theme", LOOKS, ids=NAMES)
def test_directions_and_faces_differ_in_grey_pictures(theme: Theme) -> None:
    """[hanabi-live 882]."""
    pygame.font.init()
    art = CardArt(theme, Fonts(), ArtCache())
    signs = [grey_bytes(art.side(DirectionFace(sign, ""), 170)) for sign in "+-="]
    faces = [grey_bytes(art.side(Face.of(card), 170)) for card in (0, 1, 8, 9, 63)]
    for one, other in combinations(signs, 2):
        assert distance(one, other) > 4
    for one, other in combinations(faces, 2):
        assert distance(one, other) > 2


@pytest.mark.parametrize("theme", LOOKS, ids=NAMES)
def test_text_stands_out_from_its_plate(theme: Theme) -> None:
    palette = theme.palette
    assert grey(palette.text) - grey(palette.plate_light) > 150
    assert grey(palette.text_quiet) - grey(palette.plate_light) > 100
    assert grey(palette.accent) - grey(palette.plate) > 120


def test_high_contrast_is_higher() -> None:
    normal, high = theme_of().palette, theme_of(contrast="high").palette
    assert grey(high.paper) - grey(high.letter) > grey(normal.paper) - grey(normal.letter)
    assert grey(high.felts["race"].light) < grey(normal.felts["race"].light)


def test_reduced_motion_is_calm_and_no_move_is_longer() -> None:
    full, reduced = theme_of(), theme_of(motion="reduced")
    assert reduced.calm
    assert not full.calm
    longer = {name for name, ms in asdict(reduced.durations).items() if ms > asdict(full.durations)[name]}
    assert longer == set()


def test_texts_grow_in_three_steps() -> None:
    sizes = [theme_of(text_size=size).text.body for size in TEXT_GROWTH]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]
