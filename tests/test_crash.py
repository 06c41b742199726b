"""A fault of the program's own: written down without names, told in one line, and the kids' game is not lost."""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from qwitch import __main__, __version__, crash
from qwitch.match.options import OPTIONS
from qwitch.match.reading import read_log
from qwitch.match.resume import resume
from qwitch.scenes.table import TableScene
from qwitch.stage.sorry import draw_sorry
from qwitch.stage.theme import Palette
from qwitch.store import Settings, SettingsFile

WHEN = datetime(2030, 1, 2, 3, 4, 5, 678)


class Fault(Exception):
    """Something that nobody expects."""


def fault() -> Fault:
    """A fault that was raised somewhere."""
    try:
        raise Fault("the pile fell over")
    except Fault as raised:
        return raised


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every table breaks as soon as the game has been dealt: at once, so that no pause can come before."""

    def tick(self: TableScene, now_s: float) -> None:
        raise fault()

    for name, value in {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(TableScene, "tick", tick)
    yield
    pygame.quit()


def play(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["qwitch", *words])
    return __main__.main()


def reports(folder: Path) -> list[Path]:
    return sorted((folder / "crashes").glob("*.txt"))


@pytest.mark.usefixtures("breaking")
def test_a_fault_in_a_game_is_written_down_and_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status = play(monkeypatch, "--now", "--seats", "me,easy", "--seed", "5", "--data", str(tmp_path), "--mute")
    assert status == 1
    [report] = reports(tmp_path)
    assert capsys.readouterr().err.splitlines() == [f"qwitch: {crash.line_on(report)}"]
    text = report.read_text("utf-8")
    for known in (__version__, "Python 3", "SDL_VIDEODRIVER=dummy", "the pile fell over", "TableScene", '"e": "deal"'):
        assert known in text
    assert "seed=5" in text


@pytest.mark.usefixtures("breaking")
def test_a_kids_game_that_broke_can_be_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["--now", "--mode", "turns", "--seats", "me,me2", "--seed", "5", "--data", str(tmp_path), "--mute"]
    assert play(monkeypatch, *words) == 1
    kept = read_log(tmp_path / "kids-game.jsonl", cut_allowed=True)
    match = resume(kept, OPTIONS["turns"])
    assert (match.game.setup.mode, match.game.setup.seed) == ("turns", 5)
    assert not match.is_over


def test_no_name_and_nothing_of_the_last_set_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/homes/Mathilda")
    settings = {"language": "es", "last": {"race": {"seats": [{"name": "Mathilda"}]}}, "other": "Mathilda"}
    error = Fault("/homes/Mathilda/game")
    text = crash.report_of(error, WHEN, settings, ["screen: TitleScene"])
    assert "Mathilda" not in text
    assert "~/game" in text
    assert "language: es" in text
    assert "screen: TitleScene" in text


def test_every_setting_that_is_told_exists_and_those_with_names_are_not() -> None:
    assert set(crash.TOLD_SETTINGS) <= set(Settings.__struct_fields__)
    assert "last" not in crash.TOLD_SETTINGS


def test_a_fault_before_the_window_is_written_down_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(self: SettingsFile) -> None:
        raise fault()

    monkeypatch.setattr(SettingsFile, "load", broken)
    assert play(monkeypatch, f"--data={tmp_path}") == 1
    [report] = reports(tmp_path)
    assert str(report) in capsys.readouterr().err
    assert "The settings are not known." in report.read_text("utf-8")


def test_commands_for_builders_raise_as_they_are() -> None:
    for command in ("simulate", "replay"):
        with pytest.raises(Fault):
            crash.tell(fault(), [command])


def test_where_nothing_can_be_kept_the_report_goes_among_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    found = crash.write_report("text", tmp_path / "file", WHEN)
    assert found is not None
    assert found.parent == tmp_path / "temporary"
    assert found.read_text("utf-8") == "text"


def test_where_nothing_can_be_written_at_all_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "file"))
    assert crash.write_report("text", tmp_path / "file", WHEN) is None
    assert "could not be written" in crash.line_on(None)


def test_only_the_newest_reports_are_kept(tmp_path: Path) -> None:
    written = [crash.write_report(str(day), tmp_path, WHEN.replace(day=day)) for day in range(1, 10)]
    assert reports(tmp_path) == written[-crash.KEPT :]


@pytest.mark.parametrize("size", [(800, 500), (1280, 720), (3840, 2160)])
def test_the_last_screen_stays_inside_the_window(size: tuple[int, int]) -> None:
    pygame.font.init()
    screen = pygame.Surface(size)
    path = os.path.join("/homes", "Ñandú " * 9, "crashes", "qwitch-20300102-030405-000678.txt")
    draw_sorry(screen, "Sorry, something broke", ["Qwitch came upon a fault of its own and has to stop.", path])
    screen.set_colorkey(Palette().plate[:3])
    inked = screen.get_bounding_rect()
    pygame.font.quit()
    assert inked.width > size[0] // 4
    assert screen.get_rect().inflate(-size[0] // 20, -size[1] // 10).contains(inked)
