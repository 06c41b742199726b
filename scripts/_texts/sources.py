"""The texts of the game as its code has them: every call of tr("…") and ntr("…", "…", count).

The code is read as Python reads it, so that a text which no catalogue could ever hold is found as well: one put
together while the game runs, or one whose {name} gets no value.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

# How many English texts each call begins with.
CALLS = {"tr": 1, "_tr": 1, "ntr": 2, "_ntr": 2}

NOTE = "# tr: "
"""What a comment for translators begins with; it stands right above the call and may go on over further lines."""


class SourceError(Exception):
    """A file that Python cannot read; the text is one line."""


@dataclass(frozen=True, slots=True)
class Text:
    """One call: where it stands, its English (one text, or singular and plural), and a note for translators."""

    file: str
    line: int
    english: tuple[str, ...]
    note: str


def read_sources(root: Path) -> tuple[list[Text], list[str]]:
    """Give all texts of the game, and a line for each call that cannot be translated; raises SourceError."""
    texts: list[Text] = []
    faults: list[str] = []
    for file in sorted((root / "qwitch").rglob("*.py")):
        name = file.relative_to(root).as_posix()
        for found in read_source(file.read_bytes(), name):
            if isinstance(found, Text):
                texts.append(found)
            else:
                faults.append(found)
    return texts, faults


def read_source(source: bytes, name: str) -> Iterator[Text | str]:
    """Give the texts of one file, and a line for each call that cannot be translated; raises SourceError."""
    try:
        tree = ast.parse(source)
        lines = source.decode("utf-8").splitlines()
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
        raise SourceError(f"{name}:{line}: expected Python in UTF-8: {getattr(error, 'msg', error)}") from error
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (count := CALLS.get(_called(node))):
            yield _read_call(node, count, name, lines)


def _called(call: ast.Call) -> str:
    """The last name of what is called: tr for self._desk.tr(…)."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _read_call(call: ast.Call, count: int, name: str, lines: list[str]) -> Text | str:
    where = f"{name}:{call.lineno}"
    first = call.args[:count]
    english = tuple(arg.value for arg in first if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
    if len(english) < count or "" in english:
        return f"{where}: expected the English text itself, in quotes, so that it can be put in the catalogues"
    try:
        wanted = set().union(*map(placeholders, english))
    except ValueError as error:
        return f"{where}: {english[0]!r}: {error}"

    # What tr and ntr fill in: the values by their names, and ntr the count.
    given = {word.arg for word in call.keywords} | ({"count"} if count == 2 else set())
    missing = sorted(wanted - given) if None not in given else []
    if missing:
        return f"{where}: {english[0]!r}: {{{missing[0]}}} gets no value in this call"
    return Text(name, call.lineno, english, _note(lines, call.lineno))


def _note(lines: list[str], line: int) -> str:
    """The comment for translators right above a line counted from 1; empty where there is none."""
    note: list[str] = []
    for above in reversed(lines[: line - 1]):
        text = above.strip()
        if text.startswith(NOTE):
            return " ".join([text.removeprefix(NOTE), *note])
        if not text.startswith("# "):
            break
        note.insert(0, text.removeprefix("# "))
    return ""


def placeholders(text: str) -> frozenset[str]:
    """The names in curly brackets; ValueError where a bracket stands alone or holds no name."""
    try:
        names = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError as error:
        raise ValueError(f"expected every curly bracket to belong to a {{name}} ({error})") from error
    for name in names:
        if not re.fullmatch(r"[a-z_]+", name):
            raise ValueError(f"expected a {{name}} in small letters, not {{{name}}}")
    return frozenset(names)
