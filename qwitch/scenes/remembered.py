"""Who sat at the last game of a mode, and with which device: what is written down, and what comes back."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from qwitch.controls.gamepads import Gamepads
from qwitch.controls.keysets import KeySet
from qwitch.scenes.seating import Seating
from qwitch.store import LastSetup, SeatChoice
from qwitch.store.players import Edition

Held = tuple[KeySet | None, int | None]
"""What somebody plays with: own keys, or a pad by its number; neither for the usual keys."""


def setup_of(seating: Seating) -> LastSetup:
    """What is written down of this seating; pads have numbers for one run of the program only."""
    choices = [
        SeatChoice(
            word.partition("+")[0],
            chair.name,
            chair.style,
            chair.handicap_ms,
            "keys" if chair.pad is None else "pad",
        )
        for word, chair in zip(seating.words(), [seating.chairs[place] for place in seating.taken], strict=True)
    ]
    return LastSetup(tuple(choices), cast(Edition, seating.edition))


def held_at(seating: Seating) -> tuple[Held, ...]:
    """What everybody has in hand, by the seats that are taken."""
    return tuple((seating.chairs[place].keys, seating.chairs[place].pad) for place in seating.taken)


def seating_of(mode: str, last: LastSetup, held: Sequence[Held], pads: Gamepads) -> Seating:
    """The same people on the same chairs, with what they held in this run of the program.

    In a new run who had a pad gets the next one that is plugged in. Where there is none: keys.
    """
    seating = Seating.of_words(mode, last.edition, [seat.word for seat in last.seats])
    devices = held if len(held) == len(last.seats) else list(_devices(last, pads))
    for place, (seat, (keys, pad)) in enumerate(zip(last.seats, devices, strict=True)):
        chair = seating.chairs[place]
        own = (keys, pad if pad is not None and pads.is_attached(pad) else None) if chair.is_person else (None, None)
        seating.put(
            place,
            replace(chair, keys=own[0], pad=own[1], name=seat.name, style=seat.style, handicap_ms=seat.handicap_ms),
        )
    return seating


def _devices(last: LastSetup, pads: Gamepads) -> Iterator[Held]:
    free = iter([pad.number for pad in pads.attached])
    for seat in last.seats:
        yield None, next(free, None) if seat.device == "pad" else None
