"""Who sits where, as text: me, me2…me5, a level, masher, bot:MS (mean delay in milliseconds)."""

from dataclasses import dataclass

from qwitch.bots.levels import LEVELS, MAX_MEAN_MS, MIN_MEAN_MS, Level, level_of_mean
from qwitch.bots.player import Bot, ComputerPlayer, Masher
from qwitch.engine.dice import Dice
from qwitch.engine.setup import MAX_SEATS

PERSONS = ("me", *(f"me{number}" for number in range(2, MAX_SEATS + 1)))
"""The words for people, the first person first."""


USUAL_SEATS = {"race": "me,easy,easy,easy", "turns": "me,relaxed,relaxed", "solo": "me"}
"""Who plays each mode where nobody was named."""


class SeatError(ValueError):
    """A seat that nobody can take; its text names the seat and what was expected."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """One seat: the word it was set up with, and the level of its computer player, if it has one."""

    word: str
    level: Level | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.word in PERSONS


def parse_seat(word: str) -> SeatSpec:
    """The seat meant by one word; raises SeatError."""
    if word in PERSONS or word == "masher":
        return SeatSpec(word)
    if word in LEVELS:
        return SeatSpec(word, LEVELS[word])
    name, _, number = word.partition(":")
    if name == "bot" and number.isascii() and number.isdigit() and MIN_MEAN_MS <= int(number) <= MAX_MEAN_MS:
        return SeatSpec(word, level_of_mean(int(number)))
    levels = ", ".join(LEVELS)
    raise SeatError(f"seat {word!r}: expected me, me2…me5, {levels}, masher or bot:{MIN_MEAN_MS}…{MAX_MEAN_MS}")


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
