"""What the history holds, as values: games, who sat in them, people, and what can be asked about these.

Milliseconds are those of the game clock, seats count from 0 going left. The words (modes, editions, levels, cards,
directions) are those of the game's log; the history keeps them as they come.
"""

from dataclasses import dataclass
from datetime import date, datetime


@dataclass(frozen=True, slots=True)
class ReactionRow:
    """How long one card took: the card ("B2"), the direction ("+"), what made it fit ("letter", "number")."""

    card: str
    direction: str
    kind: str
    ms: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a game. rank counts from 1, and equal counts of cards left share it (R12).

    word is the seat's, as "me" or "hard+300"; profile is the id of the person who sat there, None for everybody else.
    reactions are kept where there are any; History.reactions gives them back, a game alone does not.
    """

    word: str
    name: str
    rank: int
    left: int
    is_person: bool = False
    profile: int | None = None
    reactions: tuple[ReactionRow, ...] = ()

    @property
    def level(self) -> str:
        """The computer player's level, without a handicap, as "hard"; empty for a person."""
        return "" if self.is_person else self.word.partition("+")[0]


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game that was played. Raises ValueError where one profile sits in two seats.

    solo_ms is the time of a solo run whose log was found sound (L1); None for everything that is no record. helped
    marks a run with the needed strip or a slower countdown. version is that of the program.
    """

    mode: str
    edition: str
    seed: int
    seats: tuple[SeatRow, ...]
    duration_ms: int
    version: str
    solo_ms: int | None = None
    helped: bool = False

    def __post_init__(self) -> None:
        """Refuse one person in two seats."""
        people = [seat.profile for seat in self.seats if seat.profile is not None]
        if len(set(people)) < len(people):
            raise ValueError(f"profiles {people}: expected each person in one seat")


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game of the history: its number, when it was added (UTC), and what was kept of it.

    A seat whose person has a profile has that profile's present name.
    """

    id: int
    when: datetime
    game: GameRow


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games are wanted: None is all of them. day is a day where the player is, profile the id of a person."""

    mode: str | None = None
    edition: str | None = None
    seed: int | None = None
    profile: int | None = None
    helped: bool | None = None
    day: date | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """A person who plays here; style counts the theme's seat styles (colour with shape) from 0."""

    id: int
    name: str
    style: int
    created: datetime


@dataclass(frozen=True, slots=True)
class Tally:
    """Games and wins of a person in one mode against the same levels: sorted, each once, none among people alone."""

    mode: str
    against: tuple[str, ...]
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Totals:
    """All games of a person. A win is the first rank in a game of at least two seats."""

    games: int
    wins: int
    played_ms: int
    tallies: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Week:
    """One week of a person, from a Monday on; medians and best times are None where there are none.

    best_solo_ms is that of runs without help.
    """

    begins: date
    games: int
    wins: int
    reaction_ms: int | None
    best_solo_ms: int | None
