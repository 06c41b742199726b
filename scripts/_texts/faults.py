"""What is wrong with the catalogues: one line a fault, none when all is well."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Message

from qwitch.locale.language import LANGUAGES
from scripts._texts import catalogues
from scripts._texts.catalogues import Book, CatalogueError
from scripts._texts.sources import SourceError, placeholders, read_sources


def faults(root: Path) -> Iterator[str]:
    """Find everything that keeps a text of the project at `root` from being shown, whole, in every language."""
    try:
        texts, problems = read_sources(root)
    except SourceError as error:
        yield str(error)
        return
    yield from problems

    template, file = catalogues.make_template(texts), catalogues.template_file(root)
    if not _holds(file, catalogues.written(template)):
        yield f"{file.name}: not what the code says now; `translate.py update` mends it"
    for language in LANGUAGES[1:]:
        yield from (f"{language}/{line}" for line in _language_faults(root, language, template))


def _language_faults(root: Path, language: str, template: Book) -> Iterator[str]:
    po, mo = (catalogues.book_file(root, language, ending) for ending in ("po", "mo"))
    try:
        book = catalogues.read_book(po, language)
    except CatalogueError as error:
        yield str(error)
        return
    yield from (f"{po.name}: {line}" for line in book_faults(book, template))

    fresh = catalogues.compiled(book)
    if not mo.is_file() or mo.read_bytes() != fresh:
        yield f"{mo.name}: not what {po.name} says now; `translate.py compile` mends it"
    catalogues.merge(book, template)
    if not _holds(po, catalogues.written(book)):
        yield f"{po.name}: not laid out as it should be; `translate.py update` mends it"


def book_faults(book: Book, template: Book) -> Iterator[str]:
    """Compare a language with the template, text by text."""
    for wanted in template:
        found = book.get(wanted.id) if wanted.id else wanted
        if found is None:
            yield f"{_named(wanted)}: is missing; `translate.py update` adds it"
        elif wanted.id:
            yield from (f"{_named(wanted)}: {line}" for line in _message_faults(wanted, found, book.num_plurals))
    gone = [message for message in book if message.id and message.id not in template]
    for message in [*gone, *book.obsolete.values()]:
        yield f"{_named(message)}: the game has this text no more; `translate.py tidy` removes it"


def _message_faults(wanted: Message, found: Message, plurals: int) -> Iterator[str]:
    english, forms = _forms(wanted.id), _forms(found.string)
    if found.fuzzy:
        yield "is marked fuzzy: not sure"
    if len(_forms(found.id)) != len(english) or len(forms) != (plurals if wanted.pluralizable else 1):
        yield f"expected {plurals} plural forms" if wanted.pluralizable else "expected no plural forms"
        return
    for place, form in enumerate(forms):
        # The first form belongs to the English singular, every further one to the plural.
        yield from _form_faults(english[min(place, len(english) - 1)], form, place if wanted.pluralizable else None)


def _form_faults(english: str, form: str, place: int | None) -> Iterator[str]:
    which = "" if place is None else f"plural form {place} "
    if not form.strip():
        yield f"{which}is not translated"
        return
    try:
        strange = placeholders(form) ^ placeholders(english)
    except ValueError as error:
        yield f"{which}{error}"
        return
    if strange:
        yield f"{which}expected the same {{names}} as in English; they differ in {', '.join(sorted(strange))}"


def _forms(text: object) -> Sequence[str]:
    """A text alone, or singular and plural, as a row; nothing at all as one empty text."""
    return [str(form) for form in text] if isinstance(text, list | tuple) else [str(text or "")]


def _named(message: Message) -> str:
    return repr(_forms(message.id)[0])


def _holds(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text("utf-8") == text
