"""A seek bar: the whole length of a match, with its stops and photo finishes marked, and the moment that is shown."""

from collections.abc import Iterator, Sequence

import pygame

from qwitch.stage.film_signs import chequered_flag
from qwitch.stage.kit import Kit
from qwitch.stage.paint import disc, rounded
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Press
from qwitch.stage.theme import Colour
from qwitch.stage.widgets.widget import Answer, Changed, Point
from qwitch.table import Box

NUDGE_MS = 5000
"""So far left and right go, in milliseconds of game clock."""

TRACK, TICK, KNOB = 8, 22, 26
"""The height of the track, of a stop's mark, and the knob's diameter, in logical units."""

FLAG = (17, 20)
"""The size of a photo finish's flag, in logical units; it stands on the track."""

TO_COME = 96
"""How strong what is still to come is, of 255."""


class SeekBar:
    """A track with a knob; stops and photo finishes are moments of game clock, all in milliseconds."""

    def __init__(
        self, word: str, box: Box, length_ms: int, stops_ms: Sequence[int] = (), finishes_ms: Sequence[int] = ()
    ) -> None:
        """Run from 0 to length_ms."""
        self.word, self.box, self.length_ms = word, box, max(1, length_ms)
        self.stops_ms, self.finishes_ms = tuple(stops_ms), tuple(finishes_ms)
        self.is_enabled = True
        self.value_ms = 0

    def accept(self) -> Answer:
        """Enter belongs to the screen here."""
        return None

    def nudge(self, by: int) -> Answer:
        """Some seconds back or on, up to the ends."""
        return self._set(self.value_ms + by * NUDGE_MS)

    def drag(self, point: Point) -> Answer:
        """The knob follows the pointer."""
        track = self.track
        return self._set(round((point[0] - track.x) / track.w * self.length_ms))

    def press_at(self, point: Point) -> Answer:
        """The knob has followed the pointer already."""
        return None

    @property
    def track(self) -> Box:
        """The way of the knob's middle."""
        return Box(self.box.x + KNOB / 2, self.box.centre[1] - TRACK / 2 + 4, self.box.w - KNOB, TRACK)

    def x_of(self, ms: int) -> float:
        """Where a moment lies on the track."""
        return self.track.x + self.track.w * min(1.0, ms / self.length_ms)

    def blits(self, kit: Kit, press: Press) -> Iterator[Blit]:
        """The track, in front of and behind the knob, with its marks, and the knob."""
        room = Box(self.box.x, self.track.y - TICK, self.box.w, TICK * 2 + TRACK)
        left, top = kit.viewport.to_px((room.x, room.y))
        width, height = kit.px_size(room)
        knob_x, middle = self.x_of(self.value_ms), self.track.centre[1]
        so_far = min(width, max(0, kit.viewport.to_px((knob_x, 0))[0] - left))
        behind, ahead = self._drawn(kit, room, 255), self._drawn(kit, room, TO_COME)
        yield behind.subsurface((0, 0, so_far, height)), (left, top)
        yield ahead.subsurface((so_far, 0, width - so_far, height)), (left + so_far, top)
        if press is not Press.NORMAL:
            yield self._knob(kit, KNOB + 10, kit.palette.plate, (knob_x, middle))
        colour = kit.palette.text if press is Press.NORMAL else kit.palette.accent
        yield self._knob(kit, KNOB, colour, (knob_x, middle))

    def _drawn(self, kit: Kit, room: Box, alpha: int) -> pygame.Surface:
        """The whole track with its marks, as strong as this."""
        size = kit.px_size(room)
        key = ("seek bar", size, alpha, self.length_ms, self.stops_ms, self.finishes_ms)
        return kit.cache.get(key, lambda: self._draw(kit, room, alpha))

    def _draw(self, kit: Kit, room: Box, alpha: int) -> pygame.Surface:
        picture = pygame.Surface(kit.px_size(room), pygame.SRCALPHA)
        corner, colour = kit.viewport.to_px((room.x, room.y)), kit.palette.text

        def put(piece: pygame.Surface, box: Box) -> None:
            x, y = kit.viewport.to_px((box.x, box.y))
            picture.blit(piece, (x - corner[0], y - corner[1]))

        track, size = self.track, kit.px_size(self.track)
        put(rounded(size, size[1] // 2, colour), track)
        for ms in self.stops_ms:
            tick = Box(self.x_of(ms) - 1.5, track.centre[1] - TICK / 2, 3, TICK)
            put(rounded(kit.px_size(tick), 1, colour), tick)
        picture.set_alpha(alpha)
        faint = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        faint.blit(picture, (0, 0))
        picture = faint
        for ms in self.finishes_ms:
            flag = Box(self.x_of(ms) - 1, track.y - FLAG[1], *FLAG)
            put(chequered_flag(kit.px_size(flag), kit.palette.text_dark, colour), flag)
        return picture

    def _knob(self, kit: Kit, diameter: float, colour: Colour, centre: Point) -> Blit:
        pixels = kit.viewport.px(diameter)
        return kit.centred(kit.cache.get(("knob", pixels, colour), lambda: disc(pixels, colour)), centre)

    def _set(self, ms: int) -> Answer:
        self.value_ms = min(max(0, ms), self.length_ms)
        return Changed(self.word)
