"""What the chart of cards left shows, and where in its box each time and count lies."""

from dataclasses import dataclass
from functools import cached_property

from qwitch.stage.charts.axes import COUNTS, SECONDS, step_for
from qwitch.table import Box

LEFT, RIGHT, TOP, BOTTOM = 76, 250, 76, 126
"""Logical units round the lines: for counts, for names, for stops, for directions, times and the legend."""

ASIDE = 2.5
"""By so much the lines of the seats are moved apart, so that equal counts do not cover each other."""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One seat: its style, its name, and its steps, each a time in milliseconds and the cards left from then on."""

    style: int
    name: str
    steps: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Legend:
    """What the marks mean, in words."""

    cards: str
    stop: str
    standstill: str
    direction: str


@dataclass(frozen=True, eq=False)
class LeftChart:
    """What to draw: from begins_ms to ends_ms; stops with the style of who called them (None: a standstill)."""

    begins_ms: int
    ends_ms: int
    lines: tuple[ChartLine, ...]
    stops: tuple[tuple[int, int | None], ...]
    directions: tuple[tuple[int, str], ...]
    legend: Legend

    @property
    def most(self) -> int:
        """The most cards that anybody has."""
        return max(left for line in self.lines for _, left in line.steps)


@dataclass(frozen=True)
class LeftScale:
    """Turns times (milliseconds of game clock) and cards left into logical units of a box."""

    chart: LeftChart
    box: Box

    @cached_property
    def plot(self) -> Box:
        """Where the lines lie."""
        box = self.box
        return Box(box.x + LEFT, box.y + TOP, box.w - LEFT - RIGHT, box.h - TOP - BOTTOM)

    def x(self, t: int) -> float:
        """Where a time lies."""
        chart = self.chart
        return self.plot.x + self.plot.w * (t - chart.begins_ms) / max(1, chart.ends_ms - chart.begins_ms)

    def y(self, left: float, seat: int | None = None) -> float:
        """Where a count lies; on a seat's line a little aside."""
        aside = 0.0 if seat is None else (seat - (len(self.chart.lines) - 1) / 2) * ASIDE
        return self.plot.bottom - self.plot.h * left / max(1, self.chart.most) + aside

    @property
    def times(self) -> list[int]:
        """The ticks of the time axis, in milliseconds from its beginning."""
        long_ms = self.chart.ends_ms - self.chart.begins_ms
        return list(range(0, long_ms + 1, step_for(long_ms / 1000, SECONDS, 8) * 1000))

    @property
    def counts(self) -> list[int]:
        """The ticks of the axis of counts."""
        return list(range(0, self.chart.most + 1, step_for(self.chart.most, COUNTS, 7)))
