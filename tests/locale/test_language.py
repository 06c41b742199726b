"""Languages in the game: every text in each, every letter in each typeface, and which language comes first."""

import gettext
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from qwitch.locale.language import LANGUAGES, Language, language_for, load_language
from qwitch.stage.fonts import Fonts, Typeface
from scripts import _setup
from scripts._texts.sources import Text, read_sources

ROOT = Path(_setup.ROOT)
FOLDER = ROOT / "assets" / "locale"


@pytest.fixture(scope="module")
def texts() -> list[Text]:
    found, faults = read_sources(ROOT)
    assert faults == []
    assert len(found) > 20
    return found


@pytest.fixture(scope="module")
def fonts() -> Iterator[Fonts]:
    pygame.font.init()
    yield Fonts()
    pygame.font.quit()


class Absent(gettext.NullTranslations):
    """Asked for what a catalogue does not have, and refuses."""

    def gettext(self, message: str) -> str:
        raise KeyError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise KeyError(msgid1)


def words(language: Language, text: Text) -> Iterator[str]:
    """Give all that the language has for a text: one, or singular and plural."""
    match text.english:
        case (one, many):
            yield from (language.catalogue.ngettext(one, many, count) for count in (1, 2))
        case (only,):
            yield language.catalogue.gettext(only)


@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_every_text_of_the_game_is_translated(code: str, texts: list[Text]) -> None:
    language = load_language(code, FOLDER)
    language.catalogue.add_fallback(Absent())
    with pytest.raises(KeyError):
        language.tr("a text that the game has not")
    assert all(word for text in texts for word in words(language, text))


@pytest.mark.parametrize("face", Typeface)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_letter_is_in_every_typeface(code: str, texts: list[Text], fonts: Fonts, face: Typeface) -> None:
    """No accent is missing [zelda-roth-se 100, fheroes2 7358]."""
    language = load_language(code, FOLDER)
    letters = {letter for text in texts for word in words(language, text) for letter in word}
    assert fonts.missing(face, "".join(letters)) == set()


PRINTED = {
    "Stop!": "¡Alto!",
    "Pass": "Paso",
    "Up. Down. Equal. Go!": "Arriba. Abajo. Igual. ¡Vamos!",
    "up": "arriba",
    "down": "abajo",
    "equal": "igual",
}


@pytest.mark.parametrize("english", PRINTED)
def test_the_printed_words_are_those_of_the_spanish_edition(english: str) -> None:
    assert load_language("es", FOLDER).tr(english) == PRINTED[english]


@pytest.mark.parametrize(("code", "line"), [("en", "Otto wins!"), ("es", "¡Gana Otto!")])
def test_names_are_filled_in(code: str, line: str) -> None:
    assert load_language(code, FOLDER).tr("{name} wins!", name="Otto") == line


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("en", ["0 cards left", "1 card left", "2 cards left", "21 cards left"]),
        ("es", ["Quedan 0 cartas", "Queda 1 carta", "Quedan 2 cartas", "Quedan 21 cartas"]),
    ],
)
def test_counts_take_their_form(code: str, lines: list[str]) -> None:
    ntr = load_language(code, FOLDER).ntr
    assert [ntr("{count} card left", "{count} cards left", count) for count in (0, 1, 2, 21)] == lines


@pytest.mark.parametrize("code", ["de", "", "ES", "../es"])
def test_an_unknown_language_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match=r"expected en or es$"):
        load_language(code, FOLDER)


def test_a_language_without_its_catalogue_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="qwitch"):
        load_language("es", tmp_path)


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["es_ES"], "es"),
        (["es-MX", "en"], "es"),
        (["es"], "es"),
        (["ES_AR"], "es"),
        (["en_GB", "es"], "en"),
        (["de", "ca", "es_ES", "en"], "es"),
        (["de_DE"], "en"),
        (["est_EE"], "en"),
        (["C"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_the_first_of_our_languages_that_the_system_prefers_is_taken(preferred: list[str], code: str) -> None:
    assert language_for(preferred) == code
