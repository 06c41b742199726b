"""The window: opened once the quicker way, resized, the whole screen and back, and quiet keys in all of them."""

import os
from collections.abc import Callable, Iterator
from types import ModuleType

import pygame
import pytest

from qwitch.stage import window as module
from qwitch.stage.window import ACCELERATION, NoDisplayError, Window, start_video


@pytest.fixture(autouse=True)
def invisible(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start from no video at all; whatever the window writes to the environment is taken back."""
    for name in (ACCELERATION, module.DPI_AWARENESS, *module.NAMES):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    yield
    pygame.display.quit()


def noted(patch: pytest.MonkeyPatch, of: ModuleType, name: str, note: Callable[[], None]) -> None:
    """Let a function do what it does, and be noted before."""
    does = getattr(of, name)

    def note_and_do(*args: object) -> object:
        note()
        return does(*args)

    patch.setattr(of, name, note_and_do)


def test_it_opens_in_the_size_asked_for() -> None:
    start_video()
    assert Window((960, 540), False).screen.get_size() == (960, 540)
    assert pygame.display.get_caption()[0] == "Qwitch"


def test_else_it_leaves_some_of_the_desktop_free(monkeypatch: pytest.MonkeyPatch) -> None:
    start_video()
    for desktop, wanted in {(1920, 1080): (1632, 918), (2560, 1080): (1632, 918), (800, 600): (800, 500)}.items():
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda desktop=desktop: [desktop])
        assert Window(None, False).screen.get_size() == wanted


def test_the_whole_screen_and_back() -> None:
    start_video()
    window = Window((960, 540), False)
    [desktop] = pygame.display.get_desktop_sizes()
    window.toggle_fullscreen()
    assert (window.is_fullscreen, window.screen.get_size()) == (True, desktop)
    window.toggle_fullscreen()
    assert (window.is_fullscreen, window.screen.get_size()) == (False, (960, 540))


def test_it_may_start_with_the_whole_screen_and_has_a_window_to_go_back_to() -> None:
    start_video()
    window = Window((960, 540), True)
    assert [window.screen.get_size()] == pygame.display.get_desktop_sizes()
    window.toggle_fullscreen()
    assert window.screen.get_size() == (960, 540)


def test_it_follows_a_new_surface_once() -> None:
    start_video()
    window = Window((960, 540), False)
    assert not window.follow()
    pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    assert [window.follow(), window.follow()] == [True, False]
    assert window.screen.get_size() == (1000, 700)


# Keys


def test_held_keys_do_not_repeat() -> None:
    start_video()
    Window((960, 540), False)
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.parametrize("reopened", [False, True])
def test_text_input_is_off_however_often_the_window_opens(reopened: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every start of SDL's video turns it on, and held letters open accent menus [SpaceCadetPinball 259]."""
    done: list[str] = []
    noted(monkeypatch, pygame.display, "init", lambda: done.append("on"))
    noted(monkeypatch, pygame.key, "stop_text_input", lambda: done.append("off"))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11" if reopened else "dummy")
    monkeypatch.setattr(module, "_flip_s", lambda: 0.02)
    start_video()
    Window((960, 540), False)
    assert done == ["on", "off"] * (2 if reopened else 1)


# The quicker way to show a frame


@pytest.mark.parametrize(
    ("plain_s", "default_s", "opened", "kept"),
    [(0.001, 0.0005, 1, "0"), (0.02, 0.001, 2, None), (0.02, 0.03, 3, "0")],
    ids=["quick enough", "SDL's default is quicker", "SDL's default is slower"],
)
def test_the_quicker_way_is_kept(
    plain_s: float, default_s: float, opened: int, kept: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_video()
    flips, modes = [plain_s, default_s], list[str]()
    monkeypatch.setattr(module, "_flip_s", lambda: flips.pop(0))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    noted(monkeypatch, pygame.display, "set_mode", lambda: modes.append("opened"))
    window = Window((960, 540), False)
    assert (len(modes), os.environ.get(ACCELERATION)) == (opened, kept)
    assert window.screen is pygame.display.get_surface()


def test_a_way_that_was_asked_for_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    start_video()
    monkeypatch.setenv(ACCELERATION, "1")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(module, "_flip_s", lambda: 1 / 0)
    Window((960, 540), False)
    assert os.environ[ACCELERATION] == "1"


# No screen


@pytest.mark.parametrize("driver", ["offscreen", "dummy", "evdev"])
def test_an_invisible_driver_is_refused_unless_asked_for(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL takes one by itself where there is no screen, and the game would run unseen."""
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    start_video()
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/1000")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(NoDisplayError, match=r"^no display: [^\n]+$"):
        start_video()


def test_a_driver_that_does_not_start_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(NoDisplayError, match=r"^no display: nonsense not available$"):
        start_video()
