"""What one needs to know of a match to watch it, whether people play it now or its log is played again."""

from collections.abc import Sequence
from typing import Protocol

from qwitch.engine.game import Game
from qwitch.match.discipline import Discipline
from qwitch.match.events import Stamped
from qwitch.match.options import MatchOptions
from qwitch.match.seats import SeatSpec


class Watched(Protocol):
    """A match as spectators see it. Times are milliseconds of game clock."""

    @property
    def game(self) -> Game:
        """Where the game stands."""

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sits where, from 0 going left."""

    @property
    def options(self) -> MatchOptions:
        """The house options that it is played with."""

    @property
    def disciplines(self) -> Sequence[Discipline]:
        """What holds each seat back (H3)."""

    @property
    def now_ms(self) -> int:
        """The game clock."""

    @property
    def turn_due_ms(self) -> int | None:
        """When the countdown to the next direction card ends; None where none runs (H6)."""

    @property
    def go_ms(self) -> int | None:
        """When the first direction card was turned (R1); None before it."""

    @property
    def history(self) -> Sequence[Stamped]:
        """All that has happened."""

    @property
    def played_ms(self) -> int:
        """Milliseconds since the first "Go!"; 0 before it (L1)."""
