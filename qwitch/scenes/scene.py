"""What a screen is, and what it may ask of the stack of screens."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from qwitch.controls.commands import Command, RawKeys
from qwitch.controls.keysets import KeySet
from qwitch.stage.collector import Pace
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture


@dataclass(frozen=True, slots=True)
class Push:
    """Put a screen on top of this one."""

    scene: "Scene"


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this screen for the one below."""


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave all screens for this one."""

    scene: "Scene"


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


IDLE_MS = 500
"""How long a screen without any motion rests, in milliseconds."""

FRAME_MS = 16
"""How long a screen rests while something moves on it, in milliseconds."""


Change = Push | Pop | Reset | Quit | None
"""What a screen answers: None leaves everything as it is."""


class Scene(Protocol):
    """One screen. Times are seconds of perf_counter."""

    @property
    def key_sets(self) -> tuple[KeySet | None, ...]:
        """The keys that play here, by player; none in menus."""

    @property
    def is_lively(self) -> bool:
        """Whether time matters here; if not, the screen is drawn after a command and every rest_ms milliseconds."""

    @property
    def rest_ms(self) -> int:
        """How long this screen may stay as it is without input, in milliseconds."""

    @property
    def asks_before_closing(self) -> bool:
        """Whether closing the window pauses here instead: children leave by accident. A second time closes it."""

    def enter(self, now_s: float) -> None:
        """It becomes the top screen, at first or again."""

    def refresh(self) -> None:
        """Language, look or settings are others now: bring words and values up to date."""

    def handle(self, command: Command) -> Change:
        """A player wants something."""

    def tick(self, now_s: float) -> Change:
        """Time passes; called at least once a frame."""

    def step(self) -> None:
        """One fixed step of motion, 1/60 s."""

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """What it shows now, alpha (0 to 1) of the way from the step before the last one."""


@runtime_checkable
class WantsRawKeys(Protocol):
    """A screen that may want to be told of bare keys; all others are not."""

    @property
    def raw_keys(self) -> RawKeys:
        """Whether bare keys are reported now."""


def raw_keys_of(scene: Scene) -> RawKeys:
    """Whether this screen is told of bare keys now."""
    return scene.raw_keys if isinstance(scene, WantsRawKeys) else RawKeys.OFF


@runtime_checkable
class HasPace(Protocol):
    """A screen on which cards are played; all others are as calm as menus."""

    @property
    def pace(self) -> Pace:
        """How little a hiccup would matter now."""


def pace_of(scene: Scene) -> Pace:
    """How little a hiccup would matter on this screen now."""
    return scene.pace if isinstance(scene, HasPace) else Pace.MENU


@runtime_checkable
class Closes(Protocol):
    """A screen with something to bring to its end, as a game with its log."""

    def close(self) -> None:
        """It is left for good."""


def close(scene: Scene) -> None:
    """Leave this screen for good."""
    if isinstance(scene, Closes):
        scene.close()


@runtime_checkable
class Writes(Protocol):
    """A screen in which keys write text."""

    @property
    def is_writing(self) -> bool:
        """Whether they do now."""


def is_writing(scene: Scene) -> bool:
    """Whether keys write text on this screen."""
    return isinstance(scene, Writes) and scene.is_writing


@runtime_checkable
class TakesSeats(Protocol):
    """A screen on which keys and pads take seats; pads move through it as through every menu."""

    takes_seats: bool


def is_played(scene: Scene) -> bool:
    """Whether cards are played on this screen, with keys or pads."""
    return bool(scene.key_sets) and not (isinstance(scene, TakesSeats) and scene.takes_seats)


class Stack:
    """The screens on top of each other; only the top one acts and is shown."""

    def __init__(self, first: Scene) -> None:
        """Start with this screen."""
        self._scenes = [first]

    @property
    def top(self) -> Scene:
        """The screen that acts."""
        return self._scenes[-1]

    def refresh(self) -> None:
        """Language, look or settings are others now: tell every screen, also those below."""
        for scene in self._scenes:
            scene.refresh()

    def apply(self, change: Change, now_s: float) -> bool:
        """Carry out what a screen asked for; returns whether the program goes on."""
        match change:
            case None:
                return True
            case Push(scene):
                self._scenes.append(scene)
            case Pop() if len(self._scenes) == 1:
                return False  # there is nothing below: it stays in sight until the window closes
            case Pop():
                self._scenes.pop()
            case Reset(scene):
                self._scenes = [scene]
            case Quit():
                return False
        self.top.enter(now_s)
        return True
