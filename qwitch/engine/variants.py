"""What sets modes and editions apart, as data with small functions. No `if mode ==` stands anywhere else."""

from collections.abc import Callable
from dataclasses import dataclass

from qwitch.engine.setup import Setup


@dataclass(slots=True)
class Tasks:
    """The seats a variant looks at when it says whose task something is; last_player is None before any card."""

    seats: int
    dealer: int
    last_turner: int | None
    last_player: int | None

    def left_of(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % self.seats


@dataclass(frozen=True, slots=True)
class Variant:
    """One mode in one edition: where it differs from the others."""

    centre_starts_hidden: bool
    """Whether the first centre card lies face down until the first direction card is turned (S3)."""
    spare_joins_pile: bool
    """Whether leftover cards lie at the bottom of the centre pile, or are out of the game (S5)."""
    turner: Callable[[Tasks], int]
    """Who turns the next direction card (R1, R10, T1, T6)."""
    first_to_act: Callable[[Tasks], int | None]
    """Whose turn comes first, or None where everybody plays at once (R2, T1)."""
    next_to_act: Callable[[Tasks, int], int | None]
    """Whose turn follows this seat's card or pass (R2, T4). A stop only ever follows a card or a
    direction card, never a pass, so that the seat it names also goes on after the stop, in both editions (T6)."""


def _dealer(tasks: Tasks) -> int:
    """The dealer, always (R10 and T6, boxed; L2)."""
    return tasks.dealer


def _round_the_table(tasks: Tasks) -> int:
    """The player to the left of whoever turned the last one; first the dealer (R10, tin)."""
    return tasks.dealer if tasks.last_turner is None else tasks.left_of(tasks.last_turner)


def _last_player(tasks: Tasks) -> int:
    """Whoever played the last card onto the centre pile; before any card the dealer (T6, tin)."""
    return tasks.dealer if tasks.last_player is None else tasks.last_player


def _everybody(tasks: Tasks, seat: int | None = None) -> None:
    """No turns (R2)."""
    return


def _left_of_dealer(tasks: Tasks) -> int:
    """The player to the dealer's left begins (T1)."""
    return tasks.left_of(tasks.dealer)


def _left_of_actor(tasks: Tasks, seat: int) -> int:
    """The turn moves left (T4)."""
    return tasks.left_of(seat)


def _tin(turner: Callable[[Tasks], int], first: Callable[..., int | None], after: Callable[..., int | None]) -> Variant:
    return Variant(True, False, turner, first, after)


def _boxed(first: Callable[..., int | None], after: Callable[..., int | None]) -> Variant:
    return Variant(False, True, _dealer, first, after)


VARIANTS: dict[tuple[str, str], Variant] = {
    ("race", "tin"): _tin(_round_the_table, _everybody, _everybody),
    ("race", "boxed"): _boxed(_everybody, _everybody),
    ("turns", "tin"): _tin(_last_player, _left_of_dealer, _left_of_actor),
    ("turns", "boxed"): _boxed(_left_of_dealer, _left_of_actor),
    ("solo", "tin"): _tin(_dealer, _everybody, _everybody),
    ("solo", "boxed"): _boxed(_everybody, _everybody),
}
"""Every mode in every edition."""


def variant_of(setup: Setup) -> Variant:
    """The variant this setup plays."""
    return VARIANTS[setup.mode, setup.edition]


PRINTED_SEATS: dict[tuple[str, str], range | None] = {
    ("race", "tin"): range(3, 6),
    ("turns", "tin"): range(3, 6),
    ("race", "boxed"): None,
    ("turns", "boxed"): None,
    ("solo", "boxed"): range(1, 2),
    ("solo", "tin"): range(0),
}
"""How many players the printed rules cover; None where no number is printed (S7)."""


def is_printed(setup: Setup) -> bool:
    """Whether the printed rules cover this number of players; where not, it is played as a house rule (S7)."""
    covered = PRINTED_SEATS[setup.mode, setup.edition]
    return covered is None or setup.seats in covered
