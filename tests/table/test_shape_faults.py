"""Objects of wrong shape, size or place give one clear line, and nothing on standard error."""

from pathlib import Path

import pytest

from tests.table.spoil import fault_in, placed, shaped, with_object

FAULTS = {
    # the objects' shapes
    "polygon": (
        shaped("mat", '<polygon points="0,0 9,9 0,9"/>'),
        "object 'mat' has the shape 'polygon', expected a plain rectangle",
    ),
    "polyline": (
        shaped("mat", '<polyline points="0,0 9"/>'),
        "object 'mat' has the shape 'polyline', expected a plain rectangle",
    ),
    "ellipse": (
        shaped("hint", "<ellipse/>"),
        "object 'hint' has the shape 'ellipse', expected a plain rectangle",
    ),
    "point": (shaped("hint", "<point/>"), "object 'hint' has the shape 'point', expected a plain rectangle"),
    "text": (
        shaped("hint", "<text>play</text>"),
        "object 'hint' has the shape 'text', expected a plain rectangle",
    ),
    "tile": (
        with_object("mat", ("<object", '<object gid="1"')),
        "object 'mat' is a tile or a template, expected a plain",
    ),
    "template": (
        with_object("mat", ("<object", '<object template="a.tx"')),
        "object 'mat' is a tile or a template",
    ),
    "turned": (
        with_object("mat", ("<object", '<object rotation="8"')),
        "object 'mat' is turned by 8 degrees, expected 0",
    ),
    "spoilt rotation": (
        with_object("mat", ("<object", '<object rotation="left"')),
        "rotation of object 'mat' is 'left', expected a number",
    ),
    "spoilt visible": (
        with_object("mat", ("<object", '<object visible="perhaps"')),
        "visible of object 'mat' is 'perhaps', expected 0 or 1",
    ),
    "spoilt id": (
        with_object("mat", (' id="1"', ' id="I"')),
        "id of object 'mat' is 'I', expected a whole number",
    ),
    "odd object": (
        with_object("mat", ("<object", '<object image="a"')),
        "is not a map that Tiled would save (",
    ),
    # the objects' boxes
    "NaN": (placed("plate_1", x="nan"), "x of object 'plate_1' is 'nan', expected a number"),
    "infinity": (placed("plate_1", height="inf"), "height of object 'plate_1' is 'inf', expected a number"),
    "too large a number": (
        placed("plate_1", y="1e999"),
        "y of object 'plate_1' is '1e999', expected a number",
    ),
    "no number": (placed("plate_1", y="top"), "y of object 'plate_1' is 'top', expected a number"),
    "no x": (with_object("plate_1", (' x="[^"]*"', "")), "object 'plate_1' has no x, expected a number"),
    "no height": (
        with_object("hint", (' height="[^"]*"', "")),
        "object 'hint' has no height, expected a number",
    ),
    "no width at all": (
        placed("hint", width="0"),
        "object 'hint' is 0 x 46, expected a width and a height above 0",
    ),
    "negative": (
        placed("hint", height="-46"),
        "object 'hint' is 240 x -46, expected a width and a height above 0",
    ),
    "off to the right": (
        placed("draw_2", x="1560"),
        "object 'draw_2' (80 x 114 at 1560, 168) leaves the table, expected it within 1600 x 900",
    ),
    "off at the left": (
        placed("draw_1", x="-1"),
        "object 'draw_1' (80 x 114 at -1, 168) leaves the table, expected it",
    ),
    "off below": (
        placed("cap_0_0", y="861"),
        "object 'cap_0_0' (44 x 40 at 462, 861) leaves the table, expected it",
    ),
    "off above": (
        placed("banner", y="-0.5"),
        "object 'banner' (1200 x 180 at 200, -0.5) leaves the table, expected",
    ),
    # what overlaps
    "own slots": (
        placed("slot_0_1", x="552"),
        "objects 'slot_0_0' and 'slot_0_1' overlap, expected them apart",
    ),
    "two fans": (
        placed("slot_1_4", x="1150"),
        "objects 'slot_1_4' and 'slot_2_0' overlap, expected them apart",
    ),
    "cap and slot": (
        placed("cap_0_2", y="797"),
        "objects 'slot_0_2' and 'cap_0_2' overlap, expected them apart",
    ),
    "plate and note": (
        placed("note_1", y="300"),
        "objects 'plate_1' and 'note_1' overlap, expected them apart",
    ),
    "draw pile and fan": (
        placed("draw_1", x="100"),
        "objects 'draw_1' and 'slot_1_0' overlap, expected them apart",
    ),
    "mat and hint": (placed("hint", y="400"), "objects 'mat' and 'hint' overlap, expected them apart"),
    "mat and stack": (placed("stack", x="1020"), "objects 'mat' and 'stack' overlap, expected them apart"),
    "mat and hand": (
        placed("slot_0_2", y="400"),
        "objects 'mat' and 'slot_0_2' overlap, expected them apart",
    ),
    "centre and direction": (
        placed("direction", x="700"),
        "objects 'centre' and 'direction' overlap, expected them apart",
    ),
    "centre off the mat": (
        placed("centre", x="560"),
        "object 'centre' reaches out of 'mat', expected it inside",
    ),
    "direction off the mat": (
        placed("direction", y="200"),
        "object 'direction' reaches out of 'mat', expected it inside",
    ),
}


@pytest.mark.parametrize(("text", "line"), FAULTS.values(), ids=FAULTS.keys())
def test_a_spoilt_box_gives_its_line(
    text: str,
    line: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert fault_in(text, tmp_path).startswith(line)
    assert caplog.records == []
    assert capfd.readouterr().err == ""
