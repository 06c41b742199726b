"""The icon of the program's window."""

from pathlib import Path

import pygame

PIXELS, SIZE = "window.rgba", (64, 64)
"""The file of the picture, bare pixels in rows since the packaged program reads no picture files, and its size."""


def give_icon(folder: Path) -> None:
    """Let the window that is about to open have the game's icon, from the folder of icons; OSError without it."""
    pygame.display.set_icon(pygame.image.frombuffer((folder / PIXELS).read_bytes(), SIZE, "RGBA"))
