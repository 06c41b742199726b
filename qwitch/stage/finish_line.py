"""The picture of a photo finish: who was first, and by how little the others came after, along one finish line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from qwitch.stage.cards import Face
from qwitch.stage.film_signs import Sign, draw_film_sign
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.paint import frame, rounded
from qwitch.stage.painter import Blit
from qwitch.table import Box

HEAD, ROW, LEAST_ROW, FOOT = 62, 74, 46, 16
"""Heights in logical units: the title, a row, a row where there are many, and what is left free below."""

LINE_X, REACH = 366, 220
"""Where the finish line stands, from the left edge, and how far behind it the last card may be, in logical units."""

WIDTH = 980
"""How wide the picture is, in logical units."""


@dataclass(frozen=True, slots=True)
class Runner:
    """A row: the seat's style and name, its card, and how far behind the first one, in milliseconds and in words."""

    style: int
    name: str
    card: int
    behind_ms: int
    words: str


def height_of(rows: int, room: float) -> float:
    """How high the picture of so many rows is where there is so much room, in logical units."""
    return min(room, HEAD + FOOT + ROW * rows)


def finish_line(kit: Kit, box: Box, title: str, note: str, runners: Sequence[Runner], whole_ms: int) -> Iterator[Blit]:
    """The picture in this box; a card whole_ms behind stands at the far end."""
    palette, text = kit.palette, kit.theme.text
    yield from _sheet(kit, box)
    camera = kit.viewport.px(34)
    picture = kit.cache.get(
        ("film sign", Sign.CAMERA, camera, palette.accent), lambda: draw_film_sign(Sign.CAMERA, camera, palette.accent)
    )
    yield kit.centred(picture, (box.x + 44, box.y + HEAD / 2 + 2))
    head = Box(box.x + 74, box.y + 4, box.w - 104, HEAD - 4)
    yield kit.line(title, Typeface.DISPLAY, 38, palette.accent, head, "left")
    wide = kit.lettering.width(title, Typeface.DISPLAY, 38) / kit.viewport.scale
    beside = Box(head.x + wide + 24, head.y + 4, head.w - wide - 24, head.h - 4)
    yield kit.line(note, Typeface.TEXT, text.body, palette.text_quiet, beside, "right")

    tall = (box.h - HEAD - FOOT) / len(runners)
    line = Box(box.x + LINE_X - 8, box.y + HEAD - 2, 16, box.h - HEAD - FOOT + 4)
    yield kit.at(line, _chequered(kit, line))
    for place, runner in enumerate(runners):
        row = Box(box.x, box.y + HEAD + tall * place, box.w, tall)
        yield from _row(kit, row, place, runner, whole_ms)


def _row(kit: Kit, row: Box, place: int, runner: Runner, whole_ms: int) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    middle = row.centre[1]
    rank = Box(row.x + 26, row.y, 40, row.h)
    is_first = runner.behind_ms == 0
    yield kit.line(str(place + 1), Typeface.DISPLAY, 34, palette.accent if is_first else palette.text_quiet, rank)
    yield kit.symbol(runner.style, 32, (row.x + 96, middle))
    name = Box(row.x + 124, row.y, LINE_X - 124 - 24, row.h)
    yield kit.line(runner.name, Typeface.BOLD, text.name * 1.1, palette.text, name, "left")

    card_height = min(row.h - 8, 66)
    x = row.x + LINE_X + card_height * 0.35 + 14 + REACH * min(1.0, runner.behind_ms / whole_ms)
    trail = Box(row.x + LINE_X + 10, middle - 2, x - row.x - LINE_X - 10, 4)
    if not is_first:
        size = kit.px_size(trail)
        bar = kit.cache.get(("trail", size), lambda: rounded(size, size[1] // 2, palette.text_quiet, 150))
        yield kit.at(trail, bar)
    card = kit.art.side(Face.of(runner.card), kit.viewport.px(card_height))
    yield kit.centred(card, (x, middle))
    left = x + card_height * 0.35 + 18
    words = Box(left, row.y, row.right - 24 - left, row.h)
    colour = palette.accent if is_first else palette.text
    yield kit.line(runner.words, Typeface.DISPLAY, 30, colour, words, "left")


def _sheet(kit: Kit, box: Box) -> Iterator[Blit]:
    size, radius, thick = kit.px_size(box), kit.viewport.px(26), kit.viewport.px(3)

    def draw() -> pygame.Surface:
        sheet = rounded(size, radius, kit.palette.plate, 252)
        sheet.blit(frame(size, radius, thick, kit.palette.accent), (0, 0))
        return sheet

    yield kit.at(box, kit.cache.get(("finish sheet", size), draw))


def _chequered(kit: Kit, line: Box) -> pygame.Surface:
    """The finish line itself, two fields wide."""
    size = kit.px_size(line)

    def draw() -> pygame.Surface:
        picture = pygame.Surface(size)
        picture.fill(kit.palette.text)
        field = max(1, size[0] // 2)
        for row in range(0, size[1] // field + 1):
            picture.fill(kit.palette.text_dark, (row % 2 * field, row * field, field, field))
        return picture

    return kit.cache.get(("finish line", size), draw)
