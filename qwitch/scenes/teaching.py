"""What a child is told: what fits and why, why a card does not fit, and why one did."""

from qwitch.engine.cards import LETTERS, NAMES, NUMBERS, letter_of, number_of
from qwitch.engine.directions import STEPS, Direction
from qwitch.engine.needed import needed
from qwitch.scenes.names import Translate


def a_letter(letter: str, tr: Translate) -> str:
    """A letter with its article: a C, an F."""
    return tr("an {letter}", letter=letter) if letter in "AEFH" else tr("a {letter}", letter=letter)


def a_number(number: str, tr: Translate) -> str:
    """A number with its article: a 3, an 8."""
    return tr("an {number}", number=number) if number == "8" else tr("a {number}", number=number)


def needed_line(top: int, direction: Direction, tr: Translate) -> str:
    """What the player needs, or why nothing fits at the edge (M1 to M4)."""
    letter, number = needed(top, direction)
    if letter and number:
        return tr("You need {letter} or {number}", letter=a_letter(letter, tr), number=a_number(number, tr))
    edge = _edge(letter is None, number is None, direction, tr)
    if letter or number:
        wanted = a_letter(letter, tr) if letter else a_number(str(number), tr)
        return edge + " " + tr("You need {wanted}", wanted=wanted)
    return edge


def _edge(no_letter: bool, no_number: bool, direction: Direction, tr: Translate) -> str:
    """What there is nothing beyond."""
    up = direction is Direction.UP
    if no_letter and no_number:
        return tr("Nothing comes after H or after 8.") if up else tr("Nothing comes before A or before 1.")
    if no_letter:
        return tr("Nothing comes after H.") if up else tr("Nothing comes before A.")
    return tr("Nothing comes after 8.") if up else tr("Nothing comes before 1.")


def why_not(card: int, top: int, direction: Direction, tr: Translate) -> str:
    """Why this card does not fit: what it has not got."""
    letter, number = needed(top, direction)
    name = NAMES[card]
    if letter and number:
        has_not = (a_letter(letter, tr), a_number(number, tr))
        return tr("{card} has neither {letter} nor {number}", card=name, letter=has_not[0], number=has_not[1])
    if letter or number:
        return tr("{card} has no {wanted}", card=name, wanted=letter or number)
    return tr("No card fits on {top} now", top=NAMES[top])


def praise(card: int, top: int, direction: Direction, tr: Translate) -> str:
    """Why this card fitted: its letter or its number, whichever did it."""
    step = STEPS[direction]
    by_letter = letter_of(card) - letter_of(top) == step
    new = LETTERS[letter_of(card)] if by_letter else NUMBERS[number_of(card)]
    old = LETTERS[letter_of(top)] if by_letter else NUMBERS[number_of(top)]
    match direction:
        case Direction.UP:
            return tr("Yes! {new} comes after {old}!", new=new, old=old)
        case Direction.DOWN:
            return tr("Yes! {new} comes before {old}!", new=new, old=old)
    return tr("Yes! The same letter: {new}!", new=new) if by_letter else tr("Yes! The same number: {new}!", new=new)
