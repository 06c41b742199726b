"""Which letter and which number fit now, in words: what the "needed" strip says."""

from qwitch.engine.cards import LETTERS, NUMBERS, letter_of, number_of
from qwitch.engine.directions import STEPS, Direction


def needed(top: int, direction: Direction) -> tuple[str | None, str | None]:
    """The letter and the number that fit on the top card; None where there is none, as above H or below 1 (M4)."""
    return (
        _at(LETTERS, letter_of(top) + STEPS[direction]),
        _at(NUMBERS, number_of(top) + STEPS[direction]),
    )


def _at(row: str, place: int) -> str | None:
    return row[place] if 0 <= place < len(row) else None
