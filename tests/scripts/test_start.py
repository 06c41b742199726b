"""The scripts as a user starts them: any folder, any Python, no network, Ctrl+C."""

import ast
import contextlib
import importlib.util
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import _install, _setup, _tools
from tests.scripts.project import FakeInstaller, in_another_process, make_project, make_wheel, run_script

SCRIPTS = ("play.py", "test.py", "check.py")

no_pip = pytest.mark.skipif(importlib.util.find_spec("ensurepip") is None, reason="this Python lacks its venv package")
signals = pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs another way")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return make_project(tmp_path)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder of the user's with files that must not be taken for the game's or Python's."""
    folder = tmp_path / "años y más"
    folder.mkdir()
    for name in ("qwitch.py", "tiny.py", "subprocess.py", "site.py"):
        (folder / name).write_text("raise SystemExit('the wrong file')", "utf-8")
    return folder


@no_pip
def test_a_bare_python_sets_up_and_plays(root: Path, elsewhere: Path, tmp_path: Path) -> None:
    (root / "requirements" / "play.txt").write_text(make_wheel(tmp_path), "utf-8")
    env = {"PATH": os.defpath, "PIP_FIND_LINKS": str(tmp_path), "PIP_TARGET": str(tmp_path / "astray")}
    first = run_script(root, "play.py", "a b", "ñ", "seven", cwd=elsewhere, **env)
    assert (first.stdout, first.returncode) == (f"tiny|{elsewhere}|a b|ñ|seven\n", 7), first.stderr

    second = run_script(root, "play.py", cwd=elsewhere, PATH=os.defpath)
    assert (second.stdout, second.stderr, second.returncode) == (f"tiny|{elsewhere}\n", "", 0)


def broken_uv(folder: Path, words: str) -> str:
    """Put a uv into `folder` that fails with its last words; gives the PATH to find it on."""
    folder.mkdir()
    (folder / "uv").write_text(f"#!/bin/sh\necho '{words}'\nexit 1\n", "utf-8")
    (folder / "uv").chmod(0o755)
    (folder / "uv.bat").write_text(f"@echo {words}\n@exit /b 1\n", "utf-8")
    return str(folder)


@pytest.mark.parametrize("script", SCRIPTS)
def test_without_a_network_one_line_says_so(root: Path, tmp_path: Path, script: str) -> None:
    path = broken_uv(tmp_path / "bin", "error: no way to the network")
    run = run_script(root, script, cwd=root, PATH=path)
    assert (run.stdout, run.returncode) == ("", 2)
    progress, failure = run.stderr.splitlines()[:-1], run.stderr.splitlines()[-1]
    assert all(line.endswith("...") for line in progress)
    assert "requirements/build.txt failed (no network, perhaps): error: no way to the network" in failure
    assert "no way" in (root / ".work" / "setup.log").read_text("utf-8")


def test_a_ready_venv_is_used_as_it_is(root: Path, elsewhere: Path, tmp_path: Path) -> None:
    _install.install(str(root), "play", FakeInstaller(root))
    path = broken_uv(tmp_path / "bin", "error: nobody should have called uv")
    run = run_script(root, "play.py", "seven", cwd=elsewhere, PATH=path)
    assert (run.stdout, run.stderr, run.returncode) == (f"tiny|{elsewhere}|seven\n", "", 7)


@pytest.mark.parametrize("script", SCRIPTS)
def test_an_old_python_is_told_so_in_one_line(script: str) -> None:
    path = Path(_setup.ROOT, "scripts", script)
    pretend = "import runpy, sys; sys.version_info = (3, 10, 4, 'final', 0); runpy.run_path(sys.argv[1])"
    run = subprocess.run([sys.executable, "-c", pretend, str(path)], capture_output=True, text=True, check=False)
    assert run.stderr == "Qwitch needs Python 3.11 or newer; this is Python 3.10.\n"
    assert (run.stdout, run.returncode) == ("", 2)


