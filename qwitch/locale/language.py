"""Languages: English is written in the code, others come from compiled gettext catalogues."""

import gettext
import locale
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("en", "es")
"""The languages of the game; the first is the one the code is written in."""

DOMAIN = "qwitch"
"""The catalogues' name: assets/locale/<language>/LC_MESSAGES/qwitch.mo."""


@dataclass(frozen=True, slots=True)
class Language:
    """One language; `tr` gives its texts."""

    code: str
    catalogue: gettext.NullTranslations

    def tr(self, key: str, **values: object) -> str:
        """The text for an English one, with {names} filled in from `values`."""
        return self.catalogue.gettext(key).format(**values)

    def ntr(self, one: str, many: str, count: int, **values: object) -> str:
        """The singular or plural text for a count; {count} is filled in."""
        return self.catalogue.ngettext(one, many, count).format(count=count, **values)


def load_language(code: str, folder: Path) -> Language:
    """The language of this code from the folder of catalogues; raises OSError where a catalogue is missing."""
    if code not in LANGUAGES:
        raise ValueError(f"language {code!r}: expected {' or '.join(LANGUAGES)}")
    if code == LANGUAGES[0]:
        return Language(code, gettext.NullTranslations())
    return Language(code, gettext.translation(DOMAIN, folder, languages=[code]))


def system_language() -> str:
    """The first of our languages that the system is set to; English where none is."""
    try:
        name = locale.getlocale()[0] or ""
    except ValueError:
        name = ""  # an odd LANG is no reason to ask anybody anything
    short = name.replace("-", "_").split("_")[0].lower()
    names = {"spanish": "es", "english": "en"}
    return next((code for code in LANGUAGES if names.get(short, short) == code), LANGUAGES[0])
