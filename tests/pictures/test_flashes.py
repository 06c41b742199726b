"""No flash: the picture as a whole never jumps in brightness, whatever happens on the table [antares 435].

Looked at is every frame of whole games, with all motion there is: the deal, go, stops, standstills, and somebody out.
"""

from itertools import pairwise

import pygame
import pytest

from qwitch.engine.events import Stopped, Turned, WentOut
from tests.pictures.film import FRAME_S, Film, table_film, table_of

SIZE = (400, 225)

JUMP = 6.0
"""The most that the mean brightness of a picture may change from one frame to the next, of 255."""

SWING = 20.0
"""The most it may go up and down within SWING_FRAMES; a tenth of the range, 25, there and back counts as a flash."""

SWING_FRAMES = 20


def brightness(picture: pygame.Surface) -> float:
    """The mean of all pixels, 0 to 255."""
    red, green, blue, *_ = pygame.transform.average_color(picture, consider_alpha=False)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def watched(film: Film) -> list[float]:
    """The brightness of every frame until the table is left."""
    table, seen = film.top, list[float]()
    while film.top is table:
        seen.append(brightness(film.picture()))
        film.go(1000 * FRAME_S)
    return seen


@pytest.mark.parametrize(
    ("mode", "seats"), [("race", "bot:250,bot:300"), ("turns", "bot:150,bot:150"), ("race", "bot:250,bot:250,masher")]
)
def test_a_whole_game_has_no_flash(mode: str, seats: str) -> None:
    film = table_film(mode, seats, size=SIZE)
    match = table_of(film).match
    seen = watched(film)
    happened = {type(stamped.event) for stamped in match.history}
    assert {Turned, Stopped, WentOut} <= happened
    assert max(abs(after - before) for before, after in pairwise(seen)) < JUMP
    swings = [seen[start : start + SWING_FRAMES] for start in range(len(seen))]
    assert max(max(swing) - min(swing) for swing in swings) < SWING


def test_a_flash_would_be_noticed() -> None:
    film = table_film("race", "bot:250,bot:300", size=SIZE)
    film.go(3000)
    plain = film.picture()
    lit = plain.copy()
    lit.fill((40, 40, 40), special_flags=pygame.BLEND_RGB_ADD)
    assert brightness(lit) - brightness(plain) > SWING
