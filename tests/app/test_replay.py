"""`qwitch replay FILE` in a real window: watched, sought by keys and pointer, left; and what is no log opens none."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from qwitch.match.playback import Playback
from qwitch.match.reading import read_log
from qwitch.paths import assets_folder
from qwitch.scenes.replay_layout import BAR, opened
from qwitch.table import Box, load_table, table_file
from tests.app.program import PALETTE, PAPER, ROOT
from tests.app.screen import SOON_S, Screen, end, until
from tests.app.x11 import ask_to_close

LOG = ROOT / "tests" / "golden" / "race-tin-7.jsonl"
SIZE = (1280, 720)
TABLE = opened(load_table(table_file(assets_folder() / "tables", "race", 4)))
TIME = Box(1340, BAR.y + 8, 200, BAR.h - 16)
"""Where the time stands."""

TRACK = (634.0, 1322.0)
"""About where the seek bar's track begins and ends."""

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]


class Watcher:
    """Somebody in front of a window that shows a log."""

    def __init__(self, screen: Screen, folder: Path, *words: str) -> None:
        self.screen = screen
        self._said = (folder / "stdout.txt").open("w+b")
        self._complaints = (folder / "stderr.txt").open("w+b")
        own = ["--lang", "en", "--data", str(folder / "data"), "--window", "x".join(map(str, SIZE)), "--mute"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "qwitch", "replay", *words, *own],
            cwd=ROOT,
            env=screen.environment | {"HOME": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=self._said,
            stderr=self._complaints,
        )

    def press(self, *keys: str) -> None:
        """Press keys one after the other, by their X names."""
        for key in keys:
            self.screen.xdotool("key", key)

    def point(self, x: float, y: float, *actions: str) -> None:
        """Move the pointer to a logical point, then do this with its button."""
        scale = SIZE[0] / 1600
        self.screen.xdotool("mousemove", str(round(x * scale)), str(round(y * scale)), *actions)

    def picture(self, box: Box) -> pygame.Surface:
        """What a box shows now; the window lies in the screen's corner."""
        scale = SIZE[0] / 1600
        return self.screen.picture().subsurface(
            pygame.Rect(*(round(side * scale) for side in (box.x, box.y, box.w, box.h)))
        )

    def share(self, box: Box, *colours: tuple[int, int, int]) -> float:
        """How much of a box has about one of these colours."""
        picture = self.picture(box)
        found = sum(
            pygame.transform.threshold(None, picture, colour, (14, 14, 14), set_behavior=0) for colour in colours
        )
        return found / (picture.get_width() * picture.get_height())

    def faces(self, seat: int) -> list[bool]:
        """Which slots of a seat show a card's face."""
        return [self.share(box, *PAPER) > 0.35 for box in TABLE.seats[seat].slots]

    def said(self) -> str:
        """All it wrote on standard output."""
        self._said.seek(0)
        return self._said.read().decode()

    def complaints(self) -> str:
        """All it wrote on standard error."""
        self._complaints.seek(0)
        return self._complaints.read().decode()

    def finish(self) -> None:
        """End it if it still runs."""
        end(self.process)
        self._said.close()
        self._complaints.close()


@pytest.fixture
def watch(screen: Screen, tmp_path: Path) -> Iterator[Callable[..., Watcher]]:
    watchers: list[Watcher] = []

    def start(*words: str) -> Watcher:
        watchers.append(Watcher(screen, tmp_path, *words))
        return watchers[-1]

    yield start
    for watcher in watchers:
        watcher.finish()


def hands_at(ms: int) -> list[list[bool]]:
    """Which slots hold a card at this moment of the log, by seat."""
    playback = Playback(read_log(LOG))
    playback.go(playback.place_at(ms), ms)
    return [[card >= 0 for card in hand] for hand in playback.game.hands]


def last_before(ms: int) -> int:
    """When the last thing before this moment happened."""
    return max(deed.t for deed in Playback(read_log(LOG)).deeds if deed.t <= ms)


def shows(watcher: Watcher, ms: int) -> bool:
    """Whether every hand lies open on the screen as it stood at this moment."""
    return [watcher.faces(seat) for seat in range(4)] == hands_at(ms)


def test_a_log_is_watched_sought_and_left(watch: Callable[..., Watcher]) -> None:
    watcher = watch(str(LOG))
    until(lambda: "seed 7" in watcher.said(), "the line that tells what the log holds")
    until(lambda: watcher.share(TIME, PALETTE.text) > 0.01, "the time")
    until(lambda: all(watcher.faces(0)), "cards that are dealt")
    ends_ms = Playback(read_log(LOG)).ends_ms

    watcher.press("space", "End")
    until(lambda: shows(watcher, ends_ms), "the end")
    watcher.press("Home", *["Right"] * 4)
    until(lambda: shows(watcher, 20_000), "20 s from the start")
    watcher.press("comma")
    until(lambda: shows(watcher, last_before(20_000) - 1), "a step back")
    before = pygame.image.tobytes(watcher.picture(TIME), "RGB")

    for share in (0.25, 0.9, 0.6):
        watcher.point(TRACK[0] + (TRACK[1] - TRACK[0]) * share, BAR.centre[1] + 4, "mousedown", "1")
        watcher.point(TRACK[0] + (TRACK[1] - TRACK[0]) * 0.5, 400, "mouseup", "1")
        until(lambda: pygame.image.tobytes(watcher.picture(TIME), "RGB") != before, "another time")
    table = Box(60, 60, 1480, 730)
    still = pygame.image.tobytes(watcher.picture(table), "RGB")
    watcher.press("space")
    until(lambda: pygame.image.tobytes(watcher.picture(table), "RGB") != still, "the match to be played on")

    watcher.press("Escape")
    assert watcher.process.wait(timeout=SOON_S) == 0
    assert watcher.said().count("\n") == 1
    assert watcher.complaints() == ""


def test_a_window_that_is_closed_ends_it(watch: Callable[..., Watcher], screen: Screen) -> None:
    watcher = watch(str(LOG), "--lang", "es")
    until(lambda: watcher.share(TIME, PALETTE.text) > 0.01, "the time")
    [window] = screen.windows(watcher.process.pid)
    ask_to_close(screen.display, window)
    assert watcher.process.wait(timeout=SOON_S) == 0
    assert watcher.complaints() == ""


@pytest.mark.parametrize("content", [b"", b"no log\n", b"\xff\xfe\x00", LOG.read_bytes()[:60]])
def test_what_is_no_log_opens_no_window(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    for path in (file, tmp_path, tmp_path / "nowhere"):
        told = _replay(environment, str(path), "--data", str(tmp_path / "data"))
        assert told.returncode == 2
        assert (told.stdout, told.stderr.count("\n")) == ("", 1)
        assert told.stderr.startswith(f"qwitch: {path}: ")
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux starts without a screen")
def test_without_a_screen_the_log_is_told_all_the_same(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    told = _replay(environment, str(LOG), "--data", str(tmp_path / "data"))
    assert told.returncode == 2
    assert told.stdout.startswith(f"{LOG}: race, tin edition, seed 7")
    assert told.stderr.startswith("qwitch: no display: ")
    assert told.stderr.count("\n") == 1
    assert _replay(environment, str(LOG), "--verify").returncode == 0


def _replay(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "qwitch", "replay", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
