"""The people in the settings: their keys, and the last set-up of each mode."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

Mode = Literal["race", "turns", "solo"]
Edition = Literal["tin", "boxed"]
Device = Literal["keys", "pad"]
Scancode = Annotated[int, Meta(ge=4, le=511)]
"""A place on the keyboard, as SDL numbers them; below 4 there is none."""

SeatWord = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]{0,15}(:[0-9]{1,5})?\Z")]
"""Who sits there, as on the command line: me, me2, easy, bot:900. Which words there are, the match knows."""

PlayerName = Annotated[str, Meta(max_length=24, pattern=r"^[^\x00-\x1f\x7f]*\Z")]
"""At most 24 characters, on one line."""

PEOPLE = 5
"""The most people at one keyboard (S7)."""


class Keys(Struct, frozen=True):
    """The scancodes of one person: slots left to right, and the action key (pass, turn). Refuses one key twice."""

    slots: tuple[Scancode, Scancode, Scancode, Scancode, Scancode]
    action: Scancode

    def __post_init__(self) -> None:
        _refuse_clashes((self,))


class KeyChoices(Struct, frozen=True):
    """The key sets people chose, by the number of people at the keyboard; None is the game's own choice.

    Each holds as many sets as people, the first person's first. Refuses a key that two people share.
    """

    one: tuple[Keys] | None = None
    two: tuple[Keys, Keys] | None = None
    three: tuple[Keys, Keys, Keys] | None = None
    four: tuple[Keys, Keys, Keys, Keys] | None = None
    five: tuple[Keys, Keys, Keys, Keys, Keys] | None = None

    def __post_init__(self) -> None:
        for people in range(1, PEOPLE + 1):
            _refuse_clashes(self.of(people) or ())

    def of(self, people: int) -> tuple[Keys, ...] | None:
        """The key sets for 1 to 5 people, or None for the game's own; raises ValueError for other numbers."""
        sets: tuple[Keys, ...] | None = getattr(self, _field_for(people))
        return sets

    def with_sets(self, people: int, sets: tuple[Keys, ...] | None) -> "KeyChoices":
        """The same choices but for this number of people; raises ValueError for clashes and for too few or many."""
        if sets is not None and len(sets) != people:
            raise ValueError(f"{len(sets)} key sets; expected {people}")
        return structs.replace(self, **{_field_for(people): sets})


def _field_for(people: int) -> str:
    if not 1 <= people <= PEOPLE:
        raise ValueError(f"{people} people; expected 1 to {PEOPLE}")
    return KeyChoices.__struct_fields__[people - 1]


def _refuse_clashes(sets: tuple[Keys, ...]) -> None:
    scancodes = [code for keys in sets for code in (*keys.slots, keys.action)]
    twice = sorted({code for code in scancodes if scancodes.count(code) > 1})
    if twice:
        raise ValueError(f"scancode {twice[0]} has two uses; expected one")


class SeatChoice(Struct, frozen=True):
    """One seat of a set-up: who, under which name (none: the word's own), in which colour, on which device.

    style counts the theme's seat styles (colour with shape) from 0; None is the style of the place. handicap_ms
    is what a computer player waits longer, in milliseconds of game clock. device matters for people only.
    """

    word: SeatWord
    name: PlayerName = ""
    style: Annotated[int, Meta(ge=0, le=4)] | None = None
    handicap_ms: Annotated[int, Meta(ge=0, le=20_000)] = 0
    device: Device = "keys"


class LastSetup(Struct, frozen=True):
    """How a mode was last played: edition, and 1 to 5 seats from seat 0 going left."""

    seats: Annotated[tuple[SeatChoice, ...], Meta(min_length=1, max_length=PEOPLE)]
    edition: Edition = "tin"


class LastSetups(Struct, frozen=True):
    """The mode that was played last, and the last set-up of each; None before the first game."""

    mode: Mode | None = None
    race: LastSetup | None = None
    turns: LastSetup | None = None
    solo: LastSetup | None = None

    def of(self, mode: Mode) -> LastSetup | None:
        """The last set-up of a mode."""
        return {"race": self.race, "turns": self.turns, "solo": self.solo}[mode]

    def played(self, mode: Mode, setup: LastSetup) -> "LastSetups":
        """The same, once this was played."""
        return structs.replace(self, mode=mode, **{mode: setup})
