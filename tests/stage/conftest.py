"""What the tests of the stage share: a theme, fonts and a fresh cache; nothing here opens a window."""

from collections.abc import Iterator

import pygame
import pytest

from qwitch.stage.art import CardArt
from qwitch.stage.cache import ArtCache
from qwitch.stage.fonts import Fonts
from qwitch.stage.kit import Kit
from qwitch.stage.theme import Theme


@pytest.fixture(autouse=True, scope="session")
def font_module() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


@pytest.fixture(scope="session")
def fonts(font_module: None) -> Fonts:
    return Fonts()


@pytest.fixture(scope="session")
def theme() -> Theme:
    return Theme()


@pytest.fixture
def cache() -> ArtCache:
    return ArtCache()


@pytest.fixture
def cards(theme: Theme, fonts: Fonts, cache: ArtCache) -> CardArt:
    return CardArt(theme, fonts, cache)


@pytest.fixture
def kit(theme: Theme, font_module: None) -> Kit:
    return Kit(theme, (1280, 720))
