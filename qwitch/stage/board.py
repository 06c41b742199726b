"""A drawn keyboard: keys of people in their colours and with their shapes, keys that are down, keys asked for."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import SIGN_SHARES, Kit
from qwitch.stage.paint import clear, cut, faded, frame, gradient, mix, rounded
from qwitch.stage.painter import Blit
from qwitch.stage.shapes import draw_symbol
from qwitch.stage.theme import Colour, Palette
from qwitch.table import Box

LARGEST_SIGNS = ((1, 0.56), (3, 0.44), (99, 0.36))
"""Up to so many characters, a sign is written this large, as a part of its key's height."""

PADDING = 14
"""Logical units between the keys and the edge of the keyboard."""


@dataclass(frozen=True, slots=True)
class KeyLook:
    """How a key looks: `seat` is whose it is, None nobody's."""

    seat: int | None = None
    is_action: bool = False
    is_seen: bool = False
    is_down: bool = False
    is_wanted: bool = False


PLAIN = KeyLook()
"""A key that is nobody's."""


def board_ground(kit: Kit, keys: Box) -> Blit:
    """What the keys lie in; `keys` is the box around all of them."""
    box = keys.inset(-PADDING)
    size, radius = kit.px_size(box), kit.viewport.px(22)

    def draw() -> pygame.Surface:
        palette = kit.palette
        white = (255, 255, 255)
        body = cut(gradient(size, palette.plate, mix(palette.plate, palette.shadow, 0.6)), rounded(size, radius, white))
        body.blit(frame(size, radius, kit.viewport.px(1.5), palette.plate_light), (0, 0))
        return body

    return kit.at(box, kit.cache.get(("board", size), draw))


def tray(kit: Kit, box: Box) -> Blit:
    """A dark tray for keys or controls that belong together."""
    size, radius = kit.px_size(box), kit.viewport.px(26)

    def draw() -> pygame.Surface:
        body = rounded(size, radius, kit.palette.shadow, 110)
        line = faded(frame(size, radius, kit.viewport.px(1.2), (255, 255, 255)), 26)
        body.blit(line, (0, 0))
        return body

    return kit.at(box, kit.cache.get(("tray", size), draw))


def board_key(kit: Kit, box: Box, label: str, look: KeyLook) -> Iterator[Blit]:
    """One key with its sign, and the shape of the person whose it is."""
    size = kit.px_size(box)
    yield kit.at(box, kit.cache.get(("board key", label, size, look), lambda: _draw(kit, box, label, look)))


def _draw(kit: Kit, box: Box, label: str, look: KeyLook) -> pygame.Surface:
    palette, size = kit.palette, kit.px_size(box)
    top, bottom, side, ink = _colours(palette, look)
    radius, skirt = round(min(size) * 0.18), max(1, round(min(size) * 0.09))
    sink = skirt if look.is_down else 0
    key = clear(size, side)
    key.blit(rounded((size[0], size[1] - sink), radius, side), (0, sink))
    face = pygame.Rect(0, sink, size[0], size[1] - skirt)
    key.blit(cut(gradient(face.size, top, bottom), rounded(face.size, radius, (255, 255, 255))), face)
    if look.is_wanted:
        key.blit(frame(size, radius, kit.viewport.px(5), palette.accent), (0, 0))
    _write(kit, key, face, label, look, ink)
    return key


def _write(kit: Kit, key: pygame.Surface, face: pygame.Rect, label: str, look: KeyLook, ink: Colour) -> None:
    """The sign in the middle; where the key is somebody's, the sign at the left and the shape at the right."""
    height = face.h / kit.viewport.scale
    width = face.w / kit.viewport.scale
    largest = next(share for longest, share in LARGEST_SIGNS if len(label) <= longest)
    room = width - 8 - (0 if look.seat is None else height * 0.48)
    sizes = [height * share for share in (largest, *SIGN_SHARES) if share <= largest]
    size = kit.lettering.fitting(label, Typeface.DISPLAY, sizes, room)
    text = kit.lettering.fit(label, Typeface.DISPLAY, size, ink, room)
    if look.seat is None:
        key.blit(text, text.get_rect(center=face.center))
        return
    style = kit.palette.seats[look.seat]
    pixels = round(face.h * 0.40)
    shape = draw_symbol(type(style)(ink, style.shape), pixels)
    gap = max(1, round(face.h * 0.08))
    whole = text.get_width() + gap + pixels
    left = face.centerx - whole // 2
    key.blit(text, text.get_rect(midleft=(left, face.centery)))
    key.blit(shape, shape.get_rect(midright=(left + whole, face.centery)))
    if look.is_action:
        bar = rounded((round(face.w * 0.6), max(2, round(face.h * 0.07))), face.h, ink)
        key.blit(bar, bar.get_rect(midbottom=(face.centerx, face.bottom - round(face.h * 0.06))))


def _colours(palette: Palette, look: KeyLook) -> tuple[Colour, Colour, Colour, Colour]:
    """Top, bottom, side, ink."""
    if look.is_down:
        return palette.accent, palette.accent, palette.accent_dark, palette.text_dark
    if look.seat is not None:
        colour = palette.seats[look.seat].colour
        return (
            mix(colour, (255, 255, 255), 0.45),
            mix(colour, (255, 255, 255), 0.2),
            mix(colour, (0, 0, 0), 0.4),
            palette.text_dark,
        )
    if look.is_seen:
        return (255, 255, 255), palette.key, palette.key_side, palette.text_dark
    dark = mix(palette.plate_light, palette.key_side, 0.28)
    return mix(dark, (255, 255, 255), 0.08), dark, mix(palette.plate, (0, 0, 0), 0.3), palette.text_quiet
