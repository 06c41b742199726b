"""Several seats at once: is the newest call understood while an older one goes on?"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from qwitch.stage.voicelines import DUCKED
from scripts._voices.clip import RATE, Wave
from scripts._voices.phonemes import CARDS
from scripts._voices.recognition import Recogniser

BEGUN_S = 0.12
"""How long the older call has been heard when the newer one begins: two seats a moment apart."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """Of how many pairs of calls the newer one is understood: alone, under an older one as loud, and ducked."""

    pairs: int
    alone: int
    as_loud: int
    ducked: int


def measure(voices: Mapping[str, Mapping[str, Wave]], recogniser: Recogniser) -> Crowd:
    """Every voice's cards over those of the next voice, mixed as from one place, which is the hardest."""
    names = list(voices)
    alone = as_loud = ducked = 0
    for voice, other in zip(names, names[1:] + names[:1], strict=True):
        for name, older in zip(CARDS, CARDS[27:] + CARDS[:27], strict=True):
            newer, under = voices[voice][name], voices[other][older]
            alone += recogniser.hear(newer) == name
            as_loud += recogniser.hear(over(newer, under, 1.0)) == name
            ducked += recogniser.hear(over(newer, under, DUCKED)) == name
    return Crowd(len(names) * len(CARDS), alone, as_loud, ducked)


def over(newer: Wave, older: Wave, share: float) -> Wave:
    """The newer call with what is left of the older one, at a share of its loudness."""
    rest = older[round(BEGUN_S * RATE) :]
    mixed = np.zeros(max(len(newer), len(rest)))
    mixed[: len(newer)] += newer
    mixed[: len(rest)] += share * rest
    return mixed
