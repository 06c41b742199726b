"""Languages: English is written in the code, others come from compiled gettext catalogues."""

import gettext
from collections.abc import Iterable
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
    with (folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as catalogue:
        return Language(code, gettext.GNUTranslations(catalogue))


def language_for(preferred: Iterable[str]) -> str:
    """The first of our languages among the system's preferred ones ("es_MX", "en-GB"…); English where none is."""
    for name in preferred:
        short = name.replace("-", "_").split("_")[0].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
