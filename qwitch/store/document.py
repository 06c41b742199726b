"""Settings as a JSON object, and what of it belongs to other versions: that is carried along untouched."""

from collections.abc import Mapping

import msgspec

Document = dict[str, object]
"""A JSON object, read."""

DEEPEST = 40
"""So many lists and objects may stand inside each other; the settings need five."""

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_NOTHING = object()


class BrokenFileError(Exception):
    """A file that cannot be used; its text says why, in a few words."""


def decode(data: bytes) -> Document:
    """The object in a file; raises BrokenFileError for everything else."""
    try:
        found: object = msgspec.json.decode(data.removeprefix(_BYTE_ORDER_MARK))
    except msgspec.DecodeError as error:
        raise BrokenFileError(str(error)) from error
    except RecursionError as error:
        raise BrokenFileError("is nested too deeply") from error
    if not isinstance(found, dict):
        raise BrokenFileError("holds no object")
    if _is_deeper(found, DEEPEST):
        raise BrokenFileError("is nested too deeply")
    return found


def encode(document: Document, largest: int) -> bytes:
    """The file of an object, laid out for people unless it then were larger than `largest` bytes."""
    plain = msgspec.json.encode(document)
    pretty = msgspec.json.format(plain, indent=2) + b"\n"
    return pretty if len(pretty) <= largest else plain


def overlaid(raw: object, before: object, after: object) -> object:
    """The raw JSON value with `after` in it: parts that stay as they were `before` keep what is there.

    So a value that only another version understands lives on until the player changes it here, and keys that
    only another version knows live on beside those that do change.
    """
    if isinstance(raw, dict) and isinstance(after, Mapping):
        known = before if isinstance(before, Mapping) else {}
        return raw | {
            key: overlaid(raw.get(key), known.get(key, _NOTHING), value)
            for key, value in after.items()
            if known.get(key, _NOTHING) != value
        }
    if isinstance(raw, list) and isinstance(after, tuple) and len(raw) == len(after):
        known_parts = before if isinstance(before, tuple) and len(before) == len(after) else (_NOTHING,) * len(after)
        return [overlaid(*parts) for parts in zip(raw, known_parts, after, strict=True)]
    return after


def written_over(document: Document, before: object, after: object) -> Document:
    """The document with `after` in it, as plain values; before is None where every known value is to be written."""
    result = overlaid(document, _NOTHING if before is None else before, after)
    assert isinstance(result, dict)
    return result


def _is_deeper(value: object, levels: int) -> bool:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    if parts is None:
        return False
    return levels == 0 or any(_is_deeper(part, levels - 1) for part in parts)
