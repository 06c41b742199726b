"""Which voice each seat has: a player's recordings first, then the game's own, no two seats alike unless chosen so."""

from pathlib import Path

from qwitch.stage.voicefolder import VoiceFolder, recorded, shipped
from qwitch.stage.voicemap import ANNOUNCER, FALLBACK, SEAT_VOICES


class VoiceChoice:
    """The voices of one language. Seats count from 0 to 4; None is the announcer."""

    def __init__(self, folder: Path, own: Path | None, language: str) -> None:
        """The game's voices lie in `folder`, a player's in `own`; `faults` tells what of those is not usable."""
        self.faults: list[str] = []
        self.language = language if language in SEAT_VOICES else FALLBACK
        if language != self.language:
            self.faults.append(f"language {language}: has no voices, calls are in {FALLBACK}")
        names = SEAT_VOICES[self.language]
        self._shipped = {name: shipped(folder / self.language / name) for name in (*names, ANNOUNCER)}
        self._own = {voice.name: voice for voice in recorded(own / self.language, self.faults)} if own else {}
        further = [voice.name for voice in self._own.values() if voice.name not in self._shipped]
        self._names = (*further, *names)
        # A further voice speaks for one of the first seats; recordings under a shipped name stay where that name is.
        self._by_seat = [*further[: len(names)], *names[len(further) :]]

    @property
    def names(self) -> tuple[str, ...]:
        """Every voice that a seat can have, the recorded ones first."""
        return self._names

    def choose(self, seat: int, name: str) -> None:
        """Give a seat the voice of this name; raises ValueError for one that is not among the names."""
        if name not in self._names:
            raise ValueError(f"voice of seat {seat}: {name!r}, expected one of {', '.join(self._names)}")
        self._by_seat[seat] = name

    def name(self, seat: int | None) -> str:
        """The name of a seat's voice."""
        return ANNOUNCER if seat is None else self._by_seat[seat]

    def layers(self, seat: int | None) -> tuple[VoiceFolder, ...]:
        """Where a seat's clips are looked for, in this order; the last is the game's own."""
        name = self.name(seat)
        own = self._own.get(name)
        below = self._shipped.get(name) or self._shipped[SEAT_VOICES[self.language][seat or 0]]
        return (own, below) if own else (below,)
