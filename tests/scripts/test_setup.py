"""The .venv: when it is ready, grows or is made anew, and that a set-up cut short does no harm."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import _install, _setup
from tests.scripts.project import FakeInstaller, in_another_process, make_project, packages_folder, run_script


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return make_project(tmp_path)


def set_up(root: Path, name: str) -> list[str]:
    """Set up one set; gives what the installer was asked for."""
    installer = FakeInstaller(root)
    if not _setup.is_ready(str(root), name):
        _install.install(str(root), name, installer)
    assert _setup.is_ready(str(root), name)
    return installer.calls


def test_the_first_start_makes_all_and_the_second_nothing(root: Path) -> None:
    assert set_up(root, "play") == ["create", "build", "play"]
    assert set_up(root, "play") == []


def test_a_set_holds_the_smaller_ones(root: Path) -> None:
    set_up(root, "test")
    assert set_up(root, "play") == []
    assert not _setup.is_ready(str(root), "check")


def test_a_bigger_set_is_added_to_what_is_there(root: Path) -> None:
    set_up(root, "play")
    assert set_up(root, "check") == ["build", "check"]
    assert set_up(root, "test") == []


def test_other_tools_for_tests_leave_the_game_ready(root: Path) -> None:
    set_up(root, "test")
    (root / "requirements" / "test.txt").write_text("# newer\n", "utf-8")
    assert set_up(root, "play") == []
    assert set_up(root, "test") == ["create", "build", "test"]


def change_requirements(root: Path) -> None:
    (root / "requirements" / "play.txt").write_text("# newer\n", "utf-8")


def change_build_requirements(root: Path) -> None:
    (root / "requirements" / "build.txt").write_text("# newer\n", "utf-8")


def come_from_another_python(root: Path) -> None:
    stamp = Path(_setup.stamp_file(str(root)))
    stamp.write_text(stamp.read_text("utf-8").replace("python cpython-3", "python cpython-2"), "utf-8")


def spoil_the_stamp(root: Path) -> None:
    Path(_setup.stamp_file(str(root))).write_bytes(b"\xff\x00 play\n\n")


def lose_the_stamp(root: Path) -> None:
    Path(_setup.stamp_file(str(root))).unlink()


def lose_the_python(root: Path) -> None:
    Path(_setup.venv_python(str(root))).unlink()


def be_a_file(root: Path) -> None:
    (root / ".venv").rename(root / "elsewhere")
    (root / ".venv").write_text("not a folder", "utf-8")


@pytest.mark.parametrize(
    "happens",
    [
        change_requirements,
        change_build_requirements,
        come_from_another_python,
        spoil_the_stamp,
        lose_the_stamp,
        lose_the_python,
        be_a_file,
    ],
)
def test_a_venv_that_does_not_fit_is_made_anew(root: Path, happens: Callable[[Path], None]) -> None:
    set_up(root, "play")
    left_over = packages_folder(root) / "left_over.py"
    left_over.touch()
    happens(root)
    assert set_up(root, "play") == ["create", "build", "play"]
    assert not left_over.exists()


def test_a_venv_that_another_tool_made_is_not_added_to(root: Path) -> None:
    set_up(root, "play")
    stamp = Path(_setup.stamp_file(str(root)))
    stamp.write_text(stamp.read_text("utf-8").replace("tool fake", "tool pip"), "utf-8")
    assert set_up(root, "play") == []
    assert set_up(root, "test") == ["create", "build", "test"]


KILLED_SET_UP = """
root, name, moment = sys.argv[1:]

def at(now):
    if now == moment:
        die()

def replace(old, new, real=os.replace):
    at("before the stamp")
    real(old, new)

os.replace = replace
_install.install(root, name, FakeInstaller(Path(root), at))
"""


@pytest.mark.parametrize(
    ("before", "name", "moment"),
    [
        ("", "play", "nothing yet"),
        ("", "play", "half a .venv"),
        ("", "play", "a .venv"),
        ("", "play", "half of build"),
        ("", "play", "half of play"),
        ("", "play", "before the stamp"),
        ("play", "test", "half of test"),
        ("play", "test", "before the stamp"),
    ],
)
def test_after_a_kill_the_next_start_recovers(root: Path, before: str, name: str, moment: str) -> None:
    if before:
        set_up(root, before)
    killed = in_another_process(KILLED_SET_UP, root, name, moment)
    _, said = killed.communicate()
    assert killed.returncode not in (0, 1, 2), said

    assert set_up(root, "play") == ["create", "build", "play"]
    run = run_script(root, "play.py", "again", cwd=root)
    assert (run.stdout, run.stderr) == (f"tiny|{root}|again\n", "")


def test_the_way_to_the_game_is_plain_letters_and_moves_along(root: Path) -> None:
    set_up(root, "play")
    way = (packages_folder(root) / "qwitch-project.pth").read_bytes()
    assert way.isascii()
    assert not os.path.isabs(way.decode())
    moved = root.with_name("después")
    root.rename(moved)
    assert run_script(moved, "play.py", cwd=moved).stdout == f"tiny|{moved}\n"


WAITING_SET_UP = """
installer = FakeInstaller(Path(sys.argv[1]), lambda moment: (print(moment, flush=True), sys.stdin.readline()))
_install.install(sys.argv[1], "play", installer)
print(installer.calls)
"""


def test_two_at_once_do_not_get_in_each_others_way(root: Path) -> None:
    first = in_another_process(WAITING_SET_UP, root)
    assert first.stdout
    assert first.stdout.readline() == "nothing yet\n"
    second = in_another_process(WAITING_SET_UP, root)
    assert second.stderr
    assert "waiting" in second.stderr.readline()
    assert not _setup.is_ready(str(root), "play")

    said, _ = first.communicate("\n" * 20)
    assert said.splitlines()[-1] == "['create', 'build', 'play']"
    said, _ = second.communicate("\n" * 20)
    assert said == "[]\n"
    assert (first.returncode, second.returncode) == (0, 0)
