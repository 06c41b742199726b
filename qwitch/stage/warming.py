"""Draws beforehand what a game needs in a hurry: sides of cards in the sizes between a hand and the piles.

A first card of its kind takes several frames to draw. While cards are dealt nobody minds, during a heat everybody does.
"""

from collections.abc import Iterator

from qwitch.stage.cards import Face, Side
from qwitch.stage.kit import Kit
from qwitch.stage.places import Places

LIFTED = 1.1
"""How much larger a card under way may look than one that lies."""

TILT = 3
"""Degrees by which a card lies askew on the centre pile."""


def warm(kit: Kit, places: Places, others: tuple[Side, ...]) -> Iterator[Side]:
    """Draw these sides, and every letter and number, in all sizes of this table; one side a step."""
    faces = [Face(letter, number) for letter, number in zip("ABCDEFGH", "12345678", strict=True)]
    layout = places.layout
    tall = {layout.centre.h * LIFTED, *(places.of(seat).slots[0].h * LIFTED for seat in range(layout.players))}
    for height in sorted(tall):
        for side in (*others, *faces):
            kit.art.flying(side, kit.viewport.px(height), 0)
            yield side
    for face in faces:
        kit.art.turned(face, kit.viewport.px(layout.centre.h), TILT)
        yield face
