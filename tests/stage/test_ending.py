"""At log-off the program ends, whatever it is doing."""

import os
import signal
from collections.abc import Iterator

import pygame
import pytest

from qwitch.stage.ending import Ending
from tests.stage.screen import screen

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal")


@pytest.fixture(autouse=True)
def window() -> Iterator[pygame.Surface]:
    with screen(80, 50) as surface:
        yield surface


def test_the_wish_is_noted_and_whoever_waits_for_events_wakes() -> None:
    with Ending() as ending:
        assert not ending.is_wanted
        pygame.event.clear()
        os.kill(os.getpid(), signal.SIGTERM)
        assert pygame.event.wait(2000).type == pygame.QUIT
        assert ending.is_wanted


def test_without_a_window_it_is_noted_all_the_same() -> None:
    with Ending() as ending:
        pygame.display.quit()
        os.kill(os.getpid(), signal.SIGTERM)
        assert ending.is_wanted


def test_afterwards_the_system_has_its_usual_way() -> None:
    with Ending():
        pass
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
