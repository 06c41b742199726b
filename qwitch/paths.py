"""Where the program finds its assets and keeps its data."""

from pathlib import Path
from tempfile import TemporaryFile

from platformdirs import user_data_path, user_documents_path


class DataError(Exception):
    """A data folder that cannot be used; its text is one line."""


def assets_folder() -> Path:
    """The folder of tables, catalogues and sounds: beside the code in a package, beside it one up in the sources."""
    inside = Path(__file__).resolve().parent / "assets"
    return inside if inside.is_dir() else inside.parent.parent / "assets"


def data_folder(wanted: str | None) -> Path:
    """The folder for settings and records; a folder that was asked for is made, and must be writable (DataError)."""
    if wanted is None:
        return user_data_path("qwitch", appauthor=False)
    folder = Path(wanted)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass  # asking for rights is not enough: only writing shows that it can be written to
    except OSError as error:
        raise DataError(f"--data {wanted}: expected a folder to write to: {error.strerror}") from error
    return folder


def export_folders(data: Path) -> tuple[Path, ...]:
    """Where a player looks for a table: among the own documents, where there are any; else in the data folder."""
    documents = user_documents_path()
    return (documents, data) if documents.is_dir() else (data,)
