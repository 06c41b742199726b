"""What can be heard: every sound by its name, the files it is chosen from, its group, and its share of that volume."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class SoundName(Enum):
    """What happens, as it is heard."""

    DEAL = "deal"
    """A card is dealt."""
    LIFT = "lift"
    """A card leaves a hand."""
    LAND = "land"
    """A card lands on the centre pile (R2); its tone climbs with the seat's streak."""
    BEATEN = "beaten"
    """A card came too late and is knocked back (R6, H2)."""
    MISPLAY = "misplay"
    """A card fitted neither now nor just before; frost covers the hand (H3)."""
    THAW = "thaw"
    """A freeze is over."""
    STOP = "stop"
    """A hand is empty (R7)."""
    STANDSTILL = "standstill"
    """No card fits (R8)."""
    UP = "up"
    """The direction card turns to up (M1): a rising motif."""
    DOWN = "down"
    """The direction card turns to down (M2): a falling motif."""
    EQUAL = "equal"
    """The direction card turns to equal (M3): the same tone twice."""
    TICK = "tick"
    """One beat of the countdown (H6)."""
    GO = "go"
    """Play starts (R1)."""
    PASS = "pass"
    """A seat passes (T2)."""
    REFILL = "refill"
    """A seat draws up to five (R9)."""
    ROTATE = "rotate"
    """The bottom card of the centre pile moves to its top (N1)."""
    RESHUFFLE = "reshuffle"
    """The direction cards (N2), or hands into draw piles (N3), are shuffled."""
    WIN = "win"
    """A seat is out and wins (R11)."""
    HINT = "hint"
    """Refused kindly (T3)."""
    MOVE = "move"
    """The focus of a menu moves."""
    ACCEPT = "accept"
    """Something in a menu is chosen."""
    BACK = "back"
    """A screen is left."""


class Group(Enum):
    """What has a volume of its own; MASTER scales all others."""

    MASTER = "master"
    EFFECTS = "effects"
    MENU = "menu"
    VOICES = "voices"


DEFAULT_VOLUMES: Mapping[Group, float] = {
    Group.MASTER: 1.0,
    Group.EFFECTS: 0.8,
    Group.MENU: 0.7,
    Group.VOICES: 0.9,
}
"""Volumes, 0 to 1, for somebody who has set none."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One sound: its files, its group, and its gain (0 to 1).

    Of several files the next is taken each time, so that nothing sounds like a machine; where it climbs, the
    streak chooses, and stays on the last file.
    """

    files: tuple[str, ...]
    group: Group = Group.EFFECTS
    gain: float = 1.0
    climbs: bool = False


def _several(stem: str, count: int) -> tuple[str, ...]:
    """The names of so many numbered files."""
    return tuple(f"{stem}_{number}.wav" for number in range(count))


SOUNDS: Mapping[SoundName, Entry] = {
    # In the order in which they are needed, for they are loaded in this order.
    SoundName.MOVE: Entry(("move.wav",), Group.MENU),
    SoundName.ACCEPT: Entry(("accept.wav",), Group.MENU),
    SoundName.BACK: Entry(("back.wav",), Group.MENU),
    SoundName.DEAL: Entry(_several("deal", 4)),
    SoundName.TICK: Entry(("tick.wav",), gain=0.8),
    SoundName.GO: Entry(("go.wav",)),
    SoundName.UP: Entry(("up.wav",)),
    SoundName.DOWN: Entry(("down.wav",)),
    SoundName.EQUAL: Entry(("equal.wav",)),
    SoundName.LIFT: Entry(_several("lift", 2), gain=0.8),  # every press is heard, and should not become a hiss
    SoundName.LAND: Entry(_several("land", 8), climbs=True),
    SoundName.BEATEN: Entry(("beaten.wav",)),
    SoundName.MISPLAY: Entry(("misplay.wav",)),
    SoundName.THAW: Entry(("thaw.wav",), gain=0.7),
    SoundName.STOP: Entry(("stop.wav",)),
    SoundName.STANDSTILL: Entry(("standstill.wav",)),
    SoundName.REFILL: Entry(_several("refill", 2)),
    SoundName.PASS: Entry(("pass.wav",), gain=0.9),
    SoundName.HINT: Entry(("hint.wav",)),
    SoundName.ROTATE: Entry(("rotate.wav",)),
    SoundName.RESHUFFLE: Entry(("reshuffle.wav",)),
    SoundName.WIN: Entry(("win.wav",)),
}
"""The one table of all sounds."""
