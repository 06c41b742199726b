"""What a kit keeps put together is always what would be put together now."""

from dataclasses import replace

import pytest

from qwitch.paths import assets_folder
from qwitch.stage import signs
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import MOST_KEPT, Kit
from qwitch.stage.painter import Blit
from qwitch.stage.signs import SeatLook
from qwitch.stage.theme import Theme
from qwitch.table import Box, load_table, table_file

PLACE = load_table(table_file(assets_folder() / "tables", "race", 4)).seats[1]
LOOK = SeatLook(1, "Lupe", "normal", count=12)
BOX = Box(100, 100, 300, 40)


@pytest.fixture
def kit(theme: Theme) -> Kit:
    return Kit(theme, (1280, 720))


@pytest.mark.parametrize(
    "changed",
    [
        replace(LOOK, style=2),
        replace(LOOK, name="Ana"),
        replace(LOOK, detail="hard"),
        replace(LOOK, count=11),
        replace(LOOK, active=True),
        replace(LOOK, frozen_share=0.5),
    ],
    ids=["style", "name", "detail", "count", "active", "frozen"],
)
def test_a_plate_follows_whatever_it_says(kit: Kit, changed: SeatLook) -> None:
    before = [*signs.plate(kit, PLACE, LOOK)]
    assert [*signs.plate(kit, PLACE, LOOK)] == before
    assert [*signs.plate(kit, PLACE, changed)] != before
    assert [*signs.plate(kit, PLACE, LOOK)] == before


def test_a_line_follows_its_words_size_colour_and_place(kit: Kit) -> None:
    white = (255, 255, 255)
    lines = {
        kit.line("A", Typeface.TEXT, 20, white, BOX),
        kit.line("B", Typeface.TEXT, 20, white, BOX),
        kit.line("A", Typeface.BOLD, 20, white, BOX),
        kit.line("A", Typeface.TEXT, 30, white, BOX),
        kit.line("A", Typeface.TEXT, 20, (9, 9, 9), BOX),
        kit.line("A", Typeface.TEXT, 20, white, BOX.moved(0, 9)),
        kit.line("A", Typeface.TEXT, 20, white, BOX, "left"),
    }
    assert len(lines) == 7
    assert kit.line("A", Typeface.TEXT, 20, white, BOX) in lines


def test_not_everything_is_kept_for_ever(kit: Kit) -> None:
    made: list[int] = []

    def ask_for(key: int) -> None:
        def make() -> list[Blit]:
            made.append(key)
            return []

        kit.kept(key, make)

    for key in [*range(MOST_KEPT), *range(MOST_KEPT), MOST_KEPT, 0]:
        ask_for(key)
    assert made == [*range(MOST_KEPT + 1), 0]
