"""Made-up voices on a device that plays into a file, and so slowly that no call ends while a test looks."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from qwitch.stage.voices import Voices
from tests.stage.voices.made_up import Heights


@pytest.fixture(scope="package")
def device(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "disk")
        patch.setenv("SDL_DISKAUDIOFILE", str(tmp_path_factory.mktemp("device") / "heard.raw"))
        patch.setenv("SDL_DISKAUDIODELAY", "150")  # milliseconds for each 12 ms of sound
        pygame.mixer.quit()
        yield
        pygame.mixer.quit()


@pytest.fixture
def silence(device: None) -> Iterator[None]:
    yield
    if pygame.mixer.get_init():
        pygame.mixer.stop()


@pytest.fixture
def closed(silence: None) -> None:
    pygame.mixer.quit()


@pytest.fixture(scope="package")
def clips() -> Heights:
    return Heights()


@pytest.fixture(scope="package")
def shipped(clips: Heights, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("voices")
    clips.write_shipped(folder)
    return folder


@pytest.fixture
def voices(silence: None, shipped: Path) -> Voices:
    return Voices(shipped)


@pytest.fixture
def heard(clips: Heights) -> Callable[[], list[str]]:
    return clips.heard
