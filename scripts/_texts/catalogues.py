"""Catalogues as files: the template (.pot), a language's translations (.po), and what the game reads (.mo).

The same texts always give the same files: no dates, no names of people or programs, no line numbers, and an order
that does not change when code moves within its file.
"""

from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from qwitch.locale.language import DOMAIN
from scripts._texts.sources import Text

PLURALS = {"es": "nplurals=2; plural=(n != 1);"}
"""How each language counts. Spanish has a third form for millions, which no count in the game reaches."""

ABOUT = "# The texts of Qwitch; docs/TRANSLATING.md tells how this file is kept."


class CatalogueError(Exception):
    """A catalogue that cannot be read; the text is one line."""


class Book(Catalog):
    """A catalogue with a short header that is always the same; without a language it is the template."""

    def __init__(self, language: str | None = None) -> None:
        """Begin without a text."""
        super().__init__(locale=language, header_comment=ABOUT)
        if language is not None:
            self.mime_headers = [("Plural-Forms", PLURALS[language])]

    def __iter__(self) -> Iterator[Message]:
        """Give the header, then the texts in order."""
        head = [f"Language: {self.locale}", f"Plural-Forms: {self.plural_forms}"] if self.locale else []
        head += ["MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit"]
        yield Message("", "".join(f"{line}\n" for line in head))
        yield from (message for message in super().__iter__() if message.id)


def template_file(root: Path) -> Path:
    """Where the template lies in the project."""
    return root / "assets" / "locale" / f"{DOMAIN}.pot"


def book_file(root: Path, language: str, ending: str) -> Path:
    """Where a language's catalogue lies; ending is "po" or "mo"."""
    return root / "assets" / "locale" / language / "LC_MESSAGES" / f"{DOMAIN}.{ending}"


def make_template(texts: Iterable[Text]) -> Book:
    """Put all texts together, by files and alphabet, each once; the notes of all its calls go along."""
    files: dict[tuple[str, ...], set[str]] = {}
    notes: dict[tuple[str, ...], set[str]] = {}
    for text in texts:
        files.setdefault(text.english, set()).add(text.file)
        notes.setdefault(text.english, set()).update({text.note} - {""})

    template = Book()
    for english in sorted(files, key=lambda english: (sorted(files[english]), english)):
        places = [(file, 0) for file in sorted(files[english])]
        template.add(english if len(english) > 1 else english[0], None, places, auto_comments=sorted(notes[english]))
    return template


def read_book(file: Path, language: str) -> Book:
    """Read a language's .po; raises CatalogueError."""
    try:
        found = read_po(file.read_text("utf-8").splitlines(), locale=language, abort_invalid=True)
    except FileNotFoundError as error:
        raise CatalogueError(f"{file.name}: expected a catalogue here; `translate.py update` makes it") from error
    except (PoFileError, ValueError) as error:
        raise CatalogueError(f"{file.name}: expected a gettext catalogue in UTF-8: {error}") from error

    book = Book(language)
    for message in found:
        if message.id:
            book[message.id] = message
    book.obsolete = found.obsolete
    return book


def merge(book: Book, template: Book, keep_old: bool = True) -> None:
    """Give the book the template's texts, keeping its translations.

    A text that the game no longer has is laid aside, and taken up again should it come back; without
    `keep_old` it goes. Nothing is guessed: a text that was changed is a new one, to be translated.
    """
    for message in book.obsolete.values():
        if message.id in template:
            book[message.id] = message
    book.obsolete = {key: message for key, message in book.obsolete.items() if message.id not in template}
    book.update(template, no_fuzzy_matching=True, update_creation_date=False)
    if not keep_old:
        book.obsolete = {}


def written(book: Book) -> str:
    """Give the text of a .pot or .po file, one line a text."""
    buffer = BytesIO()
    write_po(buffer, book, width=0, include_lineno=False)
    return buffer.getvalue().decode("utf-8").rstrip("\n") + "\n"


def compiled(book: Book) -> bytes:
    """Give the bytes of a .mo file: what is translated and sure."""
    buffer = BytesIO()
    write_mo(buffer, book)
    return buffer.getvalue()
