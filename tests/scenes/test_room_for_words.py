"""At every size and in both languages, every text is whole, on the canvas, and on top of no other."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations

import pygame
import pytest

from qwitch.locale.language import LANGUAGES, load_language
from qwitch.paths import assets_folder
from qwitch.scenes.show import RIBBON_ROOM
from qwitch.stage import signs, text
from qwitch.stage.kit import Kit
from qwitch.stage.looks import theme_of
from qwitch.stage.painter import Blit
from qwitch.stage.signs import Banner, SeatLook
from qwitch.stage.theme import Theme
from qwitch.table import TableLayout, load_table
from tests.pictures.film import Film
from tests.pictures.scenes import SCENES

SIZES = [(800, 500), (960, 720), (1280, 720), (1920, 1080), (2560, 1440)]
LARGEST = (3840, 2160)

TABLES = sorted((assets_folder() / "tables").glob("*.tmx"))


OPEN = [name for name in SCENES if name != "kids-curtain"]
"""Screens on which nothing is meant to lie over words; the curtain hides a whole table."""


@dataclass
class Words:
    """Watches a kit write: which pictures are texts, and which texts were cut off."""

    kit: Kit
    cut: list[str] = field(default_factory=list)
    written: dict[int, tuple[str, pygame.Surface]] = field(default_factory=dict)

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Look over the shoulder of this kit's lettering."""
        for name in ("text", "fit", "outlined"):
            patch.setattr(self.kit.lettering, name, self._noting(getattr(self.kit.lettering, name)))
        shortened = text.shortened

        def shorten(font: pygame.font.Font, string: str, room: int) -> str:
            short = shortened(font, string, room)
            self.cut += [string] * (short != string)
            return short

        patch.setattr(text, "shortened", shorten)

    def _noting(self, write: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def note(string: str, *how: object, **more: object) -> pygame.Surface:
            picture = write(string, *how, **more)
            self.written[id(picture)] = string, picture
            return picture

        return note

    def placed(self, blits: list[Blit]) -> list[tuple[str, pygame.Rect]]:
        """The texts among these pictures, and the pixels of each."""
        return [
            (self.written[id(picture)][0], picture.get_rect(topleft=place))
            for picture, place in blits
            if id(picture) in self.written
        ]

    def off_the_canvas(self, blits: list[Blit]) -> list[str]:
        """The texts that leave the canvas."""
        return [string for string, rect in self.placed(blits) if not self.kit.viewport.canvas.contains(rect)]

    def on_each_other(self, blits: list[Blit]) -> list[tuple[str, str]]:
        """Pairs of texts whose letters meet; above and below them a line's picture is empty."""
        inked = [(string, rect.inflate(0, -0.4 * rect.h)) for string, rect in self.placed(blits)]
        return [(one, other) for (one, a), (other, b) in combinations(inked, 2) if min(a.clip(b).size) > 1]


@pytest.fixture(scope="module")
def films() -> dict[tuple[str, str], Film]:
    return {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OPEN)
def test_every_screen_has_room_for_its_words(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch, films: dict[tuple[str, str], Film]
) -> None:
    """Spanish is longer than English [fheroes2 7358]."""
    film = films.setdefault((name, lang), SCENES[name](lang))
    for size in SIZES:
        with monkeypatch.context() as patch:
            words = Words(Kit(film.screens.desk.theme, size))
            words.watch(patch)
            picture = film.top.picture(words.kit, film.now_s, 1.0)
        blits = [*picture.still, *picture.moving]
        assert picture.ground.size == size
        assert len(words.placed(blits)) >= 3, "there are words to look at"
        assert words.cut == []
        assert words.off_the_canvas(blits) == []
        assert words.on_each_other(blits) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OPEN)
