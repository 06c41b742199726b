"""From a JSON object to settings, field by field where the whole does not fit: one bad value loses no other."""

from typing import TypeVar, get_args

from msgspec import Struct, ValidationError, convert, structs

from qwitch.store.document import Document

S = TypeVar("S", bound=Struct)


def understood(kind: type[S], document: Document) -> tuple[S, tuple[str, ...]]:
    """What the document says, and the places that could not be read, such as volumes.master: these have defaults.

    kind must have a default for every field. Keys that kind does not know are no fault.
    """
    readable, faults = _readable(kind, document)
    return convert(readable, kind), tuple(faults)


def _readable(kind: type[Struct], raw: Document) -> tuple[Document, list[str]]:
    """The object without the values that kind refuses, and the places of these.

    Each value is tried along with those that kind cannot do without, which are mended first.
    """
    fields = sorted(structs.fields(kind), key=lambda field: not field.required)
    needed = {field.encode_name for field in fields if field.required} & raw.keys()
    kept, faults = dict(raw), list[str]()

    def fits(name: str) -> bool:
        return _fits(kind, {key: kept[key] for key in needed | {name}})

    for field in fields:
        name = field.encode_name
        if name not in raw or fits(name):
            continue

        # A struct inside, or a list of them, may fit once its own bad values are out; else all of it goes.
        kept[name], inner = _readable_part(_struct_in(field.type), raw[name])
        if inner and fits(name):
            faults += [f"{name}.{place}" for place in inner]
        else:
            del kept[name]
            needed.discard(name)
            faults.append(name)
    return kept, faults


def _readable_part(kind: type[Struct] | None, raw: object) -> tuple[object, list[str]]:
    if kind is not None and isinstance(raw, dict):
        return _readable(kind, raw)
    if kind is not None and isinstance(raw, list):
        parts = [_readable_part(kind, part) for part in raw]
        return [part for part, _ in parts], [f"{at}.{place}" for at, (_, inner) in enumerate(parts) for place in inner]
    return raw, []


def _fits(kind: type[Struct], raw: Document) -> bool:
    try:
        convert(raw, kind)
    except ValidationError:
        return False
    return True


def _struct_in(kind: object) -> type[Struct] | None:
    """The struct that a field holds: itself, or None, or many in a tuple; None where there is none."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind
    found = (_struct_in(part) for part in get_args(kind))
    return next((one for one in found if one is not None), None)
