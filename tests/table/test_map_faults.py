"""A spoilt file, map or layer gives one clear line, and nothing on standard error."""

import re
from pathlib import Path

import pytest

from qwitch.table import TableError, load_table
from tests.table.spoil import GOOD, edited, fault_in

PLAYERS = '<property name="players" type="int" value="3"/>'
SCHEMA = '<property name="schema" type="int" value="1"/>'
KIND = '<property name="kind" value="race"/>'
EMPTY_LAYER = '<objectgroup id="9" name="{}"/></map>'
TILESET = '<tileset firstgid="1" source="missing.tsx"/><objectgroup'
TILE_LAYER = '<layer name="felt" width="80" height="45"><data encoding="csv"><chunk/></data></layer><objectgroup'

FAULTS = {
    # the file
    "empty": ("", "is not XML (no element found: line 1, column 0), expected a map saved by Tiled"),
    "binary": (
        "\x00\x01\x02",
        "is not XML (not well-formed (invalid token): line 1, column 0), expected a map",
    ),
    "cut off": (GOOD[:900], "is not XML (unclosed token: line"),
    "unknown encoding": (edited(("UTF-8", "KLINGON")), "is not XML (unknown encoding"),
    "other XML": ("<svg/>", "holds 'svg', expected a map saved by Tiled"),
    # the map
    "infinite": (edited(('infinite="0"', 'infinite="1"')), "map is infinite, expected a fixed size"),
    "isometric": (edited(("orthogonal", "isometric")), "map is 'isometric', expected orthogonal"),
    "another size": (
        edited((' width="80"', ' width="81"')),
        "map is 1620 x 900, expected width x tilewidth 1600 and height x tileheight 900",
    ),
    "no width": (edited((' width="80"', "")), "map has no width, expected a whole number"),
    "spoilt width": (edited((' width="80"', ' width="8O"')), "width of map is '8O', expected a whole number"),
    "spoilt tile": (
        edited(('tileheight="20"', 'tileheight="20.5"')),
        "tileheight of map is '20.5', expected a whole number",
    ),
    "endless width": (
        edited((' width="80"', f' width="{"9" * 400}"')),
        "is not a map that Tiled would save (",
    ),
    "odd attribute": (edited(("<map ", '<map layers="many" ')), "is not a map that Tiled would save ("),
    # its properties
    "no schema": (edited((SCHEMA, "")), "property 'schema' of map is missing, expected an int"),
    "other schema": (edited((SCHEMA, SCHEMA.replace("1", "2"))), "property 'schema' of map is 2, expected 1"),
    "schema as text": (
        edited((SCHEMA, '<property name="schema" value="1"/>')),
        "property 'schema' of map is the text '1', expected an int",
    ),
    "schema as float": (
        edited((SCHEMA, SCHEMA.replace("int", "float"))),
        "property 'schema' of map has the type 'float', expected int or string",
    ),
    "spoilt schema": (
        edited((SCHEMA, SCHEMA.replace('"1"', '"one"'))),
        "property 'schema' of map is 'one', expected an int",
    ),
    "schema without value": (
        edited((SCHEMA, '<property name="schema" type="int"/>')),
        "property 'schema' of map is '', expected an int",
    ),
    "unheard-of type": (
        edited((SCHEMA, SCHEMA.replace("int", "card"))),
        "property 'schema' of map has the type 'card', expected int or string",
    ),
    "no kind": (edited((KIND, "")), "property 'kind' of map is missing, expected 'race', 'party', 'kids'"),
    "other kind": (
        edited((KIND, KIND.replace("race", "poker"))),
        "property 'kind' of map is 'poker', expected 'race', 'party', 'kids'",
    ),
    "kind as int": (
        edited((KIND, '<property name="kind" type="int" value="3"/>')),
        "property 'kind' of map is 3, expected 'race', 'party', 'kids'",
    ),
    "no players": (edited((PLAYERS, "")), "property 'players' of map is missing, expected an int"),
    "0 players": (
        edited((PLAYERS, PLAYERS.replace("3", "0"))),
        "property 'players' of map is 0, expected 1 to 5 for a race",
    ),
    "6 players": (
        edited((PLAYERS, PLAYERS.replace("3", "6"))),
        "property 'players' of map is 6, expected 1 to 5 for a race",
    ),
    "party of 1": (
        edited((KIND, KIND.replace("race", "party")), (PLAYERS, PLAYERS.replace("3", "1"))),
        "property 'players' of map is 1, expected 2 to 5 for a party",
    ),
    "unknown property": (
        edited((KIND, '<property name="felt" value="green"/>' + KIND)),
        "unknown property 'felt' of map, expected schema, kind, players",
    ),
    "property twice": (
        edited((KIND, KIND + KIND)),
        "property 'kind' of map is there twice, expected a name of its own",
    ),
    "nameless property": (
        edited((KIND, KIND + '<property value="1"/>')),
        "property '' of map is nameless, expected a name of its own",
    ),
    "nested property": (
        edited((KIND, '<property name="kind"><properties/></property>')),
        "property 'kind' of map is no plain property, expected int or string",
    ),
    # the layers
    "missing layer": (
        re.sub(r' <objectgroup id="2".*?</objectgroup>\n', "", GOOD, flags=re.S),
        "object layer 'seats' is missing, expected it once",
    ),
    "renamed layer": (
        edited(('name="seats"', 'name="chairs"')),
        "unknown layer 'chairs', expected piles, seats, hand_slots",
    ),
    "layer twice": (
        edited(("</map>", EMPTY_LAYER.format("piles"))),
        "object layer 'piles' is there 2 times, expected it once",
    ),
    "tile layer": (
        edited(("<objectgroup", TILE_LAYER)),
        "holds the layer 'felt', expected object layers and nothing else",
    ),
    "tileset": (
        edited(("<objectgroup", TILESET)),
        "holds 'tileset', expected object layers and nothing else",
    ),
    "image layer": (
        edited(("<objectgroup", '<imagelayer name="photo"/><objectgroup')),
        "holds the imagelayer 'photo', expected object layers and nothing else",
    ),
    "group": (
        edited(("</map>", '<group name="all"><objectgroup name="piles"/></group></map>')),
        "holds the group 'all', expected object layers and nothing else",
    ),
    "shifted layer": (
        edited(('name="seats"', 'name="seats" offsetx="12.5"')),
        "layer 'seats' is shifted, expected no offset",
    ),
    "layer property": (
        edited(
            (
                "</objectgroup>",
                '<properties><property name="a" type="int" value="x"/></properties></objectgroup>',
            )
        ),
        "property 'a' of layer 'piles' is 'x', expected an int",
    ),
    "stranger in a layer": (
        edited(("</objectgroup>", "<text/></objectgroup>")),
        "layer 'piles' holds 'text', expected",
    ),
    "spoilt opacity": (
        edited(('name="seats"', 'name="seats" opacity="half"')),
        "opacity of layer 'seats' is 'half', expected a number",
    ),
}


