"""Missing, unknown and misnamed objects give one clear line, and nothing on standard error."""

from pathlib import Path

import pytest

from tests.table.spoil import edited, fault_in, shaped, slot_property, with_object, without_object

FAULTS = {
    # the objects' names
    "missing pile": (without_object("stack"), "object 'stack' is missing, expected it in layer 'piles'"),
    "missing plate": (without_object("plate_2"), "object 'plate_2' is missing, expected it in layer 'seats'"),
    "missing note": (without_object("note_1"), "object 'note_1' is missing, expected it in layer 'seats'"),
    "missing slot": (
        without_object("slot_1_3"),
        "object 'slot_1_3' is missing, expected it in layer 'hand_slots'",
    ),
    "missing cap": (
        without_object("cap_0_4"),
        "object 'cap_0_4' is missing, expected it in layer 'hand_slots'",
    ),
    "sixth slot": (
        with_object("slot_0_4", ("slot_0_4", "slot_0_5")),
        "unknown object 'slot_0_5' in layer 'hand_slots', expected only what its kind and players need",
    ),
    "fourth seat": (
        with_object("draw_2", ("draw_2", "draw_3")),
        "unknown object 'draw_3' in layer 'seats', expected",
    ),
    "cap of a fan": (
        with_object("cap_0_0", ("cap_0_0", "cap_1_0")),
        "unknown object 'cap_1_0' in layer 'hand_slots'",
    ),
    "unknown pile": (
        with_object("hint", ('"hint"', '"tip"')),
        "unknown object 'tip' in layer 'piles', expected only",
    ),
    "long name": (
        with_object("hint", ('"hint"', f'"{"a" * 99}"')),
        f"unknown object '{'a' * 39}…' in layer 'piles'",
    ),
    "name of two lines": (
        with_object("hint", ('"hint"', '"hi&#10;nt"')),
        r"unknown object 'hi\nnt' in layer 'piles'",
    ),
    "no name": (
        with_object("hint", (' name="hint"', "")),
        "object '5' in layer 'piles' has no name, expected one",
    ),
    "name twice": (
        with_object("hint", ('"hint"', '"mat"')),
        "object 'mat' is there twice, expected every name once",
    ),
    "wrong layer": (
        edited(('name="piles"', 'name="x"'), ('name="seats"', 'name="piles"'), ('name="x"', 'name="seats"')),
        "object 'mat' lies in layer 'seats', expected in 'piles'",
    ),
    "wrong type": (
        with_object("mat", ('"pile"', '"plate"')),
        "object 'mat' has the type 'plate', expected 'pile'",
    ),
    "no type": (with_object("mat", (' type="pile"', "")), "object 'mat' has the type '', expected 'pile'"),
    "Tiled 1.9": (
        with_object("mat", ("type=", "class=")),
        "object 'mat' has a class, expected a type: save it with Tiled 1.10 or newer",
    ),
    # the objects' properties
    "slot disagrees": (
        slot_property("slot", "slot_0_1", '"1"', '"7"'),
        "property 'slot' of object 'slot_0_1' is 7, expected 1 as in its name",
    ),
    "seat disagrees": (
        slot_property("seat", "cap_0_1", '"0"', '"1"'),
        "property 'seat' of object 'cap_0_1' is 1, expected 0 as in its name",
    ),
    "seat renamed": (
        slot_property("seat", "slot_0_1", '"seat"', '"chair"'),
        "unknown property 'chair' of object 'slot_0_1', expected seat, slot",
    ),
    "seat as text": (
        slot_property("seat", "slot_0_1", ' type="int"', ""),
        "property 'seat' of object 'slot_0_1' is the text '0', expected an int",
    ),
    "seat as bool": (
        slot_property("seat", "slot_0_1", '"int"', '"bool"'),
        "property 'seat' of object 'slot_0_1' has the type 'bool', expected int or string",
    ),
    "property of a pile": (
        shaped("mat", '<properties><property name="x" value="1"/></properties>'),
        "unknown property 'x' of object 'mat', expected none",
    ),
}


@pytest.mark.parametrize(("text", "line"), FAULTS.values(), ids=FAULTS.keys())
def test_a_spoilt_object_gives_its_line(
    text: str,
    line: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert fault_in(text, tmp_path).startswith(line)
    assert caplog.records == []
    assert capfd.readouterr().err == ""
