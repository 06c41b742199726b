"""The requirement files: pinned, hashed, agreeing with each other, and tied to no machine and no index."""

import re
from pathlib import Path

import pytest

from scripts import _setup

FOLDER = Path(_setup.ROOT, "requirements")
FILES = sorted(FOLDER.glob("*.txt"))
HELD = [(inner, name) for name, held in _setup.SETS.items() for inner in held if inner != name]
HELD += [("assets", "check")]  # mypy reads the scripts that make assets


def pins(name: str) -> dict[str, set[str]]:
    """Read a file: the hashes of each "package==version ; for which system" in it."""
    found: dict[str, set[str]] = {}
    pin = ""
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("    --hash="):
            found[pin].add(line.strip().rstrip(" \\"))
        elif not line.lstrip().startswith("#"):
            pin = line.rstrip(" \\")
            found[pin] = set()
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_package_is_pinned_and_hashed(file: Path) -> None:
    found = pins(file.stem)
    assert found
    for pin, hashes in found.items():
        assert re.match(r"[a-z0-9-]+==[\w.]+( ; .+)?$", pin)
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in hashes)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_file_names_an_index_or_a_machine(file: Path) -> None:
    assert not re.search(r"https?:|index|/(home|root|tmp|work|usr)/|@ ", file.read_text("utf-8"))


@pytest.mark.parametrize(("inner", "name"), HELD)
def test_a_set_holds_the_smaller_one_to_the_letter(inner: str, name: str) -> None:
    assert pins(inner).items() <= pins(name).items()


def test_a_package_that_is_played_with_has_one_version_everywhere() -> None:
    for name in ("package", "assets"):
        assert pins("play").items() <= pins(name).items()


def test_the_game_needs_no_other_pygame() -> None:
    for file in FILES:
        assert not [pin for pin in pins(file.stem) if pin.startswith("pygame==")]
