"""The game runs on pygame-ce, whose events and windows it relies on, and never on its elder cousin."""

from importlib.metadata import PackageNotFoundError, distribution

import pygame
import pytest


def test_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE


def test_plain_pygame_is_not_installed_over_it() -> None:
    assert distribution("pygame-ce").files
    with pytest.raises(PackageNotFoundError):
        distribution("pygame")
