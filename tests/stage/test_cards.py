import pygame
import pytest

from qwitch.stage.art import CardArt
from qwitch.stage.cards import Back, DirectionFace, Face, Side, card_size
from qwitch.stage.theme import Colour, Theme

DECK = [Face.of(card) for card in range(64)]
SIDES: list[Side] = [Face("B", "2"), DirectionFace("+", "up"), Back(), Back(red=True)]


def ink(surface: pygame.Surface, colour: Colour) -> int:
    """Pixels of about this colour."""
    return pygame.mask.from_threshold(surface, colour, (24, 24, 24, 255)).count()


def test_c1_the_64_faces_are_each_letter_with_each_number_once() -> None:
    assert {face.letter + face.number for face in DECK} == {a + n for a in "ABCDEFGH" for n in "12345678"}
    assert (DECK[0], DECK[9], DECK[63]) == (Face("A", "1"), Face("B", "2"), Face("H", "8"))


@pytest.mark.parametrize("side", SIDES, ids=repr)
@pytest.mark.parametrize("height", [40, 99, 196, 345, 720])
def test_a_side_has_its_size_clear_corners_and_a_full_middle(
    cards: CardArt, theme: Theme, side: Side, height: int
) -> None:
    picture = cards.side(side, height)
    width = card_size(theme, height)[0]
    assert picture.get_size() == (width, height)
    corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)]
    assert {picture.get_at(corner).a for corner in corners} == {0}
    assert picture.get_at((width // 2, height // 2)).a == 255
    assert picture.get_at((width // 2, 0)).a == 255


@pytest.mark.parametrize("height", [99, 196, 345])
def test_letter_and_number_are_equals(cards: CardArt, theme: Theme, height: int) -> None:
    faces = [cards.side(face, height) for face in DECK]
    letters = sum(ink(face, theme.palette.letter) for face in faces)
    numbers = sum(ink(face, theme.palette.number) for face in faces)
    # The same capital height exactly; A to H are a little wider than 1 to 8 (the 1 and the 7 are narrow).
    assert 0.85 <= letters / numbers <= 1.2
    area = 64 * height * height * theme.card.width
    assert 0.08 <= letters / area <= 0.2


@pytest.mark.parametrize("height", [150, 196, 345, 720])
def test_both_big_glyphs_are_two_fifths_of_the_card_tall(cards: CardArt, theme: Theme, height: int) -> None:
    picture = cards.side(Face("H", "1"), height)
    width = picture.get_width()
    tallest = {}
    for name, colour, x in (
        ("letter", theme.palette.letter, 0),
        ("number", theme.palette.number, width // 2),
    ):
        half = picture.subsurface((x, 0, width // 2, height))
        bodies = pygame.mask.from_threshold(half, colour, (60, 60, 60, 255)).get_bounding_rects()
        tallest[name] = max(body.height for body in bodies)
    assert all(abs(tall - 0.4 * height) <= 0.016 * height + 1 for tall in tallest.values())


def test_the_corner_index_shows_letter_and_number_twice(cards: CardArt, theme: Theme) -> None:
    height = 345
    picture = cards.side(Face("D", "5"), height)
    box = pygame.Rect(0, 0, 66, 44)
    upper = picture.subsurface(box.move(picture.get_width() - box.width - 18, 18))
    lower = picture.subsurface(box.move(18, height - box.height - 18))
    for colour in (theme.palette.letter, theme.palette.number):
        first, second = ink(upper, colour), ink(lower, colour)
        assert first > 150
        assert abs(first - second) <= 0.2 * first


def test_letter_half_is_blue_and_number_half_orange(cards: CardArt, theme: Theme) -> None:
    picture = cards.side(Face("F", "1"), 345)
    assert picture.get_at((24, 180))[:3] == theme.palette.letter_half
    assert picture.get_at((215, 165))[:3] == theme.palette.number_half


def test_faces_differ_from_each_other(cards: CardArt) -> None:
    pictures = {pygame.image.tobytes(cards.side(face, 60), "RGBA") for face in DECK}
    assert len(pictures) == 64


def test_a_card_is_drawn_once_a_size(cards: CardArt) -> None:
    assert cards.side(Face("A", "1"), 80) is cards.side(Face.of(0), 80)
