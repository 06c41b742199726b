"""What `scripts/translate.py` does, in any copy of the project."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from qwitch.locale.language import LANGUAGES
from scripts._texts import catalogues
from scripts._texts.catalogues import Book, CatalogueError
from scripts._texts.faults import book_faults, faults
from scripts._texts.sources import SourceError, read_sources

JOBS = ("update", "compile", "tidy")

DOES = """
update     take the texts from the code into the catalogues and compile them; translations stay as they are
compile    make the .mo files, which the game reads, from the .po files
tidy       as update, and remove translations of texts that the game has no more
--check    tell what is wrong, a line each; exit status 1 if anything is
"""


def main(args: Sequence[str], root: Path) -> int:
    """Do one of these to the project at `root`; 0: done, 1: something is left to be mended, 2: nothing was done."""
    parser = argparse.ArgumentParser(
        prog="translate.py", epilog=DOES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("what", nargs="?", choices=JOBS, metavar="|".join(JOBS))
    what.add_argument("--check", action="store_true")
    wanted = parser.parse_args(args)
    try:
        if wanted.check:
            return _tell(list(faults(root)))
        return compile_all(root) if wanted.what == "compile" else update(root, keep_old=wanted.what == "update")
    except (SourceError, CatalogueError) as error:
        sys.stderr.write(f"translate.py: {error}\n")
    except OSError as error:
        sys.stderr.write(f"translate.py: {error.filename}: {error.strerror}\n")
    return 2


def update(root: Path, keep_old: bool = True) -> int:
    """Bring .pot, .po and .mo up to date with the code and tell what is to be translated; all are read before any
    is written.
    """
    texts, problems = read_sources(root)
    template = catalogues.make_template(texts)
    books = {language: _read_or_begin(root, language) for language in LANGUAGES[1:]}
    for book in books.values():
        catalogues.merge(book, template, keep_old)

    _write(catalogues.template_file(root), catalogues.written(template).encode())
    for language, book in books.items():
        _write(catalogues.book_file(root, language, "po"), catalogues.written(book).encode())
        _write(catalogues.book_file(root, language, "mo"), catalogues.compiled(book))
        problems += [f"{language}: {line}" for line in book_faults(book, template)]
    return _tell(problems)


def compile_all(root: Path) -> int:
    """Make every .mo from its .po."""
    for language in LANGUAGES[1:]:
        book = catalogues.read_book(catalogues.book_file(root, language, "po"), language)
        _write(catalogues.book_file(root, language, "mo"), catalogues.compiled(book))
    return 0


def _read_or_begin(root: Path, language: str) -> Book:
    file = catalogues.book_file(root, language, "po")
    return catalogues.read_book(file, language) if file.exists() else Book(language)


def _write(file: Path, content: bytes) -> None:
    """Write a file in one stroke, unless it is that already."""
    if file.is_file() and file.read_bytes() == content:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(file.name + ".new")
    unfinished.write_bytes(content)
    unfinished.replace(file)
    print(f"wrote {file.name}")


def _tell(problems: list[str]) -> int:
    for line in problems:
        print(line)
    return 1 if problems else 0
