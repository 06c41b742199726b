"""What is wrong with a table file, said in one line."""

from pathlib import Path


class TableError(Exception):
    """A table file that cannot be used; str() is one line: the file, the object, what was expected."""

    def __init__(self, file: Path, fault: str) -> None:
        super().__init__(file, fault)
        self.file = file
        self.fault = fault

    def __str__(self) -> str:
        return " ".join(f"{self.file}: {self.fault}".splitlines())


def quoted(text: str) -> str:
    """A name from a file as it is shown in a fault: in quotes, on one line, at most 40 characters of it."""
    return repr(text if len(text) <= 40 else text[:39] + "…")
