"""People's presses, in the order in which they are judged (H1)."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from qwitch.engine.dice import Dice


@dataclass(frozen=True, slots=True)
class Press:
    """One press of a seat: a slot 0 to 4, PASS or TURN_DIRECTION, to be judged at a millisecond of game clock.

    under_way marks the card of a handicapped seat, thrown before and landing at that time. order counts presses as they
    arrived, so that a press which is put off stays ahead of the seat's later ones.
    """

    seat: int
    slot: int
    at_ms: int
    under_way: bool = False
    order: int = field(default=0, compare=False)


class Presses:
    """Presses that wait to be judged. Order of arrival decides; among equals of several seats, a coin (H1)."""

    def __init__(self, coin: Dice) -> None:
        """Nothing was pressed yet; `coin` decides between equal times."""
        self._coin = coin
        self._waiting: list[Press] = []
        self._arrived = 0

    def add(self, press: Press) -> None:
        """A press arrived. Where the card of that slot waits to land as soon as it may, another press adds nothing.

        A card that is under way lands in any case, whatever else was pressed for its slot meanwhile.
        """
        mine = (other for other in self._waiting if (other.seat, other.slot) == (press.seat, press.slot))
        if press.under_way or not any(other.at_ms >= press.at_ms for other in mine):
            self._arrived += 1
            self._waiting.append(replace(press, order=self._arrived))

    def next_ms(self) -> int | None:
        """When the earliest is due; None if nothing waits."""
        return min((press.at_ms for press in self._waiting), default=None)

    def take(self) -> Press:
        """Take out the one to judge next."""
        due = self.next_ms()
        ready = sorted((press for press in self._waiting if press.at_ms == due), key=lambda press: press.order)
        first_by_seat = {press.seat: press for press in reversed(ready)}
        seats = sorted(first_by_seat)
        press = first_by_seat[seats[self._coin.below(len(seats))] if len(seats) > 1 else seats[0]]
        self._waiting.remove(press)
        return press

    def put_off(self, press: Press, to_ms: int) -> None:
        """The seat's last card landed a moment ago: this one lands as soon as it may (R5), its later ones after it."""
        self._waiting = [
            replace(other, at_ms=max(other.at_ms, to_ms)) if other.seat == press.seat else other
            for other in (*self._waiting, press)
        ]

    def hurry(self, is_lost: Callable[[Press], bool], now_ms: int) -> None:
        """Cards of handicapped seats that are under way and have lost their place come down at once."""
        self._waiting = [
            replace(press, at_ms=now_ms) if press.under_way and is_lost(press) else press for press in self._waiting
        ]
