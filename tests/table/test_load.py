"""Loading a table: what arrives, and what importing costs."""

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest

from qwitch.table import Box, Kind, load_table, table_file

TABLES = Path(__file__).parents[2] / "assets" / "tables"


@pytest.mark.parametrize(("kind", "players", "name"), [("race", 4, "race-4.tmx"), ("party", 2, "party-2.tmx")])
def test_table_file_names_the_file(kind: Kind, players: int, name: str) -> None:
    assert table_file(Path("tables"), kind, players) == Path("tables") / name


def test_the_numbers_of_the_file_arrive_at_their_places() -> None:
    layout = load_table(TABLES / "race-4.tmx")
    own = layout.seats[0]
    assert own.slots[0] == Box(415, 602, 138, 196)
    assert own.slots[4] == Box(1047, 602, 138, 196)
    assert own.caps is not None
    assert own.caps[3] == Box(936, 806, 44, 40)
    assert own.plate == Box(116, 648, 264, 52)
    assert own.draw == Box(1221, 626, 104, 148)
    assert layout.seats[3].slots[1] == Box(1244, 112, 68, 96)
    assert layout.centre == Box(616, 248, 166, 236)
    assert layout.stack == Box(1048, 308, 82, 116)


def test_a_layout_cannot_be_changed() -> None:
    layout = load_table(TABLES / "race-1.tmx")
    with pytest.raises(dataclasses.FrozenInstanceError):
        layout.players = 2  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        layout.seats[0].plate = layout.mat  # type: ignore[misc]
    assert hash(layout) == hash(load_table(TABLES / "race-1.tmx"))
    assert not hasattr(layout, "__dict__")


def test_fractions_objects_in_any_order_and_editor_settings_are_fine(tmp_path: Path) -> None:
    text = (TABLES / "race-1.tmx").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    first = next(n for n, line in enumerate(lines) if 'name="mat"' in line)
    lines[first], lines[first + 4] = lines[first + 4], lines[first]
    text = "".join(lines).replace('y="456"', 'y="456.25"')
    text = text.replace("<map ", '<map class="table" ').replace(
        "<objectgroup",
        '<editorsettings><export format="tmx"/><objectgroup name="x"/></editorsettings><objectgroup',
        1,
    )
    file = tmp_path / "mine.tmx"
    file.write_text(text, encoding="utf-8")
    layout = load_table(file)
    assert layout.hint == Box(680, 456.25, 240, 46)
    assert layout.name == "mine"


def test_importing_the_package_brings_neither_pygame_nor_pytmx() -> None:
    code = "import sys, qwitch.table; print(sorted({'pygame', 'pytmx'} & sys.modules.keys()))"
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
