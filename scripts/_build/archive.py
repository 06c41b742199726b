"""The archive of a finished package and its checksum: tar.xz on Linux, zip on Windows, ditto's zip on macOS."""

import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from scripts._build.recipe import dist_folder, package_name

ENDING = ".tar.xz" if sys.platform == "linux" else ".zip"

EARLIEST = 315532800
"""The first moment that a zip archive can tell, in seconds of Unix time: 1 January 1980."""


def archive_file() -> Path:
    """The archive of the package that is made here."""
    return dist_folder() / (package_name() + ENDING)


def pack(package: Path) -> Iterator[Path]:
    """Write the archive and the file with its checksum; gives both."""
    target = archive_file()
    target.unlink(missing_ok=True)
    if sys.platform == "darwin":
        # ditto alone keeps links, rights and the signature of an .app.
        command = ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", str(package), str(target)]
        subprocess.run(command, check=True)
    elif sys.platform == "win32":
        _zip(package, target)
    else:
        _tar(package, target)
    yield target

    sums = target.with_name(target.name + ".sha256")
    sums.write_text(f"{hashlib.sha256(target.read_bytes()).hexdigest()}  {target.name}\n", "utf-8", newline="\n")
    yield sums


def moment() -> int:
    """The time that every file of an archive bears, in seconds of Unix time: the same sources, the same bytes."""
    return max(EARLIEST, int(os.environ.get("SOURCE_DATE_EPOCH", EARLIEST)))


def _tar(package: Path, target: Path) -> None:
    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = moment()
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with tarfile.open(target, "w:xz", preset=9) as tar:
        tar.add(package, package.name, filter=plain)  # in the order of names


def _zip(package: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(package.rglob("*")):
            if path.is_file():
                file.write(path, str(Path(package.name) / path.relative_to(package)))


def unpack(target: Path) -> Path:
    """Unpack the archive into a folder, as a player would; gives the package's folder."""
    source = archive_file()
    if sys.platform == "darwin":
        target.mkdir(parents=True)
        subprocess.run(["ditto", "-x", "-k", str(source), str(target)], check=True)
    elif sys.platform == "win32":
        with zipfile.ZipFile(source) as file:
            file.extractall(target)
    else:
        with tarfile.open(source) as tar:
            tar.extractall(target, filter="data")
    return target / package_name()
