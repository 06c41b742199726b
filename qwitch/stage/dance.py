"""The winner's cards dance beside the podium. Logical units, seconds, degrees."""

from collections.abc import Iterator, Sequence
from math import pi, sin

from qwitch.stage.cards import Face
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit

SPOTS = ((150, 300), (1450, 300), (172, 590), (1428, 590))
"""Where the dancers stand: left and right of the podium, the outer ones first."""

BEAT_S = 0.9
HEIGHT = 190


def dancing_cards(kit: Kit, cards: Sequence[int], at_s: float) -> Iterator[Blit]:
    """Up to four cards, hopping and swaying in turn, at_s seconds into the dance; a calm theme lets them stand."""
    pixels = kit.viewport.px(HEIGHT)
    for place, (card, (x, y)) in enumerate(zip(cards, SPOTS, strict=False)):
        beat = 0.0 if kit.theme.calm else at_s / BEAT_S + place * 0.25
        hop = abs(sin(pi * beat))
        sway = 7 * sin(pi * beat) + (6 if place % 2 else -6)
        yield kit.centred(kit.art.shadows.of(pixels, hop * 0.8, sway), (x + 4 + 8 * hop, y + 8 + 22 * hop))
        picture = kit.art.flying if at_s and not kit.theme.calm else kit.art.turned
        yield kit.centred(picture(Face.of(card), pixels, sway), (x, y - 34 * hop))
