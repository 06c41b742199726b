"""A package that holds a development tool, or lacks what the game needs, is not made."""

import pytest

from scripts._build.contents import NEEDED, check
from scripts._build.freeze import _entries
from scripts._build.problem import BuildError

GAME = ["qwitch.app", "msgspec", "json.decoder", "pytmx", "pygame.mixer", "_internal/pygame_ce.libs/libSDL2-2.so.0"]
FILES = [f"qwitch/_internal/x/{needed}" for needed in NEEDED]


def test_the_game_and_what_it_runs_on_may_be_in() -> None:
    check(GAME, FILES)


@pytest.mark.parametrize("module", ["numpy", "numpy.core", "PIL.Image", "setuptools._vendor", "babel", "scripts.build"])
def test_no_module_of_a_tool_may_be_in(module: str) -> None:
    with pytest.raises(BuildError, match="development tool"):
        check([*GAME, module], FILES)


@pytest.mark.parametrize(
    "file",
    ["_internal/numpy.libs/libopenblas.so", "a/pip-24.0.dist-info/RECORD", "a\\PIL\\x.pyd", "_internal/tests/a.py"],
)
def test_no_file_of_a_tool_may_be_in(file: str) -> None:
    with pytest.raises(BuildError, match="development tool"):
        check(GAME, [*FILES, file])


@pytest.mark.parametrize("needed", NEEDED)
def test_what_the_game_needs_must_be_in(needed: str) -> None:
    with pytest.raises(BuildError, match="expected it in the package"):
        check(GAME, [file for file in FILES if not file.endswith(needed)])


def test_tables_of_contents_are_read_however_deep() -> None:
    table = ("made", [("a", "/x/a.py", "PYMODULE"), ("b.c", "/x/c.so", "EXTENSION")], {"k": 1}, True)
    assert [entry[0] for entry in _entries(table)] == ["a", "b.c"]
