"""What children hear besides the calls: whose turn it is, and what is needed."""

from qwitch.engine.directions import Direction
from qwitch.engine.needed import needed
from qwitch.stage.caller import Caller
from qwitch.stage.voicemap import Word

TURN_S, NEED_S = 0.9, 2.1
"""So long after a turn came, in seconds, it is announced, and what is needed is said: first the last card is called."""


class KidsVoice:
    """Speaks at a child's turn; whatever happens meanwhile, only what still holds is said."""

    def __init__(self, caller: Caller) -> None:
        """Say nothing yet."""
        self._caller = caller
        self._seat: int | None = None
        self._since_s = 0.0
        self._said = 0

    def turn(self, seat: int | None, now_s: float) -> None:
        """A child has the turn from now on, or none has; it counts from 0, at the dealer's table."""
        self._seat, self._since_s, self._said = seat, now_s, 0

    def speak(self, now_s: float, is_alone: bool, pan: float, need: tuple[int, Direction] | None) -> None:
        """Say what is due: the child's own voice claims the turn, or the announcer gives it to the only child.

        need is the top card and the direction where help tells what fits, else None.
        """
        waited_s = now_s - self._since_s
        if self._seat is None:
            return
        if self._said == 0 and waited_s >= TURN_S:
            self._said = 1
            self._caller.say(Word.TURN, None if is_alone else self._seat, 0.0 if is_alone else pan)
        elif self._said == 1 and waited_s >= NEED_S and need is not None:
            self._said = 2
            self.need(*need)

    def need(self, top: int, direction: Direction) -> None:
        """Say which letter or number fits on this top card; nothing where none does."""
        letter, number = needed(top, direction)
        self._caller.teach(letter or "", "" if number is None else f"{number}")
