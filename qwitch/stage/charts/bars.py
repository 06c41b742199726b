"""Lying bars with a label before and a value behind each: times by kind of card."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from qwitch.stage.charts.marks import direction_mark
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.paint import cut, mix, rounded
from qwitch.stage.painter import Blit
from qwitch.stage.widgets.body import sheet
from qwitch.table import Box

LABEL, VALUE, COUNT, HEADING = 152, 92, 72, 44


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: the sign of the direction, the kind in words, the time (None: no bar), and both as texts.

    Letters are drawn through, numbers hatched, so that no colour is needed.
    """

    sign: str
    label: str
    is_letter: bool
    ms: int | None
    value: str
    count: str


def bars(kit: Kit, heading: str, values: tuple[Bar, ...], box: Box) -> list[Blit]:
    """All bars under a heading; the longest takes the whole width."""
    return kit.kept(("bars", heading, values, box), lambda: [*_bars(kit, heading, values, box)])


def _bars(kit: Kit, heading: str, values: tuple[Bar, ...], box: Box) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    yield sheet(kit, box)
    top = Box(box.x + 24, box.y + 10, box.w - 48, HEADING - 10)
    yield kit.line(heading, Typeface.TEXT, text.small, palette.text_quiet, top, "left")
    height = (box.h - HEADING - 12) / len(values)
    most = max((bar.ms or 0 for bar in values), default=0) or 1
    for place, bar in enumerate(values):
        row = Box(box.x + 24, box.y + HEADING + height * place, box.w - 48, height)
        yield direction_mark(kit, bar.sign, min(28, height * 0.6), (row.x + 14, row.centre[1]))
        yield kit.line(
            bar.label, Typeface.BOLD, text.body, palette.text, Box(row.x + 40, row.y, LABEL - 48, height), "left"
        )
        room = row.w - LABEL - VALUE - COUNT
        if bar.ms is not None:
            long = Box(row.x + LABEL, row.y + height * 0.18, max(10.0, room * bar.ms / most), height * 0.64)
            yield kit.at(long, _bar(kit, kit.px_size(long), bar.is_letter))
        value = Box(row.right - COUNT - VALUE, row.y, VALUE - 4, height)
        yield kit.line(bar.value, Typeface.BOLD, text.body, palette.text, value, "right")
        count = Box(row.right - COUNT, row.y, COUNT, height)
        yield kit.line(bar.count, Typeface.TEXT, text.small, palette.text_quiet, count, "right")


def _bar(kit: Kit, size: tuple[int, int], is_letter: bool) -> pygame.Surface:
    colour = kit.palette.letter_on_dark if is_letter else kit.palette.number_on_dark
    step = kit.viewport.px(13)

    def draw() -> pygame.Surface:
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.fill(colour)
        if not is_letter:
            for x in range(-size[1], size[0] + size[1], step):
                shade = mix(colour, (0, 0, 0), 0.55)
                pygame.draw.line(picture, shade, (x, size[1]), (x + size[1], 0), max(1, step // 4))
        return cut(picture, rounded(size, max(2, size[1] // 5), (255, 255, 255)))

    return kit.cache.get(("chart bar", size, is_letter), draw)
