"""What the solo screen shows: the deal's code, its best time and medals, and the keys."""

from collections.abc import Iterator

from qwitch.match.deal_codes import LENGTH
from qwitch.match.medals import Medal, Standard
from qwitch.scenes.desk import Desk
from qwitch.scenes.medal_words import PLACES, medal_name, medal_rule
from qwitch.scenes.names import Translate, clock_text
from qwitch.scenes.records import Record
from qwitch.scenes.seating import Chair
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.medal import medal_sign
from qwitch.stage.painter import Blit
from qwitch.stage.widgets.body import sheet
from qwitch.stage.widgets.sign_button import sign_tile
from qwitch.table import Box

TILES, TILE = (84, 232), (78, 86)
"""Where the code begins, and the width and height of each of its signs."""
SHEET = Box(84, 500, 672, 300)
"""Where the best time and the medals stand."""
KEYS = Box(856, 452, 648, 60)
ROW = 66
LARGEST_RULE = 22.0
"""No larger than this stands what a medal is for: it is a long line."""
NAME, TIME = 104, 106
"""The width of a medal's name and of its time."""


def medal_sheet(kit: Kit, tr: Translate, best: Record | None, standard: Standard | None) -> Iterator[Blit]:
    """The best run in one line, then a line for each medal; times come once they are worked out."""
    box = SHEET
    yield sheet(kit, box)
    head = Box(box.x + 28, box.y + 14, box.w - 56, 56)
    yield from _best(kit, head, tr, best, standard)
    for medal, place in PLACES.items():
        row = Box(head.x, head.bottom + 8 + ROW * place, head.w, ROW)
        yield from _row(kit, row, tr, medal, standard)


def _best(kit: Kit, box: Box, tr: Translate, best: Record | None, standard: Standard | None) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    if best is None:
        yield kit.line(tr("No run on this deal yet"), Typeface.BOLD, text.name, palette.text_quiet, box, "left")
        return
    medal = None if standard is None or best.past.game.helped else standard.medal(best.time_ms)
    room = box
    if medal is not None:
        yield medal_sign(kit, PLACES[medal], 44, (box.x + 22, box.centre[1]))
        room = Box(box.x + 58, box.y, box.w - 58, box.h)
    line = tr("Best time: {time}", time=clock_text(best.time_ms, tr, digits=2))
    name = best.past.game.seats[0].name
    detail = tr("with help") if best.past.game.helped else name
    yield kit.line(line, Typeface.DISPLAY, 34, palette.accent, room.resized(room.w * 0.66, room.h), "left")
    rest = Box(room.x + room.w * 0.68, room.y, room.w * 0.32, room.h)
    yield kit.line(detail, Typeface.TEXT, text.body, palette.text_quiet, rest, "right")


def _row(kit: Kit, box: Box, tr: Translate, medal: Medal, standard: Standard | None) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    yield medal_sign(kit, PLACES[medal], 44, (box.x + 22, box.centre[1]))
    name = Box(box.x + 58, box.y, NAME, box.h)
    time = Box(name.right, box.y, TIME, box.h)
    rule = Box(time.right + 12, box.y, box.right - time.right - 12, box.h)
    limit = "…" if standard is None else clock_text(standard.limit_ms(medal), tr, digits=1)
    yield kit.line(medal_name(medal, tr), Typeface.BOLD, text.body, palette.text, name, "left")
    yield kit.line(limit, Typeface.DISPLAY, 30, palette.text, time, "left")
    yield kit.line(medal_rule(medal, tr), Typeface.TEXT, min(text.body, LARGEST_RULE), palette.text_quiet, rule, "left")


def code_tiles(kit: Kit, name: str) -> Iterator[Blit]:
    """A deal's name in signs, as on cards, as far as it is written; a number where it has no code."""
    if len(name) > LENGTH:
        yield kit.line(name, Typeface.DISPLAY, 54, kit.palette.text, Box(*TILES, 480, TILE[1]), "left")
        return
    for place in range(LENGTH):
        box = Box(TILES[0] + (TILE[0] + 12) * place, TILES[1], *TILE)
        yield from sign_tile(kit, box, name[place : place + 1])


def keys_shown(kit: Kit, desk: Desk, chair: Chair) -> Iterator[Blit]:
    """What the cards are played with."""
    if chair.pad is None and desk.settings.calling:
        words = desk.tr("Type the letter, then the number: B, 2.")
        yield kit.line(words, Typeface.TEXT, kit.theme.text.body, kit.palette.text_quiet, KEYS)
        return
    keys = chair.keys or desk.key_sets(1)[0]
    for place, label in enumerate(desk.key_labels(None if chair.pad is not None else keys, chair.pad)[:5]):
        yield kit.keycap(label, Box(KEYS.centre[0] - 180 + 75 * place, KEYS.y + 4, 60, 48))
