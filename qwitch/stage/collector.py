"""When Python tidies up its memory: between the heats of a race and in menus, never while cards are being played."""

import gc
from enum import Enum, auto


class Pace(Enum):
    """How little a hiccup of some milliseconds would matter now."""

    HEAT = auto()
    """Cards are being played: nothing may come between."""
    TABLE = auto()
    """Between two heats: what the last one left over is little and quickly tidied up."""
    MENU = auto()
    """Nothing depends on time: everything may be looked at."""


class Collector:
    """Follows the pace of the game, and holds Python's garbage collection back or lets it work."""

    def __init__(self) -> None:
        """As long as nothing was followed, Python goes by its own habits."""
        self._pace = Pace.MENU

    def follow(self, pace: Pace) -> None:
        """This is the pace from now on; does something only where it changes."""
        if pace is self._pace:
            return
        self._pace = pace
        match pace:
            case Pace.HEAT:
                gc.disable()
                gc.freeze()  # what is there now stays, and need not be looked at after the heat
            case Pace.TABLE:
                gc.enable()
                gc.collect()
            case Pace.MENU:
                self.release()

    def release(self) -> None:
        """Let Python go by its own habits, and tidy up all that is there."""
        self._pace = Pace.MENU
        gc.enable()
        gc.unfreeze()
        gc.collect()
