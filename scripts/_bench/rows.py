"""What the bench finds: rows of a table, each a figure with its limit, printed as text or as JSON."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One finding. `limit` is the most (or, with at_least, the least) that is allowed; None where it only informs."""

    part: str
    what: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False
    how: str = ""

    @property
    def is_met(self) -> bool:
        """Whether the limit holds; without one it does."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    @property
    def bound(self) -> str:
        """The limit as text; empty without one."""
        return "" if self.limit is None else f"{'>=' if self.at_least else '<='} {self.limit:g}"

    @property
    def verdict(self) -> str:
        """One word: met, missed, or nothing without a limit."""
        if self.limit is None:
            return ""
        return "met" if self.is_met else "MISSED"


def table(rows: Sequence[Row]) -> str:
    """The rows below each other, in columns."""
    head = ("part", "what", "measured", "unit", "limit", "")
    cells = [head, *((row.part, row.what, f"{row.value:.4g}", row.unit, row.bound, row.verdict) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells]
    return "\n".join(lines)


def as_json(rows: Sequence[Row]) -> list[dict[str, object]]:
    """The rows as plain values."""
    return [asdict(row) | {"met": row.is_met} for row in rows]
