"""Things on the table that are not cards: plates, key caps, notes, the countdown, the hint, big words."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.motion import SPRING
from qwitch.stage.painter import Blit
from qwitch.stage.theme import Colour
from qwitch.table import Box, SeatPlace

LONG_HINT = 60
"""From so many characters on, a hint is written smaller."""

HINT_SYMBOL = 28
"""How large the shape of a seat is before a hint, in logical units."""


@dataclass(slots=True)
class SeatLook:
    """What a seat's plate says. `style` picks colour and shape; times are seconds of the screen's clock."""

    style: int
    name: str = ""
    detail: str = ""
    labels: tuple[str, ...] = ()
    action_label: str = ""
    count: int = 0
    active: bool = False
    frozen_share: float = 0.0
    note: str = ""
    note_until_s: float = 0.0
    pressed_until_s: list[float] = field(default_factory=lambda: [0.0] * 5)


def plate(kit: Kit, place: SeatPlace, look: SeatLook) -> Iterator[Blit]:
    """The name plate: shape, name, level, cards left; a yellow ring where something is this seat's task."""
    says = look.style, look.name, look.detail, look.count, look.active, look.frozen_share
    yield from kit.kept((place.plate, says), lambda: [*_plate(kit, place.plate, look)])


def _plate(kit: Kit, box: Box, look: SeatLook) -> Iterator[Blit]:
    palette, text = kit.palette, kit.theme.text
    yield kit.pill(box, ring=palette.accent if look.active else None)
    middle = box.y + box.h / 2
    if look.frozen_share:
        yield kit.gauge(look.frozen_share, box.h - 6, (box.x + 34, middle), palette.ice)
    yield kit.symbol(look.style, kit.theme.sizes.symbol * (0.7 if look.frozen_share else 1), (box.x + 34, middle))
    count = Box(box.right - 70, box.y, 48, box.h)
    yield kit.line(str(look.count), Typeface.DISPLAY, text.count, palette.accent, count, "right")
    words = Box(box.x + 62, box.y, count.x - box.x - 66, box.h)
    if not look.detail:
        yield kit.line(look.name, Typeface.BOLD, text.name, palette.text, words, "left")
        return
    upper, lower = Box(words.x, box.y + 4, words.w, 26), Box(words.x, box.y + 28, words.w, 20)
    yield kit.line(look.name, Typeface.BOLD, text.name * 0.92, palette.text, upper, "left")
    detail = min(text.small * 0.92, lower.h * 0.9)  # however large texts are wanted, the plate has room for no more
    yield kit.line(look.detail, Typeface.TEXT, detail, palette.text_quiet, lower, "left")


def keycaps(kit: Kit, place: SeatPlace, look: SeatLook, now_s: float) -> Iterator[Blit]:
    """The keys under the slots, sunk for a moment after a press."""
    for box, label, until_s in zip(place.caps or (), look.labels, look.pressed_until_s, strict=False):
        yield kit.keycap(label, box, pressed=now_s < until_s)


def note(kit: Kit, place: SeatPlace, look: SeatLook, now_s: float) -> Iterator[Blit]:
    """A line near the plate that stays for a moment: beaten, a streak."""
    if look.note and now_s < look.note_until_s:
        yield kit.line(look.note, Typeface.DISPLAY, 26, kit.palette.accent, place.note)


def frost(kit: Kit, place: SeatPlace, look: SeatLook) -> Iterator[Blit]:
    """Ice over the hand of a frozen seat, and the ring that tells for how long (H3)."""
    if not look.frozen_share:
        return
    first, last = place.slots[0], place.slots[-1]
    hand = Box(first.x - 8, first.y - 8, last.right - first.x + 16, max(first.h, last.h) + 16)
    yield kit.ice(hand)
    yield kit.gauge(look.frozen_share, min(104.0, hand.h * 0.55), hand.centre, kit.palette.letter)


def countdown(kit: Kit, box: Box, share: float) -> Iterator[Blit]:
    """Three, two, one over the direction card that lies ready, in a ring that drains; share is what is left, 0 to 1."""
    digit = str(min(3, 1 + int(share * 3)))
    middle = box.centre
    yield kit.gauge(share, box.w * 0.86, middle, kit.palette.accent)
    word = kit.lettering.outlined(
        digit, Typeface.DISPLAY, box.h * 0.42, kit.palette.text, kit.palette.direction_shadow, 5
    )
    yield kit.centred(word, middle)


def hint(kit: Kit, box: Box, parts: list[tuple[str, Colour]], seat: int | None = None) -> Iterator[Blit]:
    """One line in a dark pill, its parts in their own colours; in front the shape of a seat, by its style, if any."""
    if parts:
        yield from kit.kept((box, seat, *parts), lambda: [*_hint(kit, box, parts, seat)])


def _hint(kit: Kit, box: Box, parts: list[tuple[str, Colour]], seat: int | None) -> Iterator[Blit]:
    size = 26 if sum(len(text) for text, _ in parts) < LONG_HINT else 23
    words = [kit.lettering.text(text, Typeface.DISPLAY, size, colour) for text, colour in parts]
    scale, gap, symbol = kit.viewport.scale, 10, 0 if seat is None else HINT_SYMBOL
    width = sum(word.get_width() for word in words) / scale + gap * (len(words) - 1 + (symbol > 0)) + symbol
    x, middle = box.centre[0] - width / 2, box.centre[1]
    yield kit.pill(Box(x - 28, box.y, width + 56, box.h))
    if seat is not None:
        yield kit.symbol(seat, symbol, (x + symbol / 2, middle))
        x += symbol + gap
    for word in words:
        yield kit.centred(word, (x + word.get_width() / scale / 2, middle))
        x += word.get_width() / scale + gap


@dataclass(slots=True)
class Banner:
    """A big word over the table, and a line below it, for a moment; times are seconds of the screen's clock."""

    text: str = ""
    line: str = ""
    from_s: float = 0.0
    until_s: float = 0.0

    def say(self, text: str, line: str, now_s: float, ms: float) -> None:
        """Show this from now on, for ms milliseconds."""
        self.text, self.line, self.from_s, self.until_s = text, line, now_s, now_s + ms / 1000

    def is_up(self, now_s: float) -> bool:
        """Whether it can be seen."""
        return self.from_s <= now_s < self.until_s

    def blits(self, kit: Kit, box: Box, now_s: float) -> Iterator[Blit]:
        """A ribbon in the box: the word springs in at its left, the line stands beside it."""
        if not self.is_up(now_s):
            return
        grown = SPRING(min(1.0, (now_s - self.from_s) / 0.22))
        text, palette = kit.theme.text, kit.palette
        size = round(text.banner * (0.6 + 0.4 * grown) / 4) * 4
        word = kit.lettering.outlined(self.text, Typeface.DISPLAY, size, palette.accent, palette.plate, 7)
        line = kit.lettering.fit(self.line, Typeface.BOLD, text.name, palette.text, box.w * 0.6)
        scale, gap = kit.viewport.scale, 26 if self.line else 0
        room = kit.lettering.width(self.text, Typeface.DISPLAY, text.banner) / scale
        width = room + gap + line.get_width() / scale
        left = box.centre[0] - width / 2
        yield kit.pill(Box(left - 44, box.y, width + 88, box.h), ring=palette.accent)
        yield kit.centred(word, (left + room / 2, box.centre[1]))
        yield kit.centred(line, (left + width - line.get_width() / scale / 2, box.centre[1]))
