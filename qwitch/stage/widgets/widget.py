"""What every control is and answers. Boxes and points are logical units."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.table import Box

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A button was pressed: its word."""

    word: str


@dataclass(frozen=True, slots=True)
class Changed:
    """A control has another value now: its word."""

    word: str


Answer = Chosen | Changed | None
"""What comes of an input: None where nothing changed."""


class Widget(Protocol):
    """One control. The panel it lies in hands it inputs and tells it how to look."""

    word: str
    box: Box
    is_enabled: bool

    def accept(self) -> Answer:
        """Enter, a pad's button, or a press of the pointer that ended on it."""
        ...

    def nudge(self, by: int) -> Answer:
        """Left (-1) or right (1) while in focus; None lets the focus move on instead."""
        ...

    def drag(self, point: Point) -> Answer:
        """The pointer is held down on it at this point."""
        ...

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """Draw it, in focus, held down, or neither."""
        ...


@runtime_checkable
class TakesPoints(Protocol):
    """A control to which it matters where on it the pointer was let go."""

    def press_at(self, point: Point) -> Answer:
        """The pointer was let go at this point of it."""
        ...


class Pressed:
    """What all controls share that are pressed and have no value: pressing chooses them, once they are let go."""

    word: str
    box: Box
    is_enabled: bool

    def accept(self) -> Answer:
        """It is chosen."""
        return Chosen(self.word)

    def nudge(self, by: int) -> Answer:
        """There is no value to change."""
        return None

    def drag(self, point: Point) -> Answer:
        """Only letting go counts."""
        return None
