"""The game clock: seconds of the machine's clock into milliseconds of game, standing still whenever play is paused."""


class GameClock:
    """Counts game time from the moments it is told; it never looks at a clock itself."""

    def __init__(self, start_ms: int = 0) -> None:
        """Stand at this many milliseconds of game."""
        self._elapsed_s = start_ms / 1000
        self._running_since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether game time passes."""
        return self._running_since is not None

    def run(self, at_s: float) -> None:
        """Go on from this moment."""
        if self._running_since is None:
            self._running_since = at_s

    def stop(self, at_s: float) -> None:
        """Stand still from this moment; a moment before the last start counts nothing."""
        if self._running_since is not None:
            self._elapsed_s += max(0.0, at_s - self._running_since)
            self._running_since = None

    def ms_at(self, at_s: float) -> int:
        """Whole milliseconds of game clock at this moment."""
        running = 0.0 if self._running_since is None else max(0.0, at_s - self._running_since)
        return int((self._elapsed_s + running) * 1000 + 1e-6)  # 1.001 s times 1000 is a little less than 1001
