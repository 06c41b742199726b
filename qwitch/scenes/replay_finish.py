"""A photo finish in a replay: the last seconds before it in slow motion, and then the picture that tells the order."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from qwitch.match.photo_finish import CLOSE_MS, HAIR_MS, Moment, MomentKind
from qwitch.stage.finish_line import FOOT, HEAD, LEAST_ROW, WIDTH, Runner, finish_line, height_of
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.signs import SeatLook
from qwitch.table import Box, TableLayout

LEAD_MS = 1500
"""So long before a moment the slow motion begins, in milliseconds of game clock."""

FLIGHT_SHARE = 0.95
"""How much of its flight the last card of a moment has behind it when everything freezes."""

TOP, BOTTOM, APART = 40, 798, 14
"""Between two lines the picture lies, inside the rim and above the controls, and apart from the piles."""


@dataclass(frozen=True, slots=True)
class PhotoFinish:
    """One moment; a card takes flight_ms to the pile."""

    moment: Moment
    flight_ms: int

    @property
    def starts_ms(self) -> int:
        """Where the slow motion begins, in milliseconds of game clock."""
        return max(0, self.moment.t - LEAD_MS)

    @property
    def freezes_ms(self) -> float:
        """Where everything freezes: the last of its cards is just arriving."""
        beaten = self.moment.kind is MomentKind.BEATEN
        last_ms = max(other.apart_ms for other in self.moment.others) if beaten else 0
        return self.moment.t + last_ms + self.flight_ms * FLIGHT_SHARE

    def box(self, layout: TableLayout) -> Box:
        """Where its picture lies on this table."""
        return place_for(layout, 1 + len(self.moment.others))

    def runners(self, looks: Sequence[SeatLook], tr: Callable[..., str]) -> list[Runner]:
        """Who was first, and the others, closest first."""
        is_end = self.moment.kind is MomentKind.FINISH
        first = self.moment.first
        rows = [(first, tr("out first") if is_end else tr("first"))]
        for other in self.moment.others:
            ms = f"{other.apart_ms}"
            words = tr("{ms} ms for the last card", ms=ms) if is_end else tr("{ms} ms later", ms=ms)
            rows.append((other, words))
        return [
            Runner(looks[one.seat].style, looks[one.seat].name, one.card, one.apart_ms, words) for one, words in rows
        ]

    def blits(
        self, kit: Kit, layout: TableLayout, looks: Sequence[SeatLook], when: str, tr: Callable[..., str]
    ) -> Iterator[Blit]:
        """The picture, above or below the piles; `when` is the moment's time in words."""
        runners = self.runners(looks, tr)
        whole_ms = CLOSE_MS if self.moment.kind is MomentKind.FINISH else HAIR_MS
        yield from finish_line(kit, self.box(layout), tr("Photo finish"), when, runners, whole_ms)


def place_for(layout: TableLayout, rows: int) -> Box:
    """Where a picture of so many rows leaves the piles in sight: below them, or above where there is more room."""
    lowest = max(layout.mat.bottom, layout.hint.bottom)
    below, above = BOTTOM - lowest - APART, layout.mat.y - APART - TOP
    least = HEAD + FOOT + LEAST_ROW * rows
    is_below = below >= min(above, least)
    height = height_of(rows, max(least, below if is_below else above))
    y = BOTTOM - height if is_below else TOP
    return Box(800 - WIDTH / 2, y, WIDTH, height)