@pytest.mark.parametrize("script", SCRIPTS)
def test_an_old_python_can_read_as_far_as_that(script: str) -> None:
    source = Path(_setup.ROOT, "scripts", script).read_text("ascii")
    ast.parse(source, feature_version=(3, 4))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.Starred, ast.NamedExpr)
    assert not [node for node in ast.walk(ast.parse(source)) if isinstance(node, newer)]


def test_a_missing_venv_module_is_told_with_the_line_that_installs_it(root: Path) -> None:
    hidden = "sys.modules['ensurepip'] = None; os.environ['PATH'] = ''; "
    child = in_another_process(hidden + "_setup.prepare('play', sys.argv[1])", root)
    said, line = child.communicate()
    assert (said, child.returncode, line.count("\n")) == ("", 2, 1)
    assert "venv module" in line
    assert not (root / ".venv").exists()

    on_debian = f"sudo apt install python3.{sys.version_info.minor}-venv"
    assert on_debian in _tools.missing_venv(on_debian=True)
    assert "apt" not in _tools.missing_venv(on_debian=False)


@pytest.mark.parametrize("args", [["--fox"], ["--fix", "now"]])
def test_check_knows_its_arguments(root: Path, args: list[str]) -> None:
    run = run_script(root, "check.py", *args, cwd=root)
    assert (run.stdout, run.returncode) == ("", 2)
    assert run.stderr == f"check.py: unknown arguments '{' '.join(args)}'; there is only --fix\n"


def test_a_project_that_lacks_a_file_is_told_in_one_line(root: Path) -> None:
    (root / "requirements" / "play.txt").unlink()
    run = run_script(root, "play.py", cwd=root)
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].endswith("play.txt: No such file or directory")


# An installer whose own child does the work, as venv's and pip's do. The child calls the test, says "here" and holds
# the line; it goes on when it hears something.
CHILD = "import socket, sys; line = socket.create_connection(('127.0.0.1', int(sys.argv[1]))); "
CHILD += "line.sendall(b'here'); line.recv(9)"
PARENT = "import subprocess, sys; subprocess.run([sys.executable, '-c', *sys.argv[1:]])"
SET_UP_WITH_A_CHILD = """
root, *parent_child_port = sys.argv[1:]

class Parent(_tools.Pip):
    def create(self):
        self.steps.run("working", [base_python(), "-c", *parent_child_port])

signal.signal(signal.SIGINT, signal.default_int_handler)
_install.choose_installer = lambda root, lock: Parent(_tools.Steps(root, lock))
_setup.prepare("play", root)
"""


@contextlib.contextmanager
def set_up_with_a_child(root: Path) -> Iterator[tuple[subprocess.Popen[str], socket.socket]]:
    """Start a set-up and wait until its installer's child is at work; gives the set-up and the line to the child."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(30)
        port = str(server.getsockname()[1])
        set_up = in_another_process(SET_UP_WITH_A_CHILD, root, PARENT, CHILD, port)
        line, _ = server.accept()
    with line:
        line.settimeout(30)
        assert line.recv(9) == b"here"
        yield set_up, line


@signals
@pytest.mark.parametrize(("name", "status"), [("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130)])
def test_a_set_up_that_is_ended_takes_its_installer_along(root: Path, name: str, status: int) -> None:
    with set_up_with_a_child(root) as (set_up, line):
        set_up.send_signal(signal.Signals[name])
        assert line.recv(9) == b""  # hung up: the child is gone
    _, said = set_up.communicate()
    assert set_up.returncode == status
    assert "Traceback" not in said


FAKE_SET_UP = """
_install.install(sys.argv[1], "play", FakeInstaller(Path(sys.argv[1])))
"""


@signals
def test_an_installer_that_outlives_its_set_up_keeps_the_next_one_waiting(root: Path) -> None:
    with set_up_with_a_child(root) as (killed, line):
        killed.kill()
        killed.communicate()
        after = in_another_process(FAKE_SET_UP, root)
        assert after.stderr
        assert "waiting" in after.stderr.readline()
        assert not (root / ".venv").exists()
        line.sendall(b"go on")
        after.communicate()
    assert after.returncode == 0
    assert _setup.is_ready(str(root), "play")
