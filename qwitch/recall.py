"""What happened last, for a crash report: commands, then the game's log; no names, and nothing that was written."""

from collections import deque

from qwitch.controls.commands import Command, Pointed, Written
from qwitch.match.log import line_of, record_of
from qwitch.match.match import Match
from qwitch.scenes.scene import Scene

REMEMBERED = 40
"""So many commands, and so many events of the game, are told."""


class Recall:
    """Remembers the last commands."""

    def __init__(self) -> None:
        """Nothing happened yet."""
        self._heard: deque[Command] = deque(maxlen=REMEMBERED)

    def hear(self, command: Command) -> None:
        """This was wanted; what people write, and where the pointer merely passes, is nobody's business."""
        if not isinstance(command, Written) and (not isinstance(command, Pointed) or command.down):
            self._heard.append(command)

    def lines(self, top: Scene, size: tuple[int, int]) -> list[str]:
        """A line each, oldest first, with the screen on top and the window's size in pixels before them."""
        lines = [f"screen: {type(top).__name__}, window: {size}", *map(repr, self._heard)]
        match = getattr(top, "match", None)
        if isinstance(match, Match):
            lines.append(f"{match.game.setup}, seats {len(match.seats)}")
            lines += [line_of(record_of(stamped)) for stamped in match.history[-REMEMBERED:]]
        return lines
