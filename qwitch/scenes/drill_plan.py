"""Drills: many small positions with one card that fits, all by one direction and one kind, letters or numbers."""

from dataclasses import dataclass
from statistics import median

from qwitch.engine.cards import CARDS, NAMES, letter_of, number_of
from qwitch.engine.dice import Dice
from qwitch.engine.directions import STEPS, Direction, fits
from qwitch.scenes.names import Translate

ROUNDS = 12
"""The positions of one drill."""

KINDS = ("letters", "numbers")


@dataclass(frozen=True, slots=True)
class Drill:
    """What is practised: a direction, and letters or numbers."""

    direction: Direction
    kind: str

    @property
    def word(self) -> str:
        """The name under which its times are kept, such as "letters-down"."""
        return f"{self.kind}-{self.direction.name.lower()}"

    def title(self, tr: Translate) -> str:
        """What it is called on the screen."""
        titles = {
            "letters-up": tr("Letters, up"),
            "letters-down": tr("Letters, down"),
            "letters-equal": tr("Letters, equal"),
            "numbers-up": tr("Numbers, up"),
            "numbers-down": tr("Numbers, down"),
            "numbers-equal": tr("Numbers, equal"),
        }
        return titles[self.word]


DRILLS = tuple(Drill(direction, kind) for kind in KINDS for direction in Direction)
"""All six, letters first."""


def position(drill: Drill, dice: Dice) -> str:
    """A position for one round: of five cards one fits, and it fits by the drill's kind."""
    step = STEPS[drill.direction]
    while True:
        top = dice.below(len(CARDS))
        here = letter_of(top) if drill.kind == "letters" else number_of(top)
        if 0 <= here + step < 8:
            break
    right = [card for card in CARDS if _fits_by(card, top, drill) and not _fits_by_other(card, top, drill)]
    wrong = [card for card in CARDS if card != top and not fits(card, top, drill.direction)]
    dice.shuffle(right)
    dice.shuffle(wrong)
    hand = [right[0], *wrong[:4]]
    dice.shuffle(hand)
    names = " ".join(NAMES[card] for card in hand)
    rest = " ".join(NAMES[card] for card in wrong[4:6])
    return f"race boxed running\npile {NAMES[top]}\ndirection {drill.direction.sign}\n0 {names} | {rest}"


def median_ms(times: list[int]) -> int:
    """The median of these times, in whole milliseconds."""
    return round(median(times))


def _fits_by(card: int, top: int, drill: Drill) -> bool:
    place = letter_of if drill.kind == "letters" else number_of
    return card != top and place(card) - place(top) == STEPS[drill.direction]


def _fits_by_other(card: int, top: int, drill: Drill) -> bool:
    place = number_of if drill.kind == "letters" else letter_of
    return place(card) - place(top) == STEPS[drill.direction]
