"""A device that plays into a file, and so slowly that no sound ends while a test looks at its channels."""

from collections.abc import Iterator

import pygame
import pytest

from qwitch.paths import assets_folder
from qwitch.stage.sound import Sounds
from qwitch.stage.soundmap import SOUNDS
from tests.stage.sound.ear import Clock, Ear, samples_of

FOLDER = assets_folder() / "sounds"


@pytest.fixture(scope="module")
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


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(silence: None, clock: Clock) -> Sounds:
    return Sounds(FOLDER, clock=clock)


@pytest.fixture(scope="session")
def names_by_samples() -> dict[bytes, str]:
    return {samples_of(FOLDER / file): file for entry in SOUNDS.values() for file in entry.files}


@pytest.fixture
def heard(silence: None, names_by_samples: dict[bytes, str]) -> Ear:
    return Ear(names_by_samples)
