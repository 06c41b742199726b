"""Directions of a pad: when a stick counts as pushed, and how a held direction repeats."""

from qwitch.controls.commands import Move

PUSHED = 20_000
"""So far from its middle, of 32767, a stick moves the focus."""

LET_GO = 12_000
"""So near to its middle it has let go; between the two nothing changes, so that a shaky stick does not stutter."""

REPEAT_AFTER_S = 0.45
"""How long a direction is held until it repeats, in seconds."""

REPEAT_EVERY_S = 0.12
"""From then on it repeats this often, in seconds."""


class LeftStick:
    """The direction a stick is pushed to, of four."""

    def __init__(self) -> None:
        """It rests in its middle."""
        self._x = self._y = 0
        self.move: Move | None = None

    def tilt(self, x: int | None = None, y: int | None = None) -> None:
        """One axis, or both, has another value: -32768 (left, up) to 32767."""
        self._x = self._x if x is None else x
        self._y = self._y if y is None else y
        if self.move is None or self._reach(self.move) < LET_GO:
            farthest = max((Move.UP, Move.DOWN, Move.LEFT, Move.RIGHT), key=self._reach)
            self.move = farthest if self._reach(farthest) >= PUSHED else None

    def _reach(self, move: Move) -> int:
        """How far it is pushed this way."""
        return {Move.UP: -self._y, Move.DOWN: self._y, Move.LEFT: -self._x, Move.RIGHT: self._x}[move]


class HeldMove:
    """The direction that is held down on one pad, cross or stick, whichever came last. Times are in seconds."""

    def __init__(self) -> None:
        """Nothing is held."""
        self._move: Move | None = None
        self._next_s = 0.0

    @property
    def due_s(self) -> float | None:
        """When it repeats next; None while nothing is held."""
        return None if self._move is None else self._next_s

    def press(self, move: Move, at_s: float) -> None:
        """A direction went down."""
        self._move, self._next_s = move, at_s + REPEAT_AFTER_S

    def release(self, move: Move | None = None) -> None:
        """A direction came up; one that is not held any more changes nothing. None lets go whatever is held."""
        if move is None or move is self._move:
            self._move = None

    def repeat(self, now_s: float) -> Move | None:
        """The held direction if it repeats now; after a stall once, not as often as was missed."""
        if self._move is None or now_s < self._next_s:
            return None
        self._next_s = now_s + REPEAT_EVERY_S
        return self._move
