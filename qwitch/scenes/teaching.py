"""What a child is told: what fits and why, why a card does not fit, and why one did."""

from qwitch.engine.cards import LETTERS, NAMES, NUMBERS, letter_of, number_of
from qwitch.engine.directions import STEPS, Direction
from qwitch.engine.needed import needed
from qwitch.scenes.names import Translate


def needed_line(top: int, direction: Direction, tr: Translate) -> str:
    """What the player needs, or why nothing fits at the edge (M1 to M4)."""
    letter, number = needed(top, direction)
    if letter and number:
        # tr: the same sentence before the number 8, where Spanish needs "u" instead of "o"
        eight = tr("You need a {letter} or an 8", letter=letter)
        return eight if number == "8" else tr("You need a {letter} or a {number}", letter=letter, number=number)
    if letter:
        edge = tr("Nothing comes after 8.") if direction is Direction.UP else tr("Nothing comes before 1.")
        return f"{edge} " + tr("You need a {letter}", letter=letter)
    if number:
        edge = tr("Nothing comes after H.") if direction is Direction.UP else tr("Nothing comes before A.")
        return f"{edge} " + tr("You need a {number}", number=number)
    if direction is Direction.UP:
        return tr("Nothing comes after H or after 8.")
    return tr("Nothing comes before A or before 1.")


def why_not(card: int, top: int, direction: Direction, tr: Translate) -> str:
    """Why this card does not fit: what it has not got."""
    letter, number = needed(top, direction)
    name = NAMES[card]
    if letter and number:
        return tr("{card} has neither a {letter} nor a {number}", card=name, letter=letter, number=number)
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
