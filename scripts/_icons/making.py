"""All icons, written into one folder."""

import io
from collections.abc import Iterator
from pathlib import Path

import pygame

from scripts._icons.drawing import IconArt
from scripts._icons.files import ICNS_KINDS, icns, ico

LINUX = (16, 24, 32, 48, 64, 128, 256, 512)
"""Sizes of the PNG files, in pixels: those that desktops look for."""

WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Sizes inside the .ico."""

WINDOW = 64
"""Size of the picture that the game gives its own window."""


def make_all(folder: Path) -> Iterator[str]:
    """Draw and write every icon; gives a line a file. Raises OSError where it cannot be written."""
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    art = IconArt()
    drawn = {size: art.draw(size) for size in sorted({*LINUX, *WINDOWS, *ICNS_KINDS})}
    pictures = {size: _png(picture) for size, picture in drawn.items()}
    pixels = {size: pygame.image.tobytes(picture, "RGBA") for size, picture in drawn.items()}

    files = {f"qwitch-{size}.png": pictures[size] for size in LINUX}
    files["qwitch.ico"] = ico({size: pictures[size] for size in WINDOWS}, pixels)
    files["qwitch.icns"] = icns(pictures)
    files["window.rgba"] = pixels[WINDOW]
    for name, data in files.items():
        (folder / name).write_bytes(data)
        yield f"{name}  {len(data)} bytes"


def _png(picture: pygame.Surface) -> bytes:
    """The picture as a PNG file."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()
