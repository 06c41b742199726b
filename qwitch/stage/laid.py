"""What one needs to know of a position to lay it out, besides hands and piles."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Directions:
    """The direction cards of a position: how many are stacked, and the sign that lies there, None before the first.

    is_due: the next one lies ready to be turned; hide_centre: the first one will turn the centre card as well (S3).
    """

    stacked: int = 11
    sign: str | None = None
    is_due: bool = False
    hide_centre: bool = False
