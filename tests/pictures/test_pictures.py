"""Every screen looks as it did when somebody last looked at it and was content.

QWITCH_SAVE_PICTURES=1 saves the references anew: look at them before they are committed.
"""

import os

import pygame
import pytest

from qwitch.locale.language import LANGUAGES
from tests.pictures.film import REFERENCES
from tests.pictures.scenes import SCENES

SIZE = (400, 225)
"""References are small: they tell whether a screen has changed, not whether a glyph has."""

TOLERANCE = 1.0
"""The mean difference of a colour channel, of 255, that two machines may have."""

WORST = 8.0
"""The same, for the worst of the 16 x 9 fields of a picture: a thing that is missing shows there."""

SAVE = "QWITCH_SAVE_PICTURES"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_a_screen_looks_as_it_did(name: str, lang: str) -> None:
    film = SCENES[name](lang)
    picture = pygame.transform.smoothscale(film.picture(), SIZE)
    reference = REFERENCES / f"{name}-{lang}.png"
    if os.environ.get(SAVE):
        REFERENCES.mkdir(exist_ok=True)
        pygame.image.save(picture, reference)
    fields = differences(picture, pygame.image.load(reference))
    assert sum(fields) / len(fields) < TOLERANCE, f"{reference.name}: look at it, then {SAVE}=1"
    assert max(fields) < WORST, f"{reference.name}: look at it, then {SAVE}=1"


def test_another_picture_is_noticed() -> None:
    pause, race = (pygame.image.load(REFERENCES / f"{name}-en.png") for name in ("pause", "race"))
    assert max(differences(pause, race)) > WORST
    touched = race.copy()
    touched.fill((255, 0, 255), (100, 100, 25, 25))
    assert max(differences(race, touched)) > WORST


def differences(one: pygame.Surface, other: pygame.Surface) -> list[float]:
    """The mean difference of a colour channel in each field of two pictures of the same size."""
    pair = [pygame.transform.smoothscale(picture, SIZE) for picture in (one, other)]
    difference = pair[0].copy()
    difference.blit(pair[1], (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    reverse = pair[1].copy()
    reverse.blit(pair[0], (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    difference.blit(reverse, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    wide, tall = SIZE[0] // 16, SIZE[1] // 9
    fields = (pygame.Rect(x * wide, y * tall, wide, tall) for x in range(16) for y in range(9))
    return [sum(pygame.transform.average_color(difference, field)[:3]) / 3 for field in fields]
