"""The two programs that can fill the .venv: uv where the user has it, else Python's own venv and pip."""

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from typing import Protocol

from scripts import _setup

# Only what is listed, at the listed hashes; a package that comes as source is built with what is installed.
AS_LISTED = ("--no-build-isolation", "--require-hashes", "-r")

# Settings of the user's that would send the packages somewhere else than into the .venv.
ELSEWHERE = {
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_ROOT",
    "UV_TARGET",
    "UV_PREFIX",
    "UV_SYSTEM_PYTHON",
    "UV_PYTHON",
}


class Installer(Protocol):
    """What makes a .venv and puts packages into it; both raise SetupFailed where they cannot."""

    name: str

    def create(self) -> None:
        """Make the .venv, where none is."""

    def install(self, set_name: str) -> None:
        """Install what requirements/<set_name>.txt lists."""


class Steps:
    """Runs an installer's programs in the project at `root`, their output going to a log.

    `lock` is the file number of the set-up's lock. The programs inherit it: one that outlives a killed set-up
    keeps others off the .venv until it has ended too.
    """

    def __init__(self, root: str, lock: int) -> None:
        self.root = root
        self.log = os.path.join(root, ".work", "setup.log")
        self._inherited = () if sys.platform == "win32" else (lock,)

    def run(self, doing: str, command: list[str]) -> None:
        """Run one program; raise SetupFailed with its last words if it fails."""
        env = {key: value for key, value in os.environ.items() if key not in ELSEWHERE} | {"PIP_USER": "0"}
        with open(self.log, "wb") as out:
            step = subprocess.Popen(
                command,
                cwd=self.root,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                pass_fds=self._inherited,
                start_new_session=True,
            )
        if wait_or_end(step) != 0:
            words = last_words(self.log)
            raise _setup.SetupFailed(f"{doing} failed (no network, perhaps): {words} [all of it: {self.log}]")


def wait_or_end(step: subprocess.Popen[bytes]) -> int:
    """Wait for a program's exit status; if the waiting is broken off, end it and all that it has started."""
    try:
        return step.wait()
    except BaseException:
        if sys.platform == "win32":
            step.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(step.pid, signal.SIGKILL)
        step.wait()
        raise


class Pip:
    """Python's own venv and pip; pip lies in the .venv itself."""

    name = "pip"

    def __init__(self, steps: Steps) -> None:
        self.steps = steps

    def create(self) -> None:
        """Make the .venv, pip included."""
        venv = _setup.venv_folder(self.steps.root)
        self.steps.run("making .venv", [base_python(), "-I", "-m", "venv", venv])

    def install(self, set_name: str) -> None:
        """Install with the .venv's pip; few retries, for without a network nobody should wait long."""
        pip = [_setup.venv_python(self.steps.root), "-I", "-m", "pip", "install"]
        options = ["--no-input", "--disable-pip-version-check", "--retries", "2", "--use-pep517", *AS_LISTED]
        file = _setup.requirements(self.steps.root, set_name)
        self.steps.run(f"installing requirements/{set_name}.txt", [*pip, *options, file])


class Uv:
    """The user's uv, which needs no pip in the .venv."""

    name = "uv"

    def __init__(self, steps: Steps, program: str) -> None:
        self.steps = steps
        self.program = program

    def create(self) -> None:
        """Make the .venv; without pip, Debian's Python can do it even where its venv package is missing."""
        venv = _setup.venv_folder(self.steps.root)
        self.steps.run("making .venv", [base_python(), "-I", "-m", "venv", "--without-pip", venv])

    def install(self, set_name: str) -> None:
        """Install with uv."""
        into = ["--python", _setup.venv_python(self.steps.root)]
        file = _setup.requirements(self.steps.root, set_name)
        command = [self.program, "pip", "install", *into, *AS_LISTED, file]
        self.steps.run(f"installing requirements/{set_name}.txt", command)


def choose_installer(root: str, lock: int) -> Installer:
    """Take uv if it is on PATH, else venv and pip; raise SetupFailed where this Python lacks those."""
    steps = Steps(root, lock)
    uv = shutil.which("uv")
    if uv:
        return Uv(steps, uv)
    if importlib.util.find_spec("ensurepip") is None:
        raise _setup.SetupFailed(missing_venv(os.path.exists("/etc/debian_version")))
    return Pip(steps)


def missing_venv(on_debian: bool) -> str:
    """Say what to install where Python came without the means to make a .venv with pip."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if on_debian:
        return f"Python's venv module is missing; install it with: sudo apt install python{version}-venv"
    return f"Python's venv module (ensurepip) is missing; install it for this Python {version}, or install uv"


def base_python() -> str:
    """Name the Python outside any .venv, to build one on: the .venv itself may be about to go."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def last_words(log: str) -> str:
    """Find the line that says most about why an installer gave up."""
    with open(log, encoding="utf-8", errors="replace") as file:
        lines = [line.strip() for line in file if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["it gave no reason"])[-1]
