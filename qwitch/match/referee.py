"""The referee's memory: top cards of the last 400 ms (H2), freezes (H3), the pause between two cards (R5)."""

from qwitch.engine.directions import fits

BEATEN_WINDOW_MS = 400
"""How long after a card left the top another still counts as beaten by what landed on it (H2)."""

CARD_INTERVAL_MS = 150
"""The least time between two cards of one seat (R5)."""

FIRST_FREEZE_MS = 1000
MAX_FREEZE_MS = 6000


class RecentTops:
    """The cards that lay on top and were covered within the last 400 ms (H2)."""

    def __init__(self) -> None:
        """Nothing was covered yet."""
        self._covered: list[tuple[int, int]] = []

    def cover(self, top: int, now_ms: int) -> None:
        """This top card was covered now."""
        self._covered = [*self._fresh(now_ms), (top, now_ms)]

    def forget(self) -> None:
        """Play stopped or started: what fitted before counts no more."""
        self._covered = []

    def fitted(self, card: int, direction: int, now_ms: int) -> bool:
        """Whether the card fitted one of them (H2)."""
        return any(fits(card, top, direction) for top, _ in self._fresh(now_ms))

    def _fresh(self, now_ms: int) -> list[tuple[int, int]]:
        return [(top, at_ms) for top, at_ms in self._covered if now_ms - at_ms <= BEATEN_WINDOW_MS]


def freeze_ms(earlier: int) -> int:
    """How long a misplay freezes a seat that made `earlier` ones since its last good card (H3)."""
    return min(MAX_FREEZE_MS, int(FIRST_FREEZE_MS * 1.5**earlier))


class Discipline:
    """What holds one seat back: a freeze after misplays, and the pause between two cards."""

    __slots__ = ("_misplays", "free_at_ms", "frozen_until_ms")

    def __init__(self) -> None:
        """The seat is free."""
        self._misplays = 0
        self.frozen_until_ms = 0
        self.free_at_ms = 0

    def threw(self, now_ms: int) -> None:
        """The seat threw a card: the next may follow 150 ms later (R5)."""
        self.free_at_ms = max(self.free_at_ms, now_ms + CARD_INTERVAL_MS)

    def good(self) -> None:
        """The seat played a good card: its misplays are forgiven (H3)."""
        self._misplays = 0

    def misplayed(self, now_ms: int) -> int:
        """The seat misplayed: freeze it, and tell for how many milliseconds (H3)."""
        frozen = freeze_ms(self._misplays)
        self._misplays += 1
        self.frozen_until_ms = now_ms + frozen
        self.free_at_ms = max(self.free_at_ms, self.frozen_until_ms)
        return frozen
