"""The table as plain data: where seats, piles and hand slots lie, read from .tmx maps and checked."""

from qwitch.table.box import CANVAS, Box
from qwitch.table.fault import TableError
from qwitch.table.layout import Kind, SeatPlace, TableLayout
from qwitch.table.load import load_table, table_file

__all__ = ["CANVAS", "Box", "Kind", "SeatPlace", "TableError", "TableLayout", "load_table", "table_file"]
