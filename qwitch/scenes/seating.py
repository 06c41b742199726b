"""Who sits at the next game: seats being chosen, before anything is dealt. No pixels here."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from qwitch.bots.levels import LEVELS
from qwitch.controls.keysets import ALL_SETS, KeySet
from qwitch.controls.sharing import shared
from qwitch.engine.setup import MAX_SEATS, Setup
from qwitch.engine.variants import is_printed
from qwitch.match.seats import PERSONS, USUAL_SEATS, SeatSpec, parse_seat

PERSON = "me"
"""Stands for a person; which one, the order of the seats decides."""

NOBODY = ""
"""Stands for an empty seat."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat: PERSON, NOBODY, or a computer player's word; keys or pad are a person's own, None the
    usual keys; name is the own one, empty for the usual; style is the own colour and shape (0 to 4), None for that of
    the place; handicap_ms is what each card takes longer.
    """

    who: str = NOBODY
    keys: KeySet | None = None
    pad: int | None = None
    name: str = ""
    style: int | None = None
    handicap_ms: int = 0

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.who == PERSON

    @property
    def mean_ms(self) -> int:
        """A computer player's mean delay in milliseconds; 0 for anybody else."""
        level = None if self.who in (PERSON, NOBODY) else parse_seat(self.who).level
        return 0 if level is None else level.mean_ms


@dataclass(slots=True)
class Seating:
    """The chairs round the table, 1 to 5 of them taken; a solo game has one."""

    mode: str = "race"
    edition: str = "tin"
    chairs: list[Chair] = field(default_factory=list)

    @classmethod
    def usual(cls, mode: str, edition: str = "tin") -> "Seating":
        """The seats a mode starts with."""
        return cls.of_words(mode, edition, USUAL_SEATS[mode].split(","))

    @classmethod
    def of_words(cls, mode: str, edition: str, words: Sequence[str], names: Sequence[str] = ()) -> "Seating":
        """Seats by their words, such as "me" and "easy", and their names; the rest stays empty."""
        named = [*names, *[""] * (len(words) - len(names))]
        chairs = [_chair(parse_seat(word), name) for word, name in zip(words, named, strict=True)]
        return cls(mode, edition, [*chairs, *[Chair()] * (MAX_SEATS - len(chairs))])

    @property
    def taken(self) -> list[int]:
        """The places of the chairs that are taken."""
        return [place for place, chair in enumerate(self.chairs) if chair.who != NOBODY]

    @property
    def people(self) -> list[int]:
        """The places where people sit."""
        return [place for place, chair in enumerate(self.chairs) if chair.is_person]

    @property
    def can_start(self) -> bool:
        """Whether anybody sits at the table, and no more than the mode allows."""
        return 1 <= len(self.taken) <= (1 if self.mode == "solo" else MAX_SEATS)

    @property
    def is_printed(self) -> bool:
        """Whether the printed rules cover this number of players (S7)."""
        return not self.can_start or is_printed(Setup(self.mode, self.edition, len(self.taken)))

    def seat(self, place: int, who: str) -> None:
        """Let somebody else sit there: PERSON, NOBODY, or a computer player."""
        self.chairs[place] = Chair(who)

    def put(self, place: int, chair: Chair) -> None:
        """Let the player there have another name, style or handicap."""
        self.chairs[place] = chair

    def styles(self) -> tuple[int, ...]:
        """The colour and shape of each seat: the own one, else the first that nobody has chosen."""
        chosen = [self.chairs[place].style for place in self.taken]
        free = [style for style in range(MAX_SEATS) if style not in chosen]
        return tuple(free.pop(0) if style is None else style for style in chosen)

    def names(self) -> tuple[str, ...]:
        """The names of the seats, empty for usual ones."""
        return tuple(self.chairs[place].name for place in self.taken)

    def pace(self, place: int, mean_ms: int) -> None:
        """Set a computer player's mean delay; a level's own delay makes it that level again."""
        named = next((level.name for level in LEVELS.values() if level.mean_ms == mean_ms), f"bot:{mean_ms}")
        self.chairs[place] = replace(self.chairs[place], who=named)

    def join(self, keys: KeySet, usual: Sequence[KeySet] = ()) -> int | None:
        """Somebody pressed a key of this set: the person who joined with it leaves; else a person takes a seat.

        Nothing happens where no seat is left, or a key of the set is in use already. Returns the place, if any.
        """
        own = next((place for place, chair in enumerate(self.chairs) if chair.keys == keys), None)
        if own is not None:
            self.seat(own, NOBODY)
            return own
        used = [used for used in self.key_sets(usual) if used is not None]
        return None if any(keys.clashes_with(other) for other in used) else self._take(Chair(PERSON, keys))

    def join_pad(self, pad: int) -> int | None:
        """Somebody pressed a button of this pad: who joined with it leaves; else a person takes a seat, if any."""
        own = next((place for place, chair in enumerate(self.chairs) if chair.pad == pad), None)
        if own is not None:
            self.seat(own, NOBODY)
            return own
        return self._take(Chair(PERSON, pad=pad))

    def _take(self, chair: Chair) -> int | None:
        """The next free seat, or a computer player's if none is free."""
        free = [place for place, other in enumerate(self.chairs) if other.who == NOBODY]
        bots = [place for place, other in enumerate(self.chairs) if not other.is_person and other.who != NOBODY]
        if not free and not bots:
            return None
        place = [*free, *bots][0]
        self.chairs[place] = chair
        return place

    def key_sets(self, usual: Sequence[KeySet]) -> tuple[KeySet | None, ...]:
        """The keys of each person, in seat order: those they joined with, else usual ones that nobody has a key of;
        None for a person with a pad.
        """
        people = [self.chairs[place] for place in self.people]
        sets = iter(shared([chair.keys for chair in people if chair.pad is None], usual))
        return tuple(next(sets) if chair.pad is None else None for chair in people)

    def free_sets(self, usual: Sequence[KeySet]) -> tuple[KeySet, ...]:
        """The sets that somebody can still join with: no key of them is in use."""
        used = [keys for keys in self.key_sets(usual) if keys is not None]
        return tuple(keys for keys in ALL_SETS if not any(keys.clashes_with(other) for other in used))

    def pads(self) -> dict[int, int]:
        """The pads by person, both counted from 0."""
        people = [self.chairs[place] for place in self.people]
        return {person: chair.pad for person, chair in enumerate(people) if chair.pad is not None}

    def words(self) -> list[str]:
        """The seats as words, the people numbered in seat order, handicaps behind a +."""
        numbered = iter(PERSONS)
        chairs = [self.chairs[place] for place in self.taken]
        words = [next(numbered) if chair.is_person else chair.who for chair in chairs]
        return [
            f"{word}+{chair.handicap_ms}" if chair.handicap_ms else word
            for word, chair in zip(words, chairs, strict=True)
        ]

    def specs(self) -> tuple[SeatSpec, ...]:
        """The seats for a match."""
        return tuple(map(parse_seat, self.words()))


def _chair(spec: SeatSpec, name: str) -> Chair:
    return Chair(PERSON if spec.is_person else spec.word, name=name, handicap_ms=spec.handicap_ms)
