"""The clean environment that a package is made from: the game's packages and PyInstaller, nothing else.

It is set up as the game's own .venv is (hashed, by uv or pip, mended when cut short), in a folder of its own.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from scripts import _setup
from scripts._build.problem import BuildError
from scripts._build.recipe import ROOT

FOLDER = ROOT / ".work" / "package"
"""Where it lies, with copies of the requirement files that it is made of."""

SET = "package"
PARTS = ("build", *_setup.SETS[SET])


def prepare() -> Path:
    """Give the environment's Python, set up first if need be; raises BuildError where a package cannot be made."""
    _refuse_without_tools()
    (FOLDER / "requirements").mkdir(parents=True, exist_ok=True)
    for part in PARTS:
        shutil.copyfile(_setup.requirements(str(ROOT), part), _setup.requirements(str(FOLDER), part))
    return Path(_setup.prepare(SET, root=str(FOLDER)))


def packages_folder(python: Path) -> Path:
    """Where the environment keeps its packages."""
    command = [str(python), "-I", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    return Path(subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.strip())


def _refuse_without_tools() -> None:
    """PyInstaller on Linux reads programs with objdump and takes Python along as a library."""
    if sys.platform != "linux":
        return
    for tool in ("objdump", "strip", "ldd"):
        if shutil.which(tool) is None:
            raise BuildError(f"{tool} is missing; install it with: sudo apt install binutils libc-bin")
    if not _has_library():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise BuildError(f"this Python has no shared library; install it with: sudo apt install libpython{version}")


def _has_library() -> bool:
    """Whether this Python comes as a shared library, or the system has one for it."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    places = [sysconfig.get_config_var("LIBDIR") or "", os.path.join(sys.base_prefix, "lib")]
    multiarch = sysconfig.get_config_var("MULTIARCH") or ""
    places += [os.path.join(place, multiarch) for place in ("/usr/lib", "/lib")]
    return ".so" in name and any(os.path.exists(os.path.join(place, name)) for place in places)
