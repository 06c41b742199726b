"""A small project with a few texts and their Spanish, to be spoilt in tests."""

from pathlib import Path

from scripts._texts import command

CODE = """
def words(tr, ntr, name, count):
    # tr: what one says who cannot play;
    # it stands on a button
    yield tr("Pass")
    yield tr("{name} wins!", name=name)
    yield ntr("{count} card", "{count} cards", count)
"""
SPANISH = {
    'msgid "Pass"\nmsgstr ""': 'msgid "Pass"\nmsgstr "Paso"',
    'msgid "{name} wins!"\nmsgstr ""': 'msgid "{name} wins!"\nmsgstr "¡Gana {name}!"',
    'msgstr[0] ""\nmsgstr[1] ""': 'msgstr[0] "{count} carta"\nmsgstr[1] "{count} cartas"',
}


class Small:
    """The project: its code, its template, and its Spanish catalogue as written and as compiled."""

    def __init__(self, root: Path) -> None:
        """Write the code and translate it."""
        self.root = root
        self.code = root / "qwitch" / "words.py"
        self.pot = root / "assets" / "locale" / "qwitch.pot"
        self.po = root / "assets" / "locale" / "es" / "LC_MESSAGES" / "qwitch.po"
        self.mo = self.po.with_suffix(".mo")
        self.code.parent.mkdir()
        self.code.write_text(CODE, "utf-8")
        assert self.run("update") == 1, "everything is still to be translated"
        for english, both in SPANISH.items():
            change(self.po, english, both)
        assert self.run("compile") == 0

    def run(self, *args: str) -> int:
        """Give the exit status of translate.py in this project."""
        return command.main(args, self.root)

    def files(self) -> list[bytes]:
        """Give what the three files hold."""
        return [file.read_bytes() for file in (self.pot, self.po, self.mo)]


def change(file: Path, old: str, new: str) -> None:
    """Put one text in the place of another that must be there."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
