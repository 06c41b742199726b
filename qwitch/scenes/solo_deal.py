"""Who plays which deal against the clock: that of the day, a new one, one by its code, or the command line's."""

from dataclasses import dataclass, replace
from datetime import date

from qwitch.match.deal_codes import LENGTH, SIGNS, DealCodeError, random_seed, seed_of, seed_of_day
from qwitch.scenes.desk import Desk, GamePlan
from qwitch.scenes.seating import PERSON, Chair, Seating
from qwitch.store.solo import Deal

ASKED = "asked"
"""The deal that the command line named."""


@dataclass(slots=True)
class DealChoice:
    """The way to choose a deal, and what it comes to; code is what was typed, as far as it was."""

    kind: str
    code: str
    asked: int | None
    new: int

    @classmethod
    def last_one(cls, desk: Desk) -> "DealChoice":
        """As it was last chosen; first comes what the command line named."""
        asked = desk.plan.seed if desk.plan.mode == "solo" else None
        chosen = desk.settings.solo
        return cls(chosen.deal if asked is None else ASKED, chosen.code, asked, random_seed())

    @property
    def lasting(self) -> Deal:
        """What is remembered of the kind; a deal of the command line's is not."""
        return "random" if self.kind == "random" else "code" if self.kind == "code" else "day"

    @property
    def is_begun(self) -> bool:
        """Whether somebody is in the middle of writing a code."""
        return self.kind == "code" and 0 < len(self.code) < LENGTH

    def seed(self, today: date, edition: str) -> int | None:
        """The deal's seed; None while its code is not whole."""
        if self.kind == ASKED:
            return self.asked
        if self.kind == "random":
            return self.new
        if self.kind == "day":
            return seed_of_day(today, edition)
        try:
            return seed_of(self.code)
        except DealCodeError:
            return None

    def turn_to(self, kind: str) -> None:
        """Choose in another way; a new deal is another one each time."""
        if kind == "random":
            self.new = random_seed()
        self.kind = kind

    def write(self, sign: str) -> bool:
        """One more sign of a code, or the first of another one; whether it is a sign that codes have."""
        if sign.upper() not in SIGNS:
            return False
        is_new = self.kind != "code" or len(self.code) >= LENGTH
        self.kind, self.code = "code", ("" if is_new else self.code) + sign.upper()
        return True

    def erase(self) -> None:
        """The last sign of the code goes."""
        self.kind, self.code = "code", self.code[:-1]


def alone(desk: Desk) -> Seating:
    """The person who plays, as the last time; solo is printed in the boxed edition."""
    seating = desk.seating("solo")
    if not seating.chairs[seating.taken[0]].is_person:
        seating.put(seating.taken[0], Chair(PERSON))
    if desk.plan.mode == "solo" and desk.plan.seed is not None:
        seating.edition = desk.plan.edition
    elif desk.settings.last.solo is None and not desk.plan.is_asked_for:
        seating.edition = "boxed"
    return seating


def solo_plan(desk: Desk, seating: Seating, seed: int) -> GamePlan:
    """The plan of a run on this deal, which is about to be played."""
    return replace(desk.start(seating), seed=seed)