def test_there_is_room_on_the_largest_screen_and_for_the_largest_texts(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch, films: dict[tuple[str, str], Film]
) -> None:
    """No text leaves its box [fheroes2 7358], however large the window and however large texts are wanted."""
    film = films.setdefault((name, lang), SCENES[name](lang))
    desk, usual = film.screens.desk, film.screens.desk.theme
    for text_size, size in (("normal", LARGEST), ("large", SIZES[0]), ("largest", SIZES[0]), ("largest", SIZES[2])):
        with monkeypatch.context() as patch:
            desk.theme = theme_of(text_size=text_size)
            film.stack.refresh()
            words = Words(Kit(desk.theme, size))
            words.watch(patch)
            picture = film.top.picture(words.kit, film.now_s, 1.0)
        blits = [*picture.still, *picture.moving]
        assert words.cut == [], text_size
        assert words.off_the_canvas(blits) == [], text_size
        assert words.on_each_other(blits) == [], text_size
    desk.theme = usual
    film.stack.refresh()


@pytest.mark.parametrize("size", [*SIZES, LARGEST], ids=str)
@pytest.mark.parametrize(
    "name",
    [
        "title",
        "race",
        "pause",
        "results",
        "results-chart",
        "past-solo-figures",
        "past-solo-chart",
        "history",
        "person",
        "replay-kids",
    ],
)
def test_what_stays_is_drawn_once_however_large_the_window(
    name: str, size: tuple[int, int], films: dict[tuple[str, str], Film]
) -> None:
    """A second picture of the same moment shows the very same art: nothing was drawn again."""
    film = films.setdefault((name, "en"), SCENES[name]("en"))
    kit = Kit(film.screens.desk.theme, size)
    first, second = (film.top.picture(kit, film.now_s, 1.0) for _ in range(2))
    assert second.ground is first.ground
    assert [id(picture) for picture, _ in second.still] == [id(picture) for picture, _ in first.still]


# What stands on the table for a moment only

NOTES = ["Beaten!", "Too late!", "Does not fit!", "Pass", "You have a card that fits", "{count} in a row"]
NAMES = ["Lupe", "Otto", "Wren", "Ines", "Milo"]


def layout_of(name: str) -> TableLayout:
    return load_table(assets_folder() / "tables" / f"{name}.tmx")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", [path.stem for path in TABLES])
def test_notes_fit_beside_every_plate(table: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tr = load_language(lang, assets_folder() / "locale").tr
    for size in SIZES:
        words = Words(Kit(Theme(), size))
        words.watch(monkeypatch)
        for place in layout_of(table).seats:
            for english in NOTES:
                note = tr(english, count=12) if "{" in english else tr(english)
                blits = [*signs.note(words.kit, place, SeatLook(0, note=note, note_until_s=1.0), now_s=0.5)]
                [(_, rect)] = words.placed(blits)
                box = words.kit.viewport.box_to_px((place.note.x, place.note.y, place.note.w, place.note.h))
                assert words.cut == []
                assert box.w >= rect.w
                assert words.off_the_canvas(blits) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", ["race-4", "party-5", "kids-3"])
def test_ribbons_fit_with_every_name(table: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tr, layout = load_language(lang, assets_folder() / "locale").tr, layout_of(table)
    said = [
        ("Stop!", tr("Your hand is empty")),
        ("Standstill", tr("Nobody has a card that fits")),
        ("Out!", tr("You have no card left")),
        *(("Stop!", tr("{name} has an empty hand", name=name)) for name in NAMES),
        *(("Out!", tr("{name} has no card left", name=name)) for name in NAMES),
    ]
    for size in SIZES:
        words = Words(Kit(Theme(), size))
        words.watch(monkeypatch)
        for word, line in said:
            banner = Banner()
            banner.say(tr(word), line, 1.0, 900)
            for at_s in (1.0, 1.1, 1.5):
                blits = [*banner.blits(words.kit, layout.hint.inset(-RIBBON_ROOM, -14), at_s)]
                assert words.cut == []
                assert words.off_the_canvas(blits) == []
                assert words.on_each_other(blits) == []
