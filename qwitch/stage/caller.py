"""How scenes let cards and words be called out, whatever is behind it."""

from typing import Protocol

from qwitch.stage.soundmap import Group
from qwitch.stage.voicemap import Word


class Caller(Protocol):
    """What scenes call cards with (R3): Voices, or a recorder in tests."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing can be heard."""
        ...

    def call(self, seat: int, card: int, pan: float = 0.0) -> None:
        """A seat (0 to 4) calls a card (A1 is 0 … H8 is 63), heard from -1 (left) to 1 (right)."""
        ...

    def say(self, word: Word, seat: int | None = None, pan: float = 0.0) -> None:
        """A seat says a word, or the announcer does (None)."""
        ...

    def teach(self, letter: str, number: str) -> None:
        """The announcer says which letter or which number is needed; either may be empty, at the edges."""
        ...

    def prepare(self, seats: int) -> None:
        """A game of so many seats is about to begin: their calls may be read in idle moments."""
        ...

    def set_volume(self, group: Group, volume: float) -> None:
        """Set a group's volume, 0 to 1, at once; only MASTER and VOICES are heard here."""
        ...

    def stop_all(self) -> None:
        """Silence every call that is heard now."""
        ...


class Nobody:
    """Calls nothing: for screens without voices."""

    is_silent = True

    def call(self, seat: int, card: int, pan: float = 0.0) -> None:
        """Say nothing."""

    def say(self, word: Word, seat: int | None = None, pan: float = 0.0) -> None:
        """Say nothing."""

    def teach(self, letter: str, number: str) -> None:
        """Say nothing."""

    def prepare(self, seats: int) -> None:
        """Nothing is to be read."""

    def set_volume(self, group: Group, volume: float) -> None:
        """Nothing is heard."""

    def stop_all(self) -> None:
        """Nothing is heard."""
