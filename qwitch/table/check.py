"""From what was drawn in Tiled to a table one can play at, or one line that says why not."""

from pathlib import Path

from qwitch.table.box import CANVAS, Box
from qwitch.table.fault import TableError, quoted
from qwitch.table.layout import Hand, Kind, SeatPlace, TableLayout
from qwitch.table.names import FEWEST_PLAYERS, LAYERS, MOST_PLAYERS, Expected, expected_objects, has_caps, has_slots
from qwitch.table.overlaps import check_apart
from qwitch.table.tmx import RawLayer, RawMap, RawObject

SCHEMA = 1
"""The version of the rules in this file; a map says with its property schema which one it was drawn for."""


def layout_of(file: Path, raw: RawMap) -> TableLayout:
    """The table that was drawn; raises TableError for the first thing missing, unknown or misplaced."""
    _check_canvas(file, raw)
    kind, players = _heading(file, raw)
    _check_layers(file, raw.layers)

    expected = expected_objects(kind, players)
    boxes: dict[str, Box] = {}
    for layer in raw.layers:
        for each in layer.objects:
            _check_object(file, layer.name, each, expected, boxes)
            boxes[each.name] = each.box
    for name, place in expected.items():
        if name not in boxes:
            raise TableError(file, f"object {name!r} is missing, expected it in layer {place.layer!r}")

    check_apart(file, kind, expected, boxes)
    return _layout(file.stem, kind, players, boxes)


def _check_canvas(file: Path, raw: RawMap) -> None:
    """Refuses a map that is not the logical canvas."""
    if raw.orientation != "orthogonal":
        raise TableError(file, f"map is {quoted(raw.orientation)}, expected orthogonal")
    if (raw.width, raw.height) != (CANVAS.w, CANVAS.h):
        raise TableError(
            file,
            f"map is {raw.width} x {raw.height}, expected width x tilewidth 1600 and height x tileheight 900",
        )


def _heading(file: Path, raw: RawMap) -> tuple[Kind, int]:
    """The kind and the number of players that the map's properties name."""
    _check_known(file, "map", raw.properties, ("schema", "kind", "players"))
    schema = _whole(file, "map", raw.properties, "schema")
    if schema != SCHEMA:
        raise TableError(file, f"property 'schema' of map is {schema}, expected {SCHEMA}")

    kind = next((known for known in FEWEST_PLAYERS if known == raw.properties.get("kind")), None)
    if kind is None:
        found = repr(raw.properties["kind"]) if "kind" in raw.properties else "missing"
        raise TableError(file, f"property 'kind' of map is {found}, expected {', '.join(map(repr, FEWEST_PLAYERS))}")

    players = _whole(file, "map", raw.properties, "players")
    if not FEWEST_PLAYERS[kind] <= players <= MOST_PLAYERS:
        bounds = f"{FEWEST_PLAYERS[kind]} to {MOST_PLAYERS}"
        raise TableError(file, f"property 'players' of map is {players}, expected {bounds} for a {kind}")
    return kind, players


def _check_layers(file: Path, layers: tuple[RawLayer, ...]) -> None:
    """Refuses missing, unknown and doubled layers."""
    names = [layer.name for layer in layers]
    for name in names:
        if name not in LAYERS:
            raise TableError(file, f"unknown layer {quoted(name)}, expected {', '.join(LAYERS)}")
    for name in LAYERS:
        if names.count(name) != 1:
            found = "is missing" if name not in names else f"is there {names.count(name)} times"
            raise TableError(file, f"object layer {name!r} {found}, expected it once")


def _check_object(file: Path, layer: str, each: RawObject, expected: dict[str, Expected], seen: dict[str, Box]) -> None:
    """Refuses an object that is unknown, doubled, in another layer, of another type or off the table."""
    where, place = f"object {quoted(each.name)}", expected.get(each.name)
    if place is None:
        raise TableError(file, f"unknown {where} in layer {layer!r}, expected only what its kind and players need")
    if each.name in seen:
        raise TableError(file, f"{where} is there twice, expected every name once")
    if place.layer != layer:
        raise TableError(file, f"{where} lies in layer {layer!r}, expected in {place.layer!r}")
    if place.type != each.type:
        raise TableError(file, f"{where} has the type {quoted(each.type)}, expected {place.type!r}")
    _check_numbers(file, where, each, place)
    _check_box(file, where, each.box)


def _check_numbers(file: Path, where: str, each: RawObject, place: Expected) -> None:
    """Refuses seat and slot properties that do not agree with the object's name."""
    _check_known(file, where, each.properties, tuple(place.properties))
    for name, number in place.properties.items():
        found = _whole(file, where, each.properties, name)
        if found != number:
            raise TableError(file, f"property {name!r} of {where} is {found}, expected {number} as in its name")


def _check_box(file: Path, where: str, box: Box) -> None:
    """Refuses a box without room, or one that leaves the canvas."""
    size = f"{box.w:g} x {box.h:g}"
    if box.w <= 0 or box.h <= 0:
        raise TableError(file, f"{where} is {size}, expected a width and a height above 0")
    if not CANVAS.holds(box):
        raise TableError(
            file, f"{where} ({size} at {box.x:g}, {box.y:g}) leaves the table, expected it within 1600 x 900"
        )


def _check_known(file: Path, where: str, properties: dict[str, int | str], known: tuple[str, ...]) -> None:
    """Refuses a property that means nothing here."""
    for name in properties:
        if name not in known:
            raise TableError(file, f"unknown property {quoted(name)} of {where}, expected {', '.join(known) or 'none'}")


def _whole(file: Path, where: str, properties: dict[str, int | str], name: str) -> int:
    """The int property of this name; refuses a missing one and one of another type."""
    value = properties.get(name)
    if isinstance(value, int):
        return value
    found = "missing" if name not in properties else f"the text {quoted(str(value))}"
    raise TableError(file, f"property {name!r} of {where} is {found}, expected an int")


def _layout(name: str, kind: Kind, players: int, boxes: dict[str, Box]) -> TableLayout:
    """The layout of boxes that were found good."""
    return TableLayout(
        name=name,
        kind=kind,
        players=players,
        mat=boxes["mat"],
        centre=boxes["centre"],
        direction=boxes["direction"],
        stack=boxes["stack"],
        hint=boxes["hint"],
        banner=boxes["banner"],
        letters=boxes.get("letters"),
        numbers=boxes.get("numbers"),
        passing=boxes.get("passing"),
        seats=tuple(_seat(kind, seat, boxes) for seat in range(players)),
    )


def _seat(kind: Kind, seat: int, boxes: dict[str, Box]) -> SeatPlace:
    """The place of one seat."""
    return SeatPlace(
        plate=boxes[f"plate_{seat}"],
        draw=boxes[f"draw_{seat}"],
        note=boxes[f"note_{seat}"],
        slots=_hand("slot", seat if has_slots(kind, seat) else 0, boxes),
        caps=_caps(kind, seat, boxes),
    )


def _caps(kind: Kind, seat: int, boxes: dict[str, Box]) -> Hand | None:
    if not has_slots(kind, seat):
        return _hand("cap", 0, boxes)
    return _hand("cap", seat, boxes) if has_caps(kind, seat) else None


def _hand(part: str, seat: int, boxes: dict[str, Box]) -> Hand:
    """The five boxes of a seat's slots or caps."""
    first, second, third, fourth, fifth = (boxes[f"{part}_{seat}_{slot}"] for slot in range(5))
    return first, second, third, fourth, fifth
