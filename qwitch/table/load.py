"""Finding and loading a table."""

import re
from pathlib import Path

from qwitch.table.check import layout_of
from qwitch.table.fault import TableError
from qwitch.table.layout import Kind, TableLayout
from qwitch.table.tmx import read_tmx

_NAMED_BY_SEATS = re.compile(r"(race|party|kids)-(\d+)")


def table_file(folder: Path, kind: Kind, players: int) -> Path:
    """The file of the table of this kind for so many players, such as race-4.tmx; it need not exist."""
    return folder / f"{kind}-{players}.tmx"


def load_table(path: Path) -> TableLayout:
    """The table drawn in a .tmx file.

    Raises TableError, whose text is one line, for anything but a table that can be played at; also where the
    file's name promises another kind or number of players than the map has.
    """
    layout = layout_of(path, read_tmx(path))
    promised = _NAMED_BY_SEATS.fullmatch(path.stem)
    if promised and promised.groups() != (layout.kind, str(layout.players)):
        raise TableError(path, f"is a {layout.kind} for {layout.players}, expected what the file's name says")
    return layout