@pytest.mark.parametrize(("text", "line"), FAULTS.values(), ids=FAULTS.keys())
def test_a_spoilt_map_gives_its_line(
    text: str,
    line: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert fault_in(text, tmp_path).startswith(line)
    assert caplog.records == []
    assert capfd.readouterr().err == ""


def test_the_file_that_the_faults_spoil_is_good(tmp_path: Path) -> None:
    file = tmp_path / "good.tmx"
    file.write_text(GOOD, encoding="utf-8")
    assert load_table(file).name == "good"


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(TableError) as caught:
        load_table(tmp_path / "race-3.tmx")
    assert str(caught.value) == f"{tmp_path / 'race-3.tmx'}: cannot be read (No such file or directory)"


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="cannot be read"):
        load_table(tmp_path)


def test_a_file_that_promises_other_players(tmp_path: Path) -> None:
    file = tmp_path / "race-4.tmx"
    file.write_text(GOOD, encoding="utf-8")
    with pytest.raises(TableError) as caught:
        load_table(file)
    assert str(caught.value) == f"{file}: is a race for 3, expected what the file's name says"


def test_a_path_with_a_line_break_still_gives_one_line() -> None:
    error = TableError(Path("two\nlines.tmx"), "is not\r\nXML")
    assert str(error) == "two lines.tmx: is not XML"
