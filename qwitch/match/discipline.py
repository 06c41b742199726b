"""What holds a seat back: a freeze after misplays (H3), and the pause between two cards (R5)."""

CARD_INTERVAL_MS = 150
"""The least time between two cards of one seat (R5)."""

FIRST_FREEZE_MS, MAX_FREEZE_MS = 1000, 6000
"""The freeze after a first misplay, and the longest one (H3)."""

NOT_YET = 1 << 62
"""A time that is not known yet, later than any other."""


def freeze_ms(earlier: int) -> int:
    """How long a misplay freezes a seat that made `earlier` ones since its last good card (H3)."""
    return min(MAX_FREEZE_MS, int(FIRST_FREEZE_MS * 1.5 ** min(earlier, 9)))


class Discipline:
    """What holds one seat back. A freeze costs play: while play is stopped, it stands still (H3).

    frozen_until_ms is when the freeze ends and free_at_ms when the next card may be thrown, in milliseconds of game
    clock. While play is stopped, nobody knows yet when a frozen seat will be free: that is NOT_YET.
    """

    __slots__ = ("_held_ms", "_misplays", "free_at_ms", "frozen_until_ms")

    def __init__(self) -> None:
        """The seat is free."""
        self._misplays = 0
        self._held_ms: int | None = None
        self.frozen_until_ms = 0
        self.free_at_ms = 0

    def frozen_ms(self, now_ms: int) -> int:
        """For how many milliseconds of play the seat is still frozen; 0 where it is free (H3)."""
        return max(0, self.frozen_until_ms - now_ms) if self._held_ms is None else self._held_ms

    def threw(self, now_ms: int) -> None:
        """The seat threw a card: the next may follow 150 ms later (R5)."""
        self.free_at_ms = max(self.free_at_ms, now_ms + CARD_INTERVAL_MS)

    def good(self) -> None:
        """The seat played a good card: its misplays are forgiven (H3)."""
        self._misplays = 0

    def misplayed(self, now_ms: int, severity: float = 1.0) -> int:
        """The seat misplayed: freeze it for this part of a freeze (0 to 1), and tell for how many milliseconds (H3)."""
        frozen = round(freeze_ms(self._misplays) * severity)
        self._misplays += 1
        self.frozen_until_ms = now_ms + frozen
        self.free_at_ms = max(self.free_at_ms, self.frozen_until_ms)
        return frozen

    def play_stopped(self, now_ms: int) -> None:
        """Play stops, and a freeze stands still."""
        self._held_ms = self.frozen_ms(now_ms)
        if self._held_ms:
            self.frozen_until_ms = self.free_at_ms = NOT_YET

    def play_started(self, now_ms: int) -> None:
        """Play goes on, and a freeze with it."""
        held, self._held_ms = self._held_ms, None
        if held:
            self.frozen_until_ms = self.free_at_ms = now_ms + held
