"""What players want, whatever device it came from. at_s is the reading's perf_counter, in seconds."""

from dataclasses import dataclass
from enum import Enum, auto


class Move(Enum):
    """Menu moves, the same from keys, pads and pointer."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    ACCEPT = auto()
    BACK = auto()


@dataclass(frozen=True, slots=True)
class SlotPress:
    """A player pressed the key of a hand slot: player is 0 for the first person, slot 0 to 4."""

    player: int
    slot: int
    at_s: float


@dataclass(frozen=True, slots=True)
class ActionPress:
    """A player pressed the key for everything else: pass, or turn the direction card."""

    player: int
    at_s: float


@dataclass(frozen=True, slots=True)
class MenuMove:
    """A move through a menu, or Escape in a game."""

    move: Move
    at_s: float


@dataclass(frozen=True, slots=True)
class Pointed:
    """The pointer is at a pixel of the window; down: its button or finger just went down; up: just left."""

    pixel: tuple[int, int]
    down: bool
    up: bool
    at_s: float


@dataclass(frozen=True, slots=True)
class WindowChanged:
    """The window has another size, or its content was lost and must be drawn again."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another program has the keyboard now."""


@dataclass(frozen=True, slots=True)
class FullscreenToggled:
    """The player wants the whole screen, or a window again."""


@dataclass(frozen=True, slots=True)
class CloseWanted:
    """The player closes the window."""


Command = SlotPress | ActionPress | MenuMove | Pointed | WindowChanged | FocusLost | FullscreenToggled | CloseWanted
"""Anything a scene or the program is told."""
