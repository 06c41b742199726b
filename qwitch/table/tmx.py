"""The one place that knows pytmx: a map's layers, objects and properties as plain values, not yet checked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qwitch.table.box import Box
from qwitch.table.fault import TableError
from qwitch.table.source import read_xml


@dataclass(frozen=True, slots=True)
class RawObject:
    """One rectangle as it was drawn in Tiled; box in logical units."""

    name: str
    type: str
    box: Box
    properties: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class RawLayer:
    """One object layer with its objects, in the file's order."""

    name: str
    objects: tuple[RawObject, ...]


@dataclass(frozen=True, slots=True)
class RawMap:
    """A map as it was drawn in Tiled; width and height of the whole map in logical units."""

    width: int
    height: int
    orientation: str
    properties: dict[str, int | str]
    layers: tuple[RawLayer, ...]


def read_tmx(file: Path) -> RawMap:
    """What the file holds; raises TableError where it is no map of named rectangles in object layers."""
    # pytmx imports pygame wherever it finds it. Reading a table may do that, importing this module must not.
    from pytmx import TiledMap

    root = read_xml(file)
    # With duplicate names refused, pytmx would log to standard error; names are checked by us, and better.
    tiled = TiledMap(allow_duplicate_names=True)
    try:
        tiled.parse_xml(root)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise TableError(file, f"is not a map that Tiled would save ({error})") from error
    return RawMap(
        width=tiled.width * tiled.tilewidth,
        height=tiled.height * tiled.tileheight,
        orientation=str(tiled.orientation),
        properties=dict(tiled.properties),
        layers=tuple(_layer(group) for group in tiled.layers),
    )


def _layer(group: Any) -> RawLayer:
    """One of pytmx's object groups as a plain value."""
    return RawLayer(str(group.name or ""), tuple(_object(each) for each in group))


def _object(each: Any) -> RawObject:
    """One of pytmx's objects as a plain value."""
    return RawObject(
        name=str(each.name),
        type=str(each.type or ""),
        box=Box(each.x, each.y, each.width, each.height),
        properties=dict(each.properties),
    )
