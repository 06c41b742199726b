"""Deals that can be named: four signs, each a letter A to H or a number 1 to 8, as they are printed on the cards (L3).

A code is easy to read out, and stands for one of 65,536 seeds. Larger seeds play as well, named by their number.
"""

from datetime import date
from random import SystemRandom

from qwitch.engine.dice import Dice

SIGNS = "ABCDEFGH12345678"
"""What a code is written with, in the order in which its signs count."""

LENGTH = 4
"""The signs of a code."""

DEALS: int = len(SIGNS) ** LENGTH
"""How many deals have a code: the seeds below this number."""

IGNORED = " -"
"""What may stand between the signs."""


class DealCodeError(ValueError):
    """A text that is no deal's code; its text, one line, tells what was found and what was expected."""


def has_code(seed: int) -> bool:
    """Whether the deal of this seed has a code."""
    return 0 <= seed < DEALS


def code_of(seed: int) -> str:
    """The code of a deal; raises DealCodeError for a seed without one."""
    if not has_code(seed):
        raise DealCodeError(f"seed {seed}; expected 0 to {DEALS - 1}")
    signs = []
    for _ in range(LENGTH):
        seed, sign = divmod(seed, len(SIGNS))
        signs.append(SIGNS[sign])
    return "".join(reversed(signs))


def seed_of(code: str) -> int:
    """The seed of a deal's code; case, spaces and hyphens do not matter. Raises DealCodeError for anything else."""
    signs = [sign for sign in code.upper() if sign not in IGNORED]
    for sign in signs:
        if sign not in SIGNS:
            raise DealCodeError(f"{sign!r} in {code!r}; expected letters A to H and numbers 1 to 8")
    if len(signs) != LENGTH:
        raise DealCodeError(f"{len(signs)} signs in {code!r}; expected {LENGTH}")
    seed = 0
    for sign in signs:
        seed = seed * len(SIGNS) + SIGNS.index(sign)
    return seed


def deal_name(seed: int) -> str:
    """What a deal is called: its code, or its number where it has none."""
    return code_of(seed) if has_code(seed) else str(seed)


def seed_of_day(day: date, edition: str) -> int:
    """The deal of a day in an edition: the same for everybody."""
    return Dice(f"deal of the day {day.isoformat()} {edition}").below(DEALS)


def random_seed() -> int:
    """Any of the deals that have a code."""
    return SystemRandom().randrange(DEALS)
