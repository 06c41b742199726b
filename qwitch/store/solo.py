"""How solo was last played: which deal, with which ghost, with or without help."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Deal = Literal["day", "random", "code"]
GhostKind = Literal["off", "bar", "cards"]

DealCode = Annotated[str, Meta(pattern=r"^[A-H1-8]{0,4}\Z")]
"""At most four signs that cards have; what they stand for, the match knows."""


class SoloChoice(Struct, frozen=True):
    """The deal of the day, a new one each time, or that of a code; the code as far as it was typed.

    ghost: what is seen of the best run on the same deal. strip: whether what fits is shown, which is help.
    """

    deal: Deal = "day"
    code: DealCode = ""
    ghost: GhostKind = "bar"
    strip: bool = False
