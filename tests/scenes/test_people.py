"""People: let in, looked at, renamed, saved as a table, deleted after a question; chosen for a seat."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from qwitch.controls.commands import Written
from qwitch.scenes import person as person_module
from qwitch.scenes.history import HistoryScene
from qwitch.scenes.name import NameScene
from qwitch.scenes.names import seat_detail
from qwitch.scenes.people import PeopleScene
from qwitch.scenes.person import PersonScene, kinds_of
from qwitch.scenes.question import QuestionScene
from qwitch.scenes.seat import SeatScene
from qwitch.scenes.seated_names import renamed
from qwitch.scenes.seating import Seating
from qwitch.stage.widgets.choice import Choice
from qwitch.store import History, LastSetup, LastSetups, Notice, NoticeKind, ReactionRow, SeatChoice, Settings
from tests.scenes.past_games import keep_games
from tests.scenes.sitting import Sitting


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    """Give a player with a history, whose documents lie in the folder of the test."""
    (tmp_path / "data").mkdir()
    (tmp_path / "documents").mkdir()
    monkeypatch.setattr(person_module, "export_folders", lambda data: (tmp_path / "documents", data))
    sitting = Sitting()
    history = keep_games(sitting.desk, tmp_path / "data")
    yield sitting
    history.close()


def history_of(sitting: Sitting) -> History:
    assert sitting.desk.history is not None
    return sitting.desk.history


def names(sitting: Sitting) -> list[str]:
    return [profile.name for profile in history_of(sitting).profiles()]


def at_person(sitting: Sitting, number: int = 1) -> PersonScene:
    """Open a person's page on top of the people's."""
    sitting.open(PeopleScene(sitting.desk))
    for _ in range(number - 1):
        sitting.press("DOWN")
    sitting.press("RETURN")
    assert isinstance(sitting.top, PersonScene)
    return sitting.top


def choose(sitting: Sitting, word: str) -> None:
    """Bring a control into focus and press Enter."""
    assert isinstance(sitting.top, PersonScene | PeopleScene | SeatScene)
    sitting.top.panel.focus_on(word)
    sitting.press("RETURN")


def write(sitting: Sitting, name: str) -> None:
    """Write this name instead of the one that stands there."""
    assert isinstance(sitting.top, NameScene)
    for _ in range(20):
        sitting.devices.write(True)
        sitting.press("BACKSPACE")
    sitting.wants(Written(name))
    sitting.devices.write(False)
    sitting.press("RETURN")


def test_people_are_listed_and_looked_at(sitting: Sitting) -> None:
    page = at_person(sitting, 2)
    sitting.sees()
    sitting.press("RETURN")
    assert isinstance(sitting.top, HistoryScene)
    assert sitting.top.panel.value("who") == 2
    sitting.press("ESCAPE")
    assert sitting.is_at(page)


def test_a_new_person_comes_in_once(sitting: Sitting) -> None:
    sitting.open(PeopleScene(sitting.desk))
    for name in ("Bo", "bo", "ADA", ""):
        choose(sitting, "new")
        write(sitting, name)
    assert names(sitting) == ["Ñandú", "Ada", "Bo"]
    assert [profile.style for profile in history_of(sitting).profiles()] == [0, 1, 2]


def test_the_first_person_comes_in_from_the_empty_list(tmp_path: Path) -> None:
    sitting = Sitting()
    sitting.desk.history = History(tmp_path)
    sitting.desk.history.open()
    sitting.open(PeopleScene(sitting.desk))
    sitting.sees()
    sitting.press("RETURN")
    write(sitting, "Eva")
    assert names(sitting) == ["Eva"]
    sitting.desk.history.close()


def test_a_person_gets_another_name_and_colour_everywhere(sitting: Sitting) -> None:
    seats = (SeatChoice("me", "ñandú", 0), SeatChoice("easy"))
    sitting.desk.settings = Settings(last=LastSetups("race", LastSetup(seats)))
    at_person(sitting)
    choose(sitting, "name")
    write(sitting, "Nina")
    assert names(sitting) == ["Nina", "Ada"]
    assert isinstance(sitting.top, PersonScene)
    sitting.top.panel.focus_on("style")
    sitting.press("RIGHT", "RIGHT")
    assert history_of(sitting).profiles()[0].style == 2
    last = sitting.desk.settings.last.race
    assert last is not None
    assert (last.seats[0].name, last.seats[0].style) == ("Nina", 2)
    assert history_of(sitting).games()[1].game.seats[0].name == "Nina"


def test_nobody_gets_the_name_of_somebody_else(sitting: Sitting) -> None:
    at_person(sitting)
    for name in ("ada", ""):
        choose(sitting, "name")
        write(sitting, name)
    assert names(sitting) == ["Ñandú", "Ada"]


def test_a_table_is_saved_and_nothing_is_replaced(sitting: Sitting, tmp_path: Path) -> None:
    page = at_person(sitting)
    choose(sitting, "export")
    choose(sitting, "export")
    sitting.sees()
    files = sorted(path.name for path in (tmp_path / "documents").iterdir())
    assert files == ["Qwitch Ñandú 2.csv", "Qwitch Ñandú.csv"]
    lines = (tmp_path / "documents" / files[1]).read_text("utf-8-sig").splitlines()
    assert len(lines) == 1 + 3 + 3 + 2 + 1 + 4 + 1
    assert sitting.is_at(page)


def test_where_documents_cannot_be_written_the_data_folder_takes_the_table(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "documents").rmdir()
    at_person(sitting)
    choose(sitting, "export")
    assert (tmp_path / "data" / "Qwitch Ñandú.csv").exists()


def test_what_cannot_be_saved_is_told(sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[Notice]()
    sitting.desk.tell = told.extend
    monkeypatch.setattr(person_module, "export_folders", lambda data: (tmp_path / "nowhere",))
    at_person(sitting)
    choose(sitting, "export")
    assert [notice.kind for notice in told] == [NoticeKind.NOT_EXPORTED]


def test_who_presses_enter_twice_deletes_nobody(sitting: Sitting) -> None:
    page = at_person(sitting)
    for key in ("RETURN", "ESCAPE"):
        choose(sitting, "delete")
        assert sitting.is_at(QuestionScene)
        sitting.sees()
        sitting.press(key)
        assert sitting.is_at(page)
    assert names(sitting) == ["Ñandú", "Ada"]


def test_a_person_is_deleted_with_all_data(sitting: Sitting) -> None:
    seats = (SeatChoice("me", "Ada", 1), SeatChoice("easy"))
    sitting.desk.settings = Settings(last=LastSetups("race", LastSetup(seats)))
    at_person(sitting, 2)
    choose(sitting, "delete")
    sitting.press("RIGHT", "RETURN")
    sitting.waits(0.1)
    assert sitting.is_at(PeopleScene)
    assert names(sitting) == ["Ñandú"]
    assert "Ada" not in {seat.name for past in history_of(sitting).games() for seat in past.game.seats}
    last = sitting.desk.settings.last.race
    assert last is not None
    assert last.seats[0].name == ""


def test_six_kinds_are_counted() -> None:
    rows = [ReactionRow("B2", "+", "letter", ms) for ms in (300, 900, 500)] + [ReactionRow("B2", "=", "number", 700)]
    kinds = {(kind.direction.sign, kind.kind.value): (kind.ms, kind.cards) for kind in kinds_of(rows)}
    assert len(kinds) == 6
    assert kinds["+", "letter"] == (500, 3)
    assert kinds["=", "number"] == (700, 1)
    assert kinds["-", "letter"] == (None, 0)


def test_a_style_that_another_seat_has_is_not_given_twice() -> None:
    setup = LastSetup((SeatChoice("me", "Ada", 1), SeatChoice("me2", "Bo", 2)))
    after = renamed(Settings(last=LastSetups("race", setup)), "ADA", "Ada", 2).last.race
    assert after is not None
    assert [seat.style for seat in after.seats] == [None, 2]


# At the seats


@pytest.mark.parametrize(("mode", "place", "offered"), [("race", 0, True), ("race", 2, True), ("turns", 0, False)])
def test_a_handicap_is_offered_where_it_matters(sitting: Sitting, mode: str, place: int, offered: bool) -> None:
    """Grown-ups may take one against children in a race; taking turns, nobody gains by being quick."""
    seating = Seating.of_words(mode, "tin", ["me", "me2", "easy"])
    scene = SeatScene(sitting.desk, seating, place)
    sitting.open(scene)
    assert ("handicap" in [widget.word for widget in scene.panel.widgets]) == offered
    if offered:
        scene.panel.focus_on("handicap")
        sitting.press("RIGHT", "RIGHT", "RIGHT")
        assert seating.specs()[place].handicap_ms == 300
        assert seat_detail(seating.specs()[place], sitting.desk.tr).endswith("+0.3 s")


def at_seat(sitting: Sitting, place: int = 0) -> tuple[SeatScene, Seating]:
    seating = Seating.of_words("race", "tin", ["me", "me2", "easy"])
    scene = SeatScene(sitting.desk, seating, place)
    sitting.open(scene)
    return scene, seating


def test_a_seat_offers_everybody_who_is_known(sitting: Sitting) -> None:
    scene, seating = at_seat(sitting)
    who = scene.panel.widget("who")
    assert isinstance(who, Choice)
    assert scene.panel.focused is who
    assert [value for value, _ in who.options] == ["", "Ada", "Ñandú"]
    sitting.press("RIGHT")
    assert (seating.chairs[0].name, seating.chairs[0].style) == ("Ada", 1)
    sitting.press("RIGHT", "RIGHT")
    assert (seating.chairs[0].name, seating.chairs[0].style) == ("", None)


def test_nobody_sits_in_two_seats_and_no_two_look_alike(sitting: Sitting) -> None:
    scene, seating = at_seat(sitting, 1)
    seating.put(0, replace(seating.chairs[0], name="ada", style=0))
    scene.refresh()
    who = scene.panel.widget("who")
    assert isinstance(who, Choice)
    assert [value for value, _ in who.options] == ["", "Ñandú"]
    sitting.press("RIGHT")
    assert (seating.chairs[1].name, seating.chairs[1].style) == ("Ñandú", None), "another seat has the colour"


def test_a_computer_player_is_nobody_who_is_known(sitting: Sitting) -> None:
    scene, _ = at_seat(sitting, 2)
    assert "who" not in {widget.word for widget in scene.panel.widgets}
