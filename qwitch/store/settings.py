"""The settings: everything an options screen changes, and what the game remembers of the player.

Values never change; msgspec.structs.replace(settings, motion="reduced") makes the next ones. Ranges are held when a
file is read and when one is written. Before changing a field here, read migrations.py.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, ValidationError, convert, to_builtins

from qwitch.store.players import KeyChoices, LastSetups
from qwitch.store.solo import SoloChoice

Volume = Annotated[float, Meta(ge=0, le=1)]
Motion = Literal["full", "reduced"]
Contrast = Literal["normal", "high"]
Palette = Literal["standard", "colour-safe"]
TextSize = Literal["normal", "large", "largest"]
Freezes = Literal["off", "gentle", "full"]
Help = Literal["none", "gentle", "full"]

LanguageCode = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(_[A-Z]{2})?\Z")]
"""Such as es. Which languages there are, the catalogues know: one that is missing falls back to the system's."""

LessonName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z")]
"""Such as what-goes-up: small letters, figures and hyphens, at most 40."""


class Volumes(Struct, frozen=True):
    """How loud each group is, 0 to 1; master scales all others."""

    master: Volume = 1.0
    effects: Volume = 0.8
    menu: Volume = 0.7
    voices: Volume = 0.9


class Window(Struct, frozen=True):
    """The window: width and height in pixels when it is no full screen (None: what suits the screen)."""

    size: tuple[Annotated[int, Meta(ge=800, le=7680)], Annotated[int, Meta(ge=500, le=4320)]] | None = None
    fullscreen: bool = False


class Settings(Struct, frozen=True, kw_only=True):
    """All settings; Settings() are the game's own."""

    language: LanguageCode | None = None
    """None is the system's."""
    volumes: Volumes = Volumes()
    voices: bool = True
    """Whether cards are called out (R3)."""
    captions: bool = False
    """Whether calls also stand beside the plates."""
    motion: Motion = "full"
    contrast: Contrast = "normal"
    palette: Palette = "standard"
    text_size: TextSize = "normal"
    window: Window = Window()
    countdown_ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    """Milliseconds of game clock before a direction card (H6); None is the mode's."""
    freezes: Freezes = "full"
    """What a misplay costs (H3)."""
    needed_strip: bool = True
    """Whether the letters and numbers that fit are shown."""
    hand_turned: bool = False
    """Whether the player whose task it is turns the direction card (H6)."""
    help: Help = "gentle"
    """How much kids' mode teaches."""
    help_fades: bool = True
    """Whether help grows less for a child that gets things right."""
    curtain: bool = False
    """Whether kids' mode hides the hands between two turns."""
    keys: KeyChoices = KeyChoices()
    calling: bool = False
    """Whether one person alone plays a card by typing its letter and its number, instead of by the keys of slots."""
    last: LastSetups = LastSetups()
    solo: SoloChoice = SoloChoice()
    """How solo was last played, apart from who played."""
    drills: Annotated[tuple[tuple[LessonName, Annotated[int, Meta(ge=0, le=600_000)]], ...], Meta(max_length=50)] = ()
    """Drills by name, with the median time of the last time each was played, in milliseconds."""
    lessons: Annotated[tuple[LessonName, ...], Meta(max_length=200)] = ()
    """The lessons and first-time hints that were seen, in that order."""

    def drill_ms(self, drill: str) -> int | None:
        """The median time of a drill the last time, in milliseconds; None before the first."""
        return dict(self.drills).get(drill)

    def seen(self, lesson: str) -> bool:
        """Whether this lesson or first-time hint was seen."""
        return lesson in self.lessons


def checked(settings: Settings) -> Settings:
    """The settings, if every value is in its range; else raises ValueError: a screen must not offer such a value."""
    try:
        return convert(to_builtins(settings), Settings)
    except ValidationError as error:
        raise ValueError(f"settings: {error}") from error
