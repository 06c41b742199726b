"""From older settings to those of today: one pure function a step, each from one schema to the next.

What needs no new schema: a new key with a default. What needs one: a new word for a key that has a list of words
(motion, palette) or a wider range, since versions of the old schema take it for a fault. What is never done: giving
a key another meaning. Give it a new name, and write a step that makes it from the old. So a version that finds a
newer file may go on writing what it knows into it, and nothing gets lost on either side.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy

from qwitch.store.document import BrokenFileError, Document

Step = Callable[[Document], Document]
"""The object of one schema made into that of the next; "schema" itself is no concern of a step."""

STEPS: tuple[Step, ...] = ()
"""The first leads from schema 1 to 2, the last to that of today."""

SCHEMA = 1 + len(STEPS)
"""The schema number that this version writes."""


def schema_of(document: Document) -> int:
    """The schema number a document says it has; 1 where it says none, or nonsense."""
    found = document.get("schema")
    return found if type(found) is int and found >= 1 else 1


def migrated(document: Document, steps: Sequence[Step] = STEPS) -> Document:
    """The document in the schema after the last step, the given one unchanged; one of today or newer as it is.

    Raises BrokenFileError where a step cannot make sense of what the file holds.
    """
    old = schema_of(document)
    for schema, step in enumerate(steps[old - 1 :], start=old):
        try:
            document = step(deepcopy(document)) | {"schema": schema + 1}
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BrokenFileError(f"cannot be brought from schema {schema} to {schema + 1}: {error!r}") from error
    return document
