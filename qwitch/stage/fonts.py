"""The two typefaces of the game, taken from their packages and opened once a size."""

from enum import Enum
from importlib.resources import files

import pygame


class Typeface(Enum):
    """A typeface by its use: package and file."""

    DISPLAY = ("fontpkg_lilita_one", "LilitaOne-Regular.ttf")
    TEXT = ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf")
    BOLD = ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf")

    __hash__ = object.__hash__  # pictures are found by it many times a frame, and an enum's own hash is slow


def font_file(face: Typeface) -> str:
    """Path of the typeface's file inside its installed package."""
    package, name = face.value
    return str(files(package) / "files" / name)


class Fonts:
    """Opened fonts by face and pixel size; pygame.font must be initialised before the first use."""

    def __init__(self) -> None:
        """Open nothing yet."""
        self._open: dict[tuple[Typeface, int], pygame.font.Font] = {}

    def get(self, face: Typeface, pixels: int) -> pygame.font.Font:
        """The font at this size in pixels (at least 1)."""
        key = (face, max(pixels, 1))
        font = self._open.get(key)
        if font is None:
            font = self._open[key] = pygame.font.Font(font_file(face), key[1])
        return font

    def missing(self, face: Typeface, text: str) -> set[str]:
        """The characters of a text that this face cannot draw; they look like U+FFFE, which no face has."""
        font = self.get(face, 24)
        absent = _drawn(font, "\ufffe")
        return {char for char in set(text) - {" "} if _drawn(font, char) == absent}

    def clear(self) -> None:
        """Close every font, after a change of window size."""
        self._open.clear()


def _drawn(font: pygame.font.Font, char: str) -> bytes:
    return pygame.image.tobytes(font.render(char, True, (255, 255, 255)), "RGBA")
