"""Whatever happens to a table file: it is a table, or one line says why not."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qwitch.table import TableError, TableLayout, load_table
from tests.table.spoil import GOOD


def outcome(file: Path) -> TableLayout | str:
    """The table, or the line that says why not; any other exception is a failure."""
    try:
        return load_table(file)
    except TableError as error:
        return str(error)


PIECES = [
    "",
    "0",
    "-1",
    "nan",
    '"',
    "<",
    "/>",
    "mat",
    "slot_0_0",
    "class",
    "gid",
    "template",
    "é",
    "\n",
    "float",
    " ",
]
"""What the search for further faults puts into a good file."""

cuts = st.tuples(st.integers(0, len(GOOD)), st.integers(0, 60), st.sampled_from(PIECES))


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(cuts, min_size=1, max_size=3))
def test_no_damage_gives_anything_but_a_table_or_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: list[tuple[int, int, str]]
) -> None:
    text = GOOD
    for place, length, piece in damage:
        text = text[:place] + piece + text[place + length :]
    file = tmp_path / "damaged.tmx"
    file.write_text(text, encoding="utf-8")

    result = outcome(file)
    if isinstance(result, str):
        assert result.startswith(f"{file}: ")
        assert len(result.splitlines()) == 1
    assert caplog.records == []


WORDS = list(re.finditer(r'(?<= )\w+(?==")|(?<=")[^"\n]*(?=")', GOOD))
"""Every attribute name and value of the good file, where it stands."""


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_swapped_words_give_a_table_or_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, data: st.DataObject
) -> None:
    spot, other = data.draw(st.sampled_from(WORDS)), data.draw(st.sampled_from(WORDS))
    file = tmp_path / "swapped.tmx"
    file.write_text(GOOD[: spot.start()] + other[0] + GOOD[spot.end() :], encoding="utf-8")

    result = outcome(file)
    if isinstance(result, str):
        assert len(result.splitlines()) == 1
    assert caplog.records == []
