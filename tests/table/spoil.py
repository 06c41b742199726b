"""A good table file, and ways to spoil it."""

import re
from pathlib import Path

import pytest

from qwitch.table import TableError, load_table

TABLES = Path(__file__).parents[2] / "assets" / "tables"
GOOD = (TABLES / "race-3.tmx").read_text(encoding="utf-8")


def edited(*edits: tuple[str, str]) -> str:
    """The good file with each text, which must be there, replaced where it comes first."""
    text = GOOD
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def with_object(name: str, *edits: tuple[str, str]) -> str:
    """The good file with edits inside one object's opening tag."""
    [tag] = re.findall(rf'<object id="\d+" name="{name}"[^>]*>', GOOD)
    changed = tag
    for pattern, new in edits:
        changed, count = re.subn(pattern, new, changed)
        assert count == 1
    return edited((tag, changed))


def placed(name: str, **numbers: str) -> str:
    """The good file with some of an object's x, y, width and height changed."""
    return with_object(name, *((f' {key}="[^"]*"', f' {key}="{value}"') for key, value in numbers.items()))


def shaped(name: str, shape: str) -> str:
    """The good file with an object without properties made another shape."""
    return with_object(name, ("/>", f">{shape}</object>"))


def without_object(name: str) -> str:
    """The good file without one object."""
    whole = rf'  <object id="\d+" name="{name}"(?:[^>]*/>|[^>]*>.*?</object>)\n'
    text, count = re.subn(whole, "", GOOD, flags=re.S)
    assert count == 1
    return text


def slot_property(name: str, slot: str, old: str, new: str) -> str:
    """The good file with a property of one slot changed."""
    start = GOOD.index(f'name="{slot}"')
    place = GOOD.index(f'<property name="{name}"', start)
    end = GOOD.index("/>", place)
    assert old in GOOD[place:end]
    return GOOD[:place] + GOOD[place:end].replace(old, new) + GOOD[end:]


def fault_in(text: str, folder: Path) -> str:
    """What the fault of a spoilt table says, without the file's name, which must stand before it."""
    file = folder / "spoilt.tmx"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(TableError) as caught:
        load_table(file)
    said = str(caught.value)
    assert said.startswith(f"{file}: ")
    assert len(said.splitlines()) == 1
    return said.removeprefix(f"{file}: ")
