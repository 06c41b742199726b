"""What stands round the lines of the chart of cards left: stops, direction cards, ticks, names, the legend."""

from collections.abc import Iterator

import pygame

from qwitch.stage.charts.axes import apart, rows_for
from qwitch.stage.charts.left_data import LEFT, LeftScale
from qwitch.stage.charts.marks import direction_mark, standstill_mark
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.paint import mix
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour
from qwitch.table import Box

MARK, MARK_ROWS, MARK_ROW = 22, 2, 24
LABEL_GAP = 38


class LeftMarks:
    """Shapes and words of one chart."""

    def __init__(self, kit: Kit, scale: LeftScale) -> None:
        """Draw with this kit on this scale."""
        self._kit, self._scale = kit, scale

    def blits(self) -> Iterator[Blit]:
        """All of them."""
        yield from self._stops()
        yield from self._directions()
        yield from self._axes()
        yield from self._shapes()
        yield from self._names()
        yield from self._legend()

    def _stops(self) -> Iterator[Blit]:
        wide = self._scale.plot.w / max(1, len(self._scale.chart.stops))
        size = min(24.0, max(9.0, wide * 0.8))
        for t, style in self._scale.chart.stops:
            place = self._scale.x(t), self._scale.plot.y - 20
            yield standstill_mark(self._kit, size, place) if style is None else self._kit.symbol(style, size, place)

    def _directions(self) -> Iterator[Blit]:
        places = [self._scale.x(t) for t, _ in self._scale.chart.directions]
        rows = rows_for(places, MARK + 1, MARK_ROWS)
        for x, row, (_, sign) in zip(places, rows, self._scale.chart.directions, strict=True):
            yield direction_mark(self._kit, sign, MARK, (x, self._scale.plot.bottom + 16 + MARK_ROW * row))

    def _axes(self) -> Iterator[Blit]:
        kit = self._kit
        text, quiet = kit.theme.text.small, kit.palette.text_quiet
        for count in self._scale.counts:
            row = Box(self._scale.box.x + 14, self._scale.y(count) - 13, LEFT - 26, 26)
            yield kit.line(str(count), Typeface.TEXT, text, quiet, row, "right")
        y = self._scale.plot.bottom + 12 + MARK_ROW * MARK_ROWS
        times = self._scale.times
        wide = min(90.0, self._scale.plot.w / max(1, len(times)))
        for t in times:
            words = f"{t // 60_000}:{t // 1000 % 60:02}"
            place = Box(self._scale.x(t + self._scale.chart.begins_ms) - wide / 2, y, wide, 24)
            yield kit.line(words, Typeface.TEXT, text, quiet, place)

    def _shapes(self) -> Iterator[Blit]:
        """Each seat's shape some times on its line, every seat's elsewhere."""
        seats = len(self._scale.chart.lines)
        for seat, line in enumerate(self._scale.chart.lines):
            for part in range(3):
                share = (part + (seat + 0.5) / seats) / 3
                t = self._scale.chart.begins_ms + round(
                    (self._scale.chart.ends_ms - self._scale.chart.begins_ms) * share
                )
                left = next(left for since, left in reversed(line.steps) if since <= t)
                yield from self._shape(line.style, (self._scale.x(t), self._scale.y(left, seat)), 18)

    def _shape(self, style: int, place: tuple[float, float], size: float) -> Iterator[Blit]:
        yield self._kit.dot(size + 8, place, self._kit.palette.plate)
        yield self._kit.symbol(style, size, place)

    def _names(self) -> Iterator[Blit]:
        kit, palette = self._kit, self._kit.palette
        ends = [self._scale.y(line.steps[-1][1], seat) for seat, line in enumerate(self._scale.chart.lines)]
        places = apart(ends, LABEL_GAP, self._scale.plot.y, self._scale.plot.bottom)
        x = self._scale.plot.right + 30
        for line, y, end in zip(self._scale.chart.lines, places, ends, strict=True):
            if abs(y - end) > 1:
                yield self._leader((self._scale.plot.right + 4, end), (x - 16, y))
            yield from self._shape(line.style, (x, y), 26)
            count = Box(self._scale.box.right - 58, y - 17, 40, 34)
            yield kit.line(str(line.steps[-1][1]), Typeface.DISPLAY, 26, palette.accent, count, "right")
            words = Box(x + 22, y - 17, count.x - x - 28, 34)
            yield kit.line(line.name, Typeface.BOLD, kit.theme.text.body, palette.text, words, "left")

    def _leader(self, start: tuple[float, float], end: tuple[float, float]) -> Blit:
        """A thin line from where a line ends to its name."""
        kit = self._kit
        low = min(start[1], end[1]) - 2
        box = Box(start[0], low, end[0] - start[0], abs(end[1] - start[1]) + 4)
        size, falls = kit.px_size(box), end[1] > start[1]
        ground: Colour = mix(kit.palette.plate, kit.palette.text, 0.55)

        def draw() -> pygame.Surface:
            picture = pygame.Surface(size, pygame.SRCALPHA)
            ends = ((0, 1), (size[0], size[1] - 2)) if falls else ((0, size[1] - 2), (size[0], 1))
            pygame.draw.aaline(picture, ground, *ends)
            return picture

        return kit.at(box, kit.cache.get(("leader", size, falls), draw))

    def _legend(self) -> Iterator[Blit]:
        kit, legend = self._kit, self._scale.chart.legend
        y, text = self._scale.box.bottom - 26, kit.theme.text.small
        top = Box(self._scale.box.x + 22, self._scale.box.y + 8, LEFT + 140, 26)
        yield kit.line(legend.cards, Typeface.TEXT, text, kit.palette.text_quiet, top, "left")
        style = self._scale.chart.lines[0].style
        marks = (
            (kit.symbol(style, 20, (0, 0))[0], legend.stop),
            (standstill_mark(kit, 20, (0, 0))[0], legend.standstill),
            (direction_mark(kit, "+", MARK, (0, 0))[0], legend.direction),
        )
        wide = self._scale.plot.w / len(marks)
        for place, (mark, words) in enumerate(marks):
            x = self._scale.plot.x + wide * place
            yield kit.centred(mark, (x + 12, y))
            yield kit.line(
                words, Typeface.TEXT, text, kit.palette.text_quiet, Box(x + 32, y - 14, wide - 44, 28), "left"
            )
