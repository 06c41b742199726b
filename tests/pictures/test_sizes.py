"""At every size the picture is whole, right and crisp: from the start, after a resize in mid-deal, and back again.

HiDPI windows that show a corner only [pygame-ce 931], pictures that break in the middle of a deal [PySolFC 287], the
whole screen and back [pygame-ce 1576, SDL 939].
"""

from collections.abc import Callable

import pygame
import pytest

from qwitch.stage.kit import Kit
from qwitch.stage.viewport import Viewport
from tests.pictures.film import Film, table_film
from tests.pictures.scenes import SCENES
from tests.pictures.test_pictures import SIZE as SMALL
from tests.pictures.test_pictures import differences

SIZES = [(800, 500), (1024, 768), (1280, 720), (1366, 768), (2560, 1080), (1080, 1920), (3840, 2160)]
"""Windows of many shapes, the smallest and the largest among them."""

TABLES: dict[str, Callable[[], Film]] = {
    "race": lambda: table_film("race", "me,easy,easy,easy"),
    "party": lambda: table_film("race", "me,me2,me3,me4,me5"),
    "kids": lambda: table_film("turns", "me,relaxed,me2"),
}

DEALING_MS = 700
"""In the middle of the deal, many cards are in the air."""


def of_the_canvas(picture: pygame.Surface) -> pygame.Surface:
    """What lies on the canvas, without what is left of the window beside it, small."""
    canvas = Viewport(picture.get_size()).canvas
    return pygame.transform.smoothscale(picture.subsurface(canvas), SMALL)


def in_size(film: Film, size: tuple[int, int]) -> pygame.Surface:
    """The same moment in a window of this size."""
    film.kit = Kit(film.screens.desk.theme, size)
    return film.picture()


def unlike(one: pygame.Surface, other: pygame.Surface) -> tuple[float, float]:
    """The mean difference of two pictures, and that of the worst field; the rim of the table lies round the window."""
    fields = differences(of_the_canvas(one), of_the_canvas(other))
    inner = [fields[9 * x + y] for x in range(1, 15) for y in range(1, 8)]
    return sum(inner) / len(inner), max(inner)


def assert_alike(one: pygame.Surface, other: pygame.Surface) -> None:
    mean, worst = unlike(one, other)
    assert mean < 10
    assert worst < 34


def test_a_corner_of_the_picture_would_be_noticed() -> None:
    film = table_film("race", "me,easy,easy,easy")
    film.go(4200)
    picture = film.picture()
    corner = pygame.transform.scale_by(picture.subsurface((0, 0, 960, 540)), 4 / 3)
    beside = pygame.Surface(picture.get_size())
    beside.blit(picture, (40, 0))
    for wrong in (corner, beside):
        mean, worst = unlike(picture, wrong)
        assert mean > 10 or worst > 34


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", TABLES)
def test_a_resize_in_the_middle_of_a_deal_changes_nothing_but_the_size(name: str, size: tuple[int, int]) -> None:
    """[PySolFC 287]: and back again, pixel by pixel, as if nothing had happened."""
    film = TABLES[name]()
    film.go(DEALING_MS)
    before = film.picture()
    resized = in_size(film, size)
    assert resized.get_size() == size
    assert_alike(before, resized)
    again = in_size(film, before.get_size())
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(before, "RGB")
    film.go(DEALING_MS)
    undisturbed = TABLES[name]()
    undisturbed.go(DEALING_MS)
    undisturbed.go(DEALING_MS)
    assert pygame.image.tobytes(film.picture(), "RGB") == pygame.image.tobytes(undisturbed.picture(), "RGB")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["options", "race", "kids", "results"])
def test_the_whole_window_is_filled(name: str, size: tuple[int, int], settled: dict[str, Film]) -> None:
    """Not a corner of it, nor a part of the picture [pygame-ce 931]."""
    film = settled.setdefault(name, SCENES[name]("en"))
    film.kit = Kit(film.screens.desk.theme, (1280, 720))
    usual, picture = film.picture(), in_size(film, size)
    assert picture.get_size() == size
    assert_alike(usual, picture)
    wide, tall = size
    corners = [picture.get_at(place)[:3] for place in ((3, 3), (wide - 4, 3), (3, tall - 4), (wide - 4, tall - 4))]
    assert all(max(corner) > 8 for corner in corners), "the table goes on to every edge"


@pytest.fixture(scope="module")
def settled() -> dict[str, Film]:
    """Screens that were brought to their moment already."""
    return {}


@pytest.mark.parametrize("size", [(800, 500), (1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_cards_are_crisp(size: tuple[int, int]) -> None:
    """Drawn for the window's own pixels, never enlarged: from a letter's ink to the paper it is two pixels."""
    film = table_film("race", "me,bot:20000,bot:20000,bot:20000")
    film.go(4200)
    picture = in_size(film, size)
    place = film.kit.viewport.box_to_px(tuple_of(film))
    ink = film.screens.desk.theme.palette.letter
    sharpest = 0
    for y in range(place.top, place.bottom, max(1, place.h // 60)):
        row = [picture.get_at((x, y)) for x in range(place.left, place.right)]
        for here, there in zip(row, row[2:], strict=False):
            if max(abs(here[channel] - ink[channel]) for channel in range(3)) < 24:
                sharpest = max(sharpest, sum(there[:3]) - sum(here[:3]))
    assert sharpest > 300


def tuple_of(film: Film) -> tuple[float, float, float, float]:
    """Where the centre card lies."""
    box = film.top._show.places.layout.centre  # type: ignore[attr-defined]
    return box.x, box.y, box.w, box.h
