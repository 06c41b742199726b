from pathlib import Path

import pytest

from qwitch.stage.fonts import Fonts, Typeface, font_file

SPANISH = "ÁÉÍÓÚÜÑáéíóúüñ¡¿…×−·“”’ºª"
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-=.,:;!?'\"()/%&#"


@pytest.mark.parametrize("face", Typeface)
def test_every_face_has_every_letter_of_both_languages(fonts: Fonts, face: Typeface) -> None:
    assert fonts.missing(face, PLAIN + SPANISH) == set()


@pytest.mark.parametrize("face", Typeface)
def test_a_character_no_face_has_is_noticed(fonts: Fonts, face: Typeface) -> None:
    assert fonts.missing(face, "Ñandú 日本") == {"日", "本"}


@pytest.mark.parametrize("face", Typeface)
def test_the_font_file_exists(face: Typeface) -> None:
    assert Path(font_file(face)).is_file()


def test_a_font_is_opened_once_a_size(fonts: Fonts) -> None:
    assert fonts.get(Typeface.TEXT, 22) is fonts.get(Typeface.TEXT, 22)
    assert fonts.get(Typeface.TEXT, 22) is not fonts.get(Typeface.TEXT, 23)


def test_clear_closes_the_fonts() -> None:
    fonts = Fonts()
    first = fonts.get(Typeface.BOLD, 30)
    fonts.clear()
    assert fonts.get(Typeface.BOLD, 30) is not first
