"""What may be in a package and what must: looked at after every freeze, before anything is packed."""

import re
from collections.abc import Iterable

from scripts._build.problem import BuildError
from scripts._build.recipe import TOOLS

OURS = ("scripts", "tests")
"""Code of ours that only builders need."""

NEEDED = ["LilitaOne-Regular.ttf", "AtkinsonHyperlegible-Regular.ttf", "AtkinsonHyperlegible-Bold.ttf"]
NEEDED += ["assets/locale/es/LC_MESSAGES/qwitch.mo", "assets/tables/race-4.tmx", "assets/icons/window.rgba"]
NEEDED += ["assets/sounds/land_1.wav", "assets/voices/en/heart/B2.ogg"]
"""Files without which the game does not start or is silent, by the ends of their paths; one of a kind stands for all."""


def check(modules: Iterable[str], files: Iterable[str]) -> None:
    """Refuse (BuildError) development tools, builders' code, and a package that lacks what it needs."""
    names, paths = sorted(set(modules)), sorted(set(files))
    for name in [*names, *paths]:
        if tool := _tool_in(name):
            raise BuildError(f"{name}: {tool} is a development tool; expected it to stay out of the package")
    for needed in NEEDED:
        if not any(path.endswith(needed) for path in paths):
            raise BuildError(f"{needed}: expected it in the package")


def _tool_in(name: str) -> str | None:
    """The tool that a module (numpy.core) or a file (_internal/numpy.libs/x.so, pip-1.dist-info/RECORD) belongs to."""
    parts = re.split(r"[/\\]", name)
    tops = {re.split(r"[.-]", part)[0] for part in parts}
    return next((tool for tool in [*TOOLS, *OURS] if tool in tops), None)
