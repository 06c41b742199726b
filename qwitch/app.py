"""From the command line to the window: a bare table is seen at once, all the rest is read behind it."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from typing import TYPE_CHECKING

import pygame

from qwitch.paths import assets_folder
from qwitch.scenes.plan import GamePlan
from qwitch.stage.ending import Ending
from qwitch.stage.icon import give_icon
from qwitch.stage.kit import Kit
from qwitch.stage.looks import theme_of
from qwitch.stage.window import Window, start_video
from qwitch.store import Settings, SettingsFile

if TYPE_CHECKING:
    from qwitch.match.reading import Log


def play(
    plan: GamePlan,
    keep: SettingsFile,
    lang: str | None = None,
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    at_table: bool = False,
    muted: bool = False,
    smokes: bool = False,
    watched: "Log | None" = None,
) -> None:
    """Open the window and play until the player leaves. What is named here goes before the settings, for this time.

    A log to be watched is all that is shown then; it must follow from the rules. Raises NoDisplayError, TableError for
    a broken layout, OSError for a missing catalogue, CrashedError for a fault of the program's own.
    """
    loaded = keep.load()
    settings = loaded.settings
    with Ending() as ending:
        start_video()
        pygame.font.init()
        try:
            give_icon(assets_folder() / "icons")
            window = Window(size or settings.window.size, fullscreen or settings.window.fullscreen)
            kit = show_table(window, settings)

            from qwitch.program import go_on  # only now: it takes longer than all before, and there is something to see

            languages = [code for code in (lang, settings.language, *preferred_languages()) if code]
            go_on(window, kit, plan, keep, loaded, ending, languages, at_table, muted, smokes, watched)
        finally:
            pygame.quit()


def preferred_languages() -> list[str]:
    """The languages the system is set to, most wanted first."""
    return [f"{locale['language']}" for locale in pygame.system.get_pref_locales()]


def show_table(window: Window, settings: Settings) -> Kit:
    """Show a bare table in the window's size; returns the kit it was drawn with."""
    theme = theme_of(settings.palette, settings.contrast, settings.motion, settings.text_size)
    kit = Kit(theme, window.screen.get_size())
    kit.table("race").lay(window.screen, window.screen.get_rect())
    pygame.display.flip()
    return kit
