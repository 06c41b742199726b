"""The catalogues are complete, and scripts/translate.py notices whatever could be wrong with them."""

from pathlib import Path

import pytest

from qwitch.locale.language import load_language
from scripts import _setup
from scripts._texts import command
from tests.locale.small import Small, change


@pytest.fixture
def small(tmp_path: Path) -> Small:
    return Small(tmp_path)


def test_the_catalogues_of_the_game_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    status = command.main(["--check"], Path(_setup.ROOT))
    assert capsys.readouterr().out == ""
    assert status == 0


def test_a_complete_catalogue_passes(small: Small, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert small.run("--check") == 0
    assert capsys.readouterr().out == ""


FAULTS = {
    "new text": ("code", 'tr("Pass")', 'tr("Pass"), tr("Stop!")', "'Stop!': is missing"),
    "old text": ("code", 'tr("Pass")', "name", "'Pass': the game has this text no more"),
    "template": ("pot", "qwitch/words.py", "qwitch/old.py", "qwitch.pot: not what the code says"),
    "empty": ("po", '"Paso"', '""', "'Pass': is not translated"),
    "blank": ("po", '"Paso"', '" "', "'Pass': is not translated"),
    "fuzzy": ("po", 'msgid "Pass"', '#, fuzzy\nmsgid "Pass"', "'Pass': is marked fuzzy"),
    "laid aside": ("po", 'msgid "Pass"\nmsgstr "Paso"', '#~ msgid "Old"\n#~ msgstr "Viejo"', "'Old': the game has"),
    "other name": ("po", "¡Gana {name}!", "¡Gana {nombre}!", "expected the same {names}"),
    "no name": ("po", "¡Gana {name}!", "¡Ganó!", "they differ in name"),
    "lone bracket": ("po", "¡Gana {name}!", "¡Gana {name!", "expected every curly bracket"),
    "no plural": ("po", '"{count} cartas"', '""', "plural form 1 is not translated"),
    "name in plural": ("po", '"{count} cartas"', '"cartas"', "plural form 1 expected the same {names}"),
    "forms": ("po", 'msgid_plural "{count} cards"\n', "", "expected 2 plural forms"),
    "layout": ("po", "#: qwitch/words.py\n", "", "qwitch.po: not laid out"),
    "compiled": ("po", '"Paso"', '"Yo paso"', "qwitch.mo: not what qwitch.po says"),
    "broken": ("po", 'msgstr "Paso"', 'mgstr "Paso"', "qwitch.po: expected a gettext catalogue"),
    "variable": ("code", 'tr("Pass")', "tr(name)", "words.py:5: expected the English text itself"),
    "put together": ("code", 'tr("Pass")', 'tr(f"Pass {name}")', "words.py:5: expected the English text itself"),
    "either": ("code", 'tr("Pass")', 'tr("Pass" if name else "No")', "expected the English text itself"),
    "no value": ("code", "name=name", "who=name", "{name} gets no value in this call"),
    "number": ("code", 'tr("Pass")', 'tr("{0} passes")', "expected a {name} in small letters, not {0}"),
    "no Python": ("code", "yield tr", "yield yield tr", "words.py:5: expected Python"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_told(small: Small, fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    file, old, new, line = FAULTS[fault]
    change(getattr(small, file), old, new)
    capsys.readouterr()
    assert small.run("--check") == 1
    assert line in capsys.readouterr().out


@pytest.mark.parametrize("file", ["pot", "po", "mo"])
def test_a_missing_file_is_told(small: Small, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    getattr(small, file).unlink()
    capsys.readouterr()
    assert small.run("--check") == 1
    assert f"qwitch.{file}: " in capsys.readouterr().out


def test_a_text_that_is_not_utf_8_is_told(small: Small, capsys: pytest.CaptureFixture[str]) -> None:
    small.po.write_bytes(small.po.read_text("utf-8").encode("latin-1"))
    capsys.readouterr()
    assert small.run("--check") == 1
    assert "qwitch.po: expected a gettext catalogue in UTF-8" in capsys.readouterr().out


def test_update_changes_nothing_that_is_up_to_date(small: Small) -> None:
    before = small.files()
    assert small.run("update") == 0
    assert small.files() == before


def test_code_that_moves_within_its_file_changes_nothing(small: Small) -> None:
    before = small.files()
    change(small.code, "\ndef words", "\n\nSIZE = 5\n\n\ndef words")
    assert small.run("update") == 0
    assert small.files() == before


def test_a_translation_stays_while_its_text_is_away(small: Small) -> None:
    change(small.code, 'tr("Pass")', "name")
    assert small.run("update") == 1
    assert '#~ msgstr "Paso"' in small.po.read_text("utf-8")
    change(small.code, "yield name", 'yield tr("Pass")')
    assert small.run("update") == 0
    assert 'msgid "Pass"\nmsgstr "Paso"' in small.po.read_text("utf-8")


def test_tidy_removes_what_the_game_has_no_more(small: Small) -> None:
    change(small.code, 'tr("Pass")', "name")
    assert small.run("tidy") == 0
    assert "Paso" not in small.po.read_text("utf-8")
    assert small.run("--check") == 0


def test_a_changed_text_is_translated_anew_not_guessed(small: Small, capsys: pytest.CaptureFixture[str]) -> None:
    change(small.code, 'tr("Pass")', 'tr("Pass!")')
    capsys.readouterr()
    assert small.run("update") == 1
    assert "'Pass!': is not translated" in capsys.readouterr().out
    assert "fuzzy" not in small.po.read_text("utf-8")


def test_code_that_cannot_be_read_leaves_every_file_as_it_was(small: Small, capsys: pytest.CaptureFixture[str]) -> None:
    before = small.files()
    change(small.code, "yield tr", "yield yield tr")
    assert small.run("update") == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert small.files() == before


def test_a_note_for_translators_stands_in_the_catalogue(small: Small) -> None:
    expected = "#. what one says who cannot play; it stands on a button\n"
    assert expected in small.pot.read_text("utf-8")
    assert expected in small.po.read_text("utf-8")


def test_what_is_compiled_is_what_the_game_reads(small: Small) -> None:
    spanish = load_language("es", small.root / "assets" / "locale")
    assert spanish.tr("Pass") == "Paso"
    assert spanish.tr("{name} wins!", name="Wren") == "¡Gana Wren!"
    assert [spanish.ntr("{count} card", "{count} cards", count) for count in (0, 1, 2)] == [
        "0 cartas",
        "1 carta",
        "2 cartas",
    ]
