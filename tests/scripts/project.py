"""A small project to set up in tests: the real scripts, a game that answers, installers that do as told."""

import hashlib
import os
import shutil
import signal
import subprocess
import sysconfig
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

from scripts import _setup
from scripts._tools import base_python

GAME = """
import os, sys
import tiny
print(tiny.SIZE, os.getcwd(), *sys.argv[1:], sep="|")
sys.exit(7 if "seven" in sys.argv else 0)
"""


def make_project(folder: Path) -> Path:
    """Lay out a project under a name that has all that folders' names may have."""
    root = folder / "Ñandú 日本 copia"
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(_setup.ROOT, "scripts"), root / "scripts", ignore=ignore)
    (root / "qwitch").mkdir()
    (root / "qwitch" / "__main__.py").write_text(GAME, "utf-8")
    (root / "requirements").mkdir()
    for name in ("build", *_setup.SETS):
        (root / "requirements" / f"{name}.txt").write_text("", "utf-8")
    return root


def make_wheel(folder: Path) -> str:
    """Make a package of one line in `folder`; gives the requirement that pins and hashes it."""
    info = "tiny-1.0.dist-info"
    wheel = folder / "tiny-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("tiny.py", "SIZE = 'tiny'\n")
        file.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
        file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{info}/RECORD", "")
    return f"tiny==1.0 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


def packages_folder(root: Path) -> Path:
    """Name the folder in the project's .venv where packages go."""
    base = str(root / ".venv")
    return Path(sysconfig.get_path("purelib", "venv", {"base": base, "installed_base": base}))


class FakeInstaller:
    """Makes a real .venv and a pretended package, from nothing but the disk; keeps what it was asked for."""

    name = "fake"

    def __init__(self, root: Path, at: Callable[[str], None] = lambda moment: None) -> None:
        self.root, self.at = root, at
        self.calls: list[str] = []

    def create(self) -> None:
        self.calls.append("create")
        self.at("nothing yet")
        (self.root / ".venv" / "half").mkdir(parents=True)
        self.at("half a .venv")
        venv.create(self.root / ".venv", symlinks=os.name != "nt")
        self.at("a .venv")

    def install(self, set_name: str) -> None:
        self.calls.append(set_name)
        module = packages_folder(self.root) / "tiny.py"
        module.write_text("SIZE = ", "utf-8")
        self.at(f"half of {set_name}")
        module.write_text("SIZE = 'tiny'\n", "utf-8")
        self.at(f"all of {set_name}")


def die() -> None:
    """End this process as a power cut would: nothing is tidied up."""
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))


IMPORTS = f"""
import sys
sys.path.insert(0, {_setup.ROOT!r})
from scripts import _install, _setup, _tools
from tests.scripts.project import *
"""


def in_another_process(code: str, *args: str | Path) -> subprocess.Popen[str]:
    """Start Python on `code`, outside any .venv, able to use the scripts and what stands in this file."""
    command = [base_python(), "-c", IMPORTS + code, *map(str, args)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")


def run_script(root: Path, name: str, *args: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run one of the project's scripts as a user would, with no way to any network."""
    offline = {
        "PIP_NO_INDEX": "1",
        "PIP_CONFIG_FILE": os.devnull,
        "UV_OFFLINE": "1",
        "PYTHONIOENCODING": "utf-8",
    }
    command = [base_python(), str(root / "scripts" / name), *args]
    return subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | offline | env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
