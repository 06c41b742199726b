"""A player in front of the screens: presses keys on a keyboard with a layout, and what comes of it can be looked at.

Events go the way they go in the program: through the devices, to the top screen, with bare keys while it wants them.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pygame
from pygame.event import Event

from qwitch.controls.commands import Command, RawKeys
from qwitch.controls.devices import Devices
from qwitch.locale.language import load_language
from qwitch.match.seats import parse_seats
from qwitch.paths import assets_folder
from qwitch.scenes.desk import GamePlan
from qwitch.scenes.scene import Push, Scene, Stack, is_played, raw_keys_of
from qwitch.scenes.screens import AllScreens
from qwitch.stage.kit import Kit
from qwitch.stage.soundmap import Group, SoundName
from qwitch.stage.widgets.choice import Choice
from qwitch.stage.widgets.panel import Panel
from qwitch.stage.widgets.slider import Slider
from qwitch.stage.widgets.toggle import Toggle
from qwitch.store import Settings


class Ear:
    """Hears which sounds are played."""

    is_silent = False

    def __init__(self) -> None:
        self.heard: list[SoundName] = []

    def play(self, name: SoundName, pan: float = 0.0, streak: int = 0) -> None:
        self.heard.append(name)

    def set_volume(self, group: Group, volume: float) -> None:
        """Nothing is louder here."""

    def stop_all(self) -> None:
        self.heard.clear()


class Sitting:
    """One player, one keyboard, one stack of screens. Keys go by their names on an English keyboard."""

    def __init__(self, settings: Settings | None = None, seats: str = "me,easy", lang: str = "en") -> None:
        """Start at the title; `seats` are those of the plan."""
        self.devices, self.ear = Devices(), Ear()
        plan = GamePlan("race", "tin", parse_seats(seats), seed=5)
        language = load_language(lang, assets_folder() / "locale")
        self.screens = AllScreens(language, self.devices.labels, plan, self.ear, settings or Settings())
        self.desk = self.screens.desk
        self.desk.pads = self.devices.pads
        self.kept: list[Settings] = []
        self._kits: dict[tuple[int, int], Kit] = {}
        self.desk.applied = self._apply
        self.stack = Stack(self.screens.title())
        self.now_s = 100.0
        self.layout: dict[str, str] = {}
        self.mod = pygame.KMOD_NONE
        self._listen()

    @property
    def top(self) -> Scene:
        """The screen that acts."""
        return self.stack.top

    def is_at(self, screen: Scene | type[Scene]) -> bool:
        """Whether this screen is on top, or one of this kind."""
        return isinstance(self.top, screen) if isinstance(screen, type) else self.top is screen

    def wants_raw_keys(self) -> RawKeys:
        """How the top screen wants bare keys."""
        return raw_keys_of(self.top)

    def open(self, scene: Scene) -> None:
        """Put a screen on top."""
        self.stack.apply(Push(scene), self.now_s)
        self._listen()

    def types_on(self, layout: Mapping[str, str]) -> None:
        """From now on these keys print other signs."""
        self.layout |= layout

    def down(self, *names: str) -> None:
        """Keys go down, one after the other."""
        for name in names:
            self.does(Event(pygame.KEYDOWN, scancode=self._scancode(name), key=self._sign(name), mod=self.mod))

    def up(self, *names: str) -> None:
        """Keys come up."""
        for name in names:
            self.does(Event(pygame.KEYUP, scancode=self._scancode(name), key=self._sign(name), mod=self.mod))

    def press(self, *names: str) -> None:
        """Keys go down and come up again, one after the other."""
        for name in names:
            self.down(name)
            self.up(name)

    def does(self, event: Event) -> None:
        """Anything else happens."""
        self.now_s += 0.01
        for command in self.devices.commands(event, self.now_s):
            self.wants(command)

    def wants(self, command: Command) -> None:
        """A player wants something, by whatever device."""
        self.stack.apply(self.stack.top.handle(command), self.now_s)
        self._listen()

    def waits(self, seconds: float) -> None:
        """Time passes, frame by frame."""
        end_s = self.now_s + seconds
        while self.now_s < end_s:
            self.now_s += 1 / 60
            self.stack.apply(self.stack.top.tick(self.now_s), self.now_s)
            self.stack.top.step()
        self._listen()

    def sees(self, size: tuple[int, int] = (800, 500)) -> pygame.Surface:
        """What the top screen looks like in a window of this size in pixels."""
        kit = self._kits.setdefault(size, Kit(self.desk.theme, size))
        picture = self.top.picture(kit, self.now_s, 1.0)
        seen = picture.ground.whole()
        seen.fblits([*picture.still, *picture.moving])
        return seen

    def _apply(self, settings: Settings) -> None:
        self.kept.append(settings)
        self.stack.refresh()

    def _listen(self) -> None:
        self.devices.assign(self.stack.top.key_sets, is_played(self.stack.top))
        self.devices.raw_keys = raw_keys_of(self.stack.top)

    def _scancode(self, name: str) -> int:
        code: int = getattr(pygame, f"KSCAN_{name}")
        return code

    def _sign(self, name: str) -> int:
        sign = self.layout.get(name, name.lower() if len(name) == 1 else "")
        return ord(sign) if sign else pygame.K_UNKNOWN


def note(cut: list[str], text: str) -> str:
    """Note a text that had to be cut off, instead of cutting it off."""
    cut.append(text)
    return ""


@contextmanager
def nobody_sees() -> Iterator[None]:
    """Give a screen that nobody sees."""
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.quit()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((800, 500))
    yield
    pygame.display.quit()
    if before is None:
        del os.environ["SDL_VIDEODRIVER"]
    else:
        os.environ["SDL_VIDEODRIVER"] = before


def reachable(panel: Panel) -> set[str]:
    """The words of the controls that arrow keys bring into focus; who takes left and right is left by up and down."""
    start, found, waiting = panel.focus, {panel.focus}, [panel.focus]
    while waiting:
        place = waiting.pop()
        sideways = [] if isinstance(panel.widgets[place], Choice | Slider | Toggle) else [(-1, 0), (1, 0)]
        for right, down in [(0, -1), (0, 1), *sideways]:
            panel.focus = place
            panel.move(right, down)
            if panel.focus not in found:
                found.add(panel.focus)
                waiting.append(panel.focus)
    panel.focus = start
    return {panel.widgets[place].word for place in found}
