"""A table file as XML, read before pytmx sees it.

Refused here is what pytmx fails on without saying where (spoilt numbers, odd properties) and what it does not
tell at all (ellipses, points, texts, objects inside groups). What the objects mean is checked elsewhere.
"""

from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from qwitch.table.fault import TableError, quoted


def _is_whole(text: str) -> bool:
    """Whether the text is a whole number."""
    try:
        int(text)
    except ValueError:
        return False
    return True


def _is_number(text: str) -> bool:
    """Whether the text is a number that one can measure with: neither NaN nor infinite."""
    try:
        return isfinite(float(text))
    except ValueError:
        return False


class _Rule(NamedTuple):
    """What the text of an attribute must be, and how a fault says so."""

    fits: Callable[[str], bool]
    expected: str


_WHOLE = _Rule(_is_whole, "a whole number")
_NUMBER = _Rule(_is_number, "a number")
_SWITCH = _Rule(("0", "1").__contains__, "0 or 1")


def read_xml(file: Path) -> Element:
    """The map element of a table file; raises TableError unless pytmx can read it and tells all of it."""
    try:
        root = ElementTree.fromstring(file.read_bytes())
    except OSError as error:
        raise TableError(file, f"cannot be read ({error.strerror or error})") from error
    except (ElementTree.ParseError, LookupError, ValueError) as error:
        raise TableError(file, f"is not XML ({error}), expected a map saved by Tiled") from error
    _check_map(file, root)
    return root


def _check_map(file: Path, root: Element) -> None:
    """Refuses what is no fixed map of plain object layers."""
    if root.tag != "map":
        raise TableError(file, f"holds {quoted(root.tag)}, expected a map saved by Tiled")
    if root.get("infinite", "0") != "0":
        raise TableError(file, "map is infinite, expected a fixed size")
    for name in ("width", "height", "tilewidth", "tileheight"):
        _check_value(file, "map", root, name, _WHOLE, needed=True)
    _check_properties(file, "map", root)

    # What Tiled notes for itself is no part of the table, and pytmx would look for layers in it.
    for node in root.findall("editorsettings"):
        root.remove(node)
    for node in root:
        if node.tag == "objectgroup":
            _check_layer(file, node)
        elif node.tag != "properties":
            raise TableError(file, f"holds {_named(node)}, expected object layers and nothing else")


def _check_layer(file: Path, layer: Element) -> None:
    """Refuses a layer that is shifted, or that holds anything but objects."""
    where = f"layer {quoted(layer.get('name', ''))}"
    if "offsetx" in layer.attrib or "offsety" in layer.attrib:
        raise TableError(file, f"{where} is shifted, expected no offset")
    _check_attributes(file, where, layer)
    _check_properties(file, where, layer)
    for node in layer:
        if node.tag == "object":
            _check_object(file, layer, node)
        elif node.tag != "properties":
            raise TableError(file, f"{where} holds {_named(node)}, expected objects only")


def _check_object(file: Path, layer: Element, node: Element) -> None:
    """Refuses an object that is no plain, unturned rectangle with numbers for its place and size."""
    where = f"object {quoted(node.get('name') or node.get('id') or '')}"
    if "gid" in node.attrib or "template" in node.attrib:
        raise TableError(file, f"{where} is a tile or a template, expected a plain rectangle")
    for part in node:
        if part.tag != "properties":
            raise TableError(file, f"{where} has the shape {quoted(part.tag)}, expected a plain rectangle")
    if not node.get("name"):
        raise TableError(file, f"{where} in layer {quoted(layer.get('name', ''))} has no name, expected one")

    for name in ("x", "y", "width", "height"):
        _check_value(file, where, node, name, _NUMBER, needed=True)
    _check_attributes(file, where, node)
    if float(node.get("rotation", "0")) != 0:
        raise TableError(file, f"{where} is turned by {node.get('rotation')} degrees, expected 0")
    if "type" not in node.attrib and "class" in node.attrib:
        raise TableError(file, f"{where} has a class, expected a type: save it with Tiled 1.10 or newer")
    _check_properties(file, where, node)


def _check_attributes(file: Path, where: str, node: Element) -> None:
    """Refuses what Tiled writes beside place and size where it cannot be read."""
    _check_value(file, where, node, "id", _WHOLE)
    _check_value(file, where, node, "rotation", _NUMBER)
    _check_value(file, where, node, "opacity", _NUMBER)
    _check_value(file, where, node, "visible", _SWITCH)


def _check_properties(file: Path, where: str, node: Element) -> None:
    """Refuses properties without a name, named twice, of other types than int and string, and spoilt ints."""
    seen: set[str] = set()
    for prop in node.findall("properties/*"):
        name, kind, value = prop.get("name", ""), prop.get("type", "string"), prop.get("value", "")
        what = f"property {quoted(name)} of {where}"
        if prop.tag != "property" or len(prop) > 0:
            raise TableError(file, f"{what} is no plain property, expected int or string")
        if not name or name in seen:
            raise TableError(file, f"{what} is {'there twice' if name else 'nameless'}, expected a name of its own")
        if kind not in ("int", "string"):
            raise TableError(file, f"{what} has the type {quoted(kind)}, expected int or string")
        if kind == "int" and not _is_whole(value):
            raise TableError(file, f"{what} is {quoted(value)}, expected an int")
        seen.add(name)


def _check_value(file: Path, where: str, node: Element, name: str, rule: _Rule, *, needed: bool = False) -> None:
    """Refuses an attribute whose text breaks the rule, or that is missing where it is needed."""
    text = node.get(name)
    if text is None and needed:
        raise TableError(file, f"{where} has no {name}, expected {rule.expected}")
    if text is not None and not rule.fits(text):
        raise TableError(file, f"{name} of {where} is {quoted(text)}, expected {rule.expected}")


def _named(node: Element) -> str:
    """A part of a map as it is shown in a fault: what it is, and its name if it has one."""
    name = node.get("name")
    return quoted(node.tag) if name is None else f"the {node.tag} {quoted(name)}"
