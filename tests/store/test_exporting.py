"""Exports: into the first folder that takes them, under a name that nothing has yet."""

from pathlib import Path

import pytest

from qwitch.store.exporting import export, free_path
from qwitch.store.notices import Notice, NoticeKind
from qwitch.store.rows import GameFilter
from tests.store.games import opened, race


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Ada", "Qwitch Ada.csv"),
        ("Ñandú 日本", "Qwitch Ñandú 日本.csv"),
        ("../../etc/x", "Qwitch etcx.csv"),
        ("a:b*c?", "Qwitch abc.csv"),
        ("...", "Qwitch.csv"),
    ],
)
def test_a_name_makes_a_file_of_its_own(tmp_path: Path, name: str, file: str) -> None:
    assert free_path(tmp_path, name) == tmp_path / file


def test_names_are_numbered_and_nothing_is_replaced(tmp_path: Path) -> None:
    history = opened(tmp_path / "data")
    history.add_game(race(), "log")
    (tmp_path / "Qwitch Ada.csv").write_text("mine")
    (tmp_path / "Qwitch Ada 2.csv").symlink_to(tmp_path / "nowhere")
    written = [export(history, (tmp_path,), "Ada", GameFilter()) for _ in range(2)]
    assert written == [tmp_path / "Qwitch Ada 3.csv", tmp_path / "Qwitch Ada 4.csv"]
    assert (tmp_path / "Qwitch Ada.csv").read_text() == "mine"
    assert (tmp_path / "Qwitch Ada 3.csv").read_bytes() == (tmp_path / "Qwitch Ada 4.csv").read_bytes()
    history.close()


def test_the_next_folder_takes_what_the_first_cannot(tmp_path: Path) -> None:
    history = opened(tmp_path / "data")
    assert export(history, (tmp_path / "gone", tmp_path), "Ada") == tmp_path / "Qwitch Ada.csv"
    said = export(history, (tmp_path / "gone",), "Ada")
    assert isinstance(said, Notice)
    assert said.kind is NoticeKind.NOT_EXPORTED
    history.close()
