"""Progress over weeks: games as columns with the wins in them, and the median reaction as a line below."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from qwitch.stage.charts.axes import COUNTS, step_for
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.paint import mix, supersampled
from qwitch.stage.painter import Blit
from qwitch.stage.widgets.body import sheet
from qwitch.table import Box

LEFT, RIGHT, HEADING, FOOT = 52, 24, 44, 42


@dataclass(frozen=True, slots=True)
class WeekMark:
    """One week: when it begins, its games and wins, its median reaction in milliseconds (None: none) and in words."""

    label: str
    games: int
    wins: int
    ms: int | None
    time: str


@dataclass(frozen=True, slots=True)
class WeekWords:
    """The words on the chart."""

    games: str
    won: str
    reaction: str
    nothing: str


def weeks_chart(kit: Kit, weeks: tuple[WeekMark, ...], words: WeekWords, box: Box) -> list[Blit]:
    """The chart in this box; put together once, then the same again."""
    return kit.kept(("weeks", weeks, words, box), lambda: [*_blits(kit, weeks, words, box)])


def _blits(kit: Kit, weeks: tuple[WeekMark, ...], words: WeekWords, box: Box) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    yield sheet(kit, box)
    heading = Box(box.x + 24, box.y + 10, box.w - 48, 34)
    if not any(week.games for week in weeks):
        yield kit.line(words.nothing, Typeface.TEXT, text.body, palette.text_quiet, box.inset(24))
        return
    tall = (box.h - 2 * HEADING - FOOT - 24) / 2
    above = Box(box.x + LEFT, box.y + HEADING + 12, box.w - LEFT - RIGHT, tall)
    below = Box(above.x, above.bottom + HEADING + 6, above.w, tall)
    yield kit.line(words.games, Typeface.TEXT, text.small, palette.text_quiet, heading, "left")
    yield from _key(kit, words.won, heading)
    yield from _games(kit, weeks, above)
    second = Box(heading.x, above.bottom + 10, heading.w, 32)
    yield kit.line(words.reaction, Typeface.TEXT, text.small, palette.text_quiet, second, "left")
    yield from _times(kit, weeks, below)
    for place in sorted({0, len(weeks) // 2, len(weeks) - 1}):
        x = below.x + _step(weeks, below) * (place + 0.5)
        label = Box(min(x - 40, box.right - 84), box.bottom - FOOT + 8, 80, 26)
        yield kit.line(weeks[place].label, Typeface.TEXT, text.small, palette.text_quiet, label)


def _step(weeks: tuple[WeekMark, ...], plot: Box) -> float:
    return plot.w / max(1, len(weeks))


def _key(kit: Kit, won: str, heading: Box) -> Iterator[Blit]:
    """What the filled part of a column means."""
    words = Box(heading.right - 110, heading.y, 110, heading.h)
    line = kit.line(won, Typeface.TEXT, kit.theme.text.small, kit.palette.text_quiet, words, "right")
    mark = Box(words.right - line[0].get_width() / kit.viewport.scale - 30, heading.y + 8, 18, 18)
    yield kit.block(mark, kit.palette.accent, kit.palette.accent)
    yield line


def _games(kit: Kit, weeks: tuple[WeekMark, ...], plot: Box) -> Iterator[Blit]:
    palette, most = kit.palette, max(week.games for week in weeks)
    step = step_for(most, COUNTS, 3)
    top = -(-most // step) * step
    for count in range(0, top + 1, step):
        y = plot.bottom - plot.h * count / top
        yield _rule(kit, Box(plot.x, y - 0.6, plot.w, 1.2), 110 if count == 0 else 46)
        label = Box(plot.x - LEFT + 8, y - 12, LEFT - 18, 24)
        yield kit.line(str(count), Typeface.TEXT, kit.theme.text.small, palette.text_quiet, label, "right")
    wide, pale = _step(weeks, plot), mix(palette.plate, palette.text, 0.4)
    for place, week in enumerate(weeks):
        for count, colour, shrink in ((week.games, pale, 0.14), (week.wins, palette.accent, 0.24)):
            if count:
                tall = plot.h * count / top
                column = Box(plot.x + wide * (place + shrink), plot.bottom - tall, wide * (1 - 2 * shrink), tall)
                yield _column(kit, column, colour)


def _column(kit: Kit, box: Box, colour: tuple[int, int, int]) -> Blit:
    size = kit.px_size(box)

    def draw() -> pygame.Surface:
        picture = pygame.Surface(size)
        picture.fill(colour)
        return picture

    return kit.at(box, kit.cache.get(("column", size, colour), draw))


def _times(kit: Kit, weeks: tuple[WeekMark, ...], plot: Box) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    known = [(place, week) for place, week in enumerate(weeks) if week.ms is not None]
    yield _rule(kit, Box(plot.x, plot.bottom - 0.6, plot.w, 1.2), 110)
    if not known:
        return
    slowest = max(week.ms or 0 for _, week in known) * 1.25
    wide = _step(weeks, plot)
    points = [(plot.x + wide * (place + 0.5), plot.bottom - plot.h * (week.ms or 0) / slowest) for place, week in known]
    yield kit.at(plot, _line(kit, plot, tuple(points)))
    for point in points:
        yield kit.dot(13, point, palette.text)
    for place in sorted({0, len(known) - 1}):
        (x, y), (_, week) = points[place], known[place]
        label = Box(min(max(x - 45, plot.x), plot.right - 90), y - 36, 90, 26)
        yield kit.line(week.time, Typeface.BOLD, text.small, palette.text, label)


def _line(kit: Kit, plot: Box, points: tuple[tuple[float, float], ...]) -> pygame.Surface:
    size, colour = kit.px_size(plot), kit.palette.text

    def paint(large: pygame.Surface, factor: int) -> None:
        scale = kit.viewport.scale * factor
        corners = [((x - plot.x) * scale, (y - plot.y) * scale) for x, y in points]
        if len(corners) > 1:
            pygame.draw.lines(large, colour, False, corners, max(2, round(3 * scale)))

    return kit.cache.get(("weeks line", size, points), lambda: supersampled(size, colour, paint))


def _rule(kit: Kit, box: Box, alpha: int) -> Blit:
    size = kit.px_size(box)[0], max(1, kit.px_size(box)[1])

    def draw() -> pygame.Surface:
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.fill((*kit.palette.text, alpha))
        return picture

    return kit.at(box, kit.cache.get(("rule", size, alpha), draw))
