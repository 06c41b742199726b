"""Everything needed to draw in one window: theme, scale, art, lettering. A new window size means a new kit."""

from collections.abc import Callable, Hashable

import pygame

from qwitch.stage.art import CardArt
from qwitch.stage.cache import ART_LIMIT, BRIEF_ROOM, ArtCache
from qwitch.stage.felt import draw_dent, draw_mat
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.ice import draw_ice
from qwitch.stage.keycap import draw_keycap
from qwitch.stage.padsigns import SIGNS, draw_sign
from qwitch.stage.paint import clear, cut, disc, faded, gradient, rounded, soft_shadow
from qwitch.stage.painter import Blit
from qwitch.stage.plates import Plates
from qwitch.stage.shapes import draw_gauge, draw_symbol
from qwitch.stage.tabletop import TableTop
from qwitch.stage.text import Lettering
from qwitch.stage.theme import Colour, FeltName, Theme
from qwitch.stage.viewport import Viewport
from qwitch.table import Box

Point = tuple[float, float]

MOST_KEPT = 200
"""How many lines and plates a kit keeps put together."""

VEIL_TILES = 4
"""A veil is put together from so many tiles across and down: as one picture it would fill as much as the window."""

SIGN_SHARES = (0.58, 0.46, 0.36, 0.28, 0.2)
"""How large the sign of a key is written, as a part of the key's height: longer names smaller."""


