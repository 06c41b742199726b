"""The last screen of a run that came upon a fault of its own: what happened, where it is written down, what to press.

It stands on as little as can be, since what drew everything else may be what broke.
"""

from collections.abc import Sequence
from time import perf_counter

import pygame

from qwitch.stage.cache import ArtCache
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.text import Lettering
from qwitch.stage.theme import Palette
from qwitch.stage.viewport import Viewport

TITLE_SIZE, TEXT_SIZE = 72, 34
"""Logical units."""

WIDEST = 1300
"""How wide a line may be, in logical units."""

DEAF_S = 0.8
"""A player in the middle of a race goes on pressing keys for a moment; the screen does not hear those, in seconds."""


def draw_sorry(screen: pygame.Surface, title: str, texts: Sequence[str]) -> None:
    """The title and paragraphs of text, one below the other, on a dark ground; nothing wider than the window."""
    palette, viewport = Palette(), Viewport(screen.get_size())
    lettering = Lettering(Fonts(), viewport, ArtCache())
    lines = [lettering.fit(title, Typeface.DISPLAY, TITLE_SIZE, palette.accent, WIDEST)]
    for text in texts:
        broken = lettering.wrapped(text, Typeface.TEXT, TEXT_SIZE, WIDEST)
        lines += [lettering.fit(line, Typeface.TEXT, TEXT_SIZE, palette.text, WIDEST) for line in broken]

    gap = viewport.px(TEXT_SIZE * 0.6)
    y = (screen.get_height() - sum(line.get_height() + gap for line in lines)) // 2
    screen.fill(palette.plate)
    for line in lines:
        screen.blit(line, ((screen.get_width() - line.get_width()) // 2, y))
        y += line.get_height() + gap


def show_sorry(title: str, texts: Sequence[str]) -> None:
    """Show it in the open window until a key, a click or the window's closing; not at all where nobody sees."""
    screen = pygame.display.get_surface()
    if screen is None or pygame.display.get_driver() in ("dummy", "offscreen"):
        return
    since = perf_counter()
    while True:
        draw_sorry(screen, title, texts)
        pygame.display.flip()
        event = pygame.event.wait()
        if event.type == pygame.QUIT:
            return
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and perf_counter() - since > DEAF_S:
            return
        screen = pygame.display.get_surface() or screen
