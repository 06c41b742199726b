"""On every table of a replay the hands lie open, and nothing lies on anything else, nor on the controls."""

from itertools import combinations
from pathlib import Path

import pytest

from qwitch.paths import assets_folder
from qwitch.scenes.replay_finish import place_for
from qwitch.scenes.replay_layout import BAR, opened
from qwitch.table import CANVAS, Box, TableLayout, load_table

TABLES = sorted((assets_folder() / "tables").glob("*.tmx"))
RIM = 26


def boxes_of(layout: TableLayout) -> dict[str, Box]:
    """All that lies on a table, by name."""
    boxes = {"controls": BAR, "mat": layout.mat, "stack": layout.stack, "hint": layout.hint}
    for seat, place in enumerate(layout.seats):
        boxes |= {f"plate {seat}": place.plate, f"draw {seat}": place.draw, f"note {seat}": place.note}
        if layout.kind != "kids" or seat == 0:
            boxes |= {f"slot {seat} {slot}": box for slot, box in enumerate(place.slots)}
    return boxes


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_everything_lies_apart_and_inside_the_rim(path: Path) -> None:
    layout = opened(load_table(path))
    boxes = boxes_of(layout)
    assert all(CANVAS.inset(RIM).holds(box) for box in boxes.values())
    pairs = combinations(boxes.items(), 2)
    assert not [(one, other) for (one, box), (other, another) in pairs if box.overlaps(another)]


@pytest.mark.parametrize("rows", range(2, 6))
def test_the_picture_of_a_photo_finish_leaves_the_piles_in_sight(rows: int) -> None:
    for path in TABLES:
        layout = opened(load_table(path))
        box = place_for(layout, rows)
        assert CANVAS.inset(RIM).holds(box)
        assert not box.overlaps(BAR)
        if rows <= layout.players:
            assert not box.overlaps(layout.centre), path.stem