class Kit:
    """The drawing kit of one window size. Boxes and points are logical; pictures are shared and never painted on."""

    def __init__(self, theme: Theme, window: tuple[int, int]) -> None:
        """Draw for a window of this size in pixels."""
        self.theme = theme
        self.palette = theme.palette
        self.viewport = Viewport(window)
        self.cache = ArtCache(ART_LIMIT, BRIEF_ROOM)
        fonts = Fonts()
        self.art = CardArt(theme, fonts, self.cache)
        self.lettering = Lettering(fonts, self.viewport, self.cache)
        self.plates = Plates(theme, self.viewport)
        self._kept: dict[Hashable, list[Blit]] = {}

    def kept(self, key: Hashable, make: Callable[[], list[Blit]]) -> list[Blit]:
        """What `make` puts together, kept for whoever asks again by this key: frame after frame most stays."""
        blits = self._kept.get(key)
        if blits is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            blits = self._kept[key] = make()
        return blits

    def px_size(self, box: Box) -> tuple[int, int]:
        """The size of a box in pixels."""
        return self.viewport.box_to_px((box.x, box.y, box.w, box.h)).size

    def table(self, felt: FeltName, is_clouded: bool = False) -> TableTop:
        """The bare table in the felt of a kind of game; clouded, it is darker where a title's words stand."""
        table = self.cache.get(("table", felt), lambda: TableTop(self.theme, self.viewport, felt))
        return self.cache.get(("clouded", felt), table.clouded) if is_clouded else table

    def veil(self, alpha: int) -> list[Blit]:
        """A dark veil over the whole window; alpha 0 (nothing) to 255 (black)."""
        width, height = self.viewport.window
        wide, tall = -(-width // VEIL_TILES), -(-height // VEIL_TILES)

        def draw() -> pygame.Surface:
            tile = pygame.Surface((wide, tall), pygame.SRCALPHA)
            tile.fill((*self.palette.shadow, alpha))
            return tile

        tile = self.cache.get(("veil", alpha), draw)
        return [(tile, (x, y)) for y in range(0, height, tall) for x in range(0, width, wide)]

    def mat(self, box: Box) -> Blit:
        """The mat for the centre pile and the direction card."""
        size = self.px_size(box)
        return self.at(box, self.cache.get(("mat", size), lambda: draw_mat(self.theme, self.viewport, size)))

    def dent(self, box: Box) -> Blit:
        """The dent of an empty slot."""
        size = self.px_size(box)
        return self.at(box, self.cache.get(("dent", size), lambda: draw_dent(self.theme, size)))

    def symbol(self, seat: int, size: float, centre: Point) -> Blit:
        """A seat's own shape in its colour, `size` logical units large."""
        pixels = self.viewport.px(size)
        style = self.palette.seats[seat]
        return self.centred(self.cache.get(("symbol", seat, pixels), lambda: draw_symbol(style, pixels)), centre)

    def gauge(self, share: float, diameter: float, centre: Point, colour: Colour) -> Blit:
        """A ring of which `share` (0 to 1) is left."""
        pixels, steps = self.viewport.px(diameter), round(share * 48)
        thick = max(2, pixels // 9)
        ring = self.cache.get(("gauge", pixels, steps, colour), lambda: draw_gauge(pixels, steps / 48, thick, colour))
        return self.centred(ring, centre)

    def keycap(self, label: str, box: Box, pressed: bool = False) -> Blit:
        """A key with its letter; long names are written smaller."""
        size = self.px_size(box)

        def draw() -> pygame.Surface:
            ink = self.palette.text_dark
            if label and label in SIGNS:
                return draw_keycap(self.theme, draw_sign(label, round(size[1] * 0.5), ink), size, pressed)
            room = box.w - 12
            sizes = [box.h * share for share in SIGN_SHARES]
            face = self.lettering.face_for(label, Typeface.DISPLAY)
            fitting = self.lettering.fitting(label, face, sizes, room)
            text = self.lettering.fit(label, face, fitting, ink, room)
            return draw_keycap(self.theme, text, size, pressed)

        return self.at(box, self.cache.get(("keycap", label, size, pressed), draw))

    def pill(self, box: Box, ring: Colour | None = None, alpha: int = 224) -> Blit:
        """A dark plate that fills the box."""
        size, margin = self.px_size(box), self.plates.margin
        plate = self.cache.get(("pill", size, ring, alpha), lambda: self.plates.pill(size, ring, alpha))
        x, y = self.viewport.to_px((box.x, box.y))
        return plate, (x - margin, y - margin)

    def at(self, box: Box, picture: pygame.Surface) -> Blit:
        """The picture with its top left corner at the box's."""
        return picture, self.viewport.to_px((box.x, box.y))

    def centred(self, picture: pygame.Surface, centre: Point) -> Blit:
        """The picture around a point."""
        return picture, picture.get_rect(center=self.viewport.to_px(centre)).topleft

    def line(self, text: str, face: Typeface, size: float, colour: Colour, box: Box, align: str = "centre") -> Blit:
        """One line of text inside a box, vertically centred; align is "left", "centre" or "right"."""
        key = text, face, size, colour, box.x, box.y, box.w, box.h, align
        return self.kept(key, lambda: [self._line(text, face, size, colour, box, align)])[0]

    def _line(self, text: str, face: Typeface, size: float, colour: Colour, box: Box, align: str) -> Blit:
        picture = self.lettering.fit(text, face, size, colour, box.w)
        place = picture.get_rect()
        room = self.viewport.box_to_px((box.x, box.y, box.w, box.h))
        place.centery = room.centery
        match align:
            case "left":
                place.left = room.left
            case "right":
                place.right = room.right
            case _:
                place.centerx = room.centerx
        return picture, place.topleft

    def heading(self, text: str, y: float, size: float = 84) -> Blit:
        """The heading of a screen: outlined, in the accent colour, in the middle of the canvas at this height."""
        palette = self.palette
        picture = self.lettering.outlined(text, Typeface.DISPLAY, size, palette.accent, palette.plate, 6)
        return self.centred(picture, (800, y))

    def ice(self, box: Box) -> Blit:
        """A sheet of ice that fills the box: pale, see-through, cracked, with a bright edge."""
        size, radius = self.px_size(box), self.viewport.px(16)
        picture = self.cache.get(("ice", size), lambda: draw_ice(size, radius, self.palette.ice))
        return self.at(box, picture)

    def block(self, box: Box, top: Colour, bottom: Colour) -> Blit:
        """A solid block with rounded corners, lit from above."""
        size, radius = self.px_size(box), self.viewport.px(16)

        def draw() -> pygame.Surface:
            return cut(gradient(size, top, bottom), rounded(size, radius, (255, 255, 255)))

        return self.at(box, self.cache.get(("block", size, top, bottom), draw))

    def sticker(self, text: str, size: float, colour: Colour, angle: float) -> pygame.Surface:
        """Big letters with a cream outline and a hard shadow, turned a little."""
        rim, drop = self.viewport.px(8), self.viewport.px(7)

        def draw() -> pygame.Surface:
            word = self.lettering.outlined(text, Typeface.DISPLAY, size, colour, self.palette.paper, 8, brief=True)
            shade = word.copy()
            shade.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            shade.fill((*self.palette.shadow, 0), special_flags=pygame.BLEND_RGBA_ADD)
            picture = clear((word.get_width() + rim, word.get_height() + drop + rim), self.palette.shadow)
            picture.blit(faded(shade, 150), (rim // 2, drop))
            picture.blit(word, (rim // 2, 0))
            return pygame.transform.rotozoom(picture, angle, 1)

        return self.cache.get(("sticker", text, size, colour, angle), draw)

    def spotlight(self, box: Box) -> Blit:
        """A warm light round the box, as wide again as it is tall: whose turn it is."""
        wide = box.inset(-1.3 * box.h)
        size = self.px_size(wide)

        def draw() -> pygame.Surface:
            light = soft_shadow((round(box.w / 4) + 8, round(box.h / 4) + 8), 12, 7, self.palette.accent, 235)
            return pygame.transform.smoothscale(light, size)

        return self.at(wide, self.cache.get(("spotlight", size), draw))

    def dot(self, diameter: float, centre: Point, colour: Colour) -> Blit:
        """A filled circle."""
        pixels = self.viewport.px(diameter)
        return self.centred(self.cache.get(("dot", pixels, colour), lambda: disc(pixels, colour)), centre)
