"""Names in the set-ups that are suggested for the next game, kept as those of the people."""

from msgspec import structs

from qwitch.store import LastSetup, Settings


def renamed(settings: Settings, before: str, name: str, style: int | None) -> Settings:
    """The settings with another name and style wherever a person sat under this name, whatever its case."""
    last = settings.last
    changed = {
        mode: _renamed(setup, before, name, style)
        for mode, setup in (("race", last.race), ("turns", last.turns), ("solo", last.solo))
        if setup is not None
    }
    return structs.replace(settings, last=structs.replace(last, **changed))


def _renamed(setup: LastSetup, before: str, name: str, style: int | None) -> LastSetup:
    taken = {seat.style for seat in setup.seats if seat.name.casefold() != before.casefold()}
    free = None if style in taken else style
    seats = tuple(
        structs.replace(seat, name=name, style=free) if seat.name.casefold() == before.casefold() else seat
        for seat in setup.seats
    )
    return structs.replace(setup, seats=seats)
