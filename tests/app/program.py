"""The real program in a real window: started, pressed, clicked, looked at, closed."""

import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pygame

from qwitch.stage.theme import Colour, Palette
from qwitch.stage.viewport import Viewport
from qwitch.table import Box
from tests.app.live import LiveLog
from tests.app.places import MAT, NAME, PODIUM
from tests.app.screen import SOON_S, Screen, end, until
from tests.app.x11 import ask_to_close

ROOT = Path(__file__).parents[2]

BETWEEN_PRESSES_S = 0.002
"""The least time between two presses, in seconds."""

PALETTE = Palette()
PAPER = (PALETTE.paper, PALETTE.letter_half, PALETTE.number_half)
"""The colours that a card's face is mostly made of, and nothing else is."""


class Program:
    """One run of the program. Boxes are logical, as on the table's layout."""

    def __init__(self, screen: Screen, folder: Path, *words: str) -> None:
        """Start it with these words on its command line; it keeps its data and its log in the folder."""
        self.screen = screen
        self.log = LiveLog(folder / "game.jsonl")
        self._complaints = (folder / "stderr.txt").open("w+b")
        own = ["--lang", "en", "--data", str(folder / "data"), "--log", str(self.log.path)]
        self._pressed_s = 0.0
        self._pointer = (-1, -1)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "qwitch", *words, *own],
            cwd=ROOT,
            env=screen.environment | {"HOME": str(folder)},
            stdin=subprocess.DEVNULL,
            stderr=self._complaints,
        )

    # What a player does

    def press(self, *keys: str) -> None:
        """Press keys one after the other, by their X names, such as 1, Return and Escape."""
        for key in keys:
            sleep(max(0.0, self._pressed_s + BETWEEN_PRESSES_S - monotonic()))
            self.screen.xdotool("key", key)
            self._pressed_s = monotonic()

    def click(self, box: Box) -> None:
        """Click in the middle of a box."""
        left, top, width, height = self.geometry
        x, y = Viewport((width, height)).to_px(box.centre)
        place = (left + x, top + y)
        if place != self._pointer:  # xdotool would wait for a pointer that is there already
            self.screen.xdotool("mousemove", "--sync", *map(str, place))
            self._pointer = place
        self.screen.xdotool("click", "1")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size in pixels, as by its edge."""
        self.screen.xdotool("windowsize", str(self.window), str(width), str(height))
        until(lambda: self.geometry[2:] == (width, height), f"a window of {width}x{height}")

    def close(self) -> None:
        """Close the window by its button."""
        ask_to_close(self.screen.display, self.window)

    def take_keyboard(self) -> None:
        """Give the window the keyboard back."""
        self.screen.xdotool("windowfocus", "--sync", str(self.window))

    # What it looks like

    @property
    def window(self) -> int:
        """Its window; waits until there is one."""
        return self._window_and_geometry()[0]

    @property
    def geometry(self) -> tuple[int, int, int, int]:
        """Where the inside of its window lies, in pixels: left, top, width, height."""
        return self._window_and_geometry()[1]

    def _window_and_geometry(self) -> tuple[int, tuple[int, int, int, int]]:
        """Wait for the window; at its start the program may open it twice, to find the quicker way."""
        found: list[tuple[int, tuple[int, int, int, int]]] = []

        def is_there() -> bool:
            assert self.process.poll() is None, f"the program has ended: {self.complaints()}"
            for window in self.screen.windows(self.process.pid):
                geometry = self.screen.geometry(window)
                if geometry is not None:
                    found.append((window, geometry))
            return bool(found)

        until(is_there, "a window")
        [only] = found
        return only

    def picture(self, box: Box) -> pygame.Surface:
        """Give what the box shows now; it must lie wholly on the screen."""
        left, top, width, height = self.geometry
        return self.screen.picture().subsurface(
            Viewport((width, height)).box_to_px((box.x, box.y, box.w, box.h)).move(left, top)
        )

    def share(self, box: Box, *colours: Colour, near: int = 14) -> float:
        """How much of the box (0 to 1) has about one of these colours."""
        picture = self.picture(box)
        return sum(
            pygame.transform.threshold(None, picture, colour, (near, near, near), set_behavior=0) for colour in colours
        ) / (picture.get_width() * picture.get_height())

    def shows_face(self, box: Box) -> bool:
        """Whether a card lies face up in the box."""
        return self.share(box, *PAPER) > 0.35

    @property
    def focus(self) -> Box | None:
        """Where the button in focus is; None where there is no menu."""
        left, top, width, height = self.geometry
        view = Viewport((width, height))
        window = self.screen.picture().subsurface(pygame.Rect(left, top, width, height))
        yellow = pygame.mask.from_threshold(window, PALETTE.accent, (24, 24, 24, 255))
        rect = max([pygame.Rect(0, 0, 0, 0), *yellow.get_bounding_rects()], key=lambda rect: rect.w)
        x, y = view.to_logical(rect.topleft)
        box = Box(x, y, rect.w / view.scale, rect.h / view.scale)
        return box if box.w > 300 and 40 < box.h < 90 else None

    @property
    def screen_name(self) -> str:
        """Which screen it shows: "table", "title", "results", or any other "menu"."""
        focus = self.focus
        if focus is None:
            return "table" if self.share(MAT, (0, 0, 0), near=4) < 0.5 else "nothing yet"
        if self.share(NAME, PALETTE.letter, PALETTE.number, near=20) > 0.25:
            return "title"
        podium = focus.y > PODIUM.bottom and self.share(PODIUM, PALETTE.accent, PALETTE.accent_dark, near=40) > 0.05
        return "results" if podium else "menu"

    def shows(self, screen_name: str) -> None:
        """Wait until it shows this screen."""
        until(lambda: self.screen_name == screen_name, f"the {screen_name}")

    # How it ends

    def ended(self, within_s: float = SOON_S) -> int:
        """Wait for its end, and give its exit status."""
        return self.process.wait(timeout=within_s)

    def complaints(self) -> str:
        """Give all it wrote on standard error."""
        self._complaints.seek(0)
        return self._complaints.read().decode()

    def finish(self) -> None:
        """End it if it still runs."""
        end(self.process)
        self._complaints.close()
