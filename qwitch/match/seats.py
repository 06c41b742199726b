"""Who sits where, as text: me, me2…me5, a level, masher, bot:MS (mean delay in milliseconds); +MS adds a handicap."""

from dataclasses import dataclass, replace

from qwitch.bots.levels import LEVELS, MAX_MEAN_MS, MIN_MEAN_MS, Level, level_of_mean
from qwitch.bots.player import Bot, ComputerPlayer, Masher
from qwitch.engine.dice import Dice
from qwitch.engine.setup import MAX_SEATS

PERSONS = ("me", *(f"me{number}" for number in range(2, MAX_SEATS + 1)))
"""The words for people, the first person first."""


MAX_HANDICAP_MS = 20_000
"""The largest handicap of a seat."""

USUAL_SEATS = {"race": "me,easy,easy,easy", "turns": "me,relaxed,relaxed", "solo": "me"}
"""Who plays each mode where nobody was named."""


class SeatError(ValueError):
    """A seat that nobody can take; its text names the seat and what was expected."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """One seat: the word it was set up with, and the level of its computer player, if it has one.

    handicap_ms is what each of its cards takes longer to land, in milliseconds.
    """

    word: str
    level: Level | None = None
    handicap_ms: int = 0

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.word in PERSONS

    @property
    def text(self) -> str:
        """The seat as it is written, such as "me" or "hard+300"; reading it back gives the same seat."""
        return f"{self.word}+{self.handicap_ms}" if self.handicap_ms else self.word


def parse_seat(text: str) -> SeatSpec:
    """The seat meant by one word, with +MS behind it for a handicap; raises SeatError."""
    word, plus, handicap = text.partition("+")
    if plus and not _is_number(handicap, 0, MAX_HANDICAP_MS):
        raise SeatError(f"seat {text!r}: expected a handicap of 0 to {MAX_HANDICAP_MS} ms behind the +")
    handicap_ms = int(handicap) if plus else 0
    if word in PERSONS or word == "masher":
        return SeatSpec(word, None, handicap_ms)
    level = _level_of(word)
    if level is None:
        levels = ", ".join(LEVELS)
        raise SeatError(f"seat {text!r}: expected me, me2…me5, {levels}, masher or bot:{MIN_MEAN_MS}…{MAX_MEAN_MS}")
    return SeatSpec(word, replace(level, handicap_ms=handicap_ms), handicap_ms)


def _level_of(word: str) -> Level | None:
    name, _, mean = word.partition(":")
    if name == "bot" and _is_number(mean, MIN_MEAN_MS, MAX_MEAN_MS):
        return level_of_mean(int(mean))
    return LEVELS.get(word)


def _is_number(text: str, least: int, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most


def is_seat(word: str) -> bool:
    """Whether somebody can sit there under this word."""
    try:
        parse_seat(word)
    except SeatError:
        return False
    return True


def parse_seats(text: str) -> tuple[SeatSpec, ...]:
    """The seats of a list such as "me,easy,bot:900"; raises SeatError for unknown words, too many, one person twice."""
    seats = tuple(parse_seat(word.strip()) for word in text.split(","))
    if len(seats) > MAX_SEATS:
        raise SeatError(f"{len(seats)} seats; expected 1 to {MAX_SEATS}")
    for person in PERSONS:
        if sum(seat.word == person for seat in seats) > 1:
            raise SeatError(f"seat {person!r} is named twice; further people are me2…me5")
    return seats


def computer_player(spec: SeatSpec, seat: int, seed: int) -> ComputerPlayer | None:
    """The computer player of a seat in the game of this seed; None for a person."""
    if spec.is_person:
        return None
    dice = Dice(f"{seed} seat {seat}")
    return Masher(dice) if spec.level is None else Bot(spec.level, dice)
