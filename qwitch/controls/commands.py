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
    """A move through a menu, or Escape in a game; pad is the number of the gamepad that it came from, if any."""

    move: Move
    at_s: float
    pad: int | None = None


class RawKeys(Enum):
    """Whether a screen is told of bare keys: not at all, besides what they mean, or instead of it."""

    OFF = auto()
    ALSO = auto()
    ONLY = auto()


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """The key at this place went down, whatever it means; combined: with Ctrl, Alt or a system key held."""

    scancode: int
    at_s: float
    combined: bool = False


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """The key at this place came up, or so the keyboard says."""

    scancode: int
    at_s: float


@dataclass(frozen=True, slots=True)
class Pointed:
    """The pointer is at a pixel of the window; down: its button or finger just went down; up: just left."""

    pixel: tuple[int, int]
    down: bool
    up: bool
    at_s: float


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel was turned, or a page key pressed: so many rows down, or whole pages; negative is up."""

    by: int
    pages: bool = False


@dataclass(frozen=True, slots=True)
class PadPressed:
    """A gamepad that nobody has asks for a seat: pad is its number, name what is known of its make."""

    pad: int
    name: str
    at_s: float


@dataclass(frozen=True, slots=True)
class PadLost:
    """The gamepad of a player was unplugged, or its battery is empty; the seat is kept."""

    player: int
    pad: int
    name: str
    at_s: float


@dataclass(frozen=True, slots=True)
class PadBack:
    """The gamepad of a player is plugged in again, or another one of the same model in its place."""

    player: int
    pad: int
    name: str
    at_s: float


@dataclass(frozen=True, slots=True)
class PadUnknown:
    """Something like a gamepad was plugged in, but nobody knows what its buttons are: it cannot be used."""

    name: str
    at_s: float


@dataclass(frozen=True, slots=True)
class Written:
    """A player wrote something in a name field: one character or more, as the keyboard's layout makes them."""

    text: str


@dataclass(frozen=True, slots=True)
class Erased:
    """A player took back the last character in a name field."""


@dataclass(frozen=True, slots=True)
class WindowChanged:
    """The window has another size, or its content was lost and must be drawn again."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another program has the keyboard now."""


@dataclass(frozen=True, slots=True)
class SystemKey:
    """The system's own key went down (Super, Windows, Command): what follows may be the desktop's."""


@dataclass(frozen=True, slots=True)
class FullscreenToggled:
    """The player wants the whole screen, or a window again."""


@dataclass(frozen=True, slots=True)
class CloseWanted:
    """The player closes the window."""


PadCommand = PadPressed | PadLost | PadBack | PadUnknown
"""What becomes of gamepads, apart from what is played with them."""

KeyCommand = KeyPressed | KeyReleased | Written | Erased
"""Bare keys and text, for screens that ask for them."""

WindowCommand = WindowChanged | FocusLost | SystemKey | FullscreenToggled | CloseWanted
"""What becomes of the window."""

Command = SlotPress | ActionPress | MenuMove | Pointed | Scrolled | KeyCommand | PadCommand | WindowCommand
"""Anything a scene or the program is told."""
